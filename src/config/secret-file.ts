import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../support/operator-error.ts';
import type { Settings } from './settings.ts';

const SHORTEST = 32;

/**
 * The key for the hashes of tokens and keys: INKWRIGHT_SECRET, or else the file `secret` (0600) of the data folder,
 * which is made the first time. Several processes that make it at once agree on one.
 * @throws OperatorError when the file can not be made or read, or was cut short
 */
export function readSecret(settings: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (settings.secret !== undefined) return settings.secret;
  const file = join(settings.dataDir, 'secret');
  try {
    const secret = readIfThere(file) ?? makeSecret(settings.dataDir, file);
    if (secret.length >= SHORTEST) return secret;
  } catch (error) {
    throw new OperatorError(
      `The secret of this installation can not be read from ${file} (${(error as Error).message}): ` +
        'make the data folder readable and writable, or set INKWRIGHT_SECRET.',
      { cause: error },
    );
  }
  throw new OperatorError(
    `${file} holds fewer than ${SHORTEST} characters: put the secret of this installation back, or set INKWRIGHT_SECRET.`,
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written whole under another name first: a link never replaces what somebody else was quicker to make. */
function makeSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
