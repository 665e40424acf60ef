import { Worker } from 'node:worker_threads';
import { startableEntry } from './thread-entry-url.ts';
import { carryError, type ErrorReviver, reviveError, type ToHost, type ToThread } from './thread-messages.ts';

/** A task took longer than its time limit; the thread it ran in has been ended. */
export class ThreadTimeoutError extends Error {
  constructor(task: string, milliseconds: number) {
    super(`task "${task}" was ended after ${milliseconds} ms`);
    this.name = 'ThreadTimeoutError';
  }
}

/** The thread a task ran in died: out of memory, or ended from outside. */
export class ThreadDiedError extends Error {
  constructor(task: string, options: { cause?: unknown } = {}) {
    super(`the thread of task "${task}" died`, options);
    this.name = 'ThreadDiedError';
  }
}

/** Functions of the host that a task may call by name. */
export type Services = Readonly<Record<string, (...args: never[]) => unknown>>;

export interface ThreadPoolOptions {
  /** Threads at most. They start when first needed and stay. */
  readonly size: number;
  /**
   * Tasks that one thread runs at a time, for tasks that mostly wait; default 1. When a thread has to be ended for one
   * of them, the others begin again in another thread: they must bear that.
   */
  readonly tasksPerThread?: number;
  /** Heap limit of one thread in MiB; a task that passes it ends with `ThreadDiedError`. */
  readonly maxOldSpaceMb?: number;
  /**
   * What is new on the heap of one thread at most, in MiB; default V8's 48. Below it, memory is collected more often and
   * more of what is soon done with counts as old.
   */
  readonly maxYoungSpaceMb?: number;
  readonly reviveError?: ErrorReviver;
}

export interface RunOptions {
  /** When aborted: a waiting task never starts, the thread of a running one is told and, after a second, ended. */
  readonly signal?: AbortSignal;
  /** Counted from when the thread is ready for work: starting one takes its own time, and is no fault of the task. */
  readonly timeoutMs?: number;
  readonly services?: Services;
}

interface Job {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
  readonly options: RunOptions;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Running {
  readonly job: Job;
  /** What waits for the thread to be ready. */
  onReady: () => void;
  release: () => void;
}

interface Thread {
  readonly worker: Worker;
  readonly running: Map<number, Running>;
  isReady: boolean;
}

const ABORT_GRACE_MS = 1000;

/**
 * Runs tasks in worker threads that can be ended, so that nothing CPU-heavy or hostile holds the event loop. Input,
 * output and service arguments are structured clones.
 */
export class ThreadPool {
  readonly #entry: URL;
  readonly #options: ThreadPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  #lastId = 0;
  #closed = false;

  /** @param entry made by `threadEntryUrl`; the file calls `serveTasks` */
  constructor(entry: URL, options: ThreadPoolOptions) {
    this.#entry = entry;
    this.#options = options;
  }

  /**
   * Runs one task and returns what it returned. Rejects with the task's own error, `ThreadTimeoutError`,
   * `ThreadDiedError`, or the signal's reason.
   */
  run<O>(task: string, input: unknown, options: RunOptions = {}): Promise<O> {
    return new Promise<O>((resolve, reject) => {
      if (this.#closed) return reject(new Error('the thread pool is closed'));
      if (options.signal?.aborted === true) return reject(options.signal.reason);
      const giveUp = () => this.#giveUpWaiting(job);
      // A signal may outlive many jobs, and what listens to it holds the input of one.
      const release = () => options.signal?.removeEventListener('abort', giveUp);
      const job: Job = {
        id: ++this.#lastId,
        task,
        input,
        options,
        resolve: (value) => {
          release();
          resolve(value as O);
        },
        reject: (error) => {
          release();
          reject(error);
        },
      };
      this.#waiting.push(job);
      options.signal?.addEventListener('abort', giveUp, { once: true });
      this.#assign();
    });
  }

  /** Starts one thread ahead of need, so that the first task does not wait for it. */
  warm(): void {
    if (!this.#closed && this.#threads.size === 0) this.#startThread();
  }

  /** Ends every thread; running and waiting tasks are rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new Error('the thread pool is closed'));
    await Promise.all([...this.#threads].map((thread) => thread.worker.terminate()));
  }

  #giveUpWaiting(job: Job): void {
    const index = this.#waiting.indexOf(job);
    if (index < 0) return;
    this.#waiting.splice(index, 1);
    job.reject(job.options.signal?.reason);
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#freeThread();
      if (thread === undefined) return;
      const job = this.#waiting.shift();
      if (job !== undefined) this.#begin(thread, job);
    }
  }

  /** An idle thread, else a new one, else the one with fewest tasks that has room for another. */
  #freeThread(): Thread | undefined {
    const { size, tasksPerThread = 1 } = this.#options;
    const [least] = [...this.#threads].sort((one, other) => one.running.size - other.running.size);
    if (least?.running.size === 0) return least;
    if (this.#threads.size < size) return this.#startThread();
    return least !== undefined && least.running.size < tasksPerThread ? least : undefined;
  }

  #startThread(): Thread {
    const { maxOldSpaceMb, maxYoungSpaceMb } = this.#options;
    const worker = new Worker(startableEntry(this.#entry), {
      resourceLimits: {
        ...(maxOldSpaceMb === undefined ? {} : { maxOldGenerationSizeMb: maxOldSpaceMb }),
        ...(maxYoungSpaceMb === undefined ? {} : { maxYoungGenerationSizeMb: maxYoungSpaceMb }),
      },
    });
    worker.unref();
    const thread: Thread = { worker, running: new Map(), isReady: false };
    this.#threads.add(thread);
    worker.on('message', (message: ToHost) => this.#hear(thread, message));
    worker.on('error', (error) => this.#lose(thread, error));
    worker.on('exit', () => this.#lose(thread, undefined));
    return thread;
  }

  #begin(thread: Thread, job: Job): void {
    const { signal, timeoutMs } = job.options;
    thread.worker.ref();
    const timers: NodeJS.Timeout[] = [];
    const onAbort = () => {
      tell(thread, { kind: 'abort', id: job.id });
      // A thread with several tasks may be busy with another one.
      const grace = ABORT_GRACE_MS * (this.#options.tasksPerThread ?? 1);
      timers.push(setTimeout(() => this.#end(thread, running, signal?.reason), grace));
    };
    const limit = () => {
      if (timeoutMs === undefined) return;
      timers.push(setTimeout(() => this.#end(thread, running, new ThreadTimeoutError(job.task, timeoutMs)), timeoutMs));
    };
    const running: Running = {
      job,
      onReady: thread.isReady ? () => undefined : limit,
      release: () => {
        timers.forEach(clearTimeout);
        running.onReady = () => undefined;
        signal?.removeEventListener('abort', onAbort);
        thread.running.delete(job.id);
        if (thread.running.size === 0) thread.worker.unref();
      },
    };
    thread.running.set(job.id, running);
    if (thread.isReady) limit();
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      tell(thread, { kind: 'run', id: job.id, task: job.task, input: job.input });
    } catch (error) {
      running.release();
      job.reject(error);
      this.#assign();
    }
  }

  #hear(thread: Thread, message: ToHost): void {
    if (message.kind === 'ready') {
      thread.isReady = true;
      for (const running of thread.running.values()) running.onReady();
      return;
    }
    const running = thread.running.get(message.id);
    if (running === undefined) return;
    const { job } = running;
    if (message.kind === 'call') {
      void this.#serve(thread, job, message);
      return;
    }
    running.release();
    if (message.kind === 'done') job.resolve(message.value);
    else if (job.options.signal?.aborted === true) job.reject(job.options.signal.reason);
    else job.reject(reviveError(message.error, this.#options.reviveError));
    this.#assign();
  }

  async #serve(thread: Thread, job: Job, message: ToHost & { kind: 'call' }): Promise<void> {
    try {
      const service = job.options.services?.[message.service];
      if (service === undefined) throw new Error(`unknown service "${message.service}"`);
      const value = await service(...(message.args as never[]));
      if (this.#threads.has(thread)) tell(thread, { kind: 'answer', call: message.call, value });
    } catch (error) {
      if (this.#threads.has(thread)) tell(thread, { kind: 'refusal', call: message.call, error: carryError(error) });
    }
  }

  /** Ends the thread under a task that will not end by itself; its other tasks and those that wait get a new thread. */
  #end(thread: Thread, ended: Running, reason: unknown): void {
    ended.release();
    this.#threads.delete(thread);
    void thread.worker.terminate();
    ended.job.reject(reason);
    const others = this.#releaseAll(thread);
    for (const job of others.filter(({ options }) => options.signal?.aborted === true)) {
      job.reject(job.options.signal?.reason);
    }
    this.#waiting.unshift(...others.filter(({ options }) => options.signal?.aborted !== true));
    if (!this.#closed) this.#assign();
  }

  #lose(thread: Thread, cause: unknown): void {
    if (!this.#threads.delete(thread)) return;
    for (const job of this.#releaseAll(thread)) {
      job.reject(this.#closed ? new Error('the thread pool is closed') : new ThreadDiedError(job.task, { cause }));
    }
    if (!this.#closed) this.#assign();
  }

  /** @returns what ran in the thread, in the order it began */
  #releaseAll(thread: Thread): Job[] {
    const all = [...thread.running.values()];
    for (const running of all) running.release();
    return all.map(({ job }) => job);
  }
}

function tell(thread: Thread, message: ToThread): void {
  thread.worker.postMessage(message);
}
