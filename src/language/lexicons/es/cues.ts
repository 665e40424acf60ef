import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    él, ella, ello, ellos, ellas, este, esta, esto, estos, estas, ese, esa, eso, esos, esas, aquel, aquella, aquello
    aquellos, aquellas, su, sus, le, les, lo, se trata de, es un, es una, es el, es la, son, son los, son las, fue, era
    tiene, tienen, puede, pueden, permite, permiten, sirve, incluye, también, tampoco, ambos, ambas, dicho, dicha
    dichos, dichas, tal, tales, otro, otra, otros, otras, los otros, las otras, los demás, las demás, el otro, la otra
    el mismo, la misma, los mismos, las mismas, lo mismo, el primero, la primera, el segundo, la segunda, el tercero
    la tercera, el último, la última, este último, esta última, estos últimos, estas últimas, primero, segundo, tercero
    en primer lugar, en segundo lugar, en tercer lugar, por último, finalmente, luego, después, entonces, así, así pues
    por tanto, por lo tanto, por ello, por eso, por esto, por esta razón, por este motivo, por estas razones
    por consiguiente, en consecuencia, como resultado, como consecuencia, debido a esto, debido a ello, gracias a esto
    gracias a ello, de ahí que, de esta forma, de esta manera, de este modo, de ese modo, pero, y, e, o, u, ni, sino
    pues, porque, sin embargo, no obstante, aun así, con todo, a pesar de ello, a pesar de eso, en cambio, por el contrario
    al contrario, además, asimismo, igualmente, del mismo modo, de igual modo, es más, incluso, de hecho, en efecto
    por otro lado, por otra parte, por un lado, por una parte, al mismo tiempo, mientras tanto, entretanto
    por ejemplo, en particular, es decir, o sea, en otras palabras, dicho de otro modo, en resumen, en conclusión
    en definitiva, en suma, en este caso, en estos casos, en ese caso, en este sentido, en ese sentido, en este contexto
    para ello, para eso, para esto, con ello, con esto, con eso, de lo contrario, si no es así, en ese momento
    en esa época, más tarde, posteriormente, a continuación, tras esto, tras ello, antes de eso, desde entonces
    allí, ahí, aquí, entre ellos, entre ellas, uno de ellos, una de ellas, algunos de ellos, algunas de ellas
    la mayoría de ellos, la mayoría de ellas, cada uno de ellos, ninguno de ellos, todo esto, todo ello, todos ellos
    todas ellas, si esto, si este, si esta, cuando esto, aunque esto, como este, como esta, de estos, de estas
    de ellos, de ellas, lo que, lo cual
    solo después, sólo después, solo entonces, sólo entonces, para terminar
  `),
  independentOpeners: entries(`
    es importante, es posible, es imposible, es necesario, es probable, es difícil, es fácil, es frecuente
    es habitual, es recomendable, es conveniente, es aconsejable, es preciso, es raro, es esencial, es fundamental
    se estima, se calcula, se sabe, se cree, se considera, se recomienda, este año, otra causa de, otra razón para
    otro motivo para, así como, lo más importante, lo mejor, lo ideal, además de, incluso los, incluso las
    la primera vez, el mismo día, la segunda guerra mundial, la primera guerra mundial, la segunda mitad
    la primera mitad, la última década, o bien, puede que, después de, después del, además del, tal vez
    tal y como, lo que más
    la organización mundial, la organización internacional, la organización de las naciones unidas
    solo después de, sólo después de
  `),
  dependentAnywhere: entries(`
    este último, esta última, estos últimos, estas últimas, dicho, dicha, dichos, dichas, por esta razón, por este motivo
    por estas razones, de esta forma, de esta manera, de este modo, en este caso, en ese caso, en este sentido
    en este contexto, a este respecto, este método, este enfoque, este proceso, este problema, esta tendencia
    este efecto, por lo tanto, por tanto, mencionado anteriormente
  `),
  roleOpeners: entries(`
    la empresa, la compañía, la firma, el equipo, el grupo, la organización, la agencia, los fundadores, el fundador
    los investigadores, el investigador, los científicos, el estudio, el informe, la encuesta, los autores, el autor
    la autora, el artículo, los resultados, el producto, el proyecto, la tienda, el sitio, la web, el programa
    el incidente, el acuerdo, la sentencia, la ley, el hombre, la mujer, la pareja, la familia, la aplicación, el libro
    el plan, la decisión, la medida
  `),
  droppableConnectives: entries(`
    sin embargo, no obstante, aun así, con todo, además, asimismo, igualmente, es más, de hecho, en efecto, así, así pues
    por tanto, por lo tanto, por ello, por eso, por consiguiente, en consecuencia, como resultado, como consecuencia
    finalmente, por último, en primer lugar, en segundo lugar, en tercer lugar, primero, segundo, luego, después
    por ejemplo, en particular, en general, generalmente, por lo general, por supuesto, desde luego, naturalmente
    evidentemente, obviamente, lamentablemente, desgraciadamente, afortunadamente, curiosamente, en resumen
    en conclusión, en definitiva, en suma, es decir, en otras palabras, dicho de otro modo, en cambio, por el contrario
    por otro lado, por otra parte, al mismo tiempo, del mismo modo, también, pero, y, pues, entonces, en realidad
    básicamente, concretamente, más concretamente, bueno, ahora bien, eso sí
  `),
  siteTalk: entries(`
    en este artículo, en este post, en este blog, en esta guía, en esta sección, en este capítulo, en este apartado
    en este texto, en este informe, en este vídeo, en este video, en este tutorial, en esta entrada, este artículo
    este post, esta guía, esta página, este apartado, esta sección, esta entrada, nuestro artículo, nuestra guía
    veremos, vamos a ver, te explicamos, le explicamos, te contamos, te mostramos, te presentamos, explicaremos
    hablaremos, analizaremos, repasamos, veamos, como hemos visto, como hemos mencionado, como ya hemos dicho
    como se ha mencionado, como se mencionó, como se indicó, como vimos, como dijimos, mencionado anteriormente
    mencionados anteriormente, mencionada anteriormente, citado anteriormente, arriba mencionad*, más arriba
    más abajo, más adelante, ver arriba, ver abajo, a continuación, lo siguiente, sigue leyendo, siga leyendo
    continúa leyendo, haz clic, haga clic, clic aquí, pincha aquí, para más información
    para obtener más información, si quieres saber más, el autor, la autora, la redacción, querido lector
    queridos lectores, estimado lector, en la tabla siguiente, el siguiente gráfico, la siguiente tabla
    en los comentarios, como su nombre indica, sin más preámbulos, es el siguiente, es la siguiente
    son los siguientes, son las siguientes, los siguientes puntos, los siguientes apartados
    para preguntas escriba, para cualquier pregunta escriba, si tiene preguntas escriba, hemos reunido aquí
  `),
  boilerplate: entries(`
    cookie, cookies, boletín, newsletter, suscríb*, suscrib*, regístrate, regístrese, iniciar sesión, inicia sesión
    patrocinad*, afiliad*, todos los derechos reservados, aviso legal, política de privacidad, términos de uso
    términos y condiciones, condiciones de uso, leer más, saber más, más información, lee también, lea también
    te puede interesar, también te puede interesar, artículos relacionados, noticias relacionadas, compartir en
    compártelo, síguenos, síganos, deja un comentario, dejar un comentario, tu correo electrónico
    su correo electrónico, crédito de la foto, créditos de la imagen, getty images, ver vídeo, ver el vídeo, webinar
    ebook, cupón, código promocional, compra ahora, comprar ahora, añadir al carrito, agregar al carrito
    prueba gratuita, contáctanos, contacte con nosotros, tabla de contenidos, saltar al contenido
    última actualización, actualizado el, descargo de responsabilidad, gracias por leer, descarga gratis
    nuestro equipo, nuestros expertos, nuestros lectores, periodista freelance, olvidó su contraseña
    contenido patrocinado, artículo publicado el, active javascript, su navegador, tu navegador, dona ahora
    descárgalo gratis, comparte este artículo
  `),
  firstPersonSingular: entries('yo, mí, mi, mis, mío, mía, míos, mías, me, conmigo, creo, pienso, opino'),
  firstPersonPlural: entries(`
    nosotros, nosotras, nos, nuestro, nuestra, nuestros, nuestras, hemos, somos, estamos, tenemos, vamos, podemos
    debemos, queremos, creemos, pensamos, recomendamos, vemos
  `),
  secondPerson: entries(`
    tú, ti, tu, tus, tuyo, tuya, te, contigo, usted, ustedes, vosotros, vosotras, vuestro, vuestra, vuestros, vuestras, os
    puedes, debes, tienes, quieres, necesitas
  `),
  relativeTime: entries(`
    ayer, hoy, anteayer, esta semana, este mes, este año, este verano, este invierno, esta primavera, este otoño
    la semana pasada, el mes pasado, el año pasado, el pasado año, el verano pasado, la próxima semana
    el próximo mes, el próximo año, recientemente, últimamente, hace poco, hace un año, hace dos años, hace unos
    hace algunos, en los últimos años, en los últimos meses, en los últimos días, en los últimos tiempos
    actualmente, en la actualidad, hoy en día, hoy día, ahora, ahora mismo, en este momento, por el momento
    de momento, hasta ahora, hasta la fecha, el lunes, el martes, el miércoles, el jueves, el viernes, el sábado
    el domingo, próximamente, recién
  `),
  polemic: entries(`
    fanátic*, cobarde*, ladron*, estafador*, payas*, secta, borrego*, tonto, tontos, tontas, a sueldo de, hipócrit*, sinvergüenza*
    estúpid*, idiota*, imbécil*, mentiros*, mentira, mentiras, tontería*, disparate*, ridículo, ridícula, ridículos, ridículas
    vergonzos*, qué vergüenza, una vergüenza, vergüenza debería, asqueros*, repugnante*, locura, increíble*
    escandalos*, indignante*, conspiración, conspiraciones, propaganda, lavado de cerebro, traidor*, medios del sistema, despierten, créeme, créanme
    la verdad es que, seamos sinceros, seamos honestos, supuestos expertos, las élites, patétic*, lamentable*
    bazofia, mierda, basura ideológica
  `),
  opinionMarkers: entries(`
    en mi opinión, en nuestra opinión, a mi juicio, a nuestro juicio, desde mi punto de vista, creo que, pienso que
    opino que, creemos que, pensamos que, personalmente, sinceramente, francamente, lamentablemente
    desgraciadamente, afortunadamente, ojalá, sin duda, sin lugar a dudas, obviamente, evidentemente
    debería prohibirse, ya es hora de
  `),
  sayVerbs: entries(`
    dice, dijo, dicen, afirma, afirmó, explica, explicó, añade, añadió, señala, señaló, asegura, aseguró, declara, declaró
    sostiene, sostuvo, advierte, advirtió, indica, indicó, escribe, escribió, informa, informó, concluye, concluyó
    critica, criticó, según, de acuerdo con
  `),
  mythLabels: entries(`
    mito, mitos, falso, falsa, bulo, bulos, idea errónea, ideas erróneas, creencia popular, creencia falsa
    creencias falsas, falsa creencia, falsas creencias, leyenda urbana, rumor, rumores, falacia, concepto erróneo
    conceptos erróneos, mucha gente cree, suele decirse, se suele decir
  `),
  truthLabels: entries(
    'hecho, hechos, verdad, verdadero, verdadera, realidad, en realidad, cierto, en verdad, comprobado',
  ),
  causes: entries(`
    porque, ya que, puesto que, dado que, debido a, debido al, a causa de, a causa del, por culpa de, gracias a, gracias al
    causa, causas, causan, causó, causad*, causar, provoca, provocan, provocó, provocad*, provocar, razón, razones, motivo
    motivos, conduce a, conducen a, lleva a, llevan a, da lugar a, dan lugar a, resulta en, genera, generan, ocasiona*
    se debe a, se deben a, se debe al, responsable*, contribuye a, contribuyen a, de modo que, por lo que, depende de
    dependen de, impide, impiden, favorece, favorecen, proviene de, desencadena*, como resultado de, a raíz de
  `),
  means: entries(`
    mediante, por medio de, a través de, con la ayuda de, con ayuda de, utilizando, usando, para ello, con el fin de
    se utiliza, se utilizan, se usa, se usan, permite, permiten, hay que, se debe, se deben, se puede, se pueden
    método*, técnica*, herramienta*, procedimiento*, proceso*, consiste en, sirve para, sirven para, añadiendo
  `),
  comparisons: entries(`
    que, en comparación con, comparado con, comparada con, frente a, a diferencia de, mientras que, en cambio, en lugar de
    en vez de, diferencia*, difiere*, similar a, similares a, parecido a, igual que, tanto como, tan, más, menos, mayor
    menor, mejor, peor, superior*, inferior*, más rápido, más barato, más caro, el doble, la mitad de, versus
  `),
  hedges: entries(`
    podría, podrían, puede que, quizá, quizás, tal vez, probablemente, posiblemente, a lo mejor, parece, parecen, parecería
    al parecer, aparentemente, presuntamente, supuestamente, sugiere, sugieren, se estima, se calcula, se cree
    aproximadamente, alrededor de, unos, unas, cerca de, previsto*, se espera, suele, suelen, tiende a, tienden a, habría
  `),
  definitionPatterns: entries(`
    es un, es una, es el, es la, son un, son una, son los, son las, se refiere a, se refieren a, significa, se llama
    se llaman, se denomina, se denominan, se conoce como, se conocen como, se define como, se definen como, consiste en
    consta de, se entiende por, es una forma de, es un tipo de, designa, designan, se considera
  `),
  questionWords: {
    why: entries('por qué, porqué, por qué razón, a qué se debe, razones de, causas de, causa de, motivos de'),
    how: entries('cómo, como, de qué manera, de qué modo, guía para, tutorial, pasos para, forma de, formas de'),
    what: entries('qué, que es, qué es, qué son, qué significa, en qué consiste, significado de, definición de'),
    which: entries('cuál, cuáles, qué tipo, qué tipos, cual, cuales'),
    when: entries('cuándo, cuando, desde cuándo, a qué hora, a qué edad, cuánto tiempo'),
    who: entries('quién, quiénes, quien, a quién, de quién'),
    where: entries('dónde, donde, de dónde, adónde'),
    howMuch: entries(
      'cuánto, cuánta, cuántos, cuántas, cuanto cuesta, cuánto cuesta, qué cantidad, qué porcentaje, precio de',
    ),
    yesNo: entries(
      'es, son, está, están, hay, puede, pueden, se puede, debo, debe, tiene, existe, existen, conviene, vale la pena',
    ),
  },
  listWords: entries(`
    mejor, mejores, top, formas de, maneras de, consejos, ideas, ejemplos, tipos de, lista de, razones para, razones
    cosas que, métodos, estrategias, opciones, ventajas de, beneficios de, errores, alternativas, trucos, más populares
  `),
  stepWords: entries(`
    primero, en primer lugar, el primer paso, paso, pasos, empiece por, empieza por, comience por, luego, después
    a continuación, una vez, por último, finalmente, para terminar, antes de, repita, repite, en cuanto, al final
  `),
  comparisonQueryWords: entries(`
    vs, versus, o, comparación, comparativa, comparar, diferencia entre, diferencias entre, diferencia, diferencias
    mejor que, frente a, contra, pros y contras, ventajas y desventajas, alternativa a
  `),
  placeholderNouns: entries(`
    producto, empresa, compañía, marca, persona, cliente, competidor, característica, ventaja, beneficio, tema, título
    ciudad, país, elemento, artículo, nombre, fuente, autor, ejemplo
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, insertar nombre, inserte el nombre aquí, insertar aquí, inserte aquí, inserte su texto
    insertar enlace, su nombre aquí, tu nombre aquí, su texto aquí, tu texto aquí, nombre de la empresa, nombre de su empresa
    nombre de tu empresa, nombre del producto, texto de ejemplo, texto de relleno, texto de prueba, marcador de posición
    por definir, por determinar, por completar, pendiente de completar, fulano de tal, tbd, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    no, nunca, jamás, nadie, nada, ningún, ninguno, ninguna, ni, sin, tampoco, apenas, imposible, carece, carecen, niega
    niegan, negó, falta de, rechaza, rechazan, rechazó
  `),
  quantifiers: {
    all: entries(`
      todo, toda, todos, todas, cada, siempre, completamente, totalmente, enteramente, por completo, en todas partes
      únicamente, solo, sólo, solamente, exclusivamente, sin excepción, garantiza, garantizan, la totalidad, cualquier
    `),
    part: entries(`
      algunos, algunas, algún, alguna, varios, varias, muchos, muchas, la mayoría, la mayor parte, pocos, pocas
      a menudo, a veces, con frecuencia, frecuentemente, en ocasiones, raramente, rara vez, en parte, parcialmente
      generalmente, normalmente, por lo general, habitualmente, una minoría, la mitad, ciertos, ciertas, principalmente
    `),
  },
  finiteVerbs: entries(`
    es, son, era, eran, fue, fueron, será, serán, sería, está, están, estaba, estaban, ha, han, había, habían, hay
    hubo, puede, pueden, podía, podría, podrían, debe, deben, debería, tiene, tienen, tenía, tuvo, hace, hacen, hizo
    va, van, viene, vienen, da, dan, dio, permite, permiten, sirve, sirven, queda, quedan, muestra, muestran, pone
    ponen, lleva, llevan, llega, llegan, llegó, existe, existen, contiene, contienen, incluye, incluyen, produce
    producen, provoca, provocan, causa, causan, aumenta, aumentan, aumentó, disminuye, disminuyen, reduce, reducen
    depende, dependen, ayuda, ayudan, ofrece, ofrecen, necesita, necesitan, requiere, requieren, suele, suelen
    cuesta, cuestan, dura, duran, utiliza, utilizan, representa, representan, crece, crecen, creció, pierde, pierden
    evita, evitan, consiste, mantiene, vive, viven, vivía, comienza, comienzan, empieza, termina, gira, mueve, forma
    forman, protege, protegen, alcanza, alcanzan, cubre, cubren, come, comen, sigue, siguen, cambia, cambian, mejora
    mejoran, paga, libera, absorbe, absorben, pesa, mide, vende, muere, cae, caen, cayó, sube, suben, subió, baja
    bajan, crea, crean, aporta, aportan, funciona, funcionan, afecta, afectan, actúa, ocurre, ocurren, protegió
    nació, ocupa, cuenta, pasa, aparece, aparecen, convierte, aumentaron, subieron
  `),
  aspectWords: {
    howItWorks: entries('funciona*, principio*, mecanismo*, proceso*, opera'),
    causes: entries('causa*, razón, razones, factor*, origen*, provoca*, motivo*, debido, porque'),
    effects: entries('efecto*, consecuencia*, impacto*, resultado*, influencia*, repercusi*, afecta*'),
    types: entries('tipo*, clase*, forma*, categoría*, variedad*, modelo*, variante*'),
    benefits: entries('ventaja*, beneficio*, mejora*, provecho*, ganancia*, ahorra*'),
    drawbacks: entries('inconveniente*, desventaja*, limitaci*, debilidad*, problema*, defecto*'),
    risks: entries('riesgo*, peligro*, amenaza*, efectos secundarios, dañin*, nociv*, tóxic*, seguridad'),
    costs: entries(
      'coste*, costo*, cuesta*, precio*, caro, cara, caros, caras, barat*, presupuesto*, pagar, euro*, gasto*',
    ),
    steps: entries('paso*, primero, luego, después, procedimiento*, instrucci*, etapa*, fase*'),
    choosing: entries('elegir, elección, criterio*, seleccion*, adecuad*, compra*, decisi*, conviene'),
    comparison: entries('compar*, diferencia*, frente a, a diferencia, mientras que, versus'),
    requirements: entries('requisito*, requiere*, necesari*, necesita*, condici*, material*, hace falta, ingrediente*'),
    mistakes: entries('error*, evitar, fallo*, equivoca*, fracas*, trampa*'),
    maintenance: entries('mantenimiento, manten*, cuidado*, limpi*, repara*, conserva*, almacen*, vida útil, sustitu*'),
    history: entries('historia*, históric*, origen*, siglo*, fundad*, invent*, descubr*, antigu*, desde'),
    examples: entries('ejemplo*, como, por ejemplo, caso, casos, entre ellos'),
    numbers: entries(
      'por ciento, millon*, millón, cifra*, estadística*, número*, promedio*, media, tasa*, datos, porcentaje*',
    ),
    outlook: entries('futuro*, perspectiva*, previsi*, prevé*, tendencia*, para 2030, para 2050, se espera'),
    tips: entries('consejo*, truco*, recomend*, aconsej*, lo mejor, ideal*, práctic*, conviene'),
    viewsDiffer: entries(
      'controvers*, polémic*, debate*, crític*, opositor*, detractor*, partidari*, opinion*, discrepa*',
    ),
  },
  sensitiveSubjects: {
    health: entries(`
      salud, enfermedad*, síntoma*, tratamiento*, terap*, médic*, medicina*, medicamento*, fármaco*, dosis, vacuna*, cáncer
      diabet*, presión arterial, hipertensión, embaraz*, infecci*, virus, cirug*, dolor*, dieta*, vitamina*, depresi*
      ansiedad, salud mental, paciente*, diagnóstic*, curar, cura, adelgaza*, pérdida de peso, alerg*, asma, suplemento*
    `),
    money: entries(`
      inver*, préstamo*, crédito*, hipoteca*, deuda*, seguro, seguros, pensión, pensiones, jubilación, ahorro*, acciones
      bolsa, bonos, impuesto*, fiscal*, tipo de interés, tipos de interés, tasa de interés, banco*, bancari*, cripto*
      bitcoin, fondo, fondos, patrimonio, quiebra*, financier*, finanzas, salario*, sueldo*
    `),
    law: entries(`
      ley, leyes, derecho, derechos, legal*, jurídic*, abogad*, tribunal*, juez, jueces, juicio*, demanda judicial, contrato*
      responsabilidad civil, divorcio*, custodia, inmigraci*, visado*, visa, visas, inquilin*, alquiler*, delito*, penal*
      reglamento*, patente*, herencia*, testamento*, despido*
    `),
    contested: entries(`
      aborto*, armas de fuego, pena de muerte, raza, razas, género, transgénero, religi*, inmigraci*, migrante*, guerra*
      genocidio, elecciones, vacunación obligatoria, negacionis*, evolución, eutanasia, energía nuclear, transgénic*
      palestin*, israel*, conspira*, independentis*, tauromaquia, corridas de toros, experimentación animal
    `),
  },
};
