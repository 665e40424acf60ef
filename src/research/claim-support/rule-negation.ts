import type { ClaimContext } from './claim-context.ts';
import { claimWordsOf } from './claim-words-of.ts';
import { clausesOf } from './clauses.ts';
import type { Cue } from './cues.ts';
import { cuesOf } from './read-text.ts';
import type { Sentence } from './sentences.ts';
import { isUnspaced } from './tokens.ts';
import type { Finding } from './verdict.ts';

/** How many words of content beside a negator belong to it. */
const REACH = 4;
const NEAREST = 2;
const LIKE = 0.5;

interface Negation {
  readonly cue: Cue;
  /** Keys of the words around it, and of the nearest ones. */
  readonly around: ReadonlySet<string>;
  readonly nearest: readonly string[];
  readonly text: string;
}

export interface NegationsChecked {
  readonly findings: readonly Finding[];
  /** The sides negate differently; an opposite word may then say the same. */
  readonly differ: boolean;
}

/** A negation only one side has, of words that both have. */
export function checkNegation(context: ClaimContext): NegationsChecked {
  const { sentence, source, claim, passage } = context;
  if (!context.isNear && !isPlainlyDenied(context)) return { findings: [], differ: false };
  const mine = negationsIn(sentence, claim.text, context);
  const theirs = negationsIn(source.sentence, passage.text, context);
  const nearby = source.window.flatMap((one) =>
    one === source.sentence ? [] : negationsIn(one, passage.text, context),
  );
  const left = [...theirs];
  const findings: Finding[] = [];
  for (const negation of mine) {
    const partner = left.findIndex((other) => arePartners(negation, other, context));
    if (partner >= 0) left.splice(partner, 1);
    else if (!nearby.some(({ around }) => around.has(negation.nearest[0] ?? '')) && denies(negation, source.sentence)) {
      findings.push({ kind: 'negation', problem: 'differs', claimed: negation.text, found: undefined });
    }
  }
  for (const negation of left) {
    if (!isDropped(negation, context)) continue;
    findings.push({ kind: 'negation', problem: 'differs', claimed: '', found: negation.text });
  }
  // "not free of" says the same as "contains".
  const dropped = findings.filter(({ claimed }) => claimed === '').length;
  if (context.language === 'en' && dropped === findings.length && dropped % 2 === 0)
    return { findings: [], differ: false };
  // "did not rise" for "fell": the opposite word answers for the negation.
  return { findings: hasOpposites(context) && findings.length === 1 ? [] : findings, differ: findings.length > 0 };
}

/** A looser likeness will do where the claim negates and nothing near the source sentence does. */
function isPlainlyDenied({ sentence, source, language }: ClaimContext): boolean {
  const negates = (one: Sentence) => cuesOf(one, language).some(({ kind }) => kind === 'negator');
  return source.inSentence >= LIKE && negates(sentence) && !negates(source.sentence);
}

function negationsIn(sentence: Sentence, text: string, context: ClaimContext): Negation[] {
  const backward = claimWordsOf(context.language)?.negatesBackward === true || isUnspaced(context.language);
  const clauses = clausesOf(sentence.tokens);
  return cuesOf(sentence, context.language)
    .filter(({ kind }) => kind === 'negator')
    .map((cue) => {
      const { tokens } = sentence;
      const clause = clauses[cue.first];
      const isWord = (at: number) =>
        tokens[at]?.isContent === true && clauses[at] === clause && (at < cue.first || at > cue.last);
      const behind: number[] = [];
      for (let at = cue.last + 1; at < tokens.length && behind.length < REACH; at += 1) if (isWord(at)) behind.push(at);
      const before: number[] = [];
      for (let at = cue.first - 1; at >= 0 && before.length < REACH; at -= 1) if (isWord(at)) before.push(at);
      const close = backward
        ? [...before.slice(0, NEAREST), ...behind.slice(0, NEAREST)]
        : behind.length > 0
          ? behind.slice(0, NEAREST)
          : before.slice(0, NEAREST);
      const keys = (places: readonly number[]) => places.map((at) => tokens[at]?.key ?? '');
      const first = tokens[cue.first];
      const last = tokens[cue.last];
      return {
        cue,
        around: new Set(keys([...before, ...behind])),
        nearest: keys(close),
        text: first === undefined || last === undefined ? '' : text.slice(first.start, last.end),
      };
    });
}

function arePartners(mine: Negation, theirs: Negation, { alignment }: ClaimContext): boolean {
  for (let at = mine.cue.first; at <= mine.cue.last; at += 1) {
    const place = alignment.toSource[at] ?? -1;
    if (place >= theirs.cue.first && place <= theirs.cue.last) return true;
  }
  return [...mine.around].some((key) => theirs.around.has(key));
}

/** The source says without a negation what the claim negates. */
function denies(negation: Negation, source: Sentence): boolean {
  const keys = new Set(source.tokens.filter(({ isContent }) => isContent).map(({ key }) => key));
  return negation.nearest.some((key) => keys.has(key)) || (negation.nearest.length === 0 && keys.size > 0);
}

/** The claim says the words nearest to a negation without it. What stood in brackets or in a cut clause is no loss. */
function isDropped(negation: Negation, context: ClaimContext): boolean {
  const { source, sentence, alignment } = context;
  const { tokens } = source.sentence;
  const cue = negation.cue;
  if (tokens[cue.first]?.inBrackets === true) return false;
  const claimed = new Set(sentence.tokens.filter(({ isContent }) => isContent).map(({ key }) => key));
  const shared = negation.nearest.filter((key) => claimed.has(key)).length;
  if (shared === 0) return false;
  if (negation.nearest.length <= 1 || shared === negation.nearest.length) return true;
  const first = negation.nearest[0];
  const before = neighbour(alignment.toClaim, cue.first, -1);
  const behind = neighbour(alignment.toClaim, cue.last, 1);
  const isReworded =
    alignment.share >= 0.6 &&
    alignment.gaps.some((gap) => gap.source.includes(cue.first) && gap.claim.length > 0 && gap.claim.length <= 2);
  if (isReworded) return true;
  return (first !== undefined && claimed.has(first)) || (before >= 0 && behind >= 0 && behind - before <= 2);
}

function neighbour(toClaim: readonly number[], from: number, step: number): number {
  return toClaim[from + step] ?? -1;
}

/** One side has a word, the other its opposite. */
function hasOpposites({ sentence, source, language }: ClaimContext): boolean {
  const mine = cuesOf(sentence, language).filter(({ kind }) => kind === 'opposite');
  const theirs = cuesOf(source.sentence, language).filter(({ kind }) => kind === 'opposite');
  const has = (cues: readonly Cue[], pair: number, side: 'a' | 'b') =>
    cues.some((cue) => cue.pair === pair && cue.side === side);
  return mine.some(
    ({ pair, side }) =>
      !has(theirs, pair, side) &&
      has(theirs, pair, side === 'a' ? 'b' : 'a') &&
      !has(mine, pair, side === 'a' ? 'b' : 'a'),
  );
}
