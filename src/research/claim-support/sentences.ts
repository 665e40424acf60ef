import type { Language } from '../../contract/languages.ts';
import { sentencesOf } from '../../language/segment-sentences.ts';
import { isUnspaced, type Token, tokensIn } from './tokens.ts';

export interface Sentence {
  /** Position in its text. */
  readonly index: number;
  readonly passage: number;
  /** Offsets in the normal text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** What is looked up: keys of content words, pairs of characters where words aren't parted. */
  readonly terms: ReadonlySet<string>;
}

/** A line is a block of its own; list marks and table bars part nothing further. */
export function sentencesIn(text: string, language: Language, passage: number): Sentence[] {
  const sentences: Sentence[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    for (const piece of sentencesOf(line, language)) {
      const found = line.indexOf(piece, from);
      const start = found < 0 ? from : found;
      const end = found < 0 ? Math.min(line.length, start + piece.length) : start + piece.length;
      const place = { index: sentences.length, passage };
      sentences.push(new LazySentence(line.slice(start, end), lineStart + start, language, place));
      from = end;
    }
    lineStart += line.length + 1;
  }
  return sentences;
}

/** Its words are read when they are first asked for. */
class LazySentence implements Sentence {
  readonly index: number;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly #language: Language;
  #tokens: readonly Token[] | undefined;
  #terms: ReadonlySet<string> | undefined;

  constructor(
    text: string,
    start: number,
    language: Language,
    { index, passage }: Pick<Sentence, 'index' | 'passage'>,
  ) {
    this.text = text;
    this.start = start;
    this.end = start + text.length;
    this.#language = language;
    this.index = index;
    this.passage = passage;
  }

  get tokens(): readonly Token[] {
    this.#tokens ??= tokensIn(this.text, this.#language, this.start);
    return this.#tokens;
  }

  get terms(): ReadonlySet<string> {
    this.#terms ??= termsOf(this.tokens, this.#language);
    return this.#terms;
  }
}

/** What is looked up of some tokens. */
export function termsOf(tokens: readonly Token[], language: Language): Set<string> {
  const terms = new Set<string>();
  if (!isUnspaced(language)) {
    for (const token of tokens) if (token.isContent) terms.add(token.key);
    return terms;
  }
  for (const [at, token] of tokens.entries()) {
    if (token.hasDigit) continue;
    if (token.written.length > 1 && /^[\p{Script=Latin}\p{Script=Katakana}]/u.test(token.written)) {
      terms.add(token.key);
      continue;
    }
    const next = tokens[at + 1];
    if (next === undefined || next.start !== token.end || next.hasDigit) continue;
    if (token.isContent && next.isContent) terms.add(token.key + next.key);
  }
  return terms;
}
