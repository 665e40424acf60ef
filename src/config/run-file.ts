import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../support/operator-error.ts';

const runningService = z.object({
  pid: z.int().positive(),
  /** Where it listens, e.g. `http://127.0.0.1:8787`. */
  httpUrl: z.string().optional(),
  /** Of the embedded database, or DATABASE_URL. */
  databaseUrl: z.string(),
  /** ISO time. */
  startedAt: z.string(),
  version: z.string(),
  /** Tells the process from a later one with the same PID; absent where the system has no such mark. */
  processMark: z.string().optional(),
});

/** What a running service tells the command line. */
export type RunningService = Readonly<z.infer<typeof runningService>>;

const NAME = 'run.json';

/**
 * Writes `run.json` (0600: it names the database with its password) of this process into the data folder, whole or not
 * at all.
 * @returns removes it again, unless another process has written its own meanwhile
 * @throws OperatorError when the folder can not be made or written to
 */
export function writeRunFile(dataDir: string, service: Omit<RunningService, 'pid' | 'processMark'>): () => void {
  const file = join(dataDir, NAME);
  const processMark = markOf(process.pid);
  const content: RunningService = {
    pid: process.pid,
    ...service,
    ...(processMark === undefined ? {} : { processMark }),
  };
  try {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(draft, file);
  } catch (error) {
    throw new OperatorError(
      `${file} can not be written (${(error as Error).message}): the command line finds the service by it, so make ` +
        'the data folder writable, or set INKWRIGHT_DATA to another one.',
      { cause: error },
    );
  }
  return () => {
    if (read(file)?.startedAt === service.startedAt && read(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/**
 * The service that runs in a data folder; undefined when none does, also when one was killed and has left its file.
 * @throws OperatorError when the file belongs to somebody else and can not be read
 */
export function findRunningService(dataDir: string): RunningService | undefined {
  const service = read(join(dataDir, NAME));
  return service !== undefined && lives(service) ? service : undefined;
}

/** The database of the running service, for a command that works beside it; undefined when none runs. */
export function attach(dataDir: string): string | undefined {
  return findRunningService(dataDir)?.databaseUrl;
}

function read(file: string): RunningService | undefined {
  try {
    return runningService.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM') {
      throw new OperatorError(
        `${file} can not be read: run this command as the user the service runs as, or as root.`,
        { cause: error },
      );
    }
    // Missing, or not one of ours: then nothing that we could attach to runs here.
    return undefined;
  }
}

function lives(service: RunningService): boolean {
  if (service.processMark !== undefined) return markOf(service.pid) === service.processMark;
  try {
    process.kill(service.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Linux: the boot and the moment in it the process started. PIDs come again, in containers at every start. */
function markOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return started === undefined ? undefined : `${boot}:${started}`;
  } catch {
    // No such process, or no /proc.
    return undefined;
  }
}
