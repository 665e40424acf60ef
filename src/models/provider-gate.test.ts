import { describe, expect, it } from 'vitest';
import { FixedClock } from '../support/clock.ts';
import { deferred } from '../support/deferred.ts';
import { type ModelLimits, PausedError, ProviderGate } from './provider-gate.ts';

const NEVER = new AbortController().signal;

/** A gate in a time that is moved by hand; alarms ring when it has come so far. */
function gateOf(limits: Partial<ModelLimits>) {
  const clock = new FixedClock('2026-11-28T08:00:00Z');
  const alarms = new Set<{ readonly at: number; ring(): void }>();
  const gate = new ProviderGate(
    { atOnce: 100, accountAtOnce: 100, ...limits },
    {
      clock,
      longestPauseMs: 60_000,
      wait: (milliseconds, signal) => {
        const { promise, resolve, reject } = deferred();
        const alarm = { at: clock.now().getTime() + milliseconds, ring: resolve };
        alarms.add(alarm);
        signal.addEventListener('abort', () => {
          alarms.delete(alarm);
          reject(signal.reason);
        });
        return promise;
      },
    },
  );
  const entered: string[] = [];
  return {
    gate,
    entered,
    alarms,
    /** Queues one request; `leave` can be called once it has entered. */
    enter(name: string, accountId = name.charAt(0), signal = NEVER) {
      const leave = gate.enter('model', accountId, signal).then((release) => {
        entered.push(name);
        return release;
      });
      return { leave, done: async () => (await leave)() };
    },
    async pass(milliseconds: number) {
      clock.advance(milliseconds);
      for (const alarm of [...alarms]) {
        if (alarm.at > clock.now().getTime()) continue;
        alarms.delete(alarm);
        alarm.ring();
      }
      await settled();
    },
  };
}

/** Everything that can happen now has happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('requests at once', () => {
  it('are no more than allowed, for all and for one account', async () => {
    const { enter, entered } = gateOf({ atOnce: 3, accountAtOnce: 2 });
    const [a1] = [enter('a1'), enter('a2'), enter('a3')];
    const [b1] = [enter('b1'), enter('b2')];
    await settled();
    expect(entered).toEqual(['a1', 'a2', 'b1']);
    await b1?.done();
    await settled();
    expect(entered).toEqual(['a1', 'a2', 'b1', 'b2']);
    await a1?.done();
    await settled();
    expect(entered).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
  });

  it('go to the account that has the fewest, then to the one that has waited longest', async () => {
    const { enter, entered } = gateOf({ atOnce: 2 });
    const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'];
    const requests = new Map(names.map((name) => [name, enter(name)]));
    await settled();
    for (let index = 0; index < names.length; index += 1) {
      await requests.get(entered[index] ?? '')?.done();
      await settled();
    }
    expect(entered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5']);
  });

  it('give their place back once only', async () => {
    const { enter, entered } = gateOf({ atOnce: 1 });
    const first = enter('a1');
    enter('a2');
    enter('a3');
    const leave = await first.leave;
    leave();
    leave();
    await settled();
    expect(entered).toEqual(['a1', 'a2']);
  });

  it('that are given up while they wait hold up nobody', async () => {
    const { enter, entered } = gateOf({ atOnce: 1 });
    const first = enter('a1');
    const controller = new AbortController();
    const second = enter('a2', 'a', controller.signal);
    enter('a3');
    await settled();
    const reason = new Error('stopped');
    controller.abort(reason);
    await expect(second.leave).rejects.toBe(reason);
    await first.done();
    await settled();
    expect(entered).toEqual(['a1', 'a3']);
    await expect(enter('a4', 'a', controller.signal).leave).rejects.toBe(reason);
  });
});

describe('requests per minute', () => {
  it('are no more than allowed within any minute', async () => {
    const { enter, entered, pass, alarms } = gateOf({ requestsPerMinute: 2 });
    enter('a1');
    await settled();
    await pass(50_000);
    enter('a2');
    enter('a3');
    enter('a4');
    await settled();
    expect(entered).toEqual(['a1', 'a2']);
    await pass(9_999);
    expect(entered).toHaveLength(2);
    await pass(1);
    expect(entered).toEqual(['a1', 'a2', 'a3']);
    await pass(49_999);
    expect(entered).toHaveLength(3);
    await pass(1);
    expect(entered).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(alarms.size).toBe(0);
  });

  it('of one account do not use up those of another', async () => {
    const { enter, entered, pass } = gateOf({ accountRequestsPerMinute: 1 });
    for (const name of ['a1', 'a2', 'b1']) enter(name);
    await settled();
    expect(entered).toEqual(['a1', 'b1']);
    await pass(60_000);
    expect(entered).toEqual(['a1', 'b1', 'a2']);
  });

  it('are waited for by a timer that is ended with the last who waits', async () => {
    const { enter, alarms } = gateOf({ requestsPerMinute: 1 });
    enter('a1');
    const controller = new AbortController();
    const waiting = enter('a2', 'a', controller.signal);
    await settled();
    expect(alarms.size).toBe(1);
    controller.abort(new Error('stopped'));
    await expect(waiting.leave).rejects.toThrow('stopped');
    expect(alarms.size).toBe(0);
  });
});

describe('a pause', () => {
  it('holds back all requests to that model until it is over', async () => {
    const { gate, enter, entered, pass } = gateOf({});
    gate.pause('model', 5_000);
    gate.pause('model', 1_000);
    enter('a1');
    await gate.enter('another', 'a', NEVER);
    await pass(4_999);
    expect(entered).toEqual([]);
    await pass(1);
    expect(entered).toEqual(['a1']);
  });

  it('that is too long to wait for refuses them, those that wait already as well', async () => {
    const { gate, enter } = gateOf({ atOnce: 1 });
    const first = enter('a1');
    await first.leave;
    const waiting = enter('a2');
    gate.pause('model', 90_000);
    await expect(waiting.leave).rejects.toMatchObject({ retryAfterMs: 90_000 });
    await expect(enter('a3').leave).rejects.toThrow(PausedError);
  });
});
