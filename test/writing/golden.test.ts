import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentSets } from './document-sets.ts';
import { articleOf, LENGTHS } from './set-articles.ts';

const FOLDER = fileURLToPath(new URL('./golden/', import.meta.url));
const HOW =
  'read the new article as an editor would; when it is better, keep it: UPDATE_GOLDEN=1 npx vitest run test/writing/golden.test.ts';

describe('the kept article', () => {
  const rich = documentSets().filter(({ kind }) => kind !== 'thin');

  it.each(rich)('of $slug is written again in the same bytes', async (set) => {
    const file = `${FOLDER}${set.slug}.md`;
    const { markdown } = await articleOf(set, LENGTHS[0]);
    if (process.env.UPDATE_GOLDEN === '1') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, markdown);
    }
    expect(existsSync(file), `${file} is missing: ${HOW}`).toBe(true);
    const kept = readFileSync(file, 'utf8');
    expect(markdown, `The article of "${set.slug}" differs from the kept one: ${HOW}`).toBe(kept);
  });
});
