import { describe, expect, it } from 'vitest';
import { deferred } from '../../support/deferred.ts';
import { silentLogger } from '../../support/logger.ts';
import type { GuardedProcess } from './guarded-process.ts';
import { supervise } from './supervisor.ts';

interface FakeProcess extends GuardedProcess {
  die(): void;
  stops: number;
}

function fakeProcess(): FakeProcess {
  const end = deferred<number>();
  return {
    pid: 1,
    ended: end.promise,
    stops: 0,
    lastLines: () => ['last words'],
    die: () => end.resolve(1),
    stop() {
      this.stops += 1;
      end.resolve(0);
      return Promise.resolve();
    },
  };
}

describe('the supervisor', () => {
  it('starts the process again when it ends by itself', async () => {
    const [first, second] = [fakeProcess(), fakeProcess()];
    const restarted = deferred();
    const restart = () => {
      restarted.resolve();
      return Promise.resolve(second);
    };
    const supervised = supervise(first, restart, silentLogger, 0);
    first.die();
    await restarted.promise;
    await supervised.stop();
    expect(second.stops).toBeGreaterThan(0);
  });

  it('does not start it again once it is told to stop', async () => {
    const supervised = supervise(
      fakeProcess(),
      () => {
        throw new Error('restarted');
      },
      silentLogger,
      0,
    );
    await supervised.stop();
    await expect(Promise.race([supervised.lost, Promise.resolve('not lost')])).resolves.toBe('not lost');
  });

  it('gives up after five restarts in a row that fail, and keeps the last cause', async () => {
    let restarts = 0;
    const first = fakeProcess();
    const supervised = supervise(
      first,
      () => {
        restarts += 1;
        return Promise.reject(new Error(`refused ${restarts}`));
      },
      silentLogger,
      0,
    );
    first.die();
    await expect(supervised.lost).rejects.toMatchObject({ name: 'OperatorError', cause: { message: 'refused 5' } });
    expect(restarts).toBe(5);
  });

  it('gives up a process that comes up and dies at once, again and again', async () => {
    let restarts = 0;
    const dying = () => {
      restarts += 1;
      const process = fakeProcess();
      process.die();
      return Promise.resolve(process);
    };
    const first = fakeProcess();
    first.die();
    await expect(supervise(first, dying, silentLogger, 0).lost).rejects.toThrow('again and again');
    expect(restarts).toBe(5);
  });
});
