import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Left as they are: native code, files they read beside themselves, or loaded only when something needs them. */
const EXTERNAL = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'linkedom',
  'mammoth',
  'pdfjs-dist',
  'pg-native',
  'sharp',
  'stopwords-iso',
  'transliteration',
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

/** What they hold is a record of imports, one of each language. */
const TABLES = /\/all-(?:lexicons|quality-words|tell-words)\.ts$/;
const TABLE_IMPORT = /^import \{ (\w+) \} from ('.+');\n/gm;
const TABLE_ENTRY = /^ {2}(?:('.+'): )?(\w+),$/gm;

/** Evaluates the words of a language when they are first asked for: one process or thread needs few languages. */
const languagesWhenNeeded = {
  name: 'languages-when-needed',
  setup({ onLoad }) {
    onLoad({ filter: TABLES }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const modules = new Map([...source.matchAll(TABLE_IMPORT)].map(([, name, from]) => [name, from]));
      const table = source.replace(TABLE_IMPORT, '');
      const others = table.replace(TABLE_ENTRY, '').replace(/\/\*.*?\*\//gs, '');
      if (modules.size === 0 || others.match(/\w+/g)?.some((word) => modules.has(word)))
        throw new Error(`${path} holds more than a record of its imports`);
      const contents = table.replace(TABLE_ENTRY, (_, quoted, name) => {
        const language = quoted ?? `'${name}'`;
        return `get ${language}() {
          const words = require(${modules.get(name)}).${name};
          Object.defineProperty(this, ${language}, { value: words, enumerable: true });
          return words;
        },`;
      });
      return { contents, loader: 'ts' };
    });
  },
};

/** `z` holds zod's messages in every language; what a caller is told in another one than English we write ourselves. */
const englishZod = {
  name: 'english-zod',
  setup({ onLoad }) {
    onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js';`,
    }));
  },
};

/**
 * V8 holds the source of a module with one byte a character only when every character is in Latin-1. esbuild escapes the
 * others in strings; what it leaves are regular expressions and the raw templates they are made of, where an escape means
 * the same.
 */
function escaped(text) {
  return text.replace(/(\\*)([\u0080-\uffff])/g, (_, slashes, character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `${slashes.length % 2 === 0 ? slashes : slashes.slice(1)}\\u${code}`;
  });
}

/**
 * Bundles entry points, the threads' too, and what they share. Types are checked by `npm run check`.
 * @param {Record<string, string>} entryPoints paths below the repository by name of the result
 * @param {string} outdir below the repository, so that what is left out is found in its node_modules
 */
export async function bundle(entryPoints, outdir) {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: { ...entryPoints, ...THREADS },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    write: false,
    // Every thread holds the source of what it loads. Names stay: they are what a stack trace is read by.
    minifyWhitespace: true,
    lineLimit: 120,
    plugins: [languagesWhenNeeded, englishZod],
    external: [...EXTERNAL.flatMap((name) => [name, `${name}/*`]), ...ABSENT],
    // Some of what is bundled is CommonJS and calls `require` for Node's own modules.
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module';\nconst require = nodeRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  for (const folder of new Set(outputFiles.map(({ path }) => dirname(path)))) await mkdir(folder, { recursive: true });
  await Promise.all(
    outputFiles.map(({ path, text, contents }) => writeFile(path, path.endsWith('.js') ? escaped(text) : contents)),
  );
}
