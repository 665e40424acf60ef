import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallLimitError, startWatch } from './call-watch.ts';

const LIMITS = { beforeTextMs: 300, stallMs: 60, totalMs: 1_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the watch over a request', () => {
  it('waits long for the first words, and not so long from then on', async () => {
    const patient = startWatch(LIMITS, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(299);
    expect(patient.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(patient.signal.reason).toEqual(new CallLimitError('said nothing for 0.3 s'));

    const begun = startWatch(LIMITS, new AbortController().signal);
    begun.alive();
    begun.began();
    await vi.advanceTimersByTimeAsync(59);
    expect(begun.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(begun.signal.reason).toEqual(new CallLimitError('said nothing for 0.06 s'));
  });

  it('is content with any byte, but not for ever', async () => {
    const watch = startWatch(LIMITS, new AbortController().signal);
    watch.began();
    for (let milliseconds = 0; milliseconds < 1_000; milliseconds += 50) {
      expect(watch.signal.aborted).toBe(false);
      watch.alive();
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(watch.signal.reason).toEqual(new CallLimitError('was not done after 1 s'));
  });

  it('takes a byte that is read right after its time was up', async () => {
    const watch = startWatch(LIMITS, new AbortController().signal);
    vi.advanceTimersByTime(299);
    setTimeout(() => watch.alive(), 1);
    await vi.advanceTimersByTimeAsync(2);
    expect(watch.signal.aborted).toBe(false);
  });

  it("ends with the caller's signal and reason, also when that came before", () => {
    const reason = new Error('stopped');
    const controller = new AbortController();
    const watch = startWatch(LIMITS, controller.signal);
    controller.abort(reason);
    expect(watch.signal.reason).toBe(reason);
    expect(startWatch(LIMITS, controller.signal).signal.reason).toBe(reason);
  });

  it('leaves no timer behind, however it ends', () => {
    const controller = new AbortController();
    startWatch(LIMITS, controller.signal).end();
    startWatch(LIMITS, controller.signal);
    controller.abort();
    startWatch(LIMITS, controller.signal).alive();
    expect(vi.getTimerCount()).toBe(0);
  });
});
