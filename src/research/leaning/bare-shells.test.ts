import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { opensWithBareShell } from './bare-shells.ts';

const SENTENCES = {
  ar: {
    hangs: ['ويعود الفرق إلى طريقة القياس.', 'القسم الأخير هو الذي يغذي المخزون.'],
    stands: ['الفرق بين التغذية والسحب كبير.'],
  },
  de: {
    hangs: ['Die kurze Antwort lautet: nur zum Teil.', 'Das Geld muss von den Patienten kommen.'],
    stands: ['Die Antwort des Körpers auf Koffein ist verschieden.', 'Die Zahl der Züge steigt.'],
  },
  en: {
    hangs: [
      'The short answer is between 600 and 2,200 hours for a professional level.',
      'The money has to come from patients, taxpayers or lower pay rises.',
      'Colder water costs more pressure, so the figure changes with the seasons.',
    ],
    stands: [
      'The money of savers is safe up to a limit.',
      'A litre costs 2 euros, and taxes bring the figure to 3.',
      'Leaks raise the figures for water use.',
    ],
  },
  es: { hangs: ['La respuesta corta es que no.'], stands: ['La respuesta del cuerpo cambia con la edad.'] },
  fr: { hangs: ['La réponse courte est non.'], stands: ['La réponse du corps change avec l’âge.'] },
  ja: { hangs: ['違いは水の量にある。'], stands: ['煎茶と玉露の違いは日光にある。', '問題はない。'] },
  ko: { hangs: ['차이는 물의 양에 있다.'], stands: ['두 차의 차이는 햇빛에 있다.'] },
  pl: { hangs: ['Różnica polega na ilości wody.'], stands: ['Różnica ciepła między nimi rośnie.'] },
  ru: {
    hangs: ['Разница — в количестве воды.', 'Причина кроется в муке.'],
    stands: ['Причина чёрствости хлеба — крахмал.'],
  },
  tr: { hangs: ['Farkın nedeni su miktarıdır.'], stands: ['Bayatlamanın nedeni nişastadır.'] },
  'zh-CN': { hangs: ['差别主要来自三个方面：一是用哪一年的数据。'], stands: ['两种茶的差别主要来自日照。'] },
};

describe('opensWithBareShell', () => {
  it.each(examplesOf(SENTENCES, 'hangs'))('in %s sees that it hangs: %s', (language, sentence) => {
    expect(opensWithBareShell(sentence, language)).toBe(true);
  });

  it.each(examplesOf(SENTENCES, 'stands'))('in %s reads by itself: %s', (language, sentence) => {
    expect(opensWithBareShell(sentence, language)).toBe(false);
  });
});
