import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

/** Where `service-process.ts` finds them; below the repository, so that packages are found. */
const FOLDER = 'node_modules/.cache/faults';

/** Bundles the command line, and the service with its named points, as `dist/` is bundled: once per vitest run. */
export default async function bundleService() {
  rmSync(fileURLToPath(new URL(`../../${FOLDER}`, import.meta.url)), { recursive: true, force: true });
  await bundle({ main: 'src/main.ts', service: 'test/faults/service.fixture.ts' }, FOLDER);
}
