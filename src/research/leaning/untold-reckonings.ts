import type { SourceText } from '../source-text.ts';
import { untoldNumbers } from './bare-reckonings.ts';
import { type HangingSentences, withThoseBefore } from './hanging-sentences.ts';

/** Finds reckonings with numbers that their paragraph tells before them, or does not tell at all. */
export function untoldReckonings(source: SourceText): HangingSentences {
  const hanging = new Set<number>();
  const leaning = new Set<number>();
  for (const [{ index, text, judgement }, before] of withThoseBefore(source)) {
    const untold = judgement.leans && judgement.refusal === undefined ? untoldNumbers(text) : [];
    if (untold.length === 0) continue;
    const tells = untold.map((number) => before.findLastIndex((earlier) => holds(earlier.text, number)));
    const from = Math.min(...tells);
    if (from < 0) hanging.add(index);
    else for (const between of before.slice(from + 1)) leaning.add(between.index);
  }
  return { hanging, leaning };
}

function holds(text: string, number: string): boolean {
  const numbers: readonly string[] = text.match(/\d[\d.,]*\d|\d/gu) ?? [];
  return numbers.includes(number);
}
