import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { kindOfFileName } from '../extraction/document-kinds.ts';
import { OperatorError } from '../support/operator-error.ts';

/** A file of the library that may be a document. */
export interface LibraryFile {
  /** Below the folder, with `/`. */
  readonly path: string;
  readonly absolutePath: string;
}

export interface LibraryListing {
  /** Sorted by path. */
  readonly files: readonly LibraryFile[];
  /** What was not looked into, and why. */
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
}

const DEEPEST = 32;
const MOST_FILES = 50_000;

/**
 * Finds the documents below a folder by the endings of their names. Hidden files and folders are passed over; symbolic
 * links are not followed, as they could lead anywhere. Throws OperatorError when the folder can not be read.
 */
export async function listLibraryFiles(folder: string): Promise<LibraryListing> {
  const files: LibraryFile[] = [];
  const skipped: { path: string; reason: string }[] = [];

  async function walk(absolute: string, relative: string, depth: number): Promise<void> {
    const entries = await readdir(absolute, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const below = { path: path.posix.join(relative, entry.name), absolutePath: path.join(absolute, entry.name) };
      if (entry.isSymbolicLink()) skipped.push({ path: below.path, reason: 'symbolic links are not followed' });
      else if (entry.isDirectory()) await walkBelow(below, depth + 1);
      else if (entry.isFile() && kindOfFileName(entry.name) !== undefined) files.push(below);
      if (files.length > MOST_FILES)
        throw new OperatorError(
          `The library ${folder} holds more than ${MOST_FILES} documents; allowed: ${MOST_FILES}.`,
        );
    }
  }

  async function walkBelow({ path: relative, absolutePath }: LibraryFile, depth: number): Promise<void> {
    if (depth > DEEPEST) {
      skipped.push({ path: relative, reason: `folders more than ${DEEPEST} deep are not looked into` });
      return;
    }
    try {
      await walk(absolutePath, relative, depth);
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      skipped.push({ path: relative, reason: `the folder can not be read: ${messageOf(error)}` });
    }
  }

  await walk(await readableFolder(folder), '', 0);
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), skipped };
}

async function readableFolder(folder: string): Promise<string> {
  try {
    const real = await realpath(folder);
    if ((await stat(real)).isDirectory()) {
      await readdir(real);
      return real;
    }
  } catch (error) {
    throw new OperatorError(`The library folder ${folder} can not be read: ${messageOf(error)}`, { cause: error });
  }
  throw new OperatorError(`The library ${folder} is no folder.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
