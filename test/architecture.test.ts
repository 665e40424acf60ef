import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

interface Cruise {
  readonly modules: { readonly source: string }[];
  readonly summary: { readonly violations: { readonly rule: { readonly name: string } }[] };
}

/** Runs the import rules over `src` below a folder and returns what they saw and refused. */
function cruise(folder: string): { seen: string[]; broken: string[] } {
  const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [depcruise, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', 'src'];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { modules, summary } = JSON.parse(run.stdout) as Cruise;
  return {
    seen: modules.map((module) => module.source).filter((source) => source.startsWith('src/')),
    broken: [...new Set(summary.violations.map((violation) => violation.rule.name))].sort(),
  };
}

const planted = (name: string) => cruise(join(root, 'test/fixtures/architecture', name));

// It reads every file, and other tests run beside it.
describe('import rules', { timeout: 180_000 }, () => {
  it('see every source file and find nothing wrong', () => {
    const { seen, broken } = cruise(root);
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .map((file) => `src/${file}`);
    expect(files.filter((file) => !seen.includes(file))).toEqual([]);
    expect(broken).toEqual([]);
  });

  it('refuse a planted cycle', () => {
    expect(planted('cycle').broken).toContain('no-cycle');
  });

  it('refuse a planted import of a folder that is not open to the importer', () => {
    expect(planted('forbidden').broken).toContain('http-imports-only-its-own');
  });

  it('refuse a forbidden folder that is reached through another one', () => {
    expect(planted('reachable').broken).toContain('http-reaches-only-its-own');
  });

  it('pass a planted tree that keeps to them', () => {
    const { seen, broken } = planted('clean');
    expect(seen).toHaveLength(3);
    expect(broken).toEqual([]);
  });
});

describe('the map', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

  it.each(documents)('%s names only paths that exist', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const paths = [...text.matchAll(/`((?:src|test|docs|examples|bench|scripts|\.ci)\/[\w./-]*)`/g)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => path !== undefined && !existsSync(join(root, path)))).toEqual([]);
  });

  it('no source file is longer than 400 lines', () => {
    const long = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => readFileSync(join(root, 'src', file), 'utf8').split('\n').length > 400);
    expect(long).toEqual([]);
  });

  it('no source file asks URL.canParse, which Node 20 answers wrongly once it is compiled', () => {
    const asking = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && readFileSync(join(root, 'src', file), 'utf8').includes('URL.canParse('))
      .sort();
    expect(asking).toEqual([]);
  });
});
