// Bundles the processes that are measured as `dist/` is bundled, into a folder that nobody keeps.
import { bundle } from '../scripts/bundle.mjs';

const NAMES = [
  'order-service',
  'bare-server',
  'job-worker',
  'bare-worker',
  'hosted-blog',
  'bare-page',
  'article-worker',
  'embedded-writer',
  'picture-worker',
];

await bundle(
  Object.fromEntries(NAMES.map((name) => [name, `bench/processes/${name}.process.ts`])),
  'node_modules/.cache/bench',
);
