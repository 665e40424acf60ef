import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownLinks } from '../../article/markdown-links.ts';
import { toMarkdown } from '../../article/to-markdown.ts';
import { visibleParts } from '../../article/visible-text.ts';
import { article, list, paragraph, parts, said, source } from './links.fixture.ts';
import { placeLinks } from './place-links.ts';

describe('links in an article', () => {
  const word = fc.constantFrom(
    'fan',
    'blade',
    'heat',
    'pump',
    'noise',
    'the',
    'of',
    'at',
    'night',
    '*x*',
    'a_b',
    '[x]',
    '!',
    'R&D,',
    '5%',
  );
  const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => `${words.join(' ')}.`);
  const facts = fc.record({
    introduction: fc.array(
      fc.array(text, { minLength: 1, maxLength: 3 }).map((texts) => paragraph(...texts)),
      { maxLength: 3 },
    ),
    sections: fc.array(
      fc.record({
        heading: text,
        blocks: fc.array(
          fc.oneof(
            text.map((one) => paragraph(one)),
            text.map((one) => list(one)),
          ),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 2 },
    ),
    takeaways: fc.array(
      text.map((one) => said(one)),
      { maxLength: 2 },
    ),
    faq: fc.array(fc.record({ question: text, answer: text.map((one) => [said(one)]) }), { maxLength: 2 }),
  });
  const wanted = fc.record({
    manual: fc.array(
      fc.record({
        anchor: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
        url: fc.webUrl(),
      }),
      { maxLength: 5 },
    ),
    internal: fc.array(fc.record({ title: text, url: fc.webUrl() }), { maxLength: 4 }),
    external: fc.record({ a: fc.webUrl() }),
  });
  const shown = (markdown: string) =>
    visibleParts(markdown, ['Sources']).map(({ heading, blocks }) => [
      heading,
      ...blocks.map((block) => block.replace(/\s*\(See also: .*\)$/, '')).filter((block) => block !== ''),
    ]);

  it('never change what a reader sees, apart from the remark', () => {
    const sources = [source('a', 'The noise of fan blades at night')];
    fc.assert(
      fc.property(facts, wanted, (some, links) => {
        const plain = article({ ...some, sources });
        const linked = placeLinks(plain, parts(links, 'en'));
        expect(shown(toMarkdown(linked))).toEqual(shown(toMarkdown(plain)));
      }),
      { numRuns: 150 },
    );
  });

  it('hold every ordered one, none in a heading', () => {
    fc.assert(
      fc.property(facts, wanted, (some, links) => {
        const markdown = toMarkdown(placeLinks(article(some), parts(links, 'en')));
        const found = markdownLinks(markdown);
        expect(found.some(({ inHeading }) => inHeading)).toBe(false);
        for (const { anchor } of links.manual) expect(found.map((link) => link.text)).toContain(anchor);
      }),
      { numRuns: 150 },
    );
  });
});
