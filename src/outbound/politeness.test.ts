import { describe, expect, it } from 'vitest';
import { FixedClock } from '../support/clock.ts';
import { type Deferred, deferred } from '../support/deferred.ts';
import { Politeness, systemWait, type Wait } from './politeness.ts';

/** A wait that moves the clock instead of taking time. */
function setUp(options: { atOnce?: number; wait?: Wait } = {}) {
  const clock = new FixedClock('2026-11-28T10:00:00Z');
  const begin = clock.now().getTime();
  const waits: number[] = [];
  const wait: Wait = (milliseconds) => {
    waits.push(milliseconds);
    clock.advance(milliseconds);
    return Promise.resolve();
  };
  const politeness = new Politeness({ atOnce: 2, pauseMs: 250, maxPauseMs: 10_000, clock, wait, ...options });
  const elapsed = () => clock.now().getTime() - begin;
  return { clock, politeness, waits, elapsed };
}

/** Starts tasks that end when they are told to, and notes which have begun. */
function manualTasks(politeness: Politeness, host: string, count: number, signal?: AbortSignal) {
  const begun: number[] = [];
  const ends: Deferred<void>[] = Array.from({ length: count }, () => deferred());
  const runs = ends.map((end, n) =>
    politeness.run(host, { signal }, () => {
      begun.push(n);
      return end.promise;
    }),
  );
  return { begun, ends, runs };
}

/** Lets everything run that waits for nothing but promises. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('requests to one host', () => {
  it('begin with a pause between them, the first at once', async () => {
    const { politeness, elapsed } = setUp();
    const begins: number[] = [];
    for (let n = 0; n < 3; n++) {
      await politeness.run('a.example', {}, () => {
        begins.push(elapsed());
        return Promise.resolve();
      });
    }
    expect(begins).toEqual([0, 250, 500]);
  });

  it('do not wait when the pause is over by itself', async () => {
    const { politeness, clock, waits } = setUp();
    await politeness.run('a.example', {}, () => Promise.resolve());
    clock.advance(250);
    await politeness.run('a.example', {}, () => Promise.resolve());
    expect(waits).toEqual([]);
  });

  it('keep the pause the host wishes, up to the cap, and never less than the usual one', async () => {
    const { politeness, waits } = setUp();
    for (const wishedPauseMs of [3_000, 3_600_000, 1, undefined]) {
      await politeness.run('a.example', { wishedPauseMs }, () => Promise.resolve());
    }
    expect(waits).toEqual([3_000, 10_000, 250]);
  });

  it('run two at once and in the order they came', async () => {
    const { politeness } = setUp();
    const { begun, ends, runs } = manualTasks(politeness, 'a.example', 4);
    await settled();
    expect(begun).toEqual([0, 1]);
    ends[1]?.resolve();
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const end of ends) end.resolve();
    await Promise.all(runs);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('make room when they fail', async () => {
    const { politeness } = setUp({ atOnce: 1 });
    const { begun, ends, runs } = manualTasks(politeness, 'a.example', 2);
    await settled();
    ends[0]?.reject(new Error('no answer'));
    await expect(runs[0]).rejects.toThrow('no answer');
    ends[1]?.resolve();
    await runs[1];
    expect(begun).toEqual([0, 1]);
  });

  it('leave the queue when they are called off, without taking the place of those behind them', async () => {
    const { politeness } = setUp({ atOnce: 1 });
    const first = manualTasks(politeness, 'a.example', 1);
    const controller = new AbortController();
    const second = manualTasks(politeness, 'a.example', 1, controller.signal);
    const third = manualTasks(politeness, 'a.example', 1);
    await settled();
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(second.runs[0]).rejects.toBe(reason);
    first.ends[0]?.resolve();
    await settled();
    expect(second.begun).toEqual([]);
    expect(third.begun).toEqual([0]);
    third.ends[0]?.resolve();
    await third.runs[0];
  });

  it('give their place back when they are called off in the pause', async () => {
    const { politeness } = setUp({
      atOnce: 1,
      wait: (_, signal) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    await politeness.run('a.example', {}, () => Promise.resolve());
    const controller = new AbortController();
    const pausing = politeness.run('a.example', { signal: controller.signal }, () => Promise.resolve());
    await settled();
    controller.abort(new Error('cancelled'));
    await expect(pausing).rejects.toThrow('cancelled');
    const next = new AbortController();
    const later = politeness.run('a.example', { signal: next.signal }, () => Promise.resolve());
    await settled();
    next.abort(new Error('it had begun to pause, so the place was free'));
    await expect(later).rejects.toThrow('the place was free');
  });
});

describe('requests to different hosts', () => {
  it('do not wait for each other', async () => {
    const { politeness, waits } = setUp({ atOnce: 1 });
    const one = manualTasks(politeness, 'a.example', 1);
    const two = manualTasks(politeness, 'b.example', 1);
    await settled();
    expect([one.begun, two.begun, waits]).toEqual([[0], [0], []]);
    one.ends[0]?.resolve();
    two.ends[0]?.resolve();
    await Promise.all([...one.runs, ...two.runs]);
  });

  it('are forgotten once there are many, but not before their pause is over', async () => {
    const { politeness, waits } = setUp();
    await politeness.run('first.example', {}, () => Promise.resolve());
    for (let n = 0; n < 1_500; n++) await politeness.run(`${n}.example`, {}, () => Promise.resolve());
    await politeness.run('first.example', {}, () => Promise.resolve());
    expect(waits).toEqual([250]);
  });
});

describe('systemWait', () => {
  it('ends with the reason of its signal', async () => {
    const controller = new AbortController();
    const waiting = systemWait(60_000, controller.signal);
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await systemWait(1, undefined);
  });
});
