import { type ClaimContext, within, wordsAt } from './claim-context.ts';
import { claimWordsOf, listOf } from './claim-words-of.ts';
import { isUnspaced } from './tokens.ts';
import type { Finding } from './verdict.ts';

/** In a copy this near one strange word in another's place is looked at. */
const COPY = 0.72;
const LONGEST = { words: 3, characters: 9 };

export interface CaselessChecked {
  readonly findings: readonly Finding[];
  /** A strange word stands where another stood, and nothing tells whether it is a name. */
  readonly mayHideName: boolean;
}

/**
 * Scripts without capitals don't show a name. It is taken for one where a title, a rank or a kind of place stands
 * beside it; any other strange word that took another's place in a near copy may be one.
 */
export function checkCaselessNames(context: ClaimContext): CaselessChecked {
  const beside = claimWordsOf(context.language)?.besideNames;
  if (beside === undefined) return { findings: [], mayHideName: false };
  const before = listOf(beside.before);
  const after = listOf(beside.after);
  const { claim, sentence, source, alignment, passage } = context;
  const unspaced = isUnspaced(context.language);
  const findings: Finding[] = [];
  let swaps = 0;
  for (const gap of alignment.gaps) {
    const strange = gap.claim.filter((at) => isStrange(at, context));
    if (strange.length === 0) continue;
    if (!unspaced || strange.length > 1) swaps += 1;
    if (gap.claim.length > (unspaced ? LONGEST.characters : LONGEST.words)) continue;
    const first = sentence.tokens[gap.claim[0] ?? 0];
    const last = sentence.tokens[gap.claim.at(-1) ?? 0];
    if (first === undefined || last === undefined) continue;
    const ahead = claim.text.slice(last.end).trimStart();
    const behind = claim.text.slice(0, first.start).trimEnd();
    const written = claim.text.slice(first.start, last.end);
    const isForeign = /^[\p{Script=Katakana}ー・·]{2,}$/u.test(written) || /^\p{Script=Latin}{2,}/u.test(written);
    const named =
      isForeign ||
      before.some((title) => behind.endsWith(title) || written.startsWith(title)) ||
      after.some((rank) => ahead.startsWith(rank) || written.endsWith(rank));
    if (!named || alignment.share < COPY - 0.22) continue;
    const found = wordsAt(passage.text, source.sentence.tokens, gap.source);
    findings.push({
      kind: 'name',
      problem: found === '' ? 'absent' : 'differs',
      claimed: written,
      found: found === '' ? undefined : found,
    });
  }
  return { findings, mayHideName: findings.length === 0 && swaps === 1 && alignment.share >= COPY };
}

/** A word of content the passages never have, outside numbers and dates. */
function isStrange(at: number, context: ClaimContext): boolean {
  const token = context.sentence.tokens[at];
  if (token === undefined || !token.isContent || /^\d/.test(token.written)) return false;
  if ([...context.claim.quantities, ...context.claim.dates].some((span) => within(token, span))) return false;
  if (!isUnspaced(context.language)) return !context.index.places.has(token.key);
  const next = context.sentence.tokens[at + 1];
  const previous = context.sentence.tokens[at - 1];
  const pairs = [
    previous !== undefined && previous.end === token.start ? previous.key + token.key : undefined,
    next !== undefined && next.start === token.end ? token.key + next.key : undefined,
  ];
  return !pairs.some(
    (pair) => pair !== undefined && context.index.passages.some((passage) => passage.flat.text.includes(pair)),
  );
}
