import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serviceFlags } from './service-flags.ts';

/** `inkwright serve` from `dist/`, as an operator starts it. */
export interface ServeProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to its word that it listens, in milliseconds. */
  readonly listensMs: number;
  /** From the start of the process to the first 200 of `/readyz`. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const POLL_MS = 2;

/** The variables of a service on a data folder that takes any number of requests and any free port. */
export function variablesFor(dataDir: string): Record<string, string> {
  return { INKWRIGHT_DATA: dataDir, INKWRIGHT_PORT: '0', INKWRIGHT_RATE_LIMIT: '1000000' };
}

/** @throws Error with what the process said, when it ends before it listens */
export async function startServe(dataDir: string): Promise<ServeProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...serviceFlags(), MAIN, 'serve'], {
    env: { PATH: process.env.PATH, ...variablesFor(dataDir) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const listens = new Promise<RegExpExecArray>((resolve, reject) => {
    child.stderr.on('data', (bytes: Buffer) => {
      if (said.length < 10_000) said += bytes.toString();
      const found = /listens on (http:\/\/[^\s;]+:(\d+))/.exec(said);
      if (found !== null) resolve(found);
    });
    child.once('exit', () => reject(new Error(`inkwright serve ended: ${said}`)));
  });
  const [, url = '', port] = await listens;
  const listensMs = performance.now() - begin;
  await firstOk(`${url}/readyz`);
  return {
    url,
    port: Number(port),
    pid: child.pid ?? 0,
    listensMs,
    readyMs: performance.now() - begin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Asks again and again until the address answers 200. */
export async function firstOk(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(url, { headers: { connection: 'close' } }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(POLL_MS);
  }
}
