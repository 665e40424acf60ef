import { describe, expect, it } from 'vitest';
import type { ModelErrorCode } from './language-model.ts';
import { type AskState, nextMove, RETRY_LIMITS } from './next-move.ts';
import { TransportFailure, type TransportFailureParts } from './transport.ts';

const STATE: AskState = {
  kept: 9,
  room: 1_000,
  requests: 1,
  retries: 0,
  timeouts: 0,
  adjustments: 0,
  halvings: 0,
  repeats: 0,
  isRoomier: false,
  waitedMs: 0,
};

function move(
  code: ModelErrorCode,
  parts: Partial<TransportFailureParts> = {},
  state: Partial<AskState> = {},
  random = 0,
) {
  const failure = new TransportFailure(code, 'failed', { retryable: false, providerWords: '', ...parts });
  return nextMove(failure, { ...STATE, ...state }, RETRY_LIMITS, random);
}
const retry = { retryable: true };

describe('the next move', () => {
  it.each<ModelErrorCode>(['unauthorized', 'credit_exhausted', 'refused', 'not_found', 'over_budget'])(
    'after %s is to give up',
    (code) => {
      expect(move(code)).toEqual({ kind: 'give-up', retryAfterMs: undefined });
    },
  );

  it('after a failure that passes is to wait, longer every time, and not exactly as long as others', () => {
    expect(move('unavailable', retry)).toMatchObject({
      kind: 'ask',
      waitMs: 500,
      state: { retries: 1, waitedMs: 500 },
    });
    expect(move('unavailable', retry, {}, 0.5)).toMatchObject({ waitMs: 750 });
    expect(move('unavailable', retry, { retries: 3 }, 0.999)).toMatchObject({ waitMs: 7_996 });
    expect(move('rate_limited', retry, { retries: 3 }, 0.999)).toMatchObject({ waitMs: 19_990 });
  });

  it('is to wait as long as the provider says, or a little longer', () => {
    expect(move('rate_limited', { ...retry, retryAfterMs: 30_000 })).toMatchObject({ waitMs: 30_000 });
    expect(move('rate_limited', { ...retry, retryAfterMs: 30_000 }, {}, 0.9)).toMatchObject({ waitMs: 30_225 });
  });

  it('is to give up when that is too long, alone or with all pauses before', () => {
    const asked = { ...retry, retryAfterMs: 60_001 };
    expect(move('rate_limited', asked)).toEqual({ kind: 'give-up', retryAfterMs: 60_001 });
    const again = { ...retry, retryAfterMs: 50_000 };
    expect(move('rate_limited', again, { waitedMs: 100_000 })).toMatchObject({ kind: 'ask' });
    expect(move('rate_limited', again, { waitedMs: 100_001 })).toEqual({ kind: 'give-up', retryAfterMs: 50_000 });
  });

  it('is to give up after four retries, or twelve requests', () => {
    expect(move('connection', retry, { retries: 3 })).toMatchObject({ kind: 'ask' });
    expect(move('connection', retry, { retries: 4 })).toMatchObject({ kind: 'give-up' });
    expect(move('connection', retry, { requests: 11 })).toMatchObject({ kind: 'ask' });
    expect(move('connection', retry, { requests: 12 })).toMatchObject({ kind: 'give-up' });
    expect(move('context_overflow', {}, { requests: 12 })).toMatchObject({ kind: 'give-up' });
    expect(move('refused', { isAdjusted: true }, { requests: 12 })).toMatchObject({ kind: 'give-up' });
  });

  it('after silence is to ask once more only', () => {
    expect(move('timeout', retry)).toMatchObject({ kind: 'ask', state: { timeouts: 1, retries: 1 } });
    expect(move('timeout', retry, { timeouts: 1 })).toMatchObject({ kind: 'give-up' });
  });

  it('after an overflow is to show half of the evidence, in the end none', () => {
    expect(move('context_overflow')).toMatchObject({ waitMs: 0, state: { kept: 4, halvings: 1 } });
    expect(move('context_overflow', {}, { kept: 1 })).toMatchObject({ state: { kept: 0 } });
    expect(move('context_overflow', {}, { kept: 500, halvings: 5 })).toMatchObject({ state: { kept: 0 } });
    expect(move('context_overflow', {}, { kept: 0 })).toMatchObject({ kind: 'give-up' });
  });

  it('after a change of how it is asked is to ask at once, three times at most', () => {
    expect(move('refused', { isAdjusted: true })).toMatchObject({ kind: 'ask', waitMs: 0, state: { adjustments: 1 } });
    expect(move('unavailable', { ...retry, isAdjusted: true }, { adjustments: 3 })).toMatchObject({ kind: 'give-up' });
  });
});
