import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract-document.ts';

const html = (text: string, url?: string) => extractDocument({ bytes: Buffer.from(text), mediaType: 'text/html', url });

const SENTENCE =
  'Heat pumps move heat instead of making it, which is why they need less electricity, and most of them can cool as well. ';
const ARTICLE = `<article><h1>Pumps</h1><p>${SENTENCE.repeat(3)}</p><h2>Sizes</h2><p>${SENTENCE.repeat(3)}</p>
<table><tr><th>House</th><th>kW</th></tr><tr><td>small</td><td>4</td></tr></table>
<ul><li>quiet</li><li>cheap</li></ul><pre><code>cop = 3</code></pre><p>See <a href="/more">more</a>.</p></article>`;

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

describe('an HTML page', () => {
  it('becomes the Markdown of its article, with tables, lists and code', async () => {
    const { markdown } = await html(
      page(`<nav><a href="/">Home</a></nav>${ARTICLE}<script>track()</script><footer>Imprint</footer>`),
    );
    expect(markdown).toContain('## Sizes');
    expect(markdown).toMatch(/\| House \| kW \|\n\|[ -]+\|[ -]+\|\n\| small \| 4 +\|/);
    expect(markdown).toContain('- quiet\n- cheap');
    expect(markdown).toContain('```\ncop = 3\n```');
    expect(markdown).not.toMatch(/Home|track|Imprint/);
  });

  it('keeps links that lead somewhere, resolved, and makes the others text', async () => {
    expect((await html(page(ARTICLE), 'https://example.com/a/b')).markdown).toContain(
      'See [more](https://example.com/more).',
    );
    expect((await html(page(ARTICLE))).markdown).toContain('See more.');
    expect((await html('<p>A <a href="javascript:alert(1)">bad</a> one</p>')).markdown).toBe('A bad one');
  });

  it('without an article is taken whole, without its furniture', async () => {
    const { title, markdown } = await html(
      '<header>Top</header><nav>Menu</nav><div><h1>Short</h1><p>One line.</p></div><footer>Foot</footer>',
    );
    expect({ title, markdown }).toEqual({ title: 'Short', markdown: 'One line.' });
  });

  it('tells title, author, publisher, date and address from JSON-LD first', async () => {
    const linked = {
      '@graph': [
        { '@type': 'WebSite', name: 'x' },
        {
          '@type': ['NewsArticle'],
          headline: 'Pumps &amp; more',
          author: [{ name: 'Ann' }, { name: 'Bob' }],
          publisher: { name: 'Agency' },
          datePublished: '2026-03-01T10:00:00Z',
        },
      ],
    };
    const head = `<title>Pumps | Agency</title><link rel="canonical" href="https://example.com/pumps"><meta name="author" content="Web"><script type="application/ld+json">${JSON.stringify(linked)}</script>`;
    expect(await html(page(ARTICLE, head))).toMatchObject({
      author: 'Ann, Bob',
      publisher: 'Agency',
      date: '2026-03-01',
      url: 'https://example.com/pumps',
      language: 'en',
    });
  });

  it('tells them from meta tags else, and passes broken JSON-LD over', async () => {
    const head = `<title>Pumps | Agency</title><meta property="og:site_name" content="Agency"><meta name="author" content="Ann"><meta property="article:published_time" content="March 1, 2026"><script type="application/ld+json">{"@type":</script>`;
    expect(await html(page(ARTICLE, head))).toMatchObject({
      title: 'Pumps',
      author: 'Ann',
      publisher: 'Agency',
      date: '2026-03-01',
    });
  });

  it('nested beyond reason is refused before a tree is built', async () => {
    await expect(html(`${'<div>'.repeat(20_000)}x`)).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/nested more than 512 deep/),
    });
  });

  it('with many unclosed paragraphs is not taken for a nested one', async () => {
    const { markdown } = await html('<p>word '.repeat(2000));
    expect(markdown.match(/word/g)).toHaveLength(2000);
  });
});
