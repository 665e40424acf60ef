import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

/** For texts of Portugal and Brazil alike: both spellings stand beside each other. */
export const cues: Cues = {
  dependentOpeners: entries(`
    ele, ela, eles, elas, este, esta, isto, estes, estas, esse, essa, isso, esses, essas, aquele, aquela, aquilo, aqueles
    aquelas, neste, nesta, nisto, nestes, nestas, nesse, nessa, nisso, nesses, nessas, deste, desta, disto, destes, destas
    desse, dessa, disso, desses, dessas, seu, sua, seus, suas, o seu, a sua, os seus, as suas, dele, dela, deles, delas
    lhe, lhes, trata-se de, é um, é uma, é o, é a, é também, são, são os, são as, foi, era, tem, têm, pode, podem, permite
    permitem, serve, inclui, também, tampouco, ambos, ambas, tal, tais, outro, outra, outros, outras, os outros, as outras
    os demais, as demais, o outro, a outra, o mesmo, a mesma, os mesmos, as mesmas, o primeiro, a primeira, o segundo
    a segunda, o terceiro, a terceira, o último, a última, este último, esta última, estes últimos, estas últimas
    esse último, essa última, primeiro, segundo, terceiro, em primeiro lugar, em segundo lugar, em terceiro lugar
    por último, por fim, finalmente, depois, em seguida, a seguir, então, assim, assim sendo, portanto, por isso
    por isto, logo, por esta razão, por essa razão, por este motivo, por esse motivo, por estas razões, por essas razões
    por conseguinte, consequentemente, em consequência, como resultado, como consequência, devido a isso, devido a isto
    graças a isso, graças a isto, daí que, desta forma, dessa forma, desta maneira, dessa maneira, deste modo, desse modo
    mas, e, ou, nem, senão, pois, porque, porém, contudo, no entanto, entretanto, todavia, não obstante, ainda assim
    mesmo assim, apesar disso, apesar disto, em contrapartida, pelo contrário, ao contrário, inversamente, além disso
    além disto, ademais, igualmente, do mesmo modo, da mesma forma, da mesma maneira, aliás, inclusive, de facto, de fato
    com efeito, por outro lado, por um lado, por sua vez, ao mesmo tempo, enquanto isso, por exemplo, em particular
    ou seja, isto é, por outras palavras, em outras palavras, em resumo, resumindo, em conclusão, em suma, neste caso
    nesse caso, nestes casos, nesses casos, neste sentido, nesse sentido, neste contexto, nesse contexto, para isso
    para isto, para tal, para tanto, com isso, com isto, caso contrário, do contrário, naquela altura, naquela época
    mais tarde, posteriormente, após isso, antes disso, desde então, ali, lá, aí, aqui, entre eles, entre elas
    um deles, uma delas, alguns deles, algumas delas, a maioria deles, a maioria delas, cada um deles, nenhum deles
    tudo isto, tudo isso, todos eles, todas elas, se isto, se isso, se este, se esta, quando isto, quando isso
    embora isto, embora isso, como este, como esta, como esse, como essa, o que, o qual, pior ainda, não só
    só então, somente então, só depois, para terminar
  `),
  independentOpeners: entries(`
    é importante, é possível, é impossível, é necessário, é preciso, é provável, é difícil, é fácil, é frequente, é comum
    é recomendável, é aconselhável, é conveniente, é raro, é essencial, é fundamental, estima-se, calcula-se, sabe-se
    acredita-se, considera-se, recomenda-se, este ano, outra causa de, outra razão para, outro motivo para, assim como
    o mais importante, o melhor, o ideal, depois de, depois da, depois do, depois que, além de, a primeira vez
    o mesmo dia, a primeira guerra mundial, a segunda guerra mundial, a segunda metade, a primeira metade, a última década
    são necessários, são necessárias, logo após, pode acontecer que, primeiros socorros, não só o, não só a
    só depois de, só depois que
  `),
  dependentAnywhere: entries(`
    este último, esta última, estes últimos, estas últimas, esse último, por esta razão, por essa razão, por este motivo
    por esse motivo, desta forma, dessa forma, desta maneira, dessa maneira, deste modo, desse modo, neste caso, nesse caso
    neste sentido, nesse sentido, neste contexto, nesse contexto, a este respeito, este método, esse método
    esta abordagem, essa abordagem, este processo, esse processo, este problema, esse problema, esta tendência
    essa tendência, tais, referido anteriormente, mencionado anteriormente, portanto, por conseguinte
  `),
  roleOpeners: entries(`
    a empresa, a companhia, a firma, a equipa, a equipe, o grupo, a organização, a agência, os fundadores, o fundador
    os investigadores, os pesquisadores, o investigador, o pesquisador, os cientistas, o estudo, a pesquisa, o relatório
    o inquérito, os autores, o autor, a autora, o artigo, os resultados, o produto, o projeto, a loja, o site, o programa
    o incidente, o acordo, a sentença, a lei, o homem, a mulher, o casal, a família, o aplicativo, a aplicação, o livro
    o plano, a decisão, a medida
  `),
  droppableConnectives: entries(`
    porém, contudo, no entanto, entretanto, todavia, não obstante, ainda assim, mesmo assim, apesar disso, além disso
    além disto, ademais, igualmente, aliás, de facto, de fato, com efeito, assim, assim sendo, portanto, por isso
    por conseguinte, consequentemente, em consequência, como resultado, como consequência, por fim, por último
    finalmente, em primeiro lugar, em segundo lugar, em terceiro lugar, primeiro, segundo, depois, em seguida
    por exemplo, em particular, em geral, geralmente, de modo geral, de um modo geral, claro, naturalmente
    evidentemente, obviamente, infelizmente, felizmente, curiosamente, em resumo, resumindo, em conclusão, em suma
    ou seja, isto é, por outras palavras, em outras palavras, em contrapartida, pelo contrário, por outro lado
    por sua vez, ao mesmo tempo, da mesma forma, do mesmo modo, também, mas, e, pois, então, na verdade, basicamente
    concretamente, mais especificamente, bem, afinal, ora
  `),
  siteTalk: entries(`
    neste artigo, nesse artigo, neste post, nesse post, neste blog, neste guia, nesse guia, nesta secção
    nesta seção, neste capítulo, neste texto, nesse texto, neste relatório, neste vídeo, nesse vídeo, neste tutorial
    nesta página, este artigo, este post, este guia, esta página, esta secção, esta seção, o nosso artigo
    nosso artigo, o nosso guia, nosso guia, vamos ver, veremos, vamos explicar, explicamos, explicaremos
    vamos falar, falaremos, mostramos, apresentamos, vejamos, veja a seguir, veja abaixo, confira, saiba mais
    descubra, como vimos, como já vimos, como mencionado, como mencionámos, como mencionamos, como já dissemos
    como foi dito, como referido, como indicado, como descrito, acima mencionad*, referido acima, citado acima
    mencionado acima, ver acima, ver abaixo, mais abaixo, mais acima, mais adiante, abaixo você, continue a ler
    continue lendo, siga lendo, clique aqui, clicando aqui, carregue aqui, para mais informações, para saber mais
    para obter mais informações, o autor, a autora, a redação, caro leitor, caros leitores, na tabela abaixo
    na tabela seguinte, o gráfico abaixo, o gráfico seguinte, nos comentários, como o nome indica
    como o próprio nome diz, sem mais demoras, sem mais delongas, são os seguintes, são as seguintes
    os seguintes pontos
    para dúvidas escreva, em caso de dúvida escreva, reunimos aqui
  `),
  boilerplate: entries(`
    cookie, cookies, newsletter, boletim, subscrev*, subscrição, inscreva-se, registe-se, registre-se, cadastre-se
    iniciar sessão, fazer login, faça login, entrar na conta, patrocinad*, afiliad*, todos os direitos reservados
    aviso legal, política de privacidade, termos de utilização, termos de uso, termos e condições
    condições de utilização, ler mais, leia mais, leia também, leia ainda, veja também, saber mais, mais informações
    artigos relacionados, notícias relacionadas, siga-nos, nos siga, deixe um comentário, deixe o seu comentário
    o seu e-mail, seu e-mail, endereço de e-mail, crédito da foto, créditos da imagem, getty images, ver vídeo
    assista ao vídeo, webinar, ebook, e-book, cupom, cupão, código promocional, compre agora, comprar agora
    adicionar ao carrinho, teste grátis, contacte-nos, entre em contato, fale conosco, ir para o conteúdo
    pular para o conteúdo, última atualização, atualizado em, isenção de responsabilidade, doe agora
    obrigado por ler, a nossa equipa, nossa equipe, os nossos especialistas, nossos especialistas
    os nossos leitores, nossos leitores, jornalista freelancer, assine já, assine agora, esqueceu a senha
    conteúdo patrocinado, artigo publicado em, ative o javascript, o seu navegador, seu navegador
    baixe o aplicativo, descarregue a aplicação, partilhe este artigo, compartilhe este artigo, baixe grátis
  `),
  firstPersonSingular: entries('eu, mim, me, meu, minha, meus, minhas, comigo, acho, creio, penso, acredito'),
  firstPersonPlural: entries(`
    nós, nosso, nossa, nossos, nossas, connosco, conosco, a gente, temos, somos, estamos, podemos, devemos, queremos
    acreditamos, pensamos, recomendamos
  `),
  secondPerson: entries(`
    tu, te, ti, teu, tua, teus, tuas, contigo, você, vocês, vós, vosso, vossa, vossos, vossas, podes, deves, tens, queres
    precisas
  `),
  relativeTime: entries(`
    ontem, hoje, amanhã, anteontem, esta semana, nesta semana, este mês, neste mês, este ano, neste ano, deste ano
    este verão, este inverno, na semana passada, semana passada, no mês passado, mês passado, no ano passado
    ano passado, no verão passado, na próxima semana, próxima semana, no próximo mês, próximo mês, no próximo ano
    próximo ano, recentemente, ultimamente, há pouco, há um ano, há dois anos, há alguns anos, nos últimos anos
    nos últimos meses, nos últimos dias, nos últimos tempos, atualmente, actualmente, na atualidade, hoje em dia
    agora, neste momento, no momento, de momento, por enquanto, por agora, até agora, até ao momento, até o momento
    até à data, na segunda-feira, na terça-feira, na quarta-feira, na quinta-feira, na sexta-feira, no sábado
    no domingo, em breve, brevemente, alguns anos atrás, poucos anos atrás, alguns meses atrás
  `),
  polemic: entries(`
    estúpid*, idiota*, imbecil*, mentiros*, mentira, mentiras, disparate*, absurd*, ridícul*, vergonhos*, vergonha
    nojent*, repugnante*, loucura, inacreditáve*, escandalos*, chocante*, conspiração, conspirações, propaganda
    lavagem cerebral, traidor*, golpista*, carneirada, grande mídia, mídia golpista, acordem, acredite em mim
    a verdade é que, sejamos honestos, sejamos sinceros, supostos especialistas, as elites, patétic*, lamentáve*
    porcaria, merda, canalha*
  `),
  opinionMarkers: entries(`
    na minha opinião, na nossa opinião, em minha opinião, em nossa opinião, a meu ver, a nosso ver
    do meu ponto de vista, acho que, creio que, penso que, acreditamos que, pensamos que, pessoalmente, sinceramente
    francamente, infelizmente, felizmente, oxalá, tomara, sem dúvida, indubitavelmente, obviamente, evidentemente
    devia ser proibido, deveria ser proibido, está na hora de
  `),
  sayVerbs: entries(`
    diz, disse, dizem, afirma, afirmou, explica, explicou, acrescenta, acrescentou, sublinha, sublinhou, salienta
    salientou, destaca, destacou, declara, declarou, defende, defendeu, alerta, alertou, avisa, avisou, indica, indicou
    escreve, escreveu, informa, informou, conclui, concluiu, critica, criticou, segundo, de acordo com
  `),
  mythLabels: entries(`
    mito, mitos, falso, falsa, boato, boatos, ideia errada, ideias erradas, ideia feita, crença popular, falsa crença
    falsas crenças, crença errada, lenda urbana, lendas urbanas, rumor, rumores, falácia, equívoco, equívocos
    muita gente acredita, muitas pessoas acreditam, costuma dizer-se, diz-se muitas vezes, fake news
  `),
  truthLabels: entries(`
    facto, factos, fato, fatos, verdade, verdadeiro, verdadeira, realidade, na realidade, comprovado
  `),
  causes: entries(`
    porque, já que, uma vez que, visto que, dado que, devido a, devido ao, devido à, por causa de, por causa da
    por causa do, graças a, graças ao, graças à, causa, causas, causam, causou, causad*, causar, provoca, provocam
    provocou, provocad*, provocar, razão, razões, motivo, motivos, leva a, levam a, levou a, conduz a, conduzem a
    resulta de, resultam de, resulta em, resultam em, gera, geram, ocasiona*, deve-se a, devem-se a, deve-se ao
    responsáve*, contribui para, contribuem para, de modo que, pelo que, depende de, dependem de, impede, impedem
    favorece, favorecem, provém de, desencadei*, na sequência de, em decorrência de
  `),
  means: entries(`
    através de, por meio de, mediante, com a ajuda de, com recurso a, utilizando, usando, com o objetivo de, a fim de
    utiliza-se, utilizam-se, usa-se, usam-se, permite, permitem, é preciso, deve-se, pode-se, podem-se, método*, técnica*
    ferramenta*, procedimento*, processo*, consiste em, serve para, servem para, adicionando, basta
  `),
  comparisons: entries(`
    do que, em comparação com, comparado com, comparada com, comparado a, face a, frente a, ao contrário de
    enquanto que, ao passo que, enquanto, em vez de, ao invés de, diferença*, difere*, semelhante a, semelhantes a
    igual a, tanto quanto, tão, mais, menos, maior, maiores, menor, menores, melhor, pior, superior*, inferior*
    mais rápido, mais barato, mais caro, o dobro, metade de, versus
  `),
  hedges: entries(`
    poderia, poderiam, pode ser que, talvez, provavelmente, possivelmente, porventura, parece, parecem, pareceria
    ao que parece, aparentemente, alegadamente, supostamente, sugere, sugerem, estima-se, calcula-se, acredita-se
    aproximadamente, cerca de, em torno de, por volta de, previst*, espera-se, deverá, deverão, costuma, costumam
    tende a, tendem a, teria, teriam
  `),
  definitionPatterns: entries(`
    é um, é uma, é o, é a, são um, são uma, são os, são as, refere-se a, referem-se a, se refere a, significa, chama-se
    chamam-se, é chamad*, designa-se, denomina-se, é conhecid*, são conhecid*, é definid*, define-se como, consiste em
    é composto por, é composta por, entende-se por, é uma forma de, é um tipo de, designa, designam, considera-se
  `),
  questionWords: {
    why: entries(
      'por que, porque, porquê, por quê, por que razão, a que se deve, razões para, causas de, causa de, motivos de',
    ),
    how: entries(
      'como, de que forma, de que maneira, de que modo, guia para, tutorial, passos para, forma de, formas de',
    ),
    what: entries('o que, o que é, o que são, que é, o que significa, em que consiste, significado de, definição de'),
    which: entries('qual, quais, que tipo, que tipos'),
    when: entries('quando, desde quando, a que horas, com que idade, quanto tempo'),
    who: entries('quem, de quem, a quem, para quem'),
    where: entries('onde, aonde, de onde, donde'),
    howMuch: entries(
      'quanto, quanta, quantos, quantas, quanto custa, quanto custam, que percentagem, que porcentagem, preço de',
    ),
    yesNo: entries(
      'é, são, está, estão, há, pode, podem, pode-se, devo, deve, tem, têm, existe, existem, vale a pena, será que',
    ),
  },
  listWords: entries(`
    melhor, melhores, top, formas de, maneiras de, dicas, conselhos, ideias, exemplos, tipos de, lista de, razões para
    motivos para, coisas que, métodos, estratégias, opções, vantagens de, benefícios de, erros, alternativas, truques
    mais populares
  `),
  stepWords: entries(`
    primeiro, em primeiro lugar, o primeiro passo, passo, passos, comece por, comece com, depois, em seguida, a seguir
    uma vez, por fim, por último, finalmente, para terminar, antes de, repita, assim que, no final
  `),
  comparisonQueryWords: entries(`
    vs, versus, ou, comparação, comparativo, comparar, diferença entre, diferenças entre, diferença, diferenças
    melhor que, melhor do que, contra, prós e contras, vantagens e desvantagens, alternativa a
  `),
  placeholderNouns: entries(`
    produto, empresa, companhia, marca, pessoa, cliente, concorrente, característica, vantagem, benefício, tema, título
    cidade, país, elemento, artigo, nome, fonte, autor, exemplo
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, inserir nome, insira o nome aqui, inserir aqui, insira aqui, insira o texto
    inserir link, o seu nome aqui, seu nome aqui, o seu texto aqui, seu texto aqui, nome da empresa, nome da sua empresa
    nome do produto, texto de exemplo, texto de preenchimento, texto fictício, espaço reservado, a definir, por definir
    a determinar, por completar, fulano de tal, tbd, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    não, nunca, jamais, ninguém, nada, nenhum, nenhuma, nem, sem, tampouco, mal, impossível, carece, carecem, nega, negam
    negou, falta de, rejeita, rejeitam, recusa, recusam
  `),
  quantifiers: {
    all: entries(`
      todo, toda, todos, todas, tudo, cada, sempre, completamente, totalmente, inteiramente, por completo, em toda a parte
      em todos os lugares, unicamente, apenas, só, somente, exclusivamente, sem exceção, garante, garantem, qualquer
      a totalidade
    `),
    part: entries(`
      alguns, algumas, algum, alguma, vários, várias, muitos, muitas, a maioria, a maior parte, poucos, poucas
      muitas vezes, às vezes, por vezes, com frequência, frequentemente, raramente, em parte, parcialmente, geralmente
      normalmente, habitualmente, uma minoria, metade, certos, certas, principalmente, ocasionalmente
    `),
  },
  finiteVerbs: entries(`
    é, são, era, eram, foi, foram, será, serão, seria, está, estão, estava, estavam, tem, têm, tinha, tinham, teve
    há, havia, houve, pode, podem, podia, poderia, poderiam, deve, devem, deveria, faz, fazem, fez, vai, vão, vem
    vêm, dá, dão, permite, permitem, serve, servem, fica, ficam, mostra, mostram, põe, coloca, leva, levam, chega
    chegam, chegou, existe, existem, contém, contêm, inclui, incluem, produz, produzem, provoca, provocam, causa
    causam, aumenta, aumentam, aumentou, diminui, diminuem, reduz, reduzem, depende, dependem, ajuda, ajudam
    oferece, oferecem, precisa, precisam, requer, requerem, exige, exigem, costuma, costumam, custa, custam, dura
    duram, utiliza, utilizam, representa, representam, cresce, crescem, cresceu, perde, perdem, evita, evitam
    consiste, mantém, torna, tornam, vive, vivem, vivia, começa, começam, termina, gira, move, forma, formam
    protege, protegem, atinge, atingem, alcança, cobre, cobrem, come, comem, segue, seguem, muda, mudam, melhora
    melhoram, paga, liberta, libera, absorve, absorvem, pesa, mede, vende, morre, cai, caem, caiu, sobe, sobem
    subiu, desce, descem, cria, criam, traz, trazem, funciona, funcionam, afeta, afetam, atua, ocorre, ocorrem
    acontece, nasceu, ocupa, conta, passa, aparece, aparecem, encontra, encontram
  `),
  aspectWords: {
    howItWorks: entries('funciona*, princípio*, mecanismo*, processo*, opera'),
    causes: entries('causa*, razão, razões, fator*, factor*, orige*, provoca*, motivo*, devido, porque'),
    effects: entries('efeito*, consequência*, impacto*, resultado*, influência*, repercuss*, afeta*, afecta*'),
    types: entries('tipo*, classe*, forma*, categoria*, variedade*, modelo*, variante*'),
    benefits: entries('vantage*, benefício*, melhor*, proveito*, ganho*, poupa*, economiza*'),
    drawbacks: entries('desvantage*, inconveniente*, limitaç*, fraqueza*, problema*, defeito*'),
    risks: entries('risco*, perigo*, ameaça*, efeitos secundários, efeitos colaterais, nociv*, tóxic*, segurança'),
    costs: entries(
      'custo*, custa*, preço*, caro, cara, caros, caras, barat*, orçamento*, pagar, euro*, reais, despesa*',
    ),
    steps: entries('passo*, primeiro, depois, em seguida, procedimento*, instruç*, etapa*, fase*'),
    choosing: entries('escolher, escolha*, critério*, seleç*, seleciona*, adequad*, compra*, decis*'),
    comparison: entries('compara*, diferença*, face a, ao contrário, enquanto, versus'),
    requirements: entries('requisito*, requer*, necessári*, precisa*, condiç*, materia*, é preciso, ingrediente*'),
    mistakes: entries('erro*, evitar, falha*, engano*, fracass*, armadilha*'),
    maintenance: entries('manutenção, manter, cuidado*, limp*, repara*, conserva*, armazena*, vida útil, substitu*'),
    history: entries('história*, históric*, orige*, século*, fundad*, invent*, descobr*, antig*, desde'),
    examples: entries('exemplo*, como, por exemplo, caso, casos, entre eles'),
    numbers: entries(
      'por cento, milhão, milhões, número*, estatística*, média, taxa*, dados, percentage*, porcentage*',
    ),
    outlook: entries('futuro*, perspetiva*, perspectiva*, previs*, prevê*, tendência*, até 2030, até 2050, espera-se'),
    tips: entries('dica*, conselho*, truque*, recomend*, aconselh*, o melhor, idea*, prátic*'),
    viewsDiffer: entries(
      'controvérsia*, controvers*, polémica*, polêmica*, debate*, crític*, opositor*, defensor*, opini*',
    ),
  },
  sensitiveSubjects: {
    health: entries(`
      saúde, doença*, sintoma*, tratamento*, terap*, médic*, medicina*, medicamento*, remédio*, fármaco*, dose*, vacina*
      cancro, câncer, diabet*, pressão arterial, hipertensão, grávida*, gravidez, infeç*, infecç*, vírus, cirurg*, dor, dores
      dieta*, vitamina*, depress*, ansiedade, saúde mental, paciente*, diagnóstic*, curar, cura, emagrec*, perda de peso
      alerg*, asma, suplemento*
    `),
    money: entries(`
      invest*, empréstimo*, crédito*, hipoteca*, dívida*, seguro, seguros, pensão, pensões, reforma, aposentadoria*
      poupança*, ações, bolsa, obrigações, imposto*, fiscal*, taxa de juro, taxas de juro, taxa de juros, juros, banco*
      bancári*, cripto*, bitcoin, fundo, fundos, património, patrimônio, falência*, financeir*, finanças, salário*
    `),
    law: entries(`
      lei, leis, direito, direitos, legal, legais, jurídic*, advogad*, tribunal, tribunais, juiz, juízes, processo judicial
      contrato*, responsabilidade civil, divórcio*, custódia, guarda dos filhos, imigração, visto, vistos, inquilin*
      arrendamento, aluguel, crime*, penal, penais, regulamento*, patente*, herança*, testamento*, despedimento*, demissão
    `),
    contested: entries(`
      aborto*, armas de fogo, pena de morte, raça, raças, género, gênero, transgénero, transgênero, religi*, imigra*
      migrante*, guerra*, genocídio, eleições, vacinação obrigatória, negacionis*, evolução, eutanásia, energia nuclear
      transgénic*, transgênic*, palestin*, israel*, conspira*, touradas, cotas raciais, experimentação animal
    `),
  },
};
