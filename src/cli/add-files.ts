import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Installation } from '../app.ts';
import type { VISIBILITIES } from '../contract/choices.ts';
import { RequestError } from '../contract/errors.ts';
import { OperatorError } from '../support/operator-error.ts';
import type { Output } from './output.ts';

export interface AddedFiles {
  readonly added: readonly { readonly path: string; readonly documentId: string; readonly title: string }[];
  /** The store had a document of the same bytes already. */
  readonly known: readonly string[];
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
}

interface Target {
  readonly accountId: string;
  readonly storeId: string;
  readonly visibility?: (typeof VISIBILITIES)[number] | undefined;
}

const AT_ONCE = 4;

/**
 * Reads files, and everything below folders, into a knowledge store. A file that can't be read as a document is
 * reported and left out; the others go on.
 * @throws OperatorError when a path does not exist
 */
export async function addFiles(
  installation: Installation,
  output: Output,
  target: Target,
  paths: readonly string[],
): Promise<AddedFiles> {
  const files = (await Promise.all(paths.map((path) => filesBelow(resolve(path))))).flat();
  const added: { path: string; documentId: string; title: string }[] = [];
  const known: string[] = [];
  const refused: { path: string; reason: string }[] = [];
  const waiting = files.entries();

  async function work(): Promise<void> {
    for (const [index, path] of waiting) {
      if (output.interactive) output.err(`\r\u001b[2K${index + 1}/${files.length} ${basename(path)}`);
      try {
        const content = { bytes: await readFile(path), mediaType: undefined, fileName: basename(path) };
        const given = { visibility: target.visibility };
        const end = await installation.addDocument(target.accountId, target.storeId, content, given);
        if (end.created) added.push({ path, documentId: end.document.id, title: end.document.title });
        else known.push(path);
      } catch (error) {
        if (!(error instanceof RequestError) || error.code === 'not_found' || error.code === 'quota_exceeded')
          throw error;
        refused.push({ path, reason: error.message });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (output.interactive && files.length > 0) output.err('\r\u001b[2K');
  return { added, known, refused };
}

/** Every file at or below a path, hidden ones left out, in the order of their names. */
async function filesBelow(path: string): Promise<string[]> {
  const facts = await stat(path).catch((cause: unknown) => {
    throw new OperatorError(`${path} can not be read: ${(cause as NodeJS.ErrnoException).code ?? 'unknown fault'}.`, {
      cause,
    });
  });
  if (!facts.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const visible = entries.filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isFile()));
  visible.sort((a, b) => (a.name < b.name ? -1 : 1));
  return (await Promise.all(visible.map((entry) => filesBelow(join(path, entry.name))))).flat();
}
