import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const pt: TellWords = {
  openers: phrases(`
    no mundo atual|acelerado|moderno|digital|dinâmico; no mundo de hoje; no mundo em que vivemos; na era digital
    em um mundo onde|em|cada|que; num mundo onde|em|cada|que; em uma era em; numa era em; na sociedade atual|moderna
    no cenário atual; no panorama atual; nos dias de hoje … tornou-se; hoje em dia … se tornou; você já se perguntou
    alguma vez se perguntou; já se perguntou; já parou para pensar; imagine um mundo; você não está sozinho
    não está sozinho; você está no lugar certo; está no lugar certo; bem-vindo ao mundo; vamos mergulhar
    mergulhe no|na|neste; vamos explorar; embarque nesta|conosco; vamos dar uma olhada
    neste artigo vamos|você|iremos|exploraremos|veremos|vai; neste guia vamos|você|iremos|completo|exploraremos
    este guia completo; sem mais delongas; foi-se o tempo em que; não procure mais
  `),
  closers: phrases(`
    ^em conclusão; ^para concluir; ^em resumo; ^em suma; ^em síntese; ^concluindo; ^conclusão; ^por fim conclui-se
    ^em última análise; ^portanto conclui-se; no final do dia; ao fim e ao cabo; o que você está esperando
    o que está esperando; as possibilidades são infinitas; o futuro … promissor; só o tempo dirá
    dê o primeiro passo; seguindo estas|estes|essas|esses dicas|passos
  `),
  fillers: phrases(`
    é importante ressaltar|destacar|notar|lembrar|salientar|mencionar|observar; vale ressaltar que
    vale destacar que; vale lembrar que; vale a pena mencionar|destacar|ressaltar|salientar
    cabe destacar|ressaltar|salientar que; é fundamental destacar|ressaltar|lembrar|compreender|entender
    é essencial lembrar|compreender|entender|destacar; é crucial lembrar|compreender|entender|destacar
    não é segredo que; não é nenhum segredo que; escusado será dizer; nem é preciso dizer; com isso em mente
    com isto em mente; tenha em mente que; sejamos honestos; a verdade é que
    desempenha|desempenham um papel crucial|fundamental|importante|essencial|vital|central|significativo
    uma infinidade de; uma miríade de; fazer toda a diferença; faz toda a diferença; a chave está
    a chave para o sucesso; mais do que nunca; não existe uma solução única; por último mas não menos
    tanto para iniciantes quanto|como
  `),
  templates: phrases(`
    não se trata apenas de; não se trata só de; não é apenas um|uma … é|mas; não é simplesmente um|uma
    é muito mais do que; são muito mais do que; é mais do que um|uma simples; mais do que apenas um|uma
    seja você … ou; quer seja … ou; quer você seja … ou; a boa notícia é; e o melhor; a melhor parte
    diga adeus a|ao|à|às|aos; e se eu dissesse; e se eu te dissesse; não é um luxo
  `),
  stock: phrases(`
    um testemunho de|da|do; é um testemunho; rica tapeçaria; uma tapeçaria de; joia escondida; joias escondidas
    tesouro escondido; farol de esperança; desbloquear o|todo|seu potencial; desbloqueie o|todo|seu
    liberar todo o potencial; libertar todo o potencial; liberar o potencial; todo o seu potencial
    aproveitar o poder; o poder transformador; embarcar em|numa uma jornada; embarcar numa jornada; nesta jornada
    próximo nível; outro nível; outro patamar; novos patamares; na vanguarda; abrindo caminho; abrir caminho
    abre caminho; mudança de paradigma; divisor de águas; navegar pelas|pela complexidades|complexidade
    em constante evolução; em constante mudança; revolucionar a forma|maneira; revolucionando a forma|maneira
    transformar a forma|maneira; transformando a forma|maneira; abordagem holística; experiência inesquecível
    um mundo de possibilidades; infinitas possibilidades; futuro sustentável; futuro mais sustentável
    futuro mais brilhante; integração perfeita; delicado equilíbrio; equilíbrio delicado; sinfonia de; rica história
    comunidade vibrante
  `),
  inflated: phrases(`
    crucial; cruciais; fundamental; fundamentais; essencial; essenciais; vital; vitais; imprescindível
    indispensável; inovador*; holístic*; robust*; dinâmic*; vibrante; vibrantes; fascinante; fascinantes
    transformador*; otimizar; otimiza; maximizar; potencializar; fomentar; promover; impulsionar; impulsionando
    empoder*; enriquecer; panorama; cenário; jornada; sinergia*; inestimável; incomparável; abrangente; além disso
    ademais; outrossim; decisões informadas; dito isso; dito isto; uma ampla gama de; uma vasta gama de
    uma variedade de fatores
  `),
  intensifiers: phrases(`
    realmente; verdadeiramente; incrivelmente; absolutamente; extremamente; indubitavelmente; sem dúvida
    inegavelmente; certamente; simplesmente; profundamente; enormemente; significativamente; notavelmente; incrível
    incríveis; perfeito; perfeita; impressionante; extraordinári*; excepcional
  `),
  and: ['e', 'ou'],
};
