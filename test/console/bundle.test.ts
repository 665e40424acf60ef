import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const BUILT = fileURLToPath(new URL('../../dist/console/', import.meta.url));
const FIRST_LOAD_BYTES = 250_000;

const assets = (ending: string) =>
  readdirSync(`${BUILT}assets`)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`${BUILT}assets/${name}`, 'utf8'));
const classesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(/\bm_[0-9a-f]{6,10}\b/g) ?? []));

// Where the console is not built, the tests of the browser say so.
describe.skipIf(!existsSync(BUILT))('what a browser is sent', () => {
  it('is less than 250 KB, packed, before the first page shows', () => {
    const page = readFileSync(`${BUILT}index.html`, 'utf8');
    const named = [...page.matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(3);
    const bytes = [page, ...named.map((path) => readFileSync(BUILT + path))].map((part) => gzipSync(part).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_LOAD_BYTES);
  });

  it('has the styles of every component that is used', () => {
    const { resolve } = createRequire(import.meta.url);
    const known = classesIn([readFileSync(resolve('@mantine/core/styles.css'), 'utf8')]);
    const sent = classesIn(assets('.css'));
    const used = [...classesIn(assets('.js'))].filter((name) => known.has(name));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !sent.has(name))).toEqual([]);
  });
});
