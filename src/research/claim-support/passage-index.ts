import type { Language } from '../../contract/languages.ts';
import { type ReadText, readText } from './read-text.ts';
import type { Sentence } from './sentences.ts';
import { isUnspaced } from './tokens.ts';

/** Passages read once, to check any number of sentences against. */
export interface PassageIndex {
  readonly language: Language;
  readonly passages: readonly ReadText[];
  readonly sentences: readonly Sentence[];
  /** Places in `sentences` by term, and by the first letters of a term. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly starts: ReadonlyMap<string, readonly number[]>;
}

export const START_LENGTH = 5;

export function indexPassages(passages: readonly string[], language: Language): PassageIndex {
  const read = passages.map((passage, at) => readText(passage, language, at));
  const sentences = read.flatMap((text) => text.sentences);
  const places = new Map<string, number[]>();
  const starts = new Map<string, number[]>();
  for (const [at, sentence] of sentences.entries()) {
    for (const term of sentence.terms) {
      add(places, term, at);
      if (!isUnspaced(language) && term.length >= START_LENGTH) add(starts, term.slice(0, START_LENGTH), at);
    }
  }
  return { language, passages: read, sentences, places, starts };
}

function add(map: Map<string, number[]>, key: string, at: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [at]);
  else if (list.at(-1) !== at) list.push(at);
}
