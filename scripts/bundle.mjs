import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Left as they are: native code, files they read beside themselves, or loaded only when a document needs them. */
const EXTERNAL = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'linkedom',
  'mammoth',
  'pdfjs-dist',
  'pg-native',
  'sharp',
  'stopwords-iso',
];
/** Asked for by DBOS only when its telemetry is on, which it is not; they are not installed. */
const ABSENT = ['@opentelemetry/*', 'winston', 'winston-transport'];

/** Found beside whatever starts them, so every bundle has them. */
export const THREADS = {
  'article-thread': 'src/writing/article-thread.ts',
  'extraction-thread': 'src/extraction/extraction-thread.ts',
  'picture-thread': 'src/media/encode/picture-thread.ts',
  'quality-thread': 'src/quality/quality-thread.ts',
  'text-thread': 'src/composition/text-thread.ts',
};

/**
 * Bundles entry points, the threads' too, and what they share. Types are checked by `npm run check`.
 * @param {Record<string, string>} entryPoints paths below the repository by name of the result
 * @param {string} outdir below the repository, so that what is left out is found in its node_modules
 */
export async function bundle(entryPoints, outdir) {
  await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: { ...entryPoints, ...THREADS },
    outdir,
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
}
