import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleParts } from '../article/visible-text.ts';
import { JobError } from '../contract/errors.ts';
import { exampleLibrary, orderOf, sourceDocument } from './example-library.fixture.ts';
import { writeArticle } from './write-article.ts';
import { portsOver } from './writing-ports.fixture.ts';

const texts = exampleLibrary('en').map(({ title, passages }) => ({
  title,
  paragraphs: passages.map(({ headings, text }) => `## ${headings.at(-1)}\n\n${text}`),
}));

const DIRT = [
  'Subscribe to our newsletter and click here to share this on social media today.',
  'In this article we will look at everything a heat pump owner has to know about winter.',
  'However, it also depends on them, as mentioned above, and this is why they fail every year.',
  '<script>alert(1)</script> A heat pump <b>is</b> a [link](javascript:alert(1)) to nowhere at all.',
  '<!-- embed {"type":"cta"} --> A heat pump is what the comment says about it in the end.',
  '| a | b |\n| --- | --- |\n| [x](http://evil.example) | `code` |',
  'I think that my heat pump is the best one in the whole street, and I love it.',
] as const;

/** Documents in any order, with passages lost, moved and dirt between them. */
const dirtyLibrary = fc
  .record({
    order: fc.shuffledSubarray(
      texts.map((_, index) => index),
      { minLength: 6 },
    ),
    kept: fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
    dirt: fc.infiniteStream(fc.constantFrom(...DIRT)),
  })
  .map(({ order, kept, dirt }) =>
    order.map((index) => {
      const { title, paragraphs } = texts[index] ?? { title: '', paragraphs: [] };
      const markdown = paragraphs
        .filter(() => (kept.next().value ?? 0) > 1)
        .flatMap((paragraph) => ((kept.next().value ?? 0) > 6 ? [paragraph, dirt.next().value ?? ''] : [paragraph]))
        .join('\n\n');
      return sourceDocument({ id: `doc-${index}`, title }, markdown);
    }),
  );

const OPENS_BADLY = /^(?:he|she|they|it(?! is| takes)|this|these|those|however|therefore|moreover|but|so|also)\b/i;

describe('an article from shuffled, cut and dirty sources', () => {
  it('keeps its range, cites what stands in its passage, and lets no dirt through', async () => {
    let written = 0;
    await fc.assert(
      fc.asyncProperty(dirtyLibrary, async (documents) => {
        const order = orderOf({ inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '800-1000' });
        const article = await writeArticle(order, portsOver(documents)).catch((error: unknown) => {
          if (error instanceof JobError && (error.code === '551' || error.code === '548')) return undefined;
          throw error;
        });
        if (article === undefined) return;
        written += 1;
        expect(article.words).toBeGreaterThanOrEqual(800);
        expect(article.words).toBeLessThanOrEqual(1000);
        expect(article.report.citations.every(({ verdict }) => verdict === 'supported')).toBe(true);
        expect(article.markdown).not.toMatch(
          /newsletter|this article|mentioned above|I think|<|evil\.example|javascript:/,
        );
        const paragraphs = visibleParts(article.markdown, ['Sources']).flatMap(({ blocks }) => blocks);
        expect(paragraphs.filter((paragraph) => OPENS_BADLY.test(paragraph))).toEqual([]);
      }),
      { numRuns: 12, seed: 20261128 },
    );
    expect(written).toBeGreaterThan(8);
  });
});
