import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { KeptPicture } from './kept-pictures.ts';

const PICTURE = /\.(?:png|jpe?g|webp|gif|avif)$/i;
const MOST_PICTURES = 5_000;
const MOST_DEPTH = 8;
const LARGEST_BYTES = 20 * 1024 * 1024;
const LARGEST_NOTE_BYTES = 16 * 1024;

const text = z.string().trim().optional().catch(undefined);
const note = z.object({ alt: text, credit: text, licence: text });

/**
 * The pictures of the operator's library folder. What one shows, who made it and its terms stand in `NAME.EXT.yml`
 * beside it, with the keys alt, credit and licence; without that the words of its name say what it shows. Links are not
 * followed, so that nothing outside the folder comes into an article.
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
  const { alt, credit, licence } = await noteBeside(path);
  return {
    id: relative(folder, path).split(sep).join('/'),
    fileName: relative(folder, path),
    alt: alt ?? '',
    credit,
    licence,
    width: undefined,
    height: undefined,
    read: async () => {
      const { size } = await stat(path);
      if (size > LARGEST_BYTES) throw new Error(`${path} is larger than ${LARGEST_BYTES} bytes`);
      return readFile(path);
    },
  };
}

async function noteBeside(path: string): Promise<z.infer<typeof note>> {
  try {
    const file = `${path}.yml`;
    if ((await stat(file)).size > LARGEST_NOTE_BYTES) return {};
    return note.safeParse(parse(await readFile(file, 'utf8'))).data ?? {};
  } catch {
    // No note, or one that is no YAML: the name of the file says what there is to say.
    return {};
  }
}
