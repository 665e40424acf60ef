import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../contract/languages.ts';
import { findMachineTells } from './find-machine-tells.ts';
import type { TellKind } from './tell.ts';

const ROOT = new URL('../../../../', import.meta.url);
const PHRASES: ReadonlySet<TellKind> = new Set([
  'opener',
  'closer',
  'filler',
  'template',
  'stock',
  'inflated',
  'intensifier',
]);

/** Every document of the example library and of the document sets, by language. */
function documents(): Map<Language, string[]> {
  const texts = new Map<Language, string[]>();
  for (const folder of ['examples', 'test/fixtures/document-sets']) {
    for (const name of readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.md')) continue;
      const text = readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8');
      const language = (/^language: ([\w-]+)$/m.exec(text)?.[1] ?? 'en') as Language;
      texts.set(language, [...(texts.get(language) ?? []), text.replace(/^---\n[\s\S]*?\n---\n/, '')]);
    }
  }
  return texts;
}

describe('findMachineTells on documents of careful authors', () => {
  it.each([...documents()])('raises next to no false alarm in %s', (language, texts) => {
    const found = texts.map((text) => findMachineTells(text, language));
    const words = found.reduce((sum, each) => sum + each.words, 0);
    const tells = found.flatMap((each) => each.tells);
    expect(words).toBeGreaterThan(5000);
    expect((1000 * tells.filter(({ kind }) => PHRASES.has(kind)).length) / words).toBeLessThan(0.2);
    expect((1000 * tells.length) / words).toBeLessThan(1);
  });
});
