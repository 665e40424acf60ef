import { describe, expect, it } from 'vitest';
import { judgeSentence } from '../judging/judge-sentence.ts';

describe('a sentence that opens with a row of codes', () => {
  it.each([
    ['en', 'G1 X50 Y20 E3 means go to X 50 and Y 20 while the extruder pushes out three millimetres.'],
    ['de', 'G1 X50 Y20 E3 bedeutet, dass der Kopf nach X 50 und Y 20 fährt und dabei Kunststoff austritt.'],
    ['fr', 'G1 X50 Y20 signifie que la tête se déplace vers un point donné du plateau.'],
  ] as const)('leans on what explains them (%s)', (language, sentence) => {
    expect(judgeSentence(sentence, language).leans).toBe(true);
  });

  it.each([
    'R32 has a lower warming potential than most of the older refrigerants.',
    'E10 contains up to ten percent of ethanol and suits most newer cars.',
  ])('stands by itself with one code: %s', (sentence) => {
    expect(judgeSentence(sentence, 'en').leans).toBe(false);
  });
});
