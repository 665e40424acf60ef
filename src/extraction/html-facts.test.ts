import { describe, expect, it } from 'vitest';
import { readHtmlFacts } from './html-facts.ts';
import { readJsonLd } from './json-ld.ts';
import { readNotes } from './page-notes.ts';
import { parsePage } from './page-tree.ts';

function facts(html: string, url = 'https://www.example.com/a') {
  const tree = parsePage(html);
  const notes = readNotes(tree);
  return readHtmlFacts(tree, notes, readJsonLd(notes.jsonLd), url);
}
const block = (json: string) => `<script type="application/ld+json">${json}</script>`;

describe('what a page says about itself', () => {
  it('is found in a graph, its references followed', () => {
    const graph =
      '{"@graph":[{"@type":"Article","headline":"A &amp; B","author":{"@id":"#p"},"publisher":{"@id":"#o"}},{"@id":"#p","@type":"Person","name":"Ann"},{"@id":"#o","@type":"Organization","name":"Org"}]}';
    expect(facts(block(graph))).toMatchObject({ title: 'A & B', author: 'Ann', publisher: 'Org' });
  });

  it('is found beside broken blocks, and in those that can be mended', () => {
    const good = block('{"@type":"NewsArticle","headline":"Good","dateModified":"2026-02-03"}');
    expect(facts(block('{"@type":') + good)).toMatchObject({ title: 'Good', modified: '2026-02-03' });
    expect(facts(block('{"@type":"Article","headline":"Two\nlines",}')).title).toBe('Two lines');
    expect(facts(block('//<![CDATA[\n{"@type":"Article","headline":"Wrapped"}\n//]]>')).title).toBe('Wrapped');
    expect(facts(block('[[{"@type":["Thing","BlogPosting"],"headline":"Nested"}]]')).title).toBe('Nested');
  });

  it('is not what hangs on something else', () => {
    const related = '{"@type":"WebPage","mentions":{"@type":"Article","headline":"Another"}}';
    expect(facts(`<title>Mine</title>${block(related)}`).title).toBe('Mine');
  });

  it('is found in microdata of the article, not of its comments', () => {
    const page = `<div itemscope itemtype="https://schema.org/BlogPosting"><b itemprop="author">Ann</b><time itemprop="datePublished" datetime="2025-04-01">1 April</time>
      <div itemprop="comment" itemscope itemtype="https://schema.org/Comment"><i itemprop="author">Troll</i><time itemprop="datePublished" datetime="2025-05-05"></time></div></div>`;
    expect(facts(page)).toMatchObject({ author: 'Ann', date: '2025-04-01' });
  });

  it.each([
    ['<title>Mills | Example</title><meta property="og:site_name" content="Example">', 'Mills'],
    ['<title>Mills: a history - Example</title><meta property="og:site_name" content="Example">', 'Mills: a history'],
    ['<title>Mills - a history</title><meta property="og:site_name" content="Example">', 'Mills - a history'],
    ['<title>Old mills « Example</title><h1>Old mills ¶</h1>', 'Old mills'],
    ['<title>Old mills - The Mill Book</title><h1>The Mill Book</h1><h2>Old Mills</h2>', 'Old Mills'],
    ['<h1>Only a heading</h1>', 'Only a heading'],
  ])('leaves the site out of the title (%#)', (html, title) => {
    expect(facts(html).title).toBe(title);
  });

  it('is no date of an unset clock, and no address for an author', () => {
    const page =
      '<meta property="article:published_time" content="1970-01-01T00:00:00Z"><meta name="author" content="https://social.example/ann">';
    expect(facts(page)).toMatchObject({ date: undefined, author: undefined });
  });

  it.each([
    ['https://www.example.com/b', 'https://www.example.com/b'],
    ['/b', 'https://www.example.com/b'],
    ['https://example.com/b', 'https://example.com/b'],
    ['https://m.example.com/b', 'https://m.example.com/b'],
    ['https://www.example.com/', undefined],
    ['https://other.example/b', undefined],
    ['https://example.com.evil.example/b', undefined],
    ['javascript:alert(1)', undefined],
    ['https://user:pass@www.example.com/b', undefined],
  ])('takes the canonical address %s only when it is plausible', (href, url) => {
    expect(facts(`<link rel="canonical" href="${href}">`).url).toBe(url);
  });
});

describe('the licence of a page', () => {
  const by = 'https://creativecommons.org/licenses/by/4.0/';
  it.each([
    [`<link rel="license" href="${by}">`, 'CC BY 4.0'],
    [`<p>All <a rel="license nofollow" href="${by}">CC</a></p>`, 'CC BY 4.0'],
    ['<footer><a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0</a></footer>', 'CC0 1.0'],
    [
      block('{"@type":"Article","headline":"x","license":"https://creativecommons.org/licenses/by-nc-sa/3.0/"}'),
      'CC BY-NC-SA 3.0',
    ],
    [
      block(
        '{"@type":"Article","license":{"@type":"CreativeWork","name":"Open Licence","url":"https://example.com/l"}}',
      ),
      'Open Licence',
    ],
    ['<a rel="license" href="https://example.com/terms">Our terms</a>', 'Our terms'],
    [`<figure><figcaption>Photo: <a rel="license" href="${by}">CC</a></figcaption></figure>`, undefined],
    [`<p>An article about <a href="${by}">a licence</a></p>`, undefined],
    [
      `<footer><a href="${by}">1</a><a href="https://creativecommons.org/licenses/by-sa/4.0/">2</a></footer>`,
      undefined,
    ],
    [block('{"@type":"Article","image":{"@type":"ImageObject","license":"https://x.example"}}'), undefined],
  ])('is the one of its text (%#)', (html, licence) => {
    expect(facts(html).licence).toBe(licence);
  });
});
