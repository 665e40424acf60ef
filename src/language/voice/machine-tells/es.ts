import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const es: TellWords = {
  openers: phrases(`
    en el mundo actual; en el mundo de hoy; en la actualidad … se ha convertido
    en el vertiginoso|acelerado|dinámico mundo; en un mundo donde|cada|que; en un mundo en constante|el
    en la era digital; en plena era digital; en una era en|donde; en el panorama actual; en la sociedad actual
    hoy en día … se ha convertido; ¿alguna vez te has preguntado; alguna vez se ha preguntado
    te has preguntado alguna vez; imagina un mundo; no estás solo; has llegado al lugar correcto|indicado
    estás en el lugar correcto|indicado; bienvenido al mundo; bienvenidos al mundo; vamos a sumergirnos
    sumérgete en; adéntrate en; acompáñanos en; exploremos; profundicemos en; echemos un vistazo
    en este artículo|post|guía te|exploraremos|veremos|vamos|descubrirás|analizaremos
    en esta guía te|exploraremos|veremos|descubrirás|completa; esta guía completa; sin más preámbulos
    atrás quedaron los días; no busques más
  `),
  closers: phrases(`
    ^en conclusión; ^para concluir; ^en resumen; ^en definitiva; ^en síntesis; ^para finalizar
    ^a modo de conclusión; ^conclusión; ^en última instancia; ^así que la próxima vez; al final del día
    a fin de cuentas; qué esperas; a qué esperas; las posibilidades son infinitas; da el primer paso
    el futuro de … es prometedor; solo el tiempo dirá; con la … adecuada podrás; siguiendo estos consejos|pasos
  `),
  fillers: phrases(`
    es importante destacar|señalar|mencionar|recordar|tener|resaltar; cabe destacar que; cabe señalar que
    cabe mencionar que; vale la pena mencionar|destacar|señalar; es fundamental destacar|tener|recordar|entender
    es crucial entender|recordar|tener|destacar; no es ningún secreto que; es bien sabido que; huelga decir
    ni que decir tiene; con esto en mente; la verdad es que; seamos honestos; seamos sinceros
    juega|juegan|desempeña|desempeñan un papel crucial|fundamental|clave|vital|importante|esencial|crítico
    un sinfín de; una multitud de; marcar la diferencia; marca la diferencia; la clave está en; la clave reside
    hoy más que nunca; ahora más que nunca; por último pero no menos; tanto para principiantes como
    no existe una solución única; el quid de la cuestión
  `),
  templates: phrases(`
    no se trata solo de; no se trata únicamente de; no es solo un|una … es|sino; no es simplemente un|una
    es mucho más que; son mucho más que; es más que un|una simple; ya seas … o
    ya sea que seas|busques|quieras|estés; tanto si eres … como; tanto si buscas … como
    desde … hasta … y todo lo demás; la buena noticia es; lo mejor de todo; y lo mejor; di adiós a; dile adiós a
    despídete de; y si te dijera; no es un lujo
  `),
  stock: phrases(`
    un testimonio de; es un testimonio; es testimonio de; rico tapiz; un tapiz de; crisol de; faro de esperanza
    tesoro escondido; joya escondida; joyas ocultas; desbloquear todo|el|tu potencial; liberar todo|el|tu potencial
    desatar el|tu poder|potencial; todo tu potencial; aprovechar el poder; el poder transformador
    embarcarse en|embarcarte en un viaje; embárcate en; al siguiente nivel; a otro nivel; un nuevo nivel
    llevar … al siguiente nivel; a la vanguardia; sentando las bases; allanando el camino; allana el camino
    abriendo el camino; cambio de paradigma; un antes y un después; navegar por las complejidades
    en constante evolución; en constante cambio; revolucionar la forma|manera; revolucionando la forma|manera
    transformar la forma|manera; transformando la forma|manera; enfoque holístico; experiencia inolvidable
    un mundo de posibilidades; infinitas posibilidades; futuro sostenible; futuro más brillante
    integración perfecta; sin fisuras; danza entre; delicado equilibrio; sinfonía de; rica historia
    vibrante comunidad
  `),
  inflated: phrases(`
    crucial*; fundamental*; esencial*; vital; vitales; clave; integral; integrales; holístic*; innovador*; robust*
    dinámic*; vibrante*; fascinante*; transformador*; potenciar; potencia; potencian; optimizar; optimiza; maximizar
    empoderar; fomentar; fomenta; fomentando; impulsar; impulsando; abordar; panorama; travesía; sinergia*
    vanguardia; inigualable*; invaluable*; indispensable*; imprescindible*; multifacétic*; intrincad*; además
    asimismo; decisiones informadas; dicho lo anterior; una amplia gama|variedad de
  `),
  intensifiers: phrases(`
    realmente; verdaderamente; increíblemente; absolutamente; extremadamente; sumamente; indudablemente; sin duda
    definitivamente; simplemente; profundamente; enormemente; significativamente; notablemente; increíble
    increíbles; perfecto; perfecta; impresionante; impresionantes; maravilloso; asombroso
  `),
  and: ['y', 'e', 'o', 'u'],
};
