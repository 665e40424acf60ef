// Builds dist/ from src/: one file per entry point and what they share. Bundled, because a service that loads a
// thousand small modules one by one needs a second longer to start. Types are checked by `npm run check`.
import { chmodSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const root = new URL('..', import.meta.url).pathname;

/** Left as they are: native code, files they read beside themselves, or loaded only when a document needs them. */
const EXTERNAL = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'linkedom',
  'mammoth',
  'pdfjs-dist',
  'pg-native',
  'sentencex',
  'sharp',
  'stopwords-iso',
];
/** Asked for by DBOS only when its telemetry is on, which it is not; they are not installed. */
const ABSENT = ['@opentelemetry/*', 'winston', 'winston-transport'];

rmSync(`${root}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/main.ts',
    'article-thread': 'src/writing/article-thread.ts',
    'extraction-thread': 'src/extraction/extraction-thread.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  keepNames: true,
  sourcemap: 'linked',
  external: [...EXTERNAL.flatMap((name) => [name, `${name}/*`]), ...ABSENT],
  // Some of what is bundled is CommonJS and calls `require` for Node's own modules.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module';\nconst require = nodeRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
chmodSync(`${root}dist/main.js`, 0o755);
