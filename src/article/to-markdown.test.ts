import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Article } from './article.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import type { SourceDocument } from './source.ts';
import { toMarkdown } from './to-markdown.ts';
import { countVisibleWords } from './visible-text.ts';

const source = (id: string, facts: Partial<SourceDocument> = {}): SourceDocument => ({
  id,
  title: `Title of ${id}`,
  url: undefined,
  publisher: undefined,
  date: undefined,
  licence: undefined,
  language: 'en',
  visibility: 'public',
  trusted: true,
  passages: [],
  ...facts,
});
const said = (text: string, documentId: string) => [{ text, cites: [{ documentId, passageId: `${documentId}#0` }] }];
const article = (facts: Partial<Article>): Article => ({
  language: 'en',
  labels: { keyTakeaways: 'Key Takeaways', faq: 'FAQ', sources: 'Sources', seeAlso: 'See Also' },
  title: 'A title',
  introduction: [],
  takeaways: [],
  sections: [],
  faq: [],
  sources: [],
  seeAlso: [],
  ...facts,
});

describe('toMarkdown', () => {
  it('numbers sources in the order of first use and lists them with what is known', () => {
    const markdown = toMarkdown(
      article({
        introduction: [{ kind: 'paragraph', runs: [said('From b.', 'b'), said('From a.', 'a')] }],
        takeaways: [said('Again b.', 'b')],
        sources: [
          source('a', { url: 'https://e.org/a b', publisher: 'P' }),
          source('b', { date: '2026', licence: 'CC0' }),
        ],
      }),
    );
    expect(markdown).toContain('From b. [1] From a. [2]');
    expect(markdown).toContain('- Again b. [1]');
    expect(markdown).toMatch(
      /## Sources\n\n1\. Title of b, 2026, CC0\n2\. \[Title of a\]\(https:\/\/e.org\/a%20b\), P\n$/,
    );
  });

  it('neither numbers nor names a private document', () => {
    const markdown = toMarkdown(
      article({
        introduction: [{ kind: 'paragraph', runs: [said('Secret.', 'p'), said('Open.', 'a')] }],
        sources: [source('p', { visibility: 'private' }), source('a')],
      }),
    );
    expect(markdown).toContain('Secret. Open. [1]');
    expect(markdown).not.toContain('Title of p');
  });

  it('puts no space between the sentences of a Chinese run', () => {
    const runs = [[...said('热泵很好。', 'a'), ...said('它很安静。', 'a')]];
    const introduction = [{ kind: 'paragraph', runs }] as const;
    expect(toMarkdown(article({ language: 'zh-CN', introduction, sources: [source('a')] }))).toContain(
      '热泵很好。它很安静。 [1]',
    );
  });

  it('prints lists and tables with escaped cells, and questions as headings of the third rank', () => {
    const at = { cites: [{ documentId: 'a', passageId: 'a#0' }] };
    const markdown = toMarkdown(
      article({
        sections: [
          {
            heading: 'S',
            blocks: [
              { kind: 'list', ordered: true, items: ['one', 'two'], ...at },
              { kind: 'table', header: ['h|1', 'h2'], rows: [['a', 'b']], ...at },
            ],
          },
        ],
        faq: [{ question: 'Why?', answer: [said('Because.', 'a')] }],
        sources: [source('a')],
      }),
    );
    expect(markdown).toContain('1. one\n2. two [1]');
    expect(markdown).toContain('| h\\|1 [1] | h2 |\n| --- | --- |\n| a | b |');
    expect(markdown).toContain('## FAQ\n\n### Why?\n\nBecause. [1]');
  });

  it('leaves a list or table to the citation of the paragraph that introduces it, if that is of the same document', () => {
    const listBehind = (documentId: string) =>
      toMarkdown(
        article({
          introduction: [
            { kind: 'paragraph', runs: [said('It needs:', documentId)] },
            { kind: 'list', ordered: false, items: ['air'], cites: [{ documentId: 'a', passageId: 'a#0' }] },
          ],
          sources: [source('a'), source('b')],
        }),
      );
    expect(listBehind('a')).toContain('It needs: [1]\n\n- air\n');
    expect(listBehind('b')).toContain('It needs: [1]\n\n- air [2]\n');
  });

  it('prints statements as bullets with their own citations, and credits as captions that are no words of the text', () => {
    const markdown = toMarkdown(
      article({
        sections: [
          {
            heading: 'Views',
            blocks: [
              { kind: 'subheading', text: 'For' },
              { kind: 'points', runs: [said('One.', 'a'), said('Two.', 'b')] },
              { kind: 'credit', text: 'Contains passages from P.' },
            ],
          },
        ],
        sources: [source('a'), source('b')],
      }),
    );
    expect(markdown).toContain('### For\n\n- One. [1]\n- Two. [2]\n\n*Contains passages from P.*');
    expect(countVisibleWords(markdown, 'en', ['Sources'])).toBe('A title Views For One Two'.split(' ').length);
  });
});

describe('escapeMarkdown', () => {
  it('escapes an ampersand only where it would open an entity', () => {
    expect(escapeMarkdown('Harbour & Finch, R&D')).toBe('Harbour & Finch, R&D');
    expect(escapeMarkdown('&lt; &#60; &copy;')).toBe(String.raw`&amp;lt; &amp;\#60; &amp;copy;`);
  });

  const piece = fc.constantFrom(
    '# ', '- ', '1. ', '1) ', '> ', '```', '~~~', '*a*', '__b__', '[x](http://e.org)', '[x]: http://e.org', '<b>', '<!-- c -->',
    '&lt;', 'https://e.org', 'www.e.org', 'a@e.org', '|', '\\', '![i](p)', '---', '===', '$x$', ' word ', '\n', '\n\n', '    ',
  ); // biome-ignore format: one list

  it('leaves nothing but text, whatever a source holds', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { children } = parseMarkdown(escapeMarkdown(pieces.join('')));
        const kinds = children.flatMap((node) =>
          'children' in node ? [node.type, ...node.children.map(({ type }) => type)] : [node.type],
        );
        expect(kinds.filter((kind) => kind !== 'paragraph' && kind !== 'text')).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('leaves plain text as it is', () => {
    expect(escapeMarkdown('2.2 to 2.7 kW, 50 % – "quoted" (so).')).toBe('2.2 to 2.7 kW, 50 % – "quoted" (so).');
  });
});
