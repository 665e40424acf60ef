import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { tellsFromEarlier } from './earlier-past.ts';

const SENTENCES = {
  ar: { hangs: ['بعد عام عاد المنسوب إلى ما كان عليه.'], stands: ['بعد عام من الري يرتفع المنسوب.'] },
  de: {
    hangs: ['Die Strecke war wegen der Kosten aufgegeben worden.', 'Ein Jahr später war der Betrieb wieder offen.'],
    stands: ['Bevor die Bahn kam, hatte man Pferde gehalten.', 'Die Strecke wurde aufgegeben, weil sie zu teuer war.'],
  },
  en: {
    hangs: [
      'The line had been given up because the state no longer wanted to pay.',
      'A follow-up one year later found that most firms still had the shorter week.',
      'Two months later the prices were back.',
    ],
    stands: [
      'Morgenlinie had begun in May 2023 with Brussels–Berlin.',
      'Students who had told others about their goal gave up less often.',
      'By the time the line opened, most towns had lost their station.',
      'A tree that is planted today bears fruit three years later.',
      'The line was given up because the state no longer wanted to pay.',
    ],
  },
  es: {
    hangs: ['La línea había sido abandonada por su coste.', 'Un año después los precios bajaron.'],
    stands: ['La línea había sido abandonada antes de la guerra.', 'Un año después de la siembra llega la cosecha.'],
  },
  fr: {
    hangs: ['La ligne avait été abandonnée faute de moyens.', 'Un an plus tard, les prix ont baissé.'],
    stands: ['La ligne avait été abandonnée avant la guerre.', 'Un an après la plantation, on récolte.'],
  },
  it: {
    hangs: ['La linea era stata abbandonata per i costi.'],
    stands: ['La linea era stata abbandonata prima della guerra.'],
  },
  ja: { hangs: ['一年後、価格は元に戻った。'], stands: ['植えてから一年後に収穫できる。'] },
  nl: { hangs: ['Een jaar later waren de prijzen terug.'], stands: ['Wie een jaar later zaait, oogst minder.'] },
  pl: { hangs: ['Rok później ceny wróciły.'], stands: ['Po roku ceny wracają do normy.'] },
  pt: {
    hangs: ['A linha tinha sido abandonada por causa do custo.'],
    stands: ['Um ano depois da sementeira vem a colheita.'],
  },
  ru: { hangs: ['Год спустя цены вернулись.'], stands: ['За год цены выросли вдвое.'] },
  tr: { hangs: ['Bir yıl sonra fiyatlar eski hâline döndü.'], stands: ['Ekimden bir yıl sonra hasat yapılır.'] },
  'zh-CN': { hangs: ['一年后，价格恢复了原样。'], stands: ['播种一年后可以收获。'] },
};

describe('tellsFromEarlier', () => {
  it.each(examplesOf(SENTENCES, 'hangs'))('in %s sees that it hangs: %s', (language, sentence) => {
    expect(tellsFromEarlier(sentence, language)).toBe(true);
  });

  it.each(examplesOf(SENTENCES, 'stands'))('in %s reads by itself: %s', (language, sentence) => {
    expect(tellsFromEarlier(sentence, language)).toBe(false);
  });
});
