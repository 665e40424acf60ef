import { describe, expect, it } from 'vitest';
import { opensWithBareShell } from './bare-shells.ts';
import { examplesOf } from './examples-by-language.fixture.ts';

const SENTENCES = {
  ar: {
    hangs: ['ويعود الفرق إلى طريقة القياس.', 'القسم الأخير هو الذي يغذي المخزون.'],
    stands: ['الفرق بين التغذية والسحب كبير.'],
  },
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
