import { pathToFileURL } from 'node:url';
import { THREADS } from '../../scripts/bundle.mjs';
import { bundleForRun, root } from './bundle-for-run.mjs';

/** Bundles the entries of the worker threads once per vitest run. */
export default async function bundleThreads(project) {
  const { folder, remove } = await bundleForRun('threads', {});
  const bundled = Object.entries(THREADS).map(([name, entry]) => [
    pathToFileURL(root + entry).href,
    pathToFileURL(`${folder}/${name}.js`).href,
  ]);
  project.provide('bundledThreads', bundled);
  return remove;
}
