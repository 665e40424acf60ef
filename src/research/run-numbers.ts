/**
 * Numbers the runs of a fixed length in a list, from 0 on in the order they are asked for; runs of the same numbers
 * share one. Exact: the hash only says where to look.
 */
export class RunNumbers {
  readonly #list: Int32Array;
  readonly #length: number;
  /** By hash: a run's number and 1, or 0 where none is. At least half are free. */
  readonly #slots: Int32Array;
  /** By number: where the run first stands. */
  readonly #starts: number[] = [];

  constructor(list: Int32Array, length: number) {
    this.#list = list;
    this.#length = length;
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * list.length + 2)));
  }

  get size(): number {
    return this.#starts.length;
  }

  /** The number of the run that begins at a place of the list, and does not go beyond its end. */
  at(start: number): number {
    const last = this.#slots.length - 1;
    for (let slot = this.#hash(start) & last; ; slot = (slot + 1) & last) {
      const found = (this.#slots[slot] ?? 0) - 1;
      if (found >= 0 && !this.#isSame(this.#starts[found] ?? 0, start)) continue;
      if (found < 0) this.#slots[slot] = this.#starts.push(start);
      return found < 0 ? this.#starts.length - 1 : found;
    }
  }

  #hash(start: number): number {
    let hash = 0;
    for (let at = start; at < start + this.#length; at += 1) {
      hash = Math.imul(hash ^ (this.#list[at] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  #isSame(one: number, other: number): boolean {
    for (let at = 0; at < this.#length; at += 1) {
      if (this.#list[one + at] !== this.#list[other + at]) return false;
    }
    return true;
  }
}
