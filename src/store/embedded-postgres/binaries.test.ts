import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locateNativeFolder, prepareBinaries } from './binaries.ts';
import { postgresFault } from './faults.ts';
import { canRun } from './runner.ts';

describe('the programs from npm', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inkwright-binaries-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are asked for by platform, and their absence names the way out', () => {
    expect(() => locateNativeFolder('plan9-mips')).toThrow('set DATABASE_URL');
  });

  it('run where no install script has made the links of their libraries', async () => {
    const original = locateNativeFolder();
    const links = z
      .array(z.object({ target: z.string() }))
      .parse(JSON.parse(readFileSync(join(original, 'pg-symlinks.json'), 'utf8')))
      .map(({ target }) => join(original, '..', target));
    const native = join(folder, 'native');
    cpSync(original, native, {
      recursive: true,
      filter: (source) => !links.includes(source) && !source.endsWith('.a') && !source.includes('/share/'),
    });
    const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    const runner = { wrapper: [], user: undefined, owner: user, description: 'this user' };
    const bare = { ...prepareBinaries(native, join(folder, 'lib')), environment: {} };
    expect(await canRun(runner, bare, [folder])).toBe(false);
    expect(await canRun(runner, prepareBinaries(native, join(folder, 'lib')), [folder])).toBe(true);
  });
});

describe('what PostgreSQL says before it gives up', () => {
  it.each([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'the disk is full'],
    ['initdb: error: could not create directory "x": Permission denied', 'it may not read or write there'],
    ['FATAL:  something of its own', 'FATAL:  something of its own'],
  ])('%s becomes one sentence', (line, reason) => {
    expect(postgresFault('/data', ['LOG:  starting', line]).message).toBe(
      `The embedded PostgreSQL in /data did not start: ${reason}.`,
    );
  });
});
