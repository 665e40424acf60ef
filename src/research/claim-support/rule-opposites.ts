import { type ClaimContext, type MatchedQuantity, within, wordsAt } from './claim-context.ts';
import { clausesOf } from './clauses.ts';
import type { Cue } from './cues.ts';
import { cuesOf } from './read-text.ts';
import type { Sentence } from './sentences.ts';
import type { Finding } from './verdict.ts';

/** The sentence says a word ("rose", "more than", "approved") where the source has its opposite. */
export function checkOpposites(
  context: ClaimContext,
  negationsDiffer: boolean,
  matched: readonly MatchedQuantity[],
): Finding[] {
  if (context.isExtract || negationsDiffer || !context.isNear) return [];
  const inGap = oppositesInGaps(context);
  if (inGap.length > 0) return inGap;
  const inSentence = oppositesInSentence(context);
  return inSentence.length > 0 ? inSentence : oppositesAtNumbers(context, matched);
}

/** The clause of a number says a word, the clause of its source only the opposite. */
function oppositesAtNumbers(context: ClaimContext, matched: readonly MatchedQuantity[]): Finding[] {
  for (const { claimed, source, passage } of matched) {
    if (passage !== context.source.sentence.passage || !within(source, context.source.sentence)) continue;
    const here = inClauseOf(claimed, context.sentence, context);
    const there = inClauseOf(source, context.source.sentence, context);
    const clash = clashOf(here, there);
    if (clash !== undefined) return [finding(context, clash.mine, clash.theirs)];
  }
  return [];
}

function inClauseOf(quantity: { readonly start: number }, sentence: Sentence, context: ClaimContext): Cue[] {
  const clauses = clausesOf(sentence.tokens);
  const at = sentence.tokens.findIndex((token) => token.end > quantity.start);
  return oppositesOf(sentence, context).filter(({ first }) => clauses[first] === clauses[at]);
}

function oppositesOf(sentence: Sentence, context: ClaimContext): Cue[] {
  return cuesOf(sentence, context.language).filter(({ kind }) => kind === 'opposite');
}

/** A word for its opposite at the same place. */
function oppositesInGaps(context: ClaimContext): Finding[] {
  const mine = oppositesOf(context.sentence, context);
  const theirs = oppositesOf(context.source.sentence, context);
  const findings: Finding[] = [];
  for (const gap of context.alignment.gaps) {
    if (gap.claim.length === 0 || gap.source.length === 0) continue;
    const here = mine.filter((cue) => gap.claim.includes(cue.first));
    const there = theirs.filter((cue) => gap.source.includes(cue.first));
    const clash = clashOf(here, there);
    if (clash === undefined) continue;
    findings.push(finding(context, clash.mine, clash.theirs));
  }
  return findings;
}

/** A word somewhere, with only its opposite in the source sentence and its neighbours. */
function oppositesInSentence(context: ClaimContext): Finding[] {
  const mine = oppositesOf(context.sentence, context).filter(
    (cue) => (context.alignment.toSource[cue.first] ?? -1) < 0,
  );
  const theirs = oppositesOf(context.source.sentence, context);
  const around = context.source.window.flatMap((sentence) => oppositesOf(sentence, context));
  const own = oppositesOf(context.sentence, context);
  for (const cue of mine) {
    const has = (cues: readonly Cue[], side: 'a' | 'b') =>
      cues.some((other) => other.pair === cue.pair && other.side === side);
    const other = theirs.find((one) => one.pair === cue.pair && one.side !== cue.side);
    if (other === undefined || has(around, cue.side) || has(own, cue.side === 'a' ? 'b' : 'a')) continue;
    return [finding(context, cue, other)];
  }
  return [];
}

function clashOf(here: readonly Cue[], there: readonly Cue[]): { mine: Cue; theirs: Cue } | undefined {
  for (const mine of here) {
    const sides = (cues: readonly Cue[]) =>
      new Set(cues.filter(({ pair }) => pair === mine.pair).map(({ side }) => side));
    const theirs = there.find((cue) => cue.pair === mine.pair && cue.side !== mine.side);
    if (theirs !== undefined && sides(here).size === 1 && sides(there).size === 1) return { mine, theirs };
  }
  return undefined;
}

function finding(context: ClaimContext, mine: Cue, theirs: Cue): Finding {
  const places = (cue: Cue) => Array.from({ length: cue.last - cue.first + 1 }, (_, at) => cue.first + at);
  return {
    kind: 'comparison',
    problem: 'differs',
    claimed: wordsAt(context.claim.text, context.sentence.tokens, places(mine)),
    found: wordsAt(context.passage.text, context.source.sentence.tokens, places(theirs)),
  };
}
