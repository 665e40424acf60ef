/** Time is passed in, so that what depends on it can be tested and replayed. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export class FixedClock implements Clock {
  #now: Date;
  constructor(now: Date | string) {
    this.#now = new Date(now);
  }
  now(): Date {
    return new Date(this.#now);
  }
  /** @param milliseconds how far the clock is moved on */
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
