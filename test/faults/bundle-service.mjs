import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Below the repository, so that packages are found. */
const cache = `${root}node_modules/.cache`;

/**
 * Bundles the command line, and the service with its named points, as `dist/` is bundled: once per vitest run, in a
 * folder of its own, because two runs may be under way.
 */
export default async function bundleService(project) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${cache}/faults-`);
  // For a service that runs as another user.
  chmodSync(folder, 0o755);
  await bundle({ main: 'src/main.ts', service: 'test/faults/service.fixture.ts' }, relative(root, folder));
  project.provide('serviceFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
