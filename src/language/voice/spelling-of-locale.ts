import type { Language } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';
import { lowerCased } from '../segment-words.ts';
import { englishSpellingOf, foreignEnglish } from './english-spelling.ts';
import { quotationSpans } from './quotations.ts';
import { regionalWordsOf } from './regional-words.ts';

/** A word that the country of the article spells or says in another way. */
export interface ForeignSpelling {
  /** As it stands in the text. */
  readonly found: string;
  /** What the country writes, with the capitals of what was found. */
  readonly wanted: string;
  /** Whether `respell` changes it: the same word, spelled otherwise. Else it is another word, for a writer to change. */
  readonly isSpelling: boolean;
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
}

/** Spans that are not the author's to spell: links, code, HTML, citations of works. */
const UNTOUCHED =
  /`{1,3}[^`]{0,4000}`{1,3}|<[^<>\n]{1,500}>|\]\([^()\s]{0,2000}(?:\s"[^"]{0,300}")?\)|https?:\/\/[^\s<>)\]]+|\bwww\.[^\s<>)\]]+|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|(?<![\p{L}\p{N}])[\w-]{1,64}\.(?:com|org|net|co|io|gov|edu|uk|au|ca|de)\b/gu;
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

/**
 * Words of a text that are foreign to a country, in order: English by country, Portuguese, Chinese, German with and
 * without ß, and a few words of Spanish and French. Nothing is found in quotations, addresses, code and names: a word
 * with a capital inside a sentence is taken for a name.
 */
export function foreignSpellings(text: string, language: Language, locale: Locale): ForeignSpelling[] {
  const spans = protectedSpans(text);
  if (language === 'de' && locale === 'ch') return sharpS(text, spans);
  const { spelling, words } = tablesOf(language, locale);
  if (spelling.size === 0 && words.size === 0) return [];
  if (language === 'zh-CN' || language === 'zh-TW') return foreignCharacters(text, spelling, words, spans);
  const found: ForeignSpelling[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isProtected(spans, index)) continue;
    for (const { part, at } of partsOf(word)) {
      const lower = lowerCased(part, language);
      const wanted = spelling.get(lower) ?? words.get(lower);
      if (wanted === undefined || isName(text, index + at, part, language)) continue;
      found.push({
        found: part,
        wanted: withCapitals(part, wanted),
        isSpelling: spelling.has(lower),
        start: index + at,
      });
    }
  }
  return found;
}

/** Whether the country has words or spellings that differ, so that a text can be held against it. */
export function hasSpellingRules(language: Language, locale: Locale): boolean {
  if (language === 'de' && locale === 'ch') return true;
  const { spelling, words } = tablesOf(language, locale);
  return spelling.size > 0 || words.size > 0;
}

/** The text in the spelling of a country; only what is the same word spelled otherwise is changed. */
export function respell(text: string, language: Language, locale: Locale): string {
  let respelled = '';
  let from = 0;
  for (const { found, wanted, isSpelling, start } of foreignSpellings(text, language, locale)) {
    if (!isSpelling) continue;
    respelled += text.slice(from, start) + wanted;
    from = start + found.length;
  }
  return respelled + text.slice(from);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function tablesOf(language: Language, locale: Locale): ReturnType<typeof regionalWordsOf> {
  if (language !== 'en') return regionalWordsOf(language, locale);
  const spelling = englishSpellingOf(locale);
  return { spelling: spelling === undefined ? new Map() : foreignEnglish(spelling), words: new Map() };
}

/** Merged and in order. */
function protectedSpans(text: string): Span[] {
  const untouched = [...text.matchAll(UNTOUCHED)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
  const all = [...untouched, ...quotationSpans(text)].sort((one, other) => one.start - other.start);
  const merged: { start: number; end: number }[] = [];
  for (const span of all) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function isProtected(spans: readonly Span[], at: number): boolean {
  let low = 0;
  let high = spans.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span === undefined) return false;
    if (at < span.start) high = middle - 1;
    else if (at >= span.end) low = middle + 1;
    else return true;
  }
  return false;
}

/** A hyphenated word is looked at whole, then part by part ("week-end", "colour-coded"). */
function* partsOf(word: string): Generator<{ part: string; at: number }> {
  yield { part: word, at: 0 };
  if (!word.includes('-')) return;
  let at = 0;
  for (const part of word.split('-')) {
    yield { part, at };
    at += part.length + 1;
  }
}

/** "the Department of Defense", "NATO", "iPhone": a capital that no sentence start explains. German nouns all have one. */
function isName(text: string, start: number, word: string, language: Language): boolean {
  if (!/\p{Lu}/u.test(word)) return false;
  if (language === 'de') return false;
  if (/\p{Lu}/u.test(word.slice(1))) return true;
  const before = text.slice(Math.max(0, start - 12), start);
  return !/(?:^|[.!?:…\n]["'”’)]*\s+["'“‘(¿¡]*|[\n#>*_|-]\s{0,3}[*_"“(]{0,4})$/u.test(before) && before.trim() !== '';
}

function withCapitals(found: string, wanted: string): string {
  const [first = ''] = found;
  return first !== first.toLowerCase() ? wanted.charAt(0).toUpperCase() + wanted.slice(1) : wanted;
}

function sharpS(text: string, spans: readonly Span[]): ForeignSpelling[] {
  return [...text.matchAll(WORD)]
    .filter(({ 0: word, index }) => word.includes('ß') && !isProtected(spans, index))
    .map(({ 0: word, index }) => ({ found: word, wanted: word.replaceAll('ß', 'ss'), isSpelling: true, start: index }));
}

/** Words first, the longest at a place; then single characters of the other script. */
function foreignCharacters(
  text: string,
  characters: ReadonlyMap<string, string>,
  words: ReadonlyMap<string, string>,
  spans: readonly Span[],
): ForeignSpelling[] {
  const found: ForeignSpelling[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (isProtected(spans, at)) continue;
    const word = [6, 5, 4, 3, 2].map((length) => text.slice(at, at + length)).find((piece) => words.has(piece));
    const piece = word ?? text.charAt(at);
    const wanted = words.get(piece) ?? characters.get(piece);
    if (wanted === undefined) continue;
    found.push({ found: piece, wanted, isSpelling: word === undefined, start: at });
    at += piece.length - 1;
  }
  return found;
}
