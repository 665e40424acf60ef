import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject, type TestContext } from 'vitest';
import { deferred } from '../../src/support/deferred.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds what `bundle-service.mjs` has made. */
    serviceFolder: string;
  }
}

/** Path of a program that was bundled for the tests. */
export const bundled = (name: 'service.js' | 'main.js') => join(inject('serviceFolder'), name);

/** Variables of the service; nothing of ours is handed on but what a shell needs. */
export type Variables = Readonly<Record<string, string>>;

/** What a process does at named points; the names are patterns. */
export interface PointPlan {
  readonly slowMs?: number;
  /** It kills itself right there. */
  readonly dieAt?: string;
  /** It stays there until `release`. */
  readonly holdAt?: string;
}

export type ToService = PointPlan | 'release';
export type FromService = { readonly ready: string } | { readonly point: string };

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A process of the service that tells of its named points. */
export interface ServiceProcess {
  readonly pid: number;
  /** Its address, empty for a worker; rejects when it ends before it is ready. */
  readonly ready: Promise<string>;
  readonly exited: Promise<Exit>;
  readonly hasExited: () => boolean;
  /** Last point that was reached. */
  readonly lastPoint: () => string | undefined;
  plan(plan: PointPlan): void;
  /** Resolves when from now on a point whose name matches was reached so many times, default once; rejects when the process ends before. */
  reaches(pattern: RegExp, times?: number): Promise<void>;
  release(): void;
  kill(signal: NodeJS.Signals): void;
  readonly stderr: () => string;
}

/** Starts, and ends for certain, the processes of one test. */
export class ProcessKeeper {
  readonly #children = new Set<ChildProcess>();
  readonly #services: ServiceProcess[] = [];

  service(
    role: 'serve' | 'work',
    variables: Variables,
    { leaseMs = 1_000, plan = {} }: { leaseMs?: number; plan?: PointPlan } = {},
  ): ServiceProcess {
    const child = fork(bundled('service.js'), [role, String(leaseMs)], {
      env: environmentOf(variables),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const service = controlOf(child);
    // Before the start has come far enough to look for it.
    service.plan(plan);
    this.#keep(child);
    this.#services.push(service);
    return service;
  }

  /** Runs the command line to its end, unless it is a service. */
  command(args: readonly string[], variables: Variables, options: { uid?: number } = {}): CommandProcess {
    const child = spawn(process.execPath, [bundled('main.js'), ...args], {
      env: environmentOf(variables),
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: '/',
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    });
    this.#keep(child);
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (bytes: Buffer) => (output.stdout += bytes.toString()));
    const said = deferred();
    let wake = said;
    child.stderr.on('data', (bytes: Buffer) => {
      output.stderr += bytes.toString();
      wake.resolve();
      wake = deferred();
    });
    const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...output }) as CommandEnd);
    let over = false;
    void ended.then(() => {
      over = true;
    });
    return {
      pid: child.pid ?? 0,
      ended,
      kill: (signal) => child.kill(signal),
      async says(pattern) {
        for (;;) {
          const found = pattern.exec(output.stderr);
          if (found !== null) return found;
          if (over) throw new Error(`the command ended and never said ${pattern}: ${output.stderr}`);
          await Promise.race([wake.promise, ended]);
        }
      },
    };
  }

  /** Kills what still runs and waits for its end; after a failed test, prints what the processes have said. */
  async endAll(context?: TestContext): Promise<void> {
    if (context?.task.result?.state === 'fail') {
      for (const { pid, stderr } of this.#services) process.stdout.write(`process ${pid} said: ${stderr()}\n`);
    }
    this.#services.length = 0;
    await Promise.all(
      [...this.#children].map(async (child) => {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }),
    );
  }

  #keep(child: ChildProcess): void {
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
  }
}

export interface CommandEnd extends Exit {
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandProcess {
  readonly pid: number;
  readonly ended: Promise<CommandEnd>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves once its standard error has such text; rejects when it ends without. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
}

function environmentOf(variables: Variables): NodeJS.ProcessEnv {
  const { PATH = '', TMPDIR } = process.env;
  return { PATH, ...(TMPDIR === undefined ? {} : { TMPDIR }), INKWRIGHT_LOG_LEVEL: 'warn', ...variables };
}

function controlOf(child: ChildProcess): ServiceProcess {
  const ready = deferred<string>();
  const exited = deferred<Exit>();
  const waiting = new Set<{ pattern: RegExp; times: number; resolve(): void; reject(error: Error): void }>();
  let stderr = '';
  let lastPoint: string | undefined;
  let over = false;
  // Whoever does not ask for them must not be ended by an unhandled rejection.
  ready.promise.catch(() => undefined);
  child.stderr?.on('data', (bytes: Buffer) => {
    stderr += bytes.toString();
  });
  child.on('message', (message: FromService) => {
    if ('ready' in message) return ready.resolve(message.ready);
    const { point } = message;
    lastPoint = point;
    for (const waiter of waiting) {
      if (!waiter.pattern.test(point)) continue;
      waiter.times -= 1;
      if (waiter.times > 0) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  });
  child.once('exit', (code, signal) => {
    over = true;
    const error = new Error(`process ${child.pid} ended with ${signal ?? code}: ${stderr.slice(-2_000)}`);
    ready.reject(error);
    for (const waiter of waiting) waiter.reject(error);
    exited.resolve({ code, signal });
  });
  const send = (message: ToService) => {
    // It may be dying at this very moment.
    if (child.connected) child.send(message, () => undefined);
  };
  return {
    pid: child.pid ?? 0,
    ready: ready.promise,
    exited: exited.promise,
    hasExited: () => over,
    lastPoint: () => lastPoint,
    plan: send,
    release: () => send('release'),
    reaches: (pattern, times = 1) =>
      new Promise<void>((resolve, reject) => waiting.add({ pattern, times, resolve, reject })),
    kill: (signal) => {
      child.kill(signal);
    },
    stderr: () => stderr,
  };
}
