/** The tokens of some texts as whole numbers from 0 on: lists of numbers are counted and compared without a search. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();

  /** How many tokens have a number. */
  get size(): number {
    return this.#numbers.size;
  }

  /** The number of a token; a new one where it has none. */
  add(token: string): number {
    const known = this.#numbers.get(token);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(token, number);
    return number;
  }

  /** Undefined for a token that no text holds. */
  find(token: string): number | undefined {
    return this.#numbers.get(token);
  }

  addAll(tokens: readonly string[]): number[] {
    return tokens.map((token) => this.add(token));
  }
}

/** Each number once, in the order of their first places. */
export function distinct(numbers: readonly number[]): number[] {
  return numbers.length <= FEW ? numbers.filter((number, at) => numbers.indexOf(number) === at) : [...new Set(numbers)];
}

/** Up to here looking back is faster than a set. */
const FEW = 40;

/**
 * Counts for each number the places that hold it. Whatever stands in one place has to be counted before the next place
 * begins.
 */
export class PlaceCounts {
  readonly #places: Int32Array;
  readonly #last: Int32Array;

  constructor({ size }: Vocabulary) {
    this.#places = new Int32Array(size);
    this.#last = new Int32Array(size).fill(-1);
  }

  /** @param place 0 or higher */
  add(numbers: readonly number[], place: number): void {
    for (const number of numbers) {
      if (this.#last[number] === place) continue;
      this.#last[number] = place;
      this.#places[number] = (this.#places[number] ?? 0) + 1;
    }
  }

  /** How many places hold a number. */
  of(number: number): number {
    return this.#places[number] ?? 0;
  }
}
