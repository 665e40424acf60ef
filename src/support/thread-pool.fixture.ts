import { resourceLimits } from 'node:worker_threads';
import { serveTasks } from './thread-entry.ts';

/** Tasks for `thread-pool.test.ts`. */
serveTasks({
  double: (input: number) => input * 2,
  limits: () => ({ ...resourceLimits }),
  'ask-host': (input: string, { call }) => call('lookUp', input),
  fail: (input: string) => {
    throw Object.assign(new Error(input), { name: 'Known' });
  },
  spin: () => {
    for (;;);
  },
  'start-and-spin': async (_input: undefined, { call }) => {
    await call('started');
    for (;;);
  },
  'wait-for-abort': (_input: undefined, { call, signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('told')));
      void call('started');
    }),
  hoard: () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array(1000).fill(Math.E));
  },
});
