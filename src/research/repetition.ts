import type { SourceSentence } from './source-text.ts';

const SHINGLE = 5;
/** Overlapping character pairs that say as much as five words. */
const PAIR_SHINGLE = 11;
const CONTAINMENT = 0.66;
/** Tokens two sentences with the same figure must share to say the same of it. */
const SHARED_WITH_FIGURE = { words: 3, pairs: 8 } as const;
const PAIR = /^[\p{Script=Han}\p{Script=Hiragana}]{2}$/u;

/** Remembers what an article says already, and tells whether a sentence says it again. */
export class SaidAlready {
  /** Shingle to the paragraphs it stands in. */
  readonly #shingles = new Map<string, Set<number>>();
  readonly #byToken = new Map<string, SourceSentence[]>();

  add(sentence: SourceSentence): void {
    for (const shingle of shinglesOf(sentence.tokens)) {
      const paragraphs = this.#shingles.get(shingle) ?? new Set();
      this.#shingles.set(shingle, paragraphs.add(sentence.paragraph));
    }
    for (const token of new Set(sentence.tokens)) {
      const list = this.#byToken.get(token);
      if (list === undefined) this.#byToken.set(token, [sentence]);
      else list.push(sentence);
    }
  }

  /**
   * Whether the sentence repeats one said already: five tokens in a row, most of its words, or the same figure about
   * the same thing. Neighbours in a paragraph of a source never count as repeats of each other.
   */
  repeats(sentence: SourceSentence): boolean {
    const shared = new Map<SourceSentence, number>();
    for (const token of new Set(sentence.tokens)) {
      for (const said of this.#byToken.get(token) ?? []) shared.set(said, (shared.get(said) ?? 0) + 1);
    }
    const sameFigure = isPairs(sentence.tokens) ? SHARED_WITH_FIGURE.pairs : SHARED_WITH_FIGURE.words;
    for (const [said, count] of shared) {
      if (said.paragraph === sentence.paragraph && said !== sentence) continue;
      const shorter = Math.min(new Set(said.tokens).size, new Set(sentence.tokens).size);
      if (shorter > 0 && count / shorter > CONTAINMENT) return true;
      if (count >= sameFigure && sharesFigure(said, sentence)) return true;
    }
    return shinglesOf(sentence.tokens).some(
      (shingle) => this.#shingles.get(shingle)?.has(sentence.paragraph) === false,
    );
  }
}

function sharesFigure(one: SourceSentence, other: SourceSentence): boolean {
  return one.figures.some(
    (figure) =>
      Math.abs(figure.value) > 3 &&
      other.figures.some(({ value, unit }) => value === figure.value && unit === figure.unit),
  );
}

function shinglesOf(tokens: readonly string[]): string[] {
  const size = isPairs(tokens) ? PAIR_SHINGLE : SHINGLE;
  return tokens.slice(size - 1).map((_, index) => tokens.slice(index, index + size).join(' '));
}

function isPairs(tokens: readonly string[]): boolean {
  return tokens.some((token) => PAIR.test(token));
}
