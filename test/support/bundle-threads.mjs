import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, THREADS } from '../../scripts/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Below the repository, so that packages are found. */
const cache = `${root}node_modules/.cache`;

/** Bundles the entries of the worker threads once per vitest run, in a folder of its own, because two may be under way. */
export default async function bundleThreads(project) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${cache}/threads-`);
  await bundle({}, relative(root, folder));
  const bundled = Object.entries(THREADS).map(([name, entry]) => [
    pathToFileURL(root + entry).href,
    pathToFileURL(`${folder}/${name}.js`).href,
  ]);
  project.provide('bundledThreads', bundled);
  return () => rmSync(folder, { recursive: true, force: true });
}
