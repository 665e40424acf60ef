import { describe, expect, it } from 'vitest';
import { markdownLinks } from '../../article/markdown-links.ts';
import type { SourceDocument } from '../../article/source.ts';
import type { WebResearch } from '../../research/web-research.ts';
import { exampleLibrary, orderOf } from '../example-library.fixture.ts';
import { writeArticle } from '../write-article.ts';
import { portsOver, quietWeb } from '../writing-ports.fixture.ts';

const library: SourceDocument[] = exampleLibrary('en').map((document, index) => ({
  ...document,
  url: `https://library.example/${index}`,
}));
const SITE = 'https://warm.example';
const related: WebResearch['relatedPages'] = async () => ({
  kind: 'found',
  pages: [
    { url: `${SITE}/backup-heater`, title: 'How a heat pump lowers the flow temperature', score: 0.9 },
    { url: `${SITE}/costs`, title: 'What a heat pump costs over its life', score: 0.8 },
  ],
});
const write = (fields: Record<string, unknown>, web: Partial<WebResearch> = {}) =>
  writeArticle(
    orderOf({ inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '800-1000', ...fields }),
    portsOver(library, {
      web: quietWeb({ relatedPages: related, ...web }),
      siteLinks: { domain: 'warm.example', denyDomains: [], ownArticles: async () => [] },
    }),
  );
type Written = Awaited<ReturnType<typeof write>>;
const wish = ({ report }: Written, field: string) => report.wishes.find((found) => found.field === field);
const OFF = { isStartExternalHyperlink: false, isStartInternalHyperlink: false };

describe('the links of a finished article', () => {
  it('are all there, each kind verified on the markdown and named in the report', async () => {
    const article = await write({
      additionalManualLinks: [
        { anchor: 'heat pump', url: 'https://shop.example/pump' },
        { anchor: 'Our winter offer', url: 'https://shop.example/offer' },
      ],
      isAddSeeAlso: true,
    });
    const links = markdownLinks(article.markdown);
    const manual = links.filter(({ url }) => url.startsWith('https://shop.example'));
    expect(manual.map(({ text, part }) => [text, part])).toEqual([
      ['heat pump', article.title],
      ['Our winter offer', article.title],
    ]);
    expect(manual.map(({ block }) => block)).toEqual([1, 1]);
    expect(wish(article, 'additionalManualLinks')).toMatchObject({
      verdict: 'met',
      hard: true,
      note: expect.stringContaining('remark'),
    });
    expect(wish(article, 'isAddSeeAlso')).toMatchObject({ verdict: 'met', hard: false });
    expect(article.markdown.trimEnd().split('\n\n').slice(-2)).toEqual([
      '## See Also',
      `- [How a heat pump lowers the flow temperature](${SITE}/backup-heater)\n- [What a heat pump costs over its life](${SITE}/costs)`,
    ]);
    expect(wish(article, 'isStartExternalHyperlink')).toMatchObject({
      verdict: 'met',
      found: expect.stringMatching(/[1-9]\d* in the list/),
    });
    expect(links.filter(({ url }) => url.startsWith('https://library.example')).length).toBeGreaterThan(0);
    expect(article.words).toBeGreaterThanOrEqual(800);
    expect(article.words).toBeLessThanOrEqual(1000);
  });

  it('stand at most once a section to the site, once a paragraph to a source, once a page in all', async () => {
    const article = await write({});
    const inText = markdownLinks(article.markdown).filter(({ part }) => part !== 'Sources');
    const internal = inText.filter(({ url }) => url.startsWith(SITE));
    const external = inText.filter(({ url }) => !url.startsWith(SITE));
    expect(external.length).toBeGreaterThan(0);
    expect(new Set(internal.map(({ part }) => part)).size).toBe(internal.length);
    expect(new Set(external.map(({ block }) => block)).size).toBe(external.length);
    expect(new Set(inText.map(({ url }) => url)).size).toBe(inText.length);
    for (const { text } of inText) expect(text.split(' ').length).toBeLessThanOrEqual(6);
  });

  it('are none at all when both kinds are off, and sources are named by what is known of them', async () => {
    const article = await write(OFF);
    expect(markdownLinks(article.markdown)).toEqual([]);
    expect(article.markdown).toContain('## Sources\n\n1. ');
    expect(wish(article, 'isStartExternalHyperlink')).toMatchObject({ verdict: 'met', found: 'none' });
    expect(wish(article, 'isStartInternalHyperlink')).toMatchObject({ verdict: 'met', found: 'none' });
  });

  it('that were ordered stand even then', async () => {
    const article = await write({
      ...OFF,
      additionalManualLinks: [{ text: 'heat pump', link: 'https://shop.example/' }],
    });
    expect(markdownLinks(article.markdown).map(({ url }) => url)).toEqual(['https://shop.example/']);
  });

  it('change nothing else of the article', async () => {
    const [linked, plain] = [await write({}), await write(OFF)];
    const text = (markdown: string) => markdown.replace(/\[((?:[^[\]\\]|\\.)*)\]\([^)]*\)/g, '$1');
    expect(linked.markdown).not.toBe(plain.markdown);
    expect(text(linked.markdown)).toBe(plain.markdown);
    expect(linked.words).toBe(plain.words);
    expect(linked.report.citations).toEqual(plain.report.citations);
  });

  it('are missing with a reason where a site gives none', async () => {
    const article = await write(
      { internalHyperlinkDomain: 'other.example', isAddSeeAlso: true },
      { relatedPages: async () => ({ kind: 'index-sitemap', why: 'https://other.example/sitemap.xml is an index' }) },
    );
    expect(wish(article, 'isStartInternalHyperlink')).toMatchObject({
      verdict: 'not-met',
      note: expect.stringContaining('is an index'),
    });
    expect(wish(article, 'internalHyperlinkDomain')).toMatchObject({ verdict: 'not-met', hard: false });
    expect(wish(article, 'isAddSeeAlso')).toMatchObject({
      verdict: 'not-applicable',
      note: expect.stringContaining('is an index'),
    });
    expect(article.markdown).not.toContain('## See Also');
  });
});
