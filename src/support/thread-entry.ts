import { parentPort } from 'node:worker_threads';
import { type CarriedError, carryError, reviveError, type ToHost, type ToThread } from './thread-messages.ts';

export interface TaskContext {
  /** Calls a service of the host and waits for its answer; rejects with the host's error. */
  call<T>(service: string, ...args: unknown[]): Promise<T>;
  /** Aborted when the host gives the task up. */
  readonly signal: AbortSignal;
}

export type Task = (input: never, context: TaskContext) => Promise<unknown> | unknown;

/** Serves tasks by name to the `ThreadPool` that started this thread. Called once, by a thread's entry file. */
export function serveTasks(tasks: Readonly<Record<string, Task>>): void {
  const port = parentPort;
  if (port === null) throw new Error('serveTasks runs in a worker thread only');
  const aborts = new Map<number, AbortController>();
  const calls = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let lastCall = 0;
  const send = (message: ToHost) => port.postMessage(message);

  async function run(id: number, name: string, input: unknown): Promise<void> {
    const controller = new AbortController();
    aborts.set(id, controller);
    try {
      const task = tasks[name];
      if (task === undefined) throw new Error(`unknown task "${name}"; known: ${Object.keys(tasks).join(', ')}`);
      const context: TaskContext = {
        signal: controller.signal,
        call: (service, ...args) =>
          new Promise((resolve, reject) => {
            const call = ++lastCall;
            calls.set(call, { resolve: resolve as (value: unknown) => void, reject });
            send({ kind: 'call', id, call, service, args });
          }),
      };
      send({ kind: 'done', id, value: await task(input as never, context) });
    } catch (error) {
      send({ kind: 'failed', id, error: carryError(error) });
    } finally {
      aborts.delete(id);
    }
  }

  function settle(call: number, end: { value: unknown } | { error: CarriedError }): void {
    const waiting = calls.get(call);
    calls.delete(call);
    if ('error' in end) waiting?.reject(reviveError(end.error));
    else waiting?.resolve(end.value);
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'run') void run(message.id, message.task, message.input);
    else if (message.kind === 'abort') aborts.get(message.id)?.abort();
    else if (message.kind === 'answer') settle(message.call, { value: message.value });
    else settle(message.call, { error: message.error });
  });
  send({ kind: 'ready' });
}
