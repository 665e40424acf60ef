import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Another process, perhaps in another container, still holds the lock file. */
export const LOCK_FILE_HELD = 97;

export interface GuardedProcess {
  /** PID of the guard, which leads a process group of its own. */
  readonly pid: number | undefined;
  /** Resolves with the exit code once the process has ended; -1 when it could not be started or was killed. */
  readonly ended: Promise<number>;
  /** The last lines it has written, oldest first. */
  lastLines(): readonly string[];
  /** Asks it to end, and kills it when it does not within half a minute. */
  stop(): Promise<void>;
}

export interface GuardedCommand {
  readonly command: readonly string[];
  /** Put before the guard itself; empty = run as we are. */
  readonly wrapper: readonly string[];
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  /** Set for the command only, not for the guard's own tools. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  /** File descriptor of the lock file: held by the command and all its children for as long as one of them lives. */
  readonly lock: number;
  /** `gently`: SIGINT first, the fast shutdown of PostgreSQL. `hard`: the whole group is killed at once. */
  readonly end: 'gently' | 'hard';
  readonly onLine?: (line: string) => void;
}

/** Our own environment is not handed on: it holds secrets, and `PG...` variables that would change PostgreSQL. */
export const BARE_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  HOME: '/',
};

/**
 * The guard waits on a pipe from us. When we die, in whatever way, the pipe closes and the guard ends the command.
 * The lock file (descriptor 3) is inherited by every process of the database, so whoever gets the lock knows that all
 * of an earlier one are gone; only then is a leftover postmaster.pid removed, whose PID may be another process's by now.
 */
const GUARD = `
end=$1; shift
exec 4<&0 </dev/null
if command -v flock >/dev/null 2>&1; then
  flock -w 20 3 || exit ${LOCK_FILE_HELD}
  if [ -f data/postmaster.pid ] && [ -d /proc/self ]; then
    read -r old < data/postmaster.pid
    case $(cat "/proc/$old/comm" 2>/dev/null) in postgres*) ;; *) rm -f data/postmaster.pid .s.PGSQL.*.lock ;; esac
  fi
fi
"$@" 4<&- &
child=$!
(
  read -r line <&4
  if [ "$end" = gently ]; then
    kill -s INT $child
    tries=0
    while [ $tries -lt 250 ]; do sleep 0.1; tries=$((tries + 1)); done
  fi
  kill -s KILL 0
) 3<&- >/dev/null 2>&1 &
watcher=$!
wait $child
status=$?
kill -s KILL $watcher
exit $status
`;

const KEPT_LINES = 40;

/** Starts a command that can not outlive this process. */
export function startGuarded(options: GuardedCommand): GuardedProcess {
  const variables = Object.entries(options.environment).map(([name, value]) => `${name}=${value}`);
  const guard = ['/bin/sh', '-c', GUARD, 'sh', options.end, 'env', ...variables, ...options.command];
  const [program = '', ...parameters] = [...options.wrapper, ...guard];
  const child = spawn(program, parameters, {
    cwd: options.folder,
    env: BARE_ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'pipe', options.lock],
    // A group of its own: Ctrl-C in a terminal must reach us first, not the database.
    detached: true,
    ...options.user,
  }) as ChildProcessByStdio<Writable, Readable, Readable>;
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    options.onLine?.(line);
  };
  const { stdin, stdout, stderr } = child;
  const outputs = [stdout, stderr].map((stream) => createInterface({ input: stream }).on('line', keep));
  // The guard may be gone before we tell it to stop.
  stdin.on('error', () => stdin.destroy());
  const ended = new Promise<number>((resolve) => {
    child.on('error', (error) => {
      keep(`can not start ${program}: ${error.message}`);
      resolve(-1);
    });
    // `close` waits for the output to be read, but would wait for ever if someone else kept the pipe.
    child.on('exit', (code) => {
      stdin.destroy();
      setTimeout(() => resolve(code ?? -1), 200).unref();
      child.on('close', () => resolve(code ?? -1));
    });
  });
  return {
    pid: child.pid,
    ended,
    lastLines: () => lines,
    async stop() {
      stdin.end();
      const killer = setTimeout(() => killGroup(child.pid), 30_000);
      await ended;
      clearTimeout(killer);
      for (const output of outputs) output.close();
    },
  };
}

function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
