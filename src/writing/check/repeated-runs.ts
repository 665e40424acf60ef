import type { VisiblePart } from '../../article/visible-text.ts';

const RUN = 8;
/** Who says it, from the end of a sentence to a colon; or a colon. */
const SAYS = /(?<=^|[.!?。！？]\s?)[^.!?:：。！？]{1,120}[:：]\s?(?=\S)|[:：]\s?(?=\S)/u;
/** Characters of a script without spaces that say as much as eight words. */
const UNSPACED_RUN = 16;

/** Runs of eight words (16 characters without spaces) that stand under two different headings. */
export function repeatedRuns(parts: readonly VisiblePart[]): string[] {
  const seenIn = new Map<string, number>();
  const repeated = new Set<string>();
  parts.forEach(({ blocks }, index) => {
    for (const run of blocks.flatMap(runsIn)) {
      const first = seenIn.get(run);
      if (first === undefined) seenIn.set(run, index);
      else if (first !== index) repeated.add(run);
    }
  });
  return [...repeated];
}

/** The runs of one text, in order, without who says it before a colon: that may be named again. */
export function runsIn(block: string): string[] {
  return block.split(SAYS).flatMap(runsOf);
}

function runsOf(text: string): string[] {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(text);
  const lower = text.toLowerCase();
  const units = unspaced ? [...lower.replace(/\s/gu, '')] : (lower.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []);
  const size = unspaced ? UNSPACED_RUN : RUN;
  return units.slice(size - 1).map((_, index) => units.slice(index, index + size).join(unspaced ? '' : ' '));
}
