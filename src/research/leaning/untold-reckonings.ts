import type { SourceSentence, SourceText } from '../source-text.ts';
import { untoldNumbers } from './bare-reckonings.ts';
import type { HangingSentences } from './hanging-sentences.ts';

/** Finds reckonings with numbers that their paragraph tells before them, or does not tell at all. */
export function untoldReckonings(source: SourceText): HangingSentences {
  const hanging = new Set<number>();
  const leaning = new Set<number>();
  let before: SourceSentence[] = [];
  for (const sentence of source.sentences) {
    if (before.at(-1)?.paragraph !== sentence.paragraph) before = [];
    const { index, text, judgement } = sentence;
    const untold = judgement.leans && judgement.refusal === undefined ? untoldNumbers(text) : [];
    if (untold.length > 0) {
      const tells = untold.map((number) => before.findLastIndex((earlier) => holds(earlier.text, number)));
      const from = Math.min(...tells);
      if (from < 0) hanging.add(index);
      else for (const between of before.slice(from + 1)) leaning.add(between.index);
    }
    before.push(sentence);
  }
  return { hanging, leaning };
}

function holds(text: string, number: string): boolean {
  const numbers: readonly string[] = text.match(/\d[\d.,]*\d|\d/gu) ?? [];
  return numbers.includes(number);
}
