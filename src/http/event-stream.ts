import { Readable } from 'node:stream';
import type { JobEvent } from '../contract/job-events.ts';
import type { Timers } from './timers.ts';

const HEARTBEAT_MS = 15_000;
/** What a browser waits before it comes back after a lost connection. */
const RETRY_MS = 2_000;

/**
 * Events as `text/event-stream`. While nothing happens, a comment goes out every fifteen seconds, so that proxies keep
 * the connection and a client that has gone is noticed. Nothing is read ahead of what the client takes.
 */
export function eventStream(events: AsyncGenerator<JobEvent, void, void>, timers: Timers): Readable {
  return Readable.from(withHeartbeat(events, timers), { objectMode: false, highWaterMark: 16 * 1024 });
}

async function* withHeartbeat(events: AsyncGenerator<JobEvent, void, void>, timers: Timers): AsyncGenerator<string> {
  try {
    yield `retry: ${RETRY_MS}\n\n`;
    let next = events.next();
    for (;;) {
      const result = await Promise.race([next, heartbeat(timers, next)]);
      if (result === undefined) {
        yield ': still here\n\n';
        continue;
      }
      if (result.done === true) return;
      yield `id: ${result.value.seq}\ndata: ${JSON.stringify(result.value)}\n\n`;
      next = events.next();
    }
  } finally {
    await events.return();
  }
}

/** Resolves when it is time for a sign of life; the timer is taken back as soon as there is an event. */
function heartbeat(timers: Timers, next: Promise<unknown>): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(HEARTBEAT_MS, () => resolve(undefined));
    next.then(cancel, (error: unknown) => {
      cancel();
      reject(error);
    });
  });
}
