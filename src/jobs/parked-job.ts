import type { WaitsFor } from '../contract/job-events.ts';
import type { DatabaseTransaction } from '../store/database.ts';

/** A wait that a person ends, through `JobQueue.bringForward`. */
interface WaitForPerson {
  /** What the person has to do. */
  readonly does: WaitsFor;
  /** Keeps what the person has to look at, in the transaction that parks the job: it can't be answered before. */
  keep(trx: DatabaseTransaction): Promise<void>;
}

/**
 * Thrown by a handler's `run` that can't go on before some time has passed: a provider says so, or a receiver is away.
 * The run ends without an outcome and holds no place while it waits; the job stays RUNNING, tells the reason in an event,
 * and its handler runs again from its start after the wait. That is no death. All runs together, waits included, have
 * the handler's time limit: a wait that would go beyond ends there, and the job with 553. A wait for a person does not
 * count towards the limit, and lasts as long as it says.
 */
export class ParkedJob extends Error {
  /** Milliseconds from now. */
  readonly retryAfterMs: number;
  /** What is waited for, in plain words for the customer. */
  readonly reason: string;
  /** Undefined: for time to pass. */
  readonly forPerson: WaitForPerson | undefined;

  constructor(wait: { readonly retryAfterMs: number; readonly reason: string; readonly forPerson?: WaitForPerson }) {
    const { retryAfterMs, reason, forPerson } = wait;
    super(`parked for ${retryAfterMs} ms: ${reason}`);
    this.name = 'ParkedJob';
    this.retryAfterMs = retryAfterMs;
    this.reason = reason;
    this.forPerson = forPerson;
  }
}
