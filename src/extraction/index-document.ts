import { countWords } from '../article/count-words.ts';
import { type PassageText, splitIntoPassages } from '../article/split-into-passages.ts';
import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { languageOfTag } from './language-of-tag.ts';
import { languageOfMarkdown } from './page-language.ts';

/** A document to be made searchable. */
export interface IndexInput {
  readonly markdown: string;
  readonly title: string;
  /** Known language, a code or tag; otherwise it is identified from the text. */
  readonly language?: string | undefined;
}

export interface IndexedPassage extends PassageText {
  /** Search tokens of title, headings and text, each once. */
  readonly tokens: readonly string[];
}

/** What search needs of a document. */
export interface DocumentIndex {
  /** Undefined when it could not be told. */
  readonly language: Language | undefined;
  readonly words: number;
  readonly passages: readonly IndexedPassage[];
}

/** Longest passage in characters; longer ones are cut at sentence ends, as PostgreSQL takes 1 MiB of tokens a row. */
const LONGEST_PASSAGE = 12_000;
/** Longer tokens are no words; PostgreSQL takes at most 2,046 bytes. */
const LONGEST_TOKEN = 100;

/** Splits a document into passages with their search tokens, and tells its language and length. CPU-heavy. */
export function indexDocument({ markdown, title, language: known }: IndexInput): DocumentIndex {
  const language = languageOfTag(known) ?? languageOfMarkdown(markdown);
  const spoken = language ?? 'en';
  const split = withoutTitle(splitIntoPassages(markdown, language), markdown, title).flatMap(cutLong);
  return {
    language,
    words: Math.round(split.reduce((sum, { text }) => sum + countWords(text, spoken), 0)),
    passages: split.map((passage) => ({ ...passage, tokens: searchTokens(title, passage, spoken) })),
  };
}

/** The title, or the first heading of all, that stands over all passages is no heading of theirs. */
function withoutTitle(passages: readonly PassageText[], markdown: string, title: string): PassageText[] {
  const top = passages.find(({ headings }) => headings.length > 0)?.headings[0];
  if (top === undefined || !(same(top, title) || /^#\s/.test(markdown))) return [...passages];
  if (passages.some(({ headings }) => headings.length > 0 && headings[0] !== top)) return [...passages];
  return passages.map((passage) => ({ ...passage, headings: passage.headings.slice(1) }));
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function cutLong(passage: PassageText): PassageText[] {
  if (passage.text.length <= LONGEST_PASSAGE) return [passage];
  const pieces: string[] = [];
  let rest = passage.text;
  while (rest.length > LONGEST_PASSAGE) {
    const window = rest.slice(0, LONGEST_PASSAGE);
    const end = Math.max(
      ...['\n', '. ', '。', '！', '？', '! ', '? '].map((mark) => window.lastIndexOf(mark) + mark.length),
    );
    const cut = end > LONGEST_PASSAGE / 2 ? end : safeCut(window);
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut);
  }
  return [...pieces, rest.trim()].filter((text) => text !== '').map((text) => ({ ...passage, text }));
}

/** Never between the halves of a surrogate pair. */
function safeCut(window: string): number {
  const space = window.lastIndexOf(' ');
  if (space > LONGEST_PASSAGE / 2) return space;
  return /[\ud800-\udbff]$/.test(window) ? window.length - 1 : window.length;
}

function searchTokens(title: string, { headings, text }: PassageText, language: Language): string[] {
  const tokens = tokensOf([title, ...headings, text].join('\n'), language);
  return [...new Set(tokens)].filter((token) => token.length <= LONGEST_TOKEN);
}
