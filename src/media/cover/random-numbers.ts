import { sha256Hex } from '../../support/hash.ts';

/** Numbers that look like chance and follow from a text alone. */
export class RandomNumbers {
  #state: number;

  constructor(seed: string) {
    this.#state = Number.parseInt(sha256Hex(seed).slice(0, 8), 16) >>> 0;
  }

  /** From 0 to 1, the end exclusive (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  /** @throws Error for an empty list */
  of<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  }
}
