import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

/** Shared by European and Brazilian Portuguese: an entry of one variant does no harm in the other. */
export const pt: QualityWords = {
  tested: entries(`
    testamos, testámos, testei, medimos, medi, experimentamos, experimentámos, experimentei, no nosso teste, em nosso teste, no meu teste
    nossas medições, minhas medições, depois de usar, visitamos, visitámos, visitei, comprei, compramos, comprámos, pesamos, pesei, fotografei
    experiência própria, minhas anotações, notei, comparamos, comparei, no meu jardim, na minha cozinha, em primeira mão, na minha casa
  `),
  studies: entries(`
    estudo, estudos, pesquisador*, investigador*, pesquisa*, universidade*, revista, inquérito*, estatística*, ministério*, instituto*, ibge
    segundo, de acordo com, conforme, dados de, dados do, dados da, publicado em, censo, constituição, organização*, relatório*, filósofo, sociólogo
  `),
  byline: entries(
    'escrito por, autor, autora, revisado por, revisto por, editado por, sobre o autor, sobre a autora, atualizado em, publicado em',
  ),
  credentials: entries(
    'dr, dra, doutor, doutora, professor, professora, engenheiro*, engenheira*, médico, médica, nutricionista, farmacêutic*, advogad*, anos de experiência, certificad*, mestre em',
  ),
  contact: entries(
    'contacte-nos, fale conosco, contato, contacto, sobre nós, política de privacidade, e-mail, telefone, endereço, morada, redação',
  ),
  hype: entries(`
    incrível, incríveis, revolucionári*, milagre*, milagros*, o melhor de todos, garantid*, instantane*, segredo*, definitiv*, imbatível
    mágic*, inacreditáve*, 100% seguro, sem risco, perfeito para todos, mudar a sua vida, mudar sua vida, único no mundo, chocante*, fantástic*
  `),
  teasers: entries(
    'não vai acreditar, o que acontece, é por isso, coisas que, razões para, motivos para, você precisa, vai te',
  ),
  filler: entries(`
    no mundo de hoje, nos dias de hoje, hoje em dia, é importante notar, é importante ressaltar, vale ressaltar, vale a pena notar, quando se trata de, no final das contas
    por último mas não menos importante, nem é preciso dizer, desempenha um papel crucial, desempenha um papel fundamental, no mundo do
    mais do que nunca, como todos sabemos, tudo o que você precisa saber, tudo o que precisa de saber, uma ampla gama de, não procure mais, em suma
  `),
  selling: entries(`
    compre agora, compre já, encomende, adicionar ao carrinho, carrinho, frete grátis, portes grátis, desconto*, promoção, promoções, em estoque, em stock
    nossos produtos, nossa loja, ligue, reserve, inscreva-se, melhor preço, melhores preços, cupom, cupão, oferta especial, peça um orçamento
  `),
  disclosure: entries(
    'afiliad*, comissão, patrocinad*, publicidade, parceria paga, podemos ganhar, cedido gratuitamente, conflito de interesses, conflitos de interesse, pago por nós',
  ),
  selfPraise: entries(
    'escrito por especialistas, principais especialistas, nossos especialistas, o guia mais completo, o melhor guia, guia definitivo, premiad*, a mais alta qualidade, fonte mais confiável, este artigo é',
  ),
  caution: entries(`
    consulte o seu médico, consulte seu médico, consulte um médico, fale com o seu médico, procure ajuda, aconselhamento profissional, efeitos secundários, efeitos colaterais
    contraindica*, não deve, não devem, risco de, aviso, atenção, perigo*, limitação, limitações, desvantage*, depende de, exceto, tóxic*, pode perder, sobredosagem, overdose, não testamos, incert*
  `),
};
