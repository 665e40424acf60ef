import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../support/operator-error.ts';
import { postgresFault } from './faults.ts';
import { startGuarded } from './guarded-process.ts';
import { give, type Place } from './place.ts';

/** Superuser of the embedded database; the private folder of the socket keeps everybody else out. */
export const EMBEDDED_USER = 'inkwright';
const MAJOR_VERSION = '18';
const UNFINISHED = 'postgres.unfinished';

/**
 * Makes the database files unless they stand. They are made under another name and renamed when complete and on disk,
 * so an interrupted initdb leaves nothing that could be taken for a database, and nothing complete is ever removed.
 * @throws OperatorError when it fails, or when the folder holds something else or another major version
 */
export async function ensureCluster(place: Place): Promise<void> {
  if (statSync(place.clusterFolder, { throwIfNoEntry: false }) !== undefined) {
    refuseForeign(place.clusterFolder);
    give(place.clusterFolder, place.runner);
    return;
  }
  const unfinished = join(place.dataFolder, UNFINISHED);
  await runInitdb(place, unfinished);
  renameSync(unfinished, place.clusterFolder);
  syncFolder(place.dataFolder);
}

async function runInitdb(place: Place, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { mode: 0o700 });
  give(target, place.runner);
  const initdb = startGuarded({
    command: [
      place.binaries.initdb,
      '-D',
      place.linkData(target),
      `--username=${EMBEDDED_USER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ],
    wrapper: place.runner.wrapper,
    user: place.runner.user,
    environment: place.binaries.environment,
    folder: place.runtimeFolder,
    lock: place.lock,
    end: 'hard',
  });
  if ((await initdb.ended) === 0) return;
  // On a full disk every byte counts.
  rmSync(target, { recursive: true, force: true });
  throw postgresFault(place.dataFolder, initdb.lastLines());
}

function refuseForeign(folder: string): void {
  const versionFile = join(folder, 'PG_VERSION');
  if (statSync(versionFile, { throwIfNoEntry: false }) === undefined) {
    throw new OperatorError(
      `${folder} holds ${readdirSync(folder).length === 0 ? 'nothing' : 'something'} that is not a PostgreSQL ` +
        'database: move it away, or set INKWRIGHT_DATA to another folder.',
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === MAJOR_VERSION) return;
  throw new OperatorError(
    `${folder} was made by PostgreSQL ${version}, and this Inkwright brings PostgreSQL ${MAJOR_VERSION}: ` +
      'start the Inkwright that made it, or set INKWRIGHT_DATA to another folder.',
  );
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
