import { isCharacterPair } from '../language/search-tokens.ts';
import type { SameStatements } from './same-statement.ts';
import type { SourceSentence } from './source-text.ts';

const SHINGLE = 5;
/** Overlapping character pairs that say as much as five words. */
const PAIR_SHINGLE = 11;
const CONTAINMENT = 0.66;
/** Tokens two sentences must share to be looked at more closely. */
const LEAST_SHARED = { words: 2, pairs: 4 } as const;

interface Pieces {
  readonly distinct: ReadonlySet<string>;
  readonly isPairs: boolean;
  shingles: readonly string[] | undefined;
}

const piecesOf = new WeakMap<readonly string[], Pieces>();

/** Remembers what an article says already, and tells whether a sentence says it again. */
export class SaidAlready {
  /** Shingle to the paragraphs it stands in. */
  readonly #shingles = new Map<string, Set<number>>();
  /** Sentences by number, and the other way round. */
  readonly #said: SourceSentence[] = [];
  readonly #numbers = new Map<SourceSentence, number>();
  readonly #byToken = new Map<string, number[]>();
  /** By number: tokens shared with the sentence that is looked at; 0 in between. */
  readonly #shared: number[] = [];
  readonly #same: SameStatements | undefined;

  /** @param same tells what says the same in other words; without it only likeness of words counts */
  constructor(same?: SameStatements) {
    this.#same = same;
  }

  add(sentence: SourceSentence): void {
    for (const shingle of shinglesOf(sentence.tokens)) {
      const paragraphs = this.#shingles.get(shingle) ?? new Set();
      this.#shingles.set(shingle, paragraphs.add(sentence.paragraph));
    }
    let number = this.#numbers.get(sentence);
    if (number === undefined) {
      number = this.#said.push(sentence) - 1;
      this.#shared.push(0);
      this.#numbers.set(sentence, number);
    }
    for (const token of pieces(sentence.tokens).distinct) {
      const list = this.#byToken.get(token);
      if (list === undefined) this.#byToken.set(token, [number]);
      else list.push(number);
    }
  }

  /**
   * Whether the sentence repeats one said already: five tokens in a row, most of its words, or the same statement in
   * other words. Neighbours in a paragraph of a source never count as repeats of each other.
   */
  repeats(sentence: SourceSentence): boolean {
    const { distinct, isPairs } = pieces(sentence.tokens);
    const touched: number[] = [];
    for (const token of distinct) {
      for (const number of this.#byToken.get(token) ?? []) {
        const count = this.#shared[number] ?? 0;
        if (count === 0) touched.push(number);
        this.#shared[number] = count + 1;
      }
    }
    const least = isPairs ? LEAST_SHARED.pairs : LEAST_SHARED.words;
    let repeats = false;
    for (const number of touched) {
      const count = this.#shared[number] ?? 0;
      this.#shared[number] = 0;
      const said = this.#said[number];
      if (repeats || said === undefined || (said.paragraph === sentence.paragraph && said !== sentence)) continue;
      const shorter = Math.min(pieces(said.tokens).distinct.size, distinct.size);
      repeats =
        (shorter > 0 && count / shorter > CONTAINMENT) ||
        (count >= least && this.#same?.areSame(said, sentence) === true);
    }
    if (repeats) return true;
    return (
      touched.length > 0 &&
      shinglesOf(sentence.tokens).some((shingle) => this.#shingles.get(shingle)?.has(sentence.paragraph) === false)
    );
  }
}

function shinglesOf(tokens: readonly string[]): readonly string[] {
  const known = pieces(tokens);
  const size = known.isPairs ? PAIR_SHINGLE : SHINGLE;
  known.shingles ??= tokens.slice(size - 1).map((_, index) => tokens.slice(index, index + size).join(' '));
  return known.shingles;
}

function pieces(tokens: readonly string[]): Pieces {
  let known = piecesOf.get(tokens);
  if (known === undefined) {
    const isPairs = tokens.some(isCharacterPair);
    known = { distinct: new Set(tokens), isPairs, shingles: undefined };
    piecesOf.set(tokens, known);
  }
  return known;
}
