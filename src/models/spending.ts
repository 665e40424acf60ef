import type { Clock } from '../support/clock.ts';
import { estimateCallUsd, type TokenPrice } from './estimate-cost.ts';
import {
  isModelError,
  type LanguageModel,
  type ModelAttempt,
  ModelError,
  type ModelErrorCode,
} from './language-model.ts';

/** Whose money a call spends. */
export interface SpendingJob {
  readonly accountId: string;
  /** The first job of the chain of retries: all of them together are one article. */
  readonly rootId: string;
  readonly jobId: string;
}

/** US dollars; undefined: no limit. */
export interface CostLimits {
  readonly articleUsd: number | undefined;
  readonly monthUsd: number | undefined;
}

interface BookedAttempt extends Omit<ModelAttempt, 'outcome' | 'milliseconds' | 'isEstimate'> {
  readonly call: string;
  readonly outcome: ModelAttempt['outcome'] | typeof STOPPED;
  readonly milliseconds?: number;
  /** What counts towards the limits, where the cost is unknown too. */
  readonly countedUsd: number;
}

/** Where spending is written down, for all processes that work for the account. */
export interface SpendBook {
  /**
   * Counts the estimate of a call before it is made, in one step with the look at the limits.
   * @returns `hold`, or what refuses the call: how much had been counted of which limit
   */
  reserve(
    scope: SpendingJob & { readonly month: string },
    ahead: CallAhead,
    limits: CostLimits,
  ): Promise<
    | { readonly hold: number }
    | { readonly refusedBy: 'article' | 'month'; readonly limitUsd: number; readonly countedUsd: number }
  >;
  /** Records what the call took in place of its reservation. */
  settle(
    scope: SpendingJob & { readonly month: string },
    hold: number | undefined,
    attempts: readonly BookedAttempt[],
  ): Promise<void>;
}

export interface Spending {
  readonly book: SpendBook;
  readonly job: SpendingJob;
  readonly limits: CostLimits;
  /** By `provider:model`; undefined: unknown. */
  priceOf(model: string): TokenPrice | undefined;
  readonly clock: Clock;
}

/** A call that was cut off from outside: what it cost, nobody will say. */
const STOPPED = 'stopped';

/** Ends of a request that no provider takes money for. */
const FREE: readonly ModelErrorCode[] = [
  'unauthorized',
  'credit_exhausted',
  'rate_limited',
  'unavailable',
  'context_overflow',
  'not_found',
  'over_budget',
];

/**
 * A model that writes down every attempt for one job, and makes no call that would pass a limit.
 *
 * The rule: what is counted, plus the estimate of the call, may not be above the limit. Counted is what calls have cost,
 * and the estimate for those under way, cut off, or of unknown cost. Estimates are booked before a call is made, by all
 * processes in the same place; so a limit can be passed only by what the calls under way at that moment cost beyond
 * their estimates. A model without a known price is refused only once a limit is reached.
 * @throws ModelError `over_budget`, before anything is asked
 */
export function budgeted(model: LanguageModel, spending: Spending): LanguageModel {
  return {
    nameOf: (role) => model.nameOf(role),
    complete(call, options) {
      const name = model.nameOf(call.role);
      const estimateUsd = estimateCallUsd(call, spending.priceOf(name));
      const ahead = { call: call.name, model: name, estimateUsd };
      return onBill(spending, ahead, () => model.complete(call, options), options.signal);
    },
  };
}

/** A call before it is made. `estimateUsd`: undefined where its price is unknown. */
interface CallAhead {
  readonly call: string;
  readonly model: string;
  readonly estimateUsd: number | undefined;
}

/**
 * Makes a call of any model on the bill of a job; see `budgeted` for the rule.
 * @param signal of the call: one that it has stopped may have been paid, and counts as estimated
 * @throws ModelError `over_budget`, before anything is asked, and whatever `ask` throws
 */
export async function onBill<T extends { readonly attempts: readonly ModelAttempt[] }>(
  spending: Omit<Spending, 'priceOf'>,
  ahead: CallAhead,
  ask: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const { book, job, clock } = spending;
  const { call, model, estimateUsd = 0 } = ahead;
  const scope = { ...job, month: clock.now().toISOString().slice(0, 7) };
  const hold = await reserve(spending, scope, ahead);
  const booked = (attempts: readonly ModelAttempt[]) =>
    attempts.map((attempt) => bookedAttempt(call, attempt, estimateUsd));
  try {
    const answer = await ask();
    await book.settle(scope, hold, booked(answer.attempts));
    return answer;
  } catch (error) {
    if (isModelError(error)) await book.settle(scope, hold, booked(error.attempts));
    else if (signal.aborted) {
      await book.settle(scope, hold, [{ call, model, outcome: STOPPED, countedUsd: estimateUsd }]);
    }
    // Else a fault of our own. What was reserved stays counted, as after a death: the call may have been paid.
    throw error;
  }
}

async function reserve(
  { book, limits }: Omit<Spending, 'priceOf'>,
  scope: SpendingJob & { readonly month: string },
  ahead: CallAhead,
): Promise<number | undefined> {
  const isLimited = limits.articleUsd !== undefined || limits.monthUsd !== undefined;
  // What costs nothing is never refused.
  if (!isLimited || ahead.estimateUsd === 0) return undefined;
  const answer = await book.reserve(scope, ahead, limits);
  if ('hold' in answer) return answer.hold;
  const what = answer.refusedBy === 'article' ? 'this article' : 'this account in the month';
  const expected =
    ahead.estimateUsd === undefined ? '' : `, and "${ahead.call}" would cost about ${usd(ahead.estimateUsd)}`;
  throw new ModelError(
    'over_budget',
    `The limit of ${usd(answer.limitUsd)} for ${what} is reached: ${usd(answer.countedUsd)} are spent${expected}.`,
    { retryable: false, providerWords: '' },
  );
}

function bookedAttempt(call: string, attempt: ModelAttempt, estimateUsd: number): BookedAttempt {
  const { isEstimate: _, ...facts } = attempt;
  const isFree = attempt.costUsd === undefined && FREE.some((code) => code === attempt.outcome);
  const costUsd = isFree ? 0 : attempt.costUsd;
  return {
    ...facts,
    call,
    ...(costUsd === undefined ? {} : { costUsd }),
    countedUsd: costUsd ?? estimateUsd,
  };
}

/** `$0.0312`, `$1.20`: two digits that say something, and never fewer than cents. */
function usd(amount: number): string {
  const digits = amount > 0 && amount < 1 ? Math.min(6, Math.max(2, 1 - Math.floor(Math.log10(amount)))) : 2;
  return `$${amount.toFixed(digits)}`;
}
