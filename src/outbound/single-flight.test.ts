import { describe, expect, it } from 'vitest';
import { deferred } from '../support/deferred.ts';
import { SingleFlight } from './single-flight.ts';

describe('SingleFlight', () => {
  it('does the work once for all who ask while it lasts, and anew for those who come later', async () => {
    const flights = new SingleFlight<number>();
    const gate = deferred();
    let begun = 0;
    const start = async () => {
      begun += 1;
      await gate.promise;
      return begun;
    };
    const asked = [flights.run('a', undefined, start), flights.run('a', undefined, start)];
    gate.resolve();
    expect(await Promise.all(asked)).toEqual([1, 1]);
    expect(await flights.run('a', undefined, start)).toBe(2);
  });

  it('keeps different keys apart', async () => {
    const flights = new SingleFlight<string>();
    const asked = ['a', 'b'].map((key) => flights.run(key, undefined, () => Promise.resolve(key)));
    expect(await Promise.all(asked)).toEqual(['a', 'b']);
  });

  it('tells a failure to all who wait, and does not keep it', async () => {
    const flights = new SingleFlight<string>();
    const gate = deferred<string>();
    const asked = [1, 2].map(() => flights.run('a', undefined, () => gate.promise));
    gate.reject(new Error('no answer'));
    for (const waiting of asked) await expect(waiting).rejects.toThrow('no answer');
    expect(await flights.run('a', undefined, () => Promise.resolve('now'))).toBe('now');
  });

  it('goes on for the others when one leaves, and ends when the last has left', async () => {
    const flights = new SingleFlight<string>();
    const first = new AbortController();
    const second = new AbortController();
    let work: AbortSignal | undefined;
    const start = (signal: AbortSignal) => {
      work = signal;
      return new Promise<string>(() => undefined);
    };
    const one = flights.run('a', first.signal, start);
    const two = flights.run('a', second.signal, start);
    first.abort(new Error('one left'));
    await expect(one).rejects.toThrow('one left');
    expect(work?.aborted).toBe(false);
    second.abort(new Error('two left'));
    await expect(two).rejects.toThrow('two left');
    expect(work?.aborted).toBe(true);
    expect(await flights.run('a', undefined, () => Promise.resolve('anew'))).toBe('anew');
  });

  it('does not begin for a caller who has left already', async () => {
    const flights = new SingleFlight<string>();
    const start = () => Promise.reject(new Error('begun'));
    await expect(flights.run('a', AbortSignal.abort(new Error('left')), start)).rejects.toThrow('left');
  });
});
