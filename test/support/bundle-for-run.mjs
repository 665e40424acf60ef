import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Below the repository, so that packages are found. */
const cache = `${root}node_modules/.cache`;

/**
 * Bundles for one vitest run, as `dist/` is bundled: in a folder of its own, because two runs may be under way.
 * @param {string} name begins the name of the folder
 * @param {Record<string, string>} entryPoints as `bundle` takes them
 * @returns the folder, and what takes it away
 */
export async function bundleForRun(name, entryPoints) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${cache}/${name}-`);
  // For a service that runs as another user.
  chmodSync(folder, 0o755);
  await bundle(entryPoints, relative(root, folder));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
