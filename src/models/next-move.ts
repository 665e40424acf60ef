import { backoffMs } from './backoff.ts';
import type { TransportFailure } from './transport.ts';

/** How often and how long one question is asked again. */
export interface RetryLimits {
  /** Requests for one question, whatever the reasons. */
  readonly requests: number;
  /** After failures that pass by themselves: 429, 5xx, lost connections. */
  readonly retries: number;
  /** A provider that wants a longer pause ends the question: the job waits in its place. */
  readonly longestWaitMs: number;
  /** All pauses of one question together. */
  readonly totalWaitMs: number;
  /** The most output that is asked for after an answer was cut. */
  readonly maxOutputTokens: number;
}

export const RETRY_LIMITS: RetryLimits = {
  requests: 12,
  retries: 4,
  longestWaitMs: 60_000,
  totalWaitMs: 150_000,
  maxOutputTokens: 32_000,
};

/** How a question is asked now, and how often it was asked again for each reason. */
export interface AskState {
  /** Passages shown, from the first. */
  readonly kept: number;
  readonly room: number;
  readonly requests: number;
  readonly retries: number;
  readonly timeouts: number;
  readonly adjustments: number;
  readonly halvings: number;
  readonly repeats: number;
  readonly isRoomier: boolean;
  readonly waitedMs: number;
}

export type NextMove =
  | { readonly kind: 'ask'; readonly state: AskState; readonly waitMs: number }
  | { readonly kind: 'give-up'; readonly retryAfterMs: number | undefined };

const MOST_ADJUSTMENTS = 3;
const MOST_HALVINGS = 5;
/** Beyond twice the room: thoughts count as output with many models. */
const MORE_ROOM = 4_096;
/** Rates are counted by the minute: where nothing is said, it takes longer than for a server that restarts. */
const RATE_STEPS = 2;

const GIVE_UP: NextMove = { kind: 'give-up', retryAfterMs: undefined };

/**
 * What to do after a request that got no answer.
 * @param random a number from 0 to below 1
 */
export function nextMove(failure: TransportFailure, state: AskState, limits: RetryLimits, random: number): NextMove {
  const isLast = state.requests >= limits.requests;
  if (isLast && !failure.retryable) return GIVE_UP;
  const ask = (changes: Partial<AskState>): NextMove => ({ kind: 'ask', state: { ...state, ...changes }, waitMs: 0 });
  if (failure.isAdjusted) {
    return state.adjustments < MOST_ADJUSTMENTS ? ask({ adjustments: state.adjustments + 1 }) : GIVE_UP;
  }
  switch (failure.code) {
    case 'context_overflow':
      if (state.kept === 0) return GIVE_UP;
      return ask({
        kept: state.halvings < MOST_HALVINGS ? Math.floor(state.kept / 2) : 0,
        halvings: state.halvings + 1,
      });
    case 'cut': {
      const room = Math.min(limits.maxOutputTokens, Math.max(state.room * 2, state.room + MORE_ROOM));
      return state.isRoomier || room <= state.room ? GIVE_UP : ask({ room, isRoomier: true });
    }
    case 'invalid_answer':
      return state.repeats === 0 ? ask({ repeats: 1 }) : GIVE_UP;
    default:
      return failure.retryable ? retry(failure, state, limits, random) : GIVE_UP;
  }
}

function retry(failure: TransportFailure, state: AskState, limits: RetryLimits, random: number): NextMove {
  const { retries, timeouts, waitedMs, requests } = state;
  const isTimeout = failure.code === 'timeout';
  const steps = retries + (failure.code === 'rate_limited' ? RATE_STEPS : 0);
  const asked = failure.retryAfterMs;
  // A little later than asked, and not all at the same moment.
  const waitMs = asked === undefined ? backoffMs(steps, random) : asked + Math.round(random * 250);
  const isOver =
    requests >= limits.requests ||
    retries >= limits.retries ||
    (isTimeout && timeouts > 0) ||
    (asked ?? 0) > limits.longestWaitMs ||
    waitedMs + waitMs > limits.totalWaitMs;
  if (isOver) return { kind: 'give-up', retryAfterMs: asked };
  const next = { retries: retries + 1, timeouts: timeouts + (isTimeout ? 1 : 0), waitedMs: waitedMs + waitMs };
  return { kind: 'ask', state: { ...state, ...next }, waitMs };
}
