import type { Language } from '../../contract/languages.ts';
import { type ClaimContext, type MatchedQuantity, within } from './claim-context.ts';
import { claimWordsOf } from './claim-words-of.ts';
import { clausesOf, isClauseWord } from './clauses.ts';
import { cuesOf } from './read-text.ts';
import type { MatchedDate } from './rule-dates.ts';
import { isUnspaced, type Token } from './tokens.ts';
import type { Finding } from './verdict.ts';

const FAR = 40;
/** "than" belongs to a comparing word at most this many words before it; fewer where it has many other senses. */
const THAN_REACH = 7;
const CLOSE_THAN_REACH = 2;
const MANY_SENSES: ReadonlySet<Language> = new Set([
  'ar',
  'fr',
  'es',
  'it',
  'pt',
  'pt-BR',
  'pt-PT',
  'hi',
  'bg',
  'el',
  'pl',
]);

/** The same words in another order, where the order says who did what, what is more than what, and whose a number is. */
export function checkOrder(
  context: ClaimContext,
  matched: readonly MatchedQuantity[],
  dates: readonly MatchedDate[],
): Finding[] {
  if (context.isExtract || context.source.inSentence < 0.5) return [];
  const numbers = [
    ...swappedNumbers(context, matched),
    ...swappedNumbers(context, dates),
    ...foreignNumbers(context, matched),
  ];
  if (numbers.length > 0) return numbers.slice(0, 1);
  return swappedRoles(context);
}

/** "from 6 to 8" for "from 8 to 6": each number stands behind the other's word. */
function swappedNumbers(context: ClaimContext, matched: readonly (MatchedQuantity | MatchedDate)[]): Finding[] {
  const { claim, passage, source } = context;
  const here = matched.filter((one) => one.passage === source.sentence.passage && within(one.source, source.sentence));
  for (const [at, first] of here.entries()) {
    const second = here[at + 1];
    if (
      second === undefined ||
      first.source.start <= second.source.start ||
      first.claimed.written === second.claimed.written
    )
      continue;
    if (second.claimed.start - first.claimed.end > FAR || first.source.start - second.source.end > FAR) continue;
    const [mine, other] = [lead(claim.text, first.claimed.start), lead(claim.text, second.claimed.start)];
    if (
      mine !== other &&
      mine === lead(passage.text, second.source.start) &&
      other === lead(passage.text, first.source.start)
    ) {
      const written = `${first.claimed.written} … ${second.claimed.written}`;
      return [
        {
          kind: 'order',
          problem: 'differs',
          claimed: written,
          found: `${second.source.written} … ${first.source.written}`,
        },
      ];
    }
  }
  return [];
}

function lead(text: string, at: number): string {
  return (
    /([\p{L}\p{M}]{1,3}|[\p{L}\p{M}]+)[^\p{L}\d]*$/u
      .exec(text.slice(Math.max(0, at - 14), at))?.[1]
      ?.toLowerCase()
      .slice(-3) ?? ''
  );
}

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly keys: ReadonlySet<string>;
  /** Opens with "and" or its like, so that its subject may stand in the clause before. */
  readonly isJoined: boolean;
  /** Capital words with their places. */
  readonly names: ReadonlyMap<string, number>;
}

/** A number that the source gives to another: the claim's clause shares words only with the clause of a rival number. */
function foreignNumbers(context: ClaimContext, matched: readonly MatchedQuantity[]): Finding[] {
  const { sentence, source, passage } = context;
  const theirs = segmentsOf(source.sentence.tokens);
  const mine = segmentsOf(sentence.tokens);
  for (const { claimed, source: own, passage: place } of matched) {
    if (place !== source.sentence.passage || !within(own, source.sentence)) continue;
    const home = theirs.find((segment) => within(own, segment));
    const clause = mine.find((segment) => within(claimed, segment));
    if (home === undefined || clause === undefined) continue;
    for (const rival of passage.quantities) {
      if (
        rival === own ||
        within(rival, own) ||
        !within(rival, source.sentence) ||
        rival.unit?.dimension !== own.unit?.dimension ||
        rival.value === own.value
      )
        continue;
      if (matched.some((one) => one.source === rival && within(one.claimed, clause))) continue;
      const away = theirs.find((segment) => within(rival, segment));
      if (away === undefined || away === home) continue;
      const onlyAway = [...clause.keys].filter((key) => away.keys.has(key) && !home.keys.has(key));
      const onlyHome = [...clause.keys].filter((key) => home.keys.has(key) && !away.keys.has(key));
      const lost = [...home.keys].filter((key) => !clause.keys.has(key));
      const namesAway = onlyAway.some((key) => away.names.has(key)) && !onlyHome.some((key) => home.names.has(key));
      const isForeign =
        (onlyHome.length === 0 && !home.isJoined) ||
        (namesAway && lost.some((key) => (home.names.get(key) ?? Number.POSITIVE_INFINITY) < own.start));
      if (onlyAway.length === 0 || !isForeign || lost.length === 0) continue;
      return [{ kind: 'order', problem: 'differs', claimed: claimed.written, found: rival.written }];
    }
  }
  return [];
}

function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: { start: number; end: number; keys: Set<string>; names: Map<string, number>; isJoined: boolean }[] =
    [];
  const clauses = clausesOf(tokens);
  for (const [at, token] of tokens.entries()) {
    if (at === 0 || clauses[at] !== clauses[at - 1]) {
      segments.push({
        start: token.start,
        end: token.end,
        keys: new Set(),
        names: new Map(),
        isJoined: isClauseWord(token.lower),
      });
    }
    const open = segments.at(-1);
    if (open === undefined) continue;
    open.end = token.end;
    if (!token.isContent || token.hasDigit) continue;
    open.keys.add(token.key);
    if (token.isCapital) open.names.set(token.key, token.start);
  }
  return segments;
}

/** Two words of content that changed sides of a third, or of "than", with neither sentence turned into the passive. */
function swappedRoles(context: ClaimContext): Finding[] {
  const { sentence, source, claim, passage, language } = context;
  if (isUnspaced(language) || source.inSentence < (hasThan(context) ? 0.6 : 0.75)) return [];
  const passive = claimWordsOf(language)?.passive;
  if (passive !== undefined && passive.test(claim.text) !== passive.test(source.sentence.text)) return [];
  const places = placesOnce(source.sentence.tokens);
  const own = placesOnce(sentence.tokens);
  const shared = [...own].flatMap(([key, at]) => {
    const place = places.get(key);
    return place === undefined ? [] : [{ at, place }];
  });
  const pivots = shared.filter(({ at }) => sentence.tokens[at]?.isContent === true || isThan(at, context));
  for (const left of shared) {
    for (const right of shared) {
      if (right.at <= left.at || right.place >= left.place || !isRole(left.at, context) || !isRole(right.at, context))
        continue;
      const pivot = pivots.find(
        ({ at, place }) => at > left.at && at < right.at && place < left.place && place > right.place,
      );
      if (pivot === undefined || right.at - left.at > 9) continue;
      const words = (tokens: readonly Token[], text: string, from: number, to: number) =>
        text.slice(tokens[from]?.start, tokens[to]?.end);
      return [
        {
          kind: 'order',
          problem: 'differs',
          claimed: words(sentence.tokens, claim.text, left.at, right.at),
          found: words(source.sentence.tokens, passage.text, right.place, left.place),
        },
      ];
    }
  }
  return [];
}

/** Words that stand once. */
function placesOnce(tokens: readonly Token[]): Map<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  for (const [at, { key }] of tokens.entries()) {
    if (places.has(key)) twice.add(key);
    places.set(key, at);
  }
  for (const key of twice) places.delete(key);
  return places;
}

/** Names, or, where something is compared, any word of content. */
function isRole(at: number, context: ClaimContext): boolean {
  const token = context.sentence.tokens[at];
  if (token === undefined || !token.isContent || token.hasDigit) return false;
  const compares = hasThan(context);
  return compares || (token.isCapital && at > 0) || context.passage.names.has(token.lower);
}

function hasThan({ sentence, source, language }: ClaimContext): boolean {
  const reach = MANY_SENSES.has(language) ? CLOSE_THAN_REACH : THAN_REACH;
  const has = (one: typeof sentence) =>
    cuesOf(one, language).some(
      (than) =>
        than.kind === 'than' &&
        cuesOf(one, language).some(
          (cue) => cue.kind === 'opposite' && than.first - cue.last <= reach && than.first >= cue.last,
        ),
    );
  return has(sentence) && has(source.sentence);
}

function isThan(at: number, { sentence, language }: ClaimContext): boolean {
  return cuesOf(sentence, language).some(({ kind, first }) => kind === 'than' && first === at);
}
