import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createExtractor } from './extractor.ts';
import { PageProblem } from './page-problem.ts';
import { productMarkdown } from './product/product-markdown.ts';
import type { WebPage } from './web-page.ts';

const FOLDER = fileURLToPath(new URL('../../test/fixtures/web-pages', import.meta.url));
const pages = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}/page.html`));

// Pages run where they run in the service, so that one that never ends fails its test instead of hanging it.
const extractor = createExtractor({ threads: 1, pageTimeoutMs: 20_000 });
afterAll(() => extractor.close());

const anyPage = fc.constantFrom(...pages);
const cut = fc
  .tuple(anyPage, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([page, share]) => page.subarray(0, page.length * share));
const garbled = fc
  .tuple(
    anyPage,
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom(
          '<',
          '>',
          '"',
          '</p>',
          '<div>',
          '<table>',
          '<td>',
          '<!--',
          '<script>',
          '{',
          '\\u0000',
          '\u0000',
          '\ud800',
          '&#0;',
          '&#xd800;',
          '\u202e',
        ),
      ),
      { maxLength: 20 },
    ),
  )
  .map(([page, changes]) =>
    changes.reduce((text, [at, piece]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + piece + text.slice(place + (at % 3));
    }, page.toString('utf8')),
  )
  .map((text) => Buffer.from(text));
const rubbish = fc.oneof(
  fc.uint8Array({ maxLength: 3_000 }),
  fc.string({ unit: 'binary' }).map((text) => Buffer.from(`<p>${text}`)),
);
const linkedRubbish = fc
  .json()
  .map((json) =>
    Buffer.from(
      `<script type="application/ld+json">{"@type":"Product","name":"x","offers":${json},"review":${json},"brand":${json}}</script><p>Some text.`,
    ),
  );

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

async function endOf(bytes: Uint8Array, contentType: string | undefined): Promise<WebPage | PageProblem> {
  try {
    return await extractor.readPage({ bytes, url: 'https://example.com/page', contentType });
  } catch (error) {
    if (error instanceof PageProblem && error.code !== 'too_large') return error;
    throw error;
  }
}

describe('a page that is cut, garbled or rubbish', () => {
  it('ends in storable text or in a reason, in its time', async () => {
    const types = fc.constantFrom('text/html', 'text/html; charset=utf-8', 'text/html; charset=nonsense', undefined);
    await fc.assert(
      fc.asyncProperty(fc.oneof(cut, garbled, rubbish, linkedRubbish), types, async (bytes, contentType) => {
        const end = await endOf(bytes, contentType);
        if (end instanceof PageProblem) {
          expect(end.message).toMatch(/^[A-Z][^\n]+$/);
          return;
        }
        const document = end.product === undefined ? '' : productMarkdown(end.product, end);
        for (const text of [...textsOf(end), document]) {
          expect(text).toBe(text.normalize('NFC'));
          expect(/(?![\t\n])\p{Cc}|\p{Surrogate}/u.test(text)).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });
});
