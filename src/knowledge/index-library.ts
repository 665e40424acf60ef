import { readFile, stat } from 'node:fs/promises';
import { RequestError } from '../contract/errors.ts';
import { LIMITS } from '../extraction/limits.ts';
import { deleteLibraryDocuments, selectLibraryHashes, withLibraryLock } from '../store/documents.ts';
import { inTransaction } from '../store/transaction.ts';
import { sha256Hex } from '../support/hash.ts';
import { documentOf, storeDocument } from './documents.ts';
import type { KnowledgeParts } from './knowledge-parts.ts';
import { type LibraryFile, listLibraryFiles } from './library-files.ts';

export interface LibraryReport {
  /** Paths read for the first time, read again because they had changed, and gone since the last time. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Left out of the library, and why. */
  readonly unreadable: readonly { readonly path: string; readonly reason: string }[];
}

export interface LibraryProgress {
  readonly path: string;
  readonly done: number;
  readonly total: number;
}

type FileEnd = 'added' | 'changed' | 'unchanged' | { readonly reason: string };

/** Files read at the same time. */
const AT_ONCE = 2;

/**
 * Brings the library in line with a folder: new and changed files (by SHA-256) are read, vanished and unreadable ones
 * leave it, unchanged ones cost a hash. Each file is one transaction. While another process does the same, it waits.
 * Throws OperatorError when the folder can not be read; then nothing is changed.
 */
export async function indexLibrary(
  parts: KnowledgeParts,
  folder: string,
  onProgress: (progress: LibraryProgress) => void = () => undefined,
): Promise<LibraryReport> {
  return withLibraryLock(parts.db, async () => {
    const { files, skipped } = await listLibraryFiles(folder);
    const known = await selectLibraryHashes(parts.db);
    const ends = new Map<string, FileEnd>();
    const waiting = [...files];
    const work = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        ends.set(file.path, await indexFile(parts, file, known.get(file.path)));
        onProgress({ path: file.path, done: ends.size, total: files.length });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const unreadable = files.flatMap(({ path }) => {
      const end = ends.get(path);
      return typeof end === 'object' ? [{ path, reason: end.reason }] : [];
    });
    const gone = [...known.keys()].filter((path) => !ends.has(path) || typeof ends.get(path) === 'object');
    await deleteLibraryDocuments(parts.db, gone);
    const pathsOf = (wanted: FileEnd) => files.map(({ path }) => path).filter((path) => ends.get(path) === wanted);
    return {
      added: pathsOf('added'),
      changed: pathsOf('changed'),
      removed: gone.sort(),
      unchanged: pathsOf('unchanged').length,
      unreadable: [...skipped, ...unreadable],
    };
  });
}

async function indexFile(parts: KnowledgeParts, file: LibraryFile, knownHash: string | undefined): Promise<FileEnd> {
  const bytes = await readLimited(file);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const contentHash = sha256Hex(bytes);
  if (contentHash === knownHash) return 'unchanged';
  try {
    const prepared = await parts.extractor.prepare({ bytes, fileName: file.path });
    const document = {
      ...documentOf(prepared, {}),
      id: parts.ids.next('document'),
      storeId: null,
      contentHash,
      libraryPath: file.path,
      createdAt: parts.clock.now(),
    };
    await inTransaction(parts.db, async (trx) => {
      await deleteLibraryDocuments(trx, [file.path]);
      await storeDocument(trx, parts.ids, null, document, prepared.index);
    });
    return knownHash === undefined ? 'added' : 'changed';
  } catch (error) {
    if (error instanceof RequestError) return { reason: error.message };
    throw error;
  }
}

async function readLimited({ absolutePath }: LibraryFile): Promise<Buffer | { reason: string }> {
  try {
    const { size } = await stat(absolutePath);
    if (size > LIMITS.bytes) return { reason: `it has ${size} bytes; allowed: ${LIMITS.bytes}` };
    return await readFile(absolutePath);
  } catch (error) {
    return { reason: `it can not be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}
