import type { Language } from '../../contract/languages.ts';
import { wordSpans } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { escapedForPattern } from '../../support/escaped-for-pattern.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

const STARTS_WITH_LETTER = /^[\p{L}\p{M}\p{N}]/u;
const ENDS_WITH_LETTER = /[\p{L}\p{M}\p{N}]$/u;

/**
 * Where an anchor stands in a text, letter for letter; spaces of any width are alike. A place inside a word is none:
 * "pump" is not in "pumps" nor in "pump-driven". A Korean particle behind the anchor does not belong to the word.
 */
export function findAnchor(text: string, anchor: string, language: Language): Span[] {
  const pattern = new RegExp(anchor.trim().split(/\s+/u).map(escapedForPattern).join(String.raw`\s+`), 'gu');
  const found = [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
  if (writingSystemOf(language) === 'spaced' || writingSystemOf(language) === 'tibetan') {
    return found.filter((span) => !cutsWord(text, span, language));
  }
  const words = wordSpans(text, language);
  const isInside = (at: number) => words.some(({ start, end }) => start < at && at < end);
  return found.filter(({ start, end }) => !isInside(start) && !isInside(end));
}

function cutsWord(text: string, { start, end }: Span, language: Language): boolean {
  const before = text.slice(0, start);
  const anchor = text.slice(start, end);
  const after = text.slice(end);
  if (STARTS_WITH_LETTER.test(anchor) && /[\p{L}\p{M}\p{N}][-‐‑_]?$/u.test(before)) return true;
  if (!ENDS_WITH_LETTER.test(anchor)) return false;
  // Possessives of English are no part of the word they stand behind.
  if (/^['’]s(?![\p{L}\p{M}\p{N}])/u.test(after)) return false;
  if (language === 'ko' && isParticle(/^[\p{L}\p{M}\p{N}]+/u.exec(after)?.[0])) return false;
  return /^[-‐‑_'’]?[\p{L}\p{M}\p{N}]/u.test(after);
}

/** Frequent particles that the list of stop words does not hold. */
const PARTICLES: ReadonlySet<string> = new Set([
  '은',
  '는',
  '도',
  '만',
  '에는',
  '에서는',
  '까지',
  '부터',
  '처럼',
  '보다',
]);

function isParticle(text: string | undefined): boolean {
  return text !== undefined && (PARTICLES.has(text) || stopWordsOf('ko').has(text));
}
