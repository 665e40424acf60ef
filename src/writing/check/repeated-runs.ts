import type { VisiblePart } from '../../article/visible-text.ts';

const RUN = 8;
/** Who says it, from the end of a sentence to a colon; or a colon. */
const SAYS = /(?<=^|[.!?。！？]\s?)[^.!?:：。！？]{1,120}[:：]\s?(?=\S)|[:：]\s?(?=\S)/u;
/** Characters of a script without spaces that say as much as eight words. */
const UNSPACED_RUN = 16;

/** Runs of eight words (16 characters without spaces) that stand under two different headings. */
export function repeatedRuns(parts: readonly VisiblePart[]): string[] {
  const texts = parts.map(({ blocks }) => blocks.flatMap(unitsIn));
  const recurring = unitsOfSeveral(texts);
  const seenIn = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, lists] of texts.entries()) {
    for (const run of lists.flatMap((list) => runsOf(list, recurring))) {
      const first = seenIn.get(run);
      if (first === undefined) seenIn.set(run, index);
      else if (first !== index) repeated.add(run);
    }
  }
  return [...repeated];
}

/** The runs of one text, in order, without who says it before a colon: that may be named again. */
export function runsIn(block: string): string[] {
  return unitsIn(block).flatMap((list) => runsOf(list));
}

/** Words, or characters of a script without spaces, in a row. */
interface Units {
  readonly units: readonly string[];
  readonly unspaced: boolean;
}

function unitsIn(block: string): Units[] {
  const texts = /[:：]/.test(block) ? block.split(SAYS) : [block];
  return texts.map((text) => {
    const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(text);
    const lower = text.toLowerCase();
    return {
      units: unspaced ? [...lower.replace(/\s/gu, '')] : (lower.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []),
      unspaced,
    };
  });
}

/** What stands in more than one part: a run that holds anything else is not repeated. */
function unitsOfSeveral(texts: readonly (readonly Units[])[]): ReadonlySet<string> {
  const firstIn = new Map<string, number>();
  const several = new Set<string>();
  for (const [index, lists] of texts.entries()) {
    for (const unit of lists.flatMap(({ units }) => units)) {
      const first = firstIn.get(unit);
      if (first === undefined) firstIn.set(unit, index);
      else if (first !== index) several.add(unit);
    }
  }
  return several;
}

/** @param among runs of these units alone; absent: all runs */
function runsOf({ units, unspaced }: Units, among?: ReadonlySet<string>): string[] {
  const size = unspaced ? UNSPACED_RUN : RUN;
  const runs: string[] = [];
  let inRow = 0;
  for (const [at, unit] of units.entries()) {
    inRow = among === undefined || among.has(unit) ? inRow + 1 : 0;
    if (inRow >= size) runs.push(units.slice(at - size + 1, at + 1).join(unspaced ? '' : ' '));
  }
  return runs;
}
