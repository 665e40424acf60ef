import { bundleForRun } from '../support/bundle-for-run.mjs';

/** Bundles the command line, and the service with its named points, once per vitest run. */
export default async function bundleService(project) {
  const entries = { main: 'src/main.ts', service: 'test/faults/service.fixture.ts' };
  const { folder, remove } = await bundleForRun('faults', entries);
  project.provide('serviceFolder', folder);
  return remove;
}
