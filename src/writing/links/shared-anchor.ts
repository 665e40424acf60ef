import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { wordSpans, wordsOf } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';

export interface Anchor {
  readonly start: number;
  readonly end: number;
  /** 0 to 1: the part of the title that the anchor says. */
  readonly covers: number;
}

/** A title that anchors are looked for. */
export interface AnchorTitle {
  readonly text: string;
  /** Its tokens with what each counts: the rarer in the article, the more. */
  readonly weights: ReadonlyMap<string, number>;
  /** Tokens that tell this page from others on the subject; an anchor has one of them. */
  readonly telling: ReadonlySet<string>;
}

const WORDS = { least: 2, most: 6 } as const;
/** Languages that write as one long word what others write as two. */
const COMPOUNDING: ReadonlySet<Language> = new Set(['da', 'de', 'et', 'fi', 'hu', 'nl', 'no', 'sv']);
const LONG_WORD = 10;
/** Characters in scripts without spaces, syllables in Tibetan. */
const CHARACTERS = { least: 4, most: 14 } as const;
const SYLLABLES = { least: 3, most: 10 } as const;

/**
 * @param subject tokens of the article's subject
 * @param weightOf what a token counts
 */
export function anchorTitle(
  text: string,
  subject: readonly string[],
  weightOf: (token: string) => number,
  language: Language,
): AnchorTitle {
  const plain = withoutSiteName(text);
  const tokens = new Set(tokensOf(plain, language));
  const beyond = [...tokens].filter((token) => !subject.includes(token));
  return {
    text: plain,
    weights: new Map([...tokens].map((token) => [token, weightOf(token)])),
    telling: beyond.length > 0 ? new Set(beyond) : tokens,
  };
}

/** Part of a title that tokens say, 0 to 1. */
export function coverOf(tokens: ReadonlySet<string>, { weights }: AnchorTitle): number {
  let all = 0;
  let said = 0;
  for (const [token, weight] of weights) {
    all += weight;
    if (tokens.has(token)) said += weight;
  }
  return all === 0 ? 0 : said / all;
}

/**
 * The words in a row of a text that say most of a title: 2 to 6 words that stand in both (a long compound
 * counts as two), between them stop words that are no verbs; in scripts without spaces 4 to 14 characters that stand in both as they are. Undefined when there are
 * none that tell this title from others.
 */
export function sharedAnchor(text: string, title: AnchorTitle, language: Language): Anchor | undefined {
  const system = writingSystemOf(language);
  const found =
    system === 'spaced' || system === 'thai'
      ? sharedWords(text, title, language)
      : sharedPieces(text, title, language, system === 'tibetan');
  let best: Anchor | undefined;
  for (const { start, end } of found) {
    const tokens = new Set(tokensOf(text.slice(start, end), language));
    if (![...tokens].some((token) => title.telling.has(token))) continue;
    const covers = coverOf(tokens, title);
    const isBetter =
      best === undefined || covers > best.covers || (covers === best.covers && end - start < best.end - best.start);
    if (isBetter) best = { start, end, covers };
  }
  return best;
}

/** A title without the name of its site behind a dash or bar. */
function withoutSiteName(title: string): string {
  const [name = title, ...rest] = title.split(/\s+[|–—·»-]\s+/);
  return rest.length > 0 && (name.trim().includes(' ') || name.trim().length >= CHARACTERS.least) ? name.trim() : title;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Word extends Span {
  /** In the title; a word without content is in none. */
  readonly shared: boolean;
  readonly content: boolean;
}

/** Rows of words of which the first, the last and every other word of content stand in the title. */
function sharedWords(text: string, { weights }: AnchorTitle, language: Language): Span[] {
  const words = wordSpans(text, language).map((span): Word => {
    const tokens = tokensOf(text.slice(span.start, span.end), language);
    return {
      ...span,
      content: tokens.length > 0,
      shared: tokens.length > 0 && tokens.every((token) => weights.has(token)),
    };
  });
  const finite = finiteVerbsOf(language);
  const rows: Span[] = [];
  for (const [from, first] of words.entries()) {
    if (!first.shared) continue;
    const seen = new Set<string>();
    for (const [index, word] of words.slice(from, from + WORDS.most).entries()) {
      const before = words[from + index - 1];
      const joined = index === 0 || (before !== undefined && isJoint(text.slice(before.end, word.start)));
      if (!joined || (word.content && !word.shared)) break;
      if (!word.content && finite.has(text.slice(word.start, word.end).toLowerCase())) break;
      for (const token of tokensOf(text.slice(word.start, word.end), language)) seen.add(token);
      if (!word.shared) continue;
      const isCompound = index === 0 && COMPOUNDING.has(language) && word.end - word.start >= LONG_WORD;
      if (isCompound || seen.size >= WORDS.least) rows.push({ start: first.start, end: word.end });
    }
  }
  return rows;
}

const verbs = new Map<Language, ReadonlySet<string>>();
function finiteVerbsOf(language: Language): ReadonlySet<string> {
  let known = verbs.get(language);
  if (known === undefined) {
    known = new Set(lexiconOf(language).cues.finiteVerbs);
    verbs.set(language, known);
  }
  return known;
}

/** Rows of words that stand in the title letter for letter. */
function sharedPieces(text: string, title: AnchorTitle, language: Language, inSyllables: boolean): Span[] {
  const words = wordSpans(text, language);
  const stopWords = stopWordsOf(language);
  const isStop = ({ start, end }: Span) => stopWords.has(text.slice(start, end));
  const inTitle = title.text.toLowerCase();
  const sizes = inSyllables ? SYLLABLES : CHARACTERS;
  const rows: Span[] = [];
  for (const [from, first] of words.entries()) {
    if (isStop(first)) continue;
    for (let at = from; at < words.length; at += 1) {
      const last = words[at];
      const before = words[at - 1];
      if (last === undefined) break;
      if (at > from && before !== undefined && !isJoint(text.slice(before.end, last.start))) break;
      const piece = text.slice(first.start, last.end);
      const size = inSyllables ? at - from + 1 : [...piece].length;
      if (size > sizes.most || !inTitle.includes(piece.toLowerCase())) break;
      if (size >= sizes.least && !isStop(last)) rows.push({ start: first.start, end: last.end });
    }
  }
  return rows;
}

/** What may stand between two words of an anchor: a space, the mark between Tibetan syllables, or nothing. */
function isJoint(between: string): boolean {
  return /^[\s་]*$/u.test(between);
}

/** Whether two titles say the same words. */
export function isSameTitle(one: string, other: string, language: Language): boolean {
  const words = (title: string) => wordsOf(withoutSiteName(title).normalize('NFKC'), language).join(' ');
  return words(one) === words(other);
}
