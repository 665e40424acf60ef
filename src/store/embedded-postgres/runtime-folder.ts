import { accessSync, chmodSync, constants, lstatSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../support/operator-error.ts';

/** Longest path of a Unix socket is 107 bytes on Linux and 103 on macOS; the rest is our folder and the socket's name. */
const LONGEST_BASE = 50;

/**
 * A private folder (0700) with a short name for the socket, the library links and the link to the data. Its name goes
 * by the data folder, so that starts after a kill use it again instead of leaving more and more of them.
 * @param user who else may own a folder that is used again
 * @param enterable whether a user other than ours has to get there
 */
export function makeRuntimeFolder(dataFolder: string, user: number, enterable: boolean): string {
  const { dev, ino } = statSync(dataFolder, { bigint: true });
  const name = `inkwright-${process.getuid?.() ?? 0}-${dev.toString(36)}-${ino.toString(36)}`;
  for (const base of [tmpdir(), '/tmp', '/run', dataFolder]) {
    if (Buffer.byteLength(base) > LONGEST_BASE || !isUsable(base, enterable)) continue;
    return makePrivate(base, name, user);
  }
  throw new OperatorError(
    'The embedded PostgreSQL needs a folder for its socket, and neither TMPDIR, /tmp nor /run is writable ' +
      'under a path of at most 50 bytes: set TMPDIR to such a folder, or set DATABASE_URL.',
  );
}

function isUsable(base: string, enterable: boolean): boolean {
  try {
    accessSync(base, constants.W_OK | constants.X_OK);
    return !enterable || (statSync(base).mode & 0o001) !== 0;
  } catch {
    return false;
  }
}

function makePrivate(base: string, name: string, user: number): string {
  const folder = join(base, name);
  try {
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  const ours = found.isDirectory() && (found.uid === process.getuid?.() || found.uid === user);
  // Someone else has put something in our way in a folder that all share.
  if (!ours) return mkdtempSync(join(base, 'inkwright-'));
  chmodSync(folder, 0o700);
  return folder;
}
