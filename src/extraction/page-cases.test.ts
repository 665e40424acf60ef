import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PageProblem } from './page-problem.ts';
import { productMarkdown } from './product/product-markdown.ts';
import { readPage } from './read-page.ts';

/**
 * A case is a folder: `page.html` in UTF-8, `meta.json` with how it was served and what is expected of it, and
 * `expected.md`. `UPDATE_CASES=1` writes what comes out as expected; read it as an editor would before it is kept.
 */
const FOLDER = fileURLToPath(new URL('../../test/fixtures/web-pages', import.meta.url));

const metaSchema = z.strictObject({
  url: z.string(),
  contentType: z.string(),
  status: z.number().optional(),
  /** The page is served in this encoding. */
  charset: z.string().optional(),
  bom: z.boolean().optional(),
  expected: z.record(z.string(), z.unknown()).optional(),
});

const file = (name: string, part: string) => join(FOLDER, name, part);

async function outcomeOf(name: string): Promise<{ expected: Record<string, unknown>; markdown: string }> {
  const { url, contentType, status, charset = 'utf-8', bom = false } = metaOf(name);
  const bytes = iconv.encode(readFileSync(file(name, 'page.html'), 'utf8'), charset, { addBOM: bom });
  try {
    const { markdown, product, ...facts } = await readPage({ bytes, contentType, status, url });
    return {
      expected: plain({ ...facts, ...(product && { product }) }),
      markdown: product === undefined ? markdown : productMarkdown(product, { markdown, language: facts.language }),
    };
  } catch (error) {
    if (error instanceof PageProblem)
      return { expected: { problem: error.code, message: error.message }, markdown: '' };
    throw error;
  }
}

const metaOf = (name: string) => metaSchema.parse(JSON.parse(readFileSync(file(name, 'meta.json'), 'utf8')));

const plain = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));

describe('a web page', () => {
  const names = readdirSync(FOLDER);

  it('of every real shape is among the cases', () => {
    expect(names.length).toBeGreaterThanOrEqual(25);
  });

  it.each(names)('is read as an editor would: %s', async (name) => {
    const { expected, markdown } = await outcomeOf(name);
    if (process.env.UPDATE_CASES === '1') {
      writeFileSync(file(name, 'meta.json'), `${JSON.stringify({ ...metaOf(name), expected }, undefined, 2)}\n`);
      writeFileSync(file(name, 'expected.md'), `${markdown}\n`);
    }
    expect(expected).toEqual(metaOf(name).expected);
    expect(`${markdown}\n`).toBe(readFileSync(file(name, 'expected.md'), 'utf8'));
  });
});
