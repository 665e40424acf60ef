import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serviceFlags } from './service-flags.ts';

/** Where `bundle-processes.mjs` puts them. */
const BUNDLES = new URL('../../node_modules/.cache/bench/', import.meta.url);

/** The scripts of `processes/`. */
export type ChildName =
  | 'order-service'
  | 'bare-server'
  | 'job-worker'
  | 'bare-worker'
  | 'hosted-blog'
  | 'bare-page'
  | 'article-worker'
  | 'picture-worker'
  | 'embedded-writer';

/** A process of a benchmark; see `serveParent`. */
export interface Child<R> {
  readonly pid: number;
  /** What it said when it was ready. */
  readonly value: R;
  /** Asks it to stop and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Starts a bundled script that calls `serveParent`, and waits until it is ready. What it logs goes into a file of
 * `folder`.
 * @throws Error with the end of its log when it ends before
 */
export async function startChild<R>(name: ChildName, config: object, folder: string): Promise<Child<R>> {
  const log = join(folder, `${name}-${Date.now()}.log`);
  const descriptor = openSync(log, 'a');
  const child = fork(fileURLToPath(new URL(`${name}.js`, BUNDLES)), [], {
    execArgv: serviceFlags(),
    serialization: 'advanced',
    stdio: ['ignore', descriptor, descriptor, 'ipc'],
  });
  closeSync(descriptor);
  const ended = once(child, 'exit');
  child.send({ config });
  const first = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (first === undefined) throw new Error(`${name} ended: ${readFileSync(log, 'utf8').slice(-2_000)}`);
  const [{ ready }] = first as [{ ready: R }];
  return {
    pid: child.pid ?? 0,
    value: ready,
    async stop() {
      if (child.connected) child.send('stop');
      await ended;
    },
  };
}
