import { type ClaimContext, within } from './claim-context.ts';
import { type DateMention, dateSupports } from './dates.ts';
import type { Finding } from './verdict.ts';

export interface MatchedDate {
  readonly claimed: DateMention;
  readonly source: DateMention;
  readonly passage: number;
}

export interface DatesChecked {
  readonly matched: readonly MatchedDate[];
  readonly findings: readonly Finding[];
  readonly counted: number;
  readonly missed: number;
}

const SAME_SUBJECT = 0.3;
const COPY = 0.75;

/** Every date of the sentence has to be in the passages, at least as exactly. */
export function checkDates(context: ClaimContext): DatesChecked {
  const findings: Finding[] = [];
  const matched: MatchedDate[] = [];
  for (const claimed of context.claim.dates) {
    const source = context.passage.dates.find(
      (date) => within(date, context.source.sentence) && dateSupports(claimed, date),
    );
    if (source !== undefined) matched.push({ claimed, source, passage: context.passage.passage });
    const finding = findingFor(claimed, context);
    if (finding !== undefined) findings.push(finding);
  }
  return { findings, matched, counted: context.claim.dates.length, missed: findings.length };
}

function findingFor(claimed: DateMention, context: ClaimContext): Finding | undefined {
  const { source, passage, index } = context;
  const all = index.passages.flatMap((one) => one.dates);
  const own = passage.dates.filter((date) => within(date, source.sentence));
  const near = passage.dates.filter((date) => source.window.some((sentence) => within(date, sentence)));
  const isBorne = all.some((date) => dateSupports(claimed, date)) || isPlainNumber(claimed, context);
  if (isBorne) {
    const isCopy = source.inSentence >= COPY || context.alignment.share >= COPY;
    const rival = own.find(
      (date) => sameShape(date, claimed) && !context.claim.dates.some((other) => dateSupports(other, date)),
    );
    if (!isCopy || rival === undefined || own.some((date) => dateSupports(claimed, date))) return undefined;
    return differs(claimed, rival);
  }
  const rival =
    near.find((date) => sameShape(date, claimed)) ??
    near.find((date) => date.year !== undefined && date.year === claimed.year && date.month !== undefined);
  if (rival !== undefined && source.inSentence >= SAME_SUBJECT) return differs(claimed, rival);
  return { kind: 'date', problem: 'absent', claimed: claimed.written, found: undefined };
}

function differs(claimed: DateMention, source: DateMention): Finding {
  return { kind: 'date', problem: 'differs', claimed: claimed.written, found: source.written };
}

/** Both name a day, or both only a month, a year, a weekday. */
function sameShape(one: DateMention, other: DateMention): boolean {
  if (other.weekday !== undefined || one.weekday !== undefined)
    return one.weekday !== undefined && other.weekday !== undefined;
  if (other.day !== undefined) return one.day !== undefined;
  if (other.month !== undefined) return one.month !== undefined;
  return one.year !== undefined && other.year !== undefined;
}

/** A year that the passage has as a bare number. */
function isPlainNumber(claimed: DateMention, context: ClaimContext): boolean {
  if (claimed.year === undefined || claimed.month !== undefined || claimed.isDecade === true) return false;
  const digits = new RegExp(`(?<!\\d)${claimed.year}(?!\\d)`);
  return context.index.passages.some((passage) =>
    passage.quantities.some(({ value, written }) => value === claimed.year && digits.test(written)),
  );
}
