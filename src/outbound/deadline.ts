import { onAbort } from './on-abort.ts';

/** The time limit of one request, joined with the caller's signal and that of the whole service. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Frees the timer and the caller's signal. */
  end(): void;
}

/** Why a deadline's signal was aborted, when it was time. */
export class TimeLimitError extends Error {}

/** @param timeoutMs milliseconds from now */
export function startDeadline(timeoutMs: number, signals: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  const releases: (() => void)[] = [];
  const end = () => {
    clearTimeout(timer);
    for (const release of releases) release();
  };
  const abort = (reason: unknown) => {
    end();
    controller.abort(reason);
  };
  const timer = setTimeout(() => abort(new TimeLimitError(`${timeoutMs} ms are over`)), timeoutMs);
  for (const signal of signals) {
    if (signal === undefined) continue;
    releases.push(onAbort(signal, () => abort(signal.reason)));
  }
  return { signal: controller.signal, end };
}
