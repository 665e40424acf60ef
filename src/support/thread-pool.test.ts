import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { deferred } from './deferred.ts';
import { threadEntryUrl } from './thread-entry-url.ts';
import { ThreadDiedError, ThreadPool, ThreadTimeoutError } from './thread-pool.ts';

const pools: ThreadPool[] = [];
function pool(options: Partial<ConstructorParameters<typeof ThreadPool>[1]> = {}): ThreadPool {
  const made = new ThreadPool(threadEntryUrl(import.meta.url, './thread-pool.fixture'), { size: 1, ...options });
  pools.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((made) => made.close()));
});

describe('ThreadPool', () => {
  it('returns what the task returned', async () => {
    expect(await pool().run('double', 21)).toBe(42);
  });

  it('lets a task call services of the host', async () => {
    const services = { lookUp: (key: string) => ({ key, found: true }) };
    expect(await pool().run('ask-host', 'a', { services })).toEqual({ key: 'a', found: true });
  });

  it('carries a service error into the task and on to the caller, with its code', async () => {
    const services = {
      lookUp: () => {
        throw Object.assign(new Error('no such row'), { code: 'not_found' });
      },
    };
    await expect(pool().run('ask-host', 'a', { services })).rejects.toMatchObject({
      message: 'no such row',
      code: 'not_found',
    });
  });

  it('revives errors as the classes the host knows', async () => {
    class Known extends Error {}
    const reviving = pool({ reviveError: ({ name, message }) => (name === 'Known' ? new Known(message) : undefined) });
    await expect(reviving.run('fail', 'because')).rejects.toBeInstanceOf(Known);
  });

  it('ends a thread that never yields, and serves the next task in a new one', async () => {
    const made = pool();
    await expect(made.run('spin', undefined, { timeoutMs: 500 })).rejects.toBeInstanceOf(ThreadTimeoutError);
    expect(await made.run('double', 2)).toBe(4);
  });

  it('counts the time of a task from when its thread is ready', async () => {
    const started = deferred();
    const spinning = pool().run('start-and-spin', undefined, {
      timeoutMs: 200,
      services: { started: () => started.resolve() },
    });
    // A thread takes longer than that to start from source; one that was ended meanwhile would never say so.
    await Promise.all([started.promise, expect(spinning).rejects.toBeInstanceOf(ThreadTimeoutError)]);
  });

  it('tells an aborted task and rejects with the reason of the signal', async () => {
    const controller = new AbortController();
    const services = { started: () => controller.abort(new Error('canceled')) };
    await expect(pool().run('wait-for-abort', undefined, { signal: controller.signal, services })).rejects.toThrow(
      'canceled',
    );
  });

  it('does not start a task that was given up while it waited', async () => {
    const made = pool();
    const controller = new AbortController();
    const asked = deferred();
    const answer = deferred<string>();
    const lookUp = () => {
      asked.resolve();
      return answer.promise;
    };
    const first = made.run('ask-host', 'x', { services: { lookUp } });
    const second = made.run('double', 1, { signal: controller.signal });
    await asked.promise;
    controller.abort(new Error('not needed'));
    await expect(second).rejects.toThrow('not needed');
    answer.resolve('late');
    expect(await first).toBe('late');
  });

  it('leaves nothing that listens to the signal of a task that has ended', async () => {
    const made = pool();
    const { signal } = new AbortController();
    await made.run('double', 1, { signal });
    await expect(made.run('no such task', 1, { signal })).rejects.toThrow();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('reports a thread that ran out of memory, and goes on', async () => {
    const made = pool({ maxOldSpaceMb: 32 });
    await expect(made.run('hoard', undefined)).rejects.toBeInstanceOf(ThreadDiedError);
    expect(await made.run('double', 3)).toBe(6);
  });

  it('limits what is new on the heap of a thread and what is old, each on its own', async () => {
    const v8s = await pool().run<Record<string, number>>('limits', undefined);
    expect(await pool({ maxYoungSpaceMb: 6 }).run('limits', undefined)).toEqual({
      ...v8s,
      maxYoungGenerationSizeMb: 6,
    });
    const both = await pool({ maxYoungSpaceMb: 6, maxOldSpaceMb: 64 }).run('limits', undefined);
    expect(both).toEqual({ ...v8s, maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 64 });
  });

  it('runs several tasks in one thread while they wait, as many as it is told', async () => {
    const made = pool({ tasksPerThread: 2 });
    const asked: string[] = [];
    const both = deferred();
    const answer = deferred<string>();
    const lookUp = (key: string) => {
      asked.push(key);
      if (asked.length === 2) both.resolve();
      return answer.promise;
    };
    const runs = ['a', 'b', 'c'].map((key) => made.run('ask-host', key, { services: { lookUp } }));
    await both.promise;
    expect(asked).toEqual(['a', 'b']);
    answer.resolve('answer');
    expect(await Promise.all(runs)).toEqual(['answer', 'answer', 'answer']);
  });

  it('begins a task again when its thread had to be ended for another one', async () => {
    const made = pool({ tasksPerThread: 2 });
    const asked = deferred();
    const answer = deferred<string>();
    let times = 0;
    const lookUp = () => {
      times += 1;
      asked.resolve();
      return answer.promise;
    };
    const innocent = made.run('ask-host', 'a', { services: { lookUp } });
    await asked.promise;
    await expect(made.run('spin', undefined, { timeoutMs: 200 })).rejects.toBeInstanceOf(ThreadTimeoutError);
    answer.resolve('answer');
    expect(await innocent).toBe('answer');
    expect(times).toBe(2);
  });

  it('rejects what is running and waiting when it is closed', async () => {
    const made = pool();
    const running = made.run('spin', undefined);
    const waiting = made.run('double', 1);
    const ends = Promise.allSettled([running, waiting]);
    await made.close();
    expect((await ends).map((end) => end.status)).toEqual(['rejected', 'rejected']);
  });
});
