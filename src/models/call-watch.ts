/** How long one request may take, in milliseconds. */
export interface CallLimits {
  /** Without a byte, until the answer's first words: a local model reads a long prompt for minutes. */
  readonly beforeTextMs: number;
  /** Without a byte, from then on. */
  readonly stallMs: number;
  /** From the beginning to the end, whatever comes. */
  readonly totalMs: number;
}

export const CALL_LIMITS: CallLimits = { beforeTextMs: 300_000, stallMs: 60_000, totalMs: 900_000 };

/** Why a watch ended a request. */
export class CallLimitError extends Error {}

/** The time limits of one request, joined with the caller's signal. */
export interface CallWatch {
  readonly signal: AbortSignal;
  /** A byte has come. */
  alive(): void;
  /** The answer has begun. */
  began(): void;
  /** Frees the timers and the caller's signal. */
  end(): void;
}

export function startWatch(limits: CallLimits, outer: AbortSignal): CallWatch {
  const controller = new AbortController();
  const seconds = (milliseconds: number) => `${milliseconds / 1_000} s`;
  let silenceMs = limits.beforeTextMs;
  let bytes = 0;
  let silence: NodeJS.Timeout | undefined;
  const total = setTimeout(
    () => controller.abort(new CallLimitError(`was not done after ${seconds(limits.totalMs)}`)),
    limits.totalMs,
  );
  const onAbort = () => controller.abort(outer.reason);
  const listen = () => {
    clearTimeout(silence);
    const before = bytes;
    silence = setTimeout(() => {
      // On a busy process the timer can be due before bytes that are long there have been read.
      setImmediate(() => {
        if (bytes === before) controller.abort(new CallLimitError(`said nothing for ${seconds(silenceMs)}`));
      });
    }, silenceMs);
  };
  const end = () => {
    clearTimeout(total);
    clearTimeout(silence);
    bytes = Number.NaN;
    outer.removeEventListener('abort', onAbort);
  };
  controller.signal.addEventListener('abort', end, { once: true });
  listen();
  if (outer.aborted) onAbort();
  else outer.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    alive: () => {
      if (controller.signal.aborted) return;
      bytes += 1;
      listen();
    },
    began: () => {
      if (controller.signal.aborted || silenceMs === limits.stallMs) return;
      silenceMs = limits.stallMs;
      listen();
    },
    end,
  };
}
