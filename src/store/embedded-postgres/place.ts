import {
  accessSync,
  closeSync,
  constants,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../support/operator-error.ts';
import { type Binaries, copyNativeFolder, locateNativeFolder, prepareBinaries } from './binaries.ts';
import { operatorFault } from './faults.ts';
import { canRun, possibleRunners, type Runner } from './runner.ts';
import { makeRuntimeFolder } from './runtime-folder.ts';

/** Everything a start needs to know: the folders, the programs, and as whom they run. */
export interface Place {
  readonly dataFolder: string;
  /** What PostgreSQL owns; it exists only once it is complete. */
  readonly clusterFolder: string;
  /** Socket, links and, if need be, a copy of the programs. */
  readonly runtimeFolder: string;
  readonly binaries: Binaries;
  readonly runner: Runner;
  /** Descriptor of the lock file that every process of the database inherits. */
  readonly lock: number;
  /** Points `data` in the runtime folder to a folder: PostgreSQL can not take paths over 1,023 bytes. */
  linkData(folder: string): string;
  /** Removes what is of no use after the stop. */
  leave(): void;
}

/**
 * Makes the data folder when it is missing, and names it without symlinks.
 * @throws OperatorError when it can not be made or written to
 */
export function prepareDataFolder(dataDir: string): string {
  const wanted = resolve(dataDir);
  try {
    // Root's folder can be entered, not read, by the user PostgreSQL then runs as.
    mkdirSync(wanted, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const folder = realpathSync(wanted);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK | constants.X_OK | constants.R_OK);
    return folder;
  } catch (error) {
    throw operatorFault(wanted, error);
  }
}

/**
 * Finds a way to run PostgreSQL for this data folder.
 * @throws OperatorError when none works
 */
export async function findPlace(dataFolder: string): Promise<Place> {
  const clusterFolder = join(dataFolder, 'postgres');
  const native = locateNativeFolder();
  const runners = possibleRunners(clusterFolder);
  for (const copied of [false, true]) {
    for (const runner of runners) {
      if (copied && runner.user === undefined) continue;
      const runtimeFolder = makeRuntimeFolder(dataFolder, runner.owner.uid, runner.user !== undefined);
      const programs = copied ? copyNativeFolder(native, runtimeFolder) : native;
      const binaries = prepareBinaries(programs, join(runtimeFolder, 'lib'));
      give(runtimeFolder, runner);
      if (await canRun(runner, binaries, [dataFolder, runtimeFolder])) {
        return openPlace({ dataFolder, clusterFolder, runtimeFolder, binaries, runner });
      }
      rmSync(runtimeFolder, { recursive: true, force: true });
    }
  }
  throw new OperatorError(noWay(dataFolder, runners));
}

function noWay(dataFolder: string, runners: readonly Runner[]): string {
  const tried = runners.map((runner) => runner.description).join(' nor ');
  return (
    `The embedded PostgreSQL can be run neither as ${tried} (it refuses root) in ${dataFolder}: start Inkwright as an ` +
    'ordinary user, set INKWRIGHT_DATA to a folder that other users may enter, or set DATABASE_URL.'
  );
}

function openPlace(found: Omit<Place, 'lock' | 'linkData' | 'leave'>): Place {
  const lock = openSync(join(found.dataFolder, 'postgres.lock'), 'a', 0o600);
  const link = join(found.runtimeFolder, 'data');
  return {
    ...found,
    lock,
    linkData(folder) {
      rmSync(link, { force: true });
      symlinkSync(folder, link);
      return link;
    },
    leave() {
      closeSync(lock);
      rmSync(found.runtimeFolder, { recursive: true, force: true });
    },
  };
}

/** Hands a folder with all that is in it to the one PostgreSQL runs as; does nothing where it is theirs already. */
export function give(folder: string, runner: Runner): void {
  const { uid, gid } = runner.owner;
  if (process.getuid?.() !== 0 || statSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), uid, gid);
  }
  // Last, so that an interrupted walk is done again.
  lchownSync(folder, uid, gid);
}
