import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PICTURE_LIMITS } from '../../support/picture-limits.ts';
import { PictureError } from '../picture-error.ts';
import type { KeptPicture } from './kept-pictures.ts';

const PICTURE = /\.(?:png|jpe?g|webp|gif|avif)$/i;
const MOST_PICTURES = 5_000;
const MOST_DEPTH = 8;
const LARGEST_NOTE_BYTES = 16 * 1024;

const text = z.string().trim().nullish();
/** An empty file is a note that says nothing. */
const note = z.object({ alt: text, credit: text, licence: text }).nullable();

/**
 * The pictures of the operator's library folder. What one shows, who made it and its terms stand in `NAME.EXT.yml`
 * beside it, with the keys alt, credit and licence; without that the words of its name say what it shows. One whose note
 * can not be read is refused where it would be used, as its terms are not known. Links are not followed, so that nothing
 * outside the folder comes into an article.
 */
export async function picturesInFolder(folder: string, signal: AbortSignal): Promise<KeptPicture[]> {
  const paths: string[] = [];
  await collect(folder, 0, paths, signal);
  return Promise.all(paths.sort().map((path) => pictureAt(folder, path)));
}

async function collect(folder: string, depth: number, paths: string[], signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    if (paths.length >= MOST_PICTURES || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < MOST_DEPTH) await collect(path, depth + 1, paths, signal);
    else if (entry.isFile() && PICTURE.test(entry.name)) paths.push(path);
  }
}

async function pictureAt(folder: string, path: string): Promise<KeptPicture> {
  const said = await noteBeside(path);
  const broken = said instanceof PictureError ? said : undefined;
  const { alt, credit, licence } = said instanceof PictureError ? {} : said;
  return {
    id: relative(folder, path).split(sep).join('/'),
    fileName: relative(folder, path),
    alt: alt ?? '',
    credit: credit ?? undefined,
    licence: licence ?? undefined,
    width: undefined,
    height: undefined,
    read: async () => {
      if (broken !== undefined) throw broken;
      const { size } = await stat(path);
      if (size > PICTURE_LIMITS.bytes) throw new Error(`${path} is larger than ${PICTURE_LIMITS.bytes} bytes`);
      return readFile(path);
    },
  };
}

/** What the note says, or why it can not be told: then nobody knows the picture's terms. */
async function noteBeside(path: string): Promise<NonNullable<z.infer<typeof note>> | PictureError> {
  const file = `${path}.yml`;
  try {
    const { size } = await stat(file);
    if (size > LARGEST_NOTE_BYTES) return unknownTerms(file, `has ${size} bytes, more than ${LARGEST_NOTE_BYTES}`);
    return note.parse(parse(await readFile(file, 'utf8'))) ?? {};
  } catch (error) {
    if (isMissing(error)) return {};
    const why =
      error instanceof z.ZodError ? 'holds something else than texts under alt, credit and licence' : 'can not be read';
    return unknownTerms(file, why, error);
  }
}

function unknownTerms(file: string, why: string, cause?: unknown): PictureError {
  return new PictureError(`its terms are not known, as ${basename(file)} beside it ${why}`, { cause });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
