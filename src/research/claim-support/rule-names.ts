import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { type ClaimContext, within } from './claim-context.ts';
import { countriesIn, countryOfAdjective } from './countries.ts';
import { foldedWord } from './normal-text.ts';
import type { ReadText } from './read-text.ts';
import { isSameName } from './same-name.ts';
import type { Token } from './tokens.ts';
import type { Finding } from './verdict.ts';

const COPY = 0.7;
const JOINED = 1;

/** Names the sentence has and the passages don't; in a near copy with the name that stood there. */
export function checkNames(context: ClaimContext): Finding[] {
  const findings = namesIn(context)
    .filter((token) => !isKnown(token, context) || tookPlace(token, context))
    .map((token): Finding => {
      const found = replacedBy(token, context);
      return { kind: 'name', problem: found === undefined ? 'absent' : 'differs', claimed: token.written, found };
    });
  return [...findings, ...countryFindings(context, findings)];
}

/** Tokens that are names by their capital: within a sentence, or in a run of them; identifiers with digits. */
function namesIn(context: ClaimContext): Token[] {
  const { tokens } = context.sentence;
  const nounsAreCapital = lexiconOf(context.language).capitalisedNouns;
  const taken = [
    ...context.claim.quantities.filter(({ unit, isWord }) => unit !== undefined || isWord),
    ...context.claim.dates,
  ];
  return tokens.filter((token, at) => {
    if (taken.some((span) => within(token, span)) || [...token.written].length < 2) return false;
    if (isIdentifier(token)) return true;
    if (!token.isCapital || !/\p{Ll}|\p{Lu}{2}/u.test(token.written)) return false;
    const isAcronym = /^\p{Lu}[\p{Lu}\d.-]*\p{Lu}s?$/u.test(token.written);
    if (isAcronym) return true;
    if (!token.isContent) return false;
    if (nounsAreCapital) return isNounName(tokens, at, context);
    return at > 0 && !opensQuote(context.claim.text, token)
      ? true
      : isInRun(tokens, at) || opensWithName(token, context);
  });
}

/** The name stands elsewhere in the passages; here another name stood in its place. */
function tookPlace(token: Token, context: ClaimContext): boolean {
  const at = context.sentence.tokens.indexOf(token);
  if (context.alignment.share < COPY || (context.alignment.toSource[at] ?? -1) >= 0) return false;
  const gap = context.alignment.gaps.find((one) => one.claim.includes(at));
  if (gap === undefined || gap.claim.length > 2 || gap.source.length > 4) return false;
  if (lexiconOf(context.language).capitalisedNouns && !token.hasDigit) return false;
  return gap.source.some((place) => {
    const other = context.source.sentence.tokens[place];
    if (other === undefined || context.sentence.terms.has(other.key)) return false;
    return (
      isIdentifier(other) ||
      (isNameOfSource(place, context) &&
        !isSameName(foldedWord(token.lower), foldedWord(other.lower), context.language))
    );
  });
}

function isIdentifier(token: Token): boolean {
  return token.hasDigit && /\p{L}/u.test(token.written) && !/^\d+(?:st|nd|rd|th|er|e|s|er)$/iu.test(token.written);
}

function opensQuote(text: string, token: Token): boolean {
  return /["“„«:.!?] ?$/u.test(text.slice(Math.max(0, token.start - 2), token.start));
}

function isInRun(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  return token !== undefined && next?.isCapital === true && next.start - token.end <= JOINED && next.isContent;
}

/** German: a capital says little; runs of names, and nouns that took a noun's place or follow "in", "aus", "nach" bare. */
function isNounName(tokens: readonly Token[], at: number, context: ClaimContext): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined) return false;
  if (
    isInRun(tokens, at) ||
    (before?.isCapital === true && before.isContent && token.start - before.end <= JOINED && at > 1)
  )
    return true;
  if (/^(?:in|aus|nach|bei|von|durch|für)$/u.test(before?.written ?? '') && context.isNear) return true;
  return isSoleSwap(at, context);
}

/** The only capital word of a gap, against one capital word of the source. */
function isSoleSwap(at: number, context: ClaimContext): boolean {
  if (context.alignment.share < COPY) return false;
  const gap = context.alignment.gaps.find((one) => one.claim.includes(at));
  if (gap === undefined || gap.claim.length > 2 || gap.source.length > 2 || gap.source.length === 0) return false;
  return gap.source.some((place) => context.source.sentence.tokens[place]?.isCapital === true);
}

/** The first word of a sentence is capital anyway; it is a name where a name of the source stood in its place. */
function opensWithName(token: Token, context: ClaimContext): boolean {
  const at = context.sentence.tokens.indexOf(token);
  if (context.alignment.share < COPY || at > 1) return false;
  if (context.language === 'en' && /(?:[^s]s|ing|ly|ed|ers)$/u.test(token.lower)) return false;
  const gap = context.alignment.gaps.find((one) => one.claim.includes(at));
  return (
    gap?.source.some(
      (place) =>
        isNameOfSource(place, context) && !context.sentence.terms.has(context.source.sentence.tokens[place]?.key ?? ''),
    ) === true &&
    gap.claim.length <= 2 &&
    gap.source.length <= 3
  );
}

function isNameOfSource(place: number, context: ClaimContext): boolean {
  const token = context.source.sentence.tokens[place];
  if (token === undefined || !token.isCapital || !token.isContent) return false;
  const word = foldedWord(token.lower);
  const lowerElsewhere = context.passage.sentences.some(({ tokens }) =>
    tokens.some((other) => !other.isCapital && foldedWord(other.lower) === word),
  );
  return place > 0 || context.passage.names.has(word) || !lowerElsewhere;
}

function isKnown(token: Token, context: ClaimContext): boolean {
  const word = foldedWord(token.lower).replace(/'s$/, '');
  if (token.hasDigit && !/\p{L}/u.test(word)) return true;
  if (token === context.sentence.tokens[0] && context.index.places.has(token.key)) return true;
  return (
    context.index.passages.some((passage) => isIn(word, passage, context.language) || isInitials(token, passage)) ||
    isKnownCountry(token, context)
  );
}

function isIn(word: string, passage: ReadText, language: Language): boolean {
  if (passage.words.has(word) || passage.flat.text.includes(` ${word}`)) return true;
  if (/\d/.test(word)) return passage.flat.text.replaceAll(' ', '').includes(word.replace(/[-.]/g, ''));
  for (const name of passage.names) if (isSameName(word, name, language)) return true;
  const first = passage.sentences.map(({ tokens }) => tokens[0]).filter((token) => token?.isCapital === true);
  return first.some((token) => token !== undefined && isSameName(word, foldedWord(token.lower), language));
}

/** "WHO" for a run of capitals with these first letters. */
function isInitials(token: Token, passage: ReadText): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(token.written)) return false;
  return passage.sentences.some(({ tokens }) => {
    const letters = tokens
      .filter(({ isCapital }) => isCapital)
      .map(({ written }) => written.charAt(0))
      .join('');
    return letters.includes(token.written);
  });
}

function isKnownCountry(token: Token, context: ClaimContext): boolean {
  const code = countryOfAdjective(token.lower, context.language);
  if (code === undefined) return false;
  return context.index.passages.some((passage) =>
    countriesIn(passage.text, context.language).some((one) => one.code === code),
  );
}

function replacedBy(token: Token, context: ClaimContext): string | undefined {
  const at = context.sentence.tokens.indexOf(token);
  const gap = context.alignment.gaps.find((one) => one.claim.includes(at));
  if (gap === undefined || context.alignment.share < COPY / 2) return undefined;
  const names = gap.source
    .map((place) => context.source.sentence.tokens[place])
    .filter((one) => one !== undefined && (one.isCapital || one.hasDigit));
  return names.length === 0 ? undefined : names.map((one) => one?.written).join(' ');
}

/** Countries, in scripts without capitals as well. */
function countryFindings(context: ClaimContext, others: readonly Finding[]): Finding[] {
  const { claim, index, language } = context;
  const named = countriesIn(claim.text, language).filter(
    ({ start, end }) => !others.some(({ claimed }) => claim.text.slice(start, end).includes(claimed)),
  );
  const missing = named.filter(
    ({ code, start, end }) =>
      !index.passages.some(
        (passage) =>
          passage.text.includes(claim.text.slice(start, end)) ||
          countriesIn(passage.text, language).some((one) => one.code === code),
      ) && !context.index.passages.some((passage) => isIn(foldedWord(claim.text.slice(start, end)), passage, language)),
  );
  return missing.map(({ start, end }) => ({
    kind: 'name',
    problem: 'absent',
    claimed: claim.text.slice(start, end),
    found: undefined,
  }));
}
