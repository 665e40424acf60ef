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

/** What the passages are searched by is read when a sentence does not stand in one of them word for word. */
export function indexPassages(passages: readonly string[], language: Language): PassageIndex {
  return new LazyIndex(
    passages.map((passage, at) => readText(passage, language, at)),
    language,
  );
}

class LazyIndex implements PassageIndex {
  readonly language: Language;
  readonly passages: readonly ReadText[];
  #sentences: readonly Sentence[] | undefined;
  #terms: TermPlaces | undefined;

  constructor(passages: readonly ReadText[], language: Language) {
    this.passages = passages;
    this.language = language;
  }

  get sentences(): readonly Sentence[] {
    this.#sentences ??= this.passages.flatMap((text) => text.sentences);
    return this.#sentences;
  }

  get places(): TermPlaces['places'] {
    this.#terms ??= termPlaces(this.sentences, this.language);
    return this.#terms.places;
  }

  get starts(): TermPlaces['starts'] {
    this.#terms ??= termPlaces(this.sentences, this.language);
    return this.#terms.starts;
  }
}

type TermPlaces = Pick<PassageIndex, 'places' | 'starts'>;

function termPlaces(sentences: readonly Sentence[], language: Language): TermPlaces {
  const places = new Map<string, number[]>();
  const starts = new Map<string, number[]>();
  for (const [at, sentence] of sentences.entries()) {
    for (const term of sentence.terms) {
      add(places, term, at);
      if (!isUnspaced(language) && term.length >= START_LENGTH) add(starts, term.slice(0, START_LENGTH), at);
    }
  }
  return { places, starts };
}

function add(map: Map<string, number[]>, key: string, at: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [at]);
  else if (list.at(-1) !== at) list.push(at);
}
