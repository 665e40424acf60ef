/** Waiting is passed in, so that tests need not wait. */
export interface Timers {
  /** Calls `work` once after so many milliseconds; what is returned takes that back. */
  after(milliseconds: number, work: () => void): () => void;
}

/** Never keeps the process alive by itself. */
export const systemTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
