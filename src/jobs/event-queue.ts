import type { JobEventBody } from '../contract/job-events.ts';

/**
 * Events of one run on their way to the database: in the order of the calls, one write at a time, whatever has come
 * up meanwhile together in the next one.
 */
export class EventQueue {
  readonly #write: (bodies: readonly JobEventBody[]) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #waiting: JobEventBody[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;

  /** @param onError told of a write that failed for good; its events are lost, later ones are still written */
  constructor(write: (bodies: readonly JobEventBody[]) => Promise<void>, onError: (error: unknown) => void) {
    this.#write = write;
    this.#onError = onError;
  }

  /** Does nothing once the queue is closed. */
  emit(body: JobEventBody): void {
    if (this.#closed) return;
    this.#waiting.push(body);
    this.#writing ??= this.#writeAll();
  }

  /** Resolves when all that was emitted until now is written or has failed. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  /** Drops what waits; later calls of `emit` do nothing. */
  close(): void {
    this.#closed = true;
    this.#waiting = [];
  }

  async #writeAll(): Promise<void> {
    // One turn later, so that events of the same moment share a statement.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const bodies = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(bodies);
      } catch (error) {
        this.#onError(error);
      }
    }
    this.#writing = undefined;
  }
}
