import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { pointsAtNoun } from './demonstratives.ts';

const SENTENCES = {
  ar: {
    hangs: ['لا يعوض المطر هذا الفقد، لأن المسام انغلقت.', 'وقد تبعد هذه المناطق عن البئر كثيرا.'],
    stands: ['تنقسم المياه إلى نوعين، ويسمى هذا التقسيم علميا.', 'يعوض المطر ما يسحب من الحوض كل سنة.'],
  },
  en: {
    hangs: [
      'At 2.5 per cent a degree, heat made in those three hours costs 20 per cent more.',
      'Few people live in those towns.',
    ],
    stands: [
      'Talking shows at once which words are missing, and those words are remembered best.',
      'Those who walk every day sleep better.',
      'The best savings are those made early.',
      'Prices rose in those regions that depend on imports.',
    ],
  },
  it: { hangs: ['In quest’acqua il sale si scioglie subito.'], stands: ['In acqua calda il sale si scioglie subito.'] },
  nl: {
    hangs: ['Op die manier blijft het brood vers.', 'Volgens deze regel telt elk uur.'],
    stands: ['De bakker die vroeg begint, verkoopt meer.'],
  },
  pl: { hangs: ['W wyniku tego procesu powstaje gaz.'], stands: ['W wyniku fermentacji powstaje gaz.'] },
  pt: {
    hangs: ['Nessa temperatura o amido endurece.', 'Aquela regra vale para todos.'],
    stands: ['Aqueles que dormem pouco comem mais.'],
  },
  ru: {
    hangs: ['При этой температуре крахмал твердеет.'],
    stands: ['Закваска — это смесь муки и воды.', 'При высокой температуре крахмал твердеет.'],
  },
  tr: { hangs: ['Ekmek bu sıcaklıkta sertleşir.'], stands: ['Ekmek buzdolabında sertleşir.'] },
  ko: { hangs: ['빵은 이런 온도에서 굳는다.'], stands: ['빵은 낮은 온도에서 굳는다.'] },
  'zh-CN': { hangs: ['把这些全部计入，就是全生命周期评价。'], stands: ['面包在冰箱里变硬，这一过程叫老化。'] },
};

describe('pointsAtNoun', () => {
  it.each(examplesOf(SENTENCES, 'hangs'))('in %s sees that it hangs: %s', (language, sentence) => {
    expect(pointsAtNoun(sentence, language)).toBe(true);
  });

  it.each(examplesOf(SENTENCES, 'stands'))('in %s reads by itself: %s', (language, sentence) => {
    expect(pointsAtNoun(sentence, language)).toBe(false);
  });
});
