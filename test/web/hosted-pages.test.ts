import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlogDesk, goldenArticle, openBlogDesk, UNTIL_SEEN_MS } from '../support/blog-desk.ts';
import { PUBLIC_URL } from '../support/order-desk.ts';

let desk: BlogDesk;
let authorId: string;
let categoryId: string;
let article: { blogId: string; slug: string };
beforeAll(async () => {
  desk = await openBlogDesk();
  const { accountId, siteId } = desk.ann;
  ({ id: authorId } = await desk.parts.authors.create(accountId, {
    name: 'Dr Ada Example',
    description: 'Sleeps well.',
    jobTitle: 'Sleep researcher',
    links: ['https://ada.example/about'],
  }));
  ({ id: categoryId } = await desk.parts.categories.create(accountId, { siteId, name: 'Sleep & rest' }));
  article = await desk.publishGolden('sleep-and-caffeine', { authorId, categoryId });
});
afterAll(() => desk.close());

/** Every part that a page knows of. */
const PARTS = `# Heat pumps

They move heat.

## How it works

A pump takes heat from outside air.[1] Source [2] is none.

## Frequently Asked Questions

### Is it loud?

No, at night it runs slowly. [1]

Ask your neighbours.

## Sources

1. [Heat](https://heat.example/), Heat Institute, 2026
`;

function graphOf(html: string): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

describe('an article', () => {
  it('is a page without scripts, under 60 KB, that names where it belongs', async () => {
    const { statusCode, headers, body } = await desk.get(article.slug);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
    const style = await desk.get(/style\.[0-9a-f]{12}\.css/.exec(body)?.[0] ?? '');
    expect(style.headers['cache-control']).toContain('immutable');
    expect(Buffer.byteLength(body) + Buffer.byteLength(style.body)).toBeLessThan(60_000);
    expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}${desk.base}${article.slug}">`);
    expect(body).toContain('<meta property="og:type" content="article">');
    expect(body).toContain('<meta name="twitter:card" content="summary">');
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  it('tells search engines its author, dates, place, and questions with answers', async () => {
    const graph = graphOf((await desk.get(article.slug)).body);
    const of = (type: string) => graph.find((each) => each['@type'] === type);
    expect(of('BlogPosting')).toMatchObject({
      headline: /^# (.*)$/m.exec(goldenArticle('sleep-and-caffeine'))?.[1],
      inLanguage: 'en',
      author: { name: 'Dr Ada Example', jobTitle: 'Sleep researcher', sameAs: ['https://ada.example/about'] },
      datePublished: expect.stringMatching(/^2026-11-09T/),
      articleSection: 'Sleep & rest',
    });
    expect(of('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: `${PUBLIC_URL}${desk.base}` },
        { position: 2, name: 'Sleep & rest' },
        { position: 3 },
      ],
    });
  });

  it('has its questions with their answers in what search engines read', async () => {
    const { slug } = await desk.publish({ markdown: PARTS });
    const faq = graphOf((await desk.get(slug)).body).find((each) => each['@type'] === 'FAQPage');
    expect(faq?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Is it loud?',
        acceptedAnswer: { '@type': 'Answer', text: 'No, at night it runs slowly. Ask your neighbours.' },
      },
    ]);
  });

  it('has contents, reading time, author, and citations that lead to its sources', async () => {
    const { slug } = await desk.publish({ markdown: PARTS, authorId });
    const { body } = await desk.get(slug);
    expect(body).toContain('<summary>Contents</summary>');
    expect(body).toContain('<a href="#h-how-it-works">How it works</a>');
    expect(body).toContain('<h2 id="h-how-it-works">How it works</h2>');
    expect(body).toContain('Reading time: 4 minutes');
    expect(body).toContain('outside air.<a href="#source-1" class="cite">[1]</a> Source [2] is none.');
    expect(body).toContain('<li id="source-1">');
    expect(body).toMatch(/author\/dr-ada-example" rel="author">Dr Ada Example<\/a>/);
  });

  it('is there as markdown, letter for letter', async () => {
    const { headers, body } = await desk.get(`${article.slug}.md`);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(body).toBe(goldenArticle('sleep-and-caffeine'));
    expect(headers.link).toBe(`<${PUBLIC_URL}${desk.base}${article.slug}>; rel="canonical"`);
  });

  it('shows videos and calls to action without loading anything, and nothing of unknown embeds', async () => {
    const { slug } = await desk.publish({
      markdown: [
        '# Videos',
        '<!-- qc:embed/youtube {"src": "https://www.youtube.com/watch?v=abc"} -->',
        '<!-- qc:embed/CTA {"model_type": "three_stage", "link": "https://shop.example/", "title": "Try it", "description": "For a month", "button_text": "Start"} -->',
        '<!-- qc:embed/unknown {"html": "<b>x</b>"} -->',
      ].join('\n\n'),
    });
    const { body } = await desk.get(slug);
    expect(body).toContain(
      '<a href="https://www.youtube.com/watch?v=abc" rel="noopener nofollow">▶ Watch the video on YouTube</a>',
    );
    expect(body).toContain('class="iw-cta-button">Start</a>');
    expect(body).not.toContain('qc:embed');
    expect(body).not.toContain('<iframe');
    expect(graphOf(body).find((each) => each['@type'] === 'VideoObject')).toMatchObject({
      embedUrl: 'https://www.youtube.com/watch?v=abc',
    });
  });

  it('lets its frames lead to the players of its own videos, and those of no other page to any', async () => {
    const watch = ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/aaaaaaaaaaa'];
    const markdown = `# Videos\n\n${watch.map((src) => `<!-- qc:embed/youtube {"src": "${src}"} -->`).join('\n\n')}\n`;
    const { slug } = await desk.publish({ markdown });
    const { body, headers } = await desk.get(slug);
    const player = 'https://www.youtube-nocookie.com';
    expect(headers['content-security-policy']).toMatch(new RegExp(`; frame-src ${player}$`));
    expect(body.match(/<iframe srcdoc=/g)).toHaveLength(2);
    expect(graphOf(body).find((each) => each['@type'] === 'VideoObject')).toMatchObject({
      url: watch[0],
      embedUrl: `${player}/embed/dQw4w9WgXcQ?autoplay=1`,
    });
    expect((await desk.get('')).headers['content-security-policy']).not.toContain('frame-src');
  });
});

describe('an address', () => {
  it('leads on when the slug of its article has changed', async () => {
    const { blogId } = await desk.publish({ slug: 'first-name' });
    await desk.publish({ blogId, slug: 'second-name' });
    for (const [old, now] of [
      ['first-name', 'second-name'],
      ['first-name.md', 'second-name.md'],
    ]) {
      const { statusCode, headers } = await desk.get(old ?? '');
      expect([statusCode, headers.location]).toEqual([301, `${desk.base}${now}`]);
    }
    expect((await desk.get('second-name')).statusCode).toBe(200);
    // The old name is free for another article.
    await desk.publish({ slug: 'first-name', title: 'Another' });
    expect((await desk.get('first-name')).body).toContain('Another');
  });

  it('says that an article is gone, until it is published again', async () => {
    const { blogId, slug } = await desk.publish({ slug: 'withdrawn' });
    expect((await desk.get(slug)).statusCode).toBe(200);
    expect(await desk.takeDown(blogId)).toBe(true);
    const gone = await desk.get(slug);
    expect([gone.statusCode, gone.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
    expect((await desk.get('')).body).not.toContain('/withdrawn');
    await desk.publish({ blogId, slug });
    expect((await desk.get(slug)).statusCode).toBe(200);
    expect(await desk.takeDown('blog_unknown')).toBe(false);
  });

  it('of a second article with the same slug gets a number', async () => {
    await desk.publish({ slug: 'twice' });
    expect((await desk.publish({ slug: 'twice' })).slug).toBe('twice-2');
  });

  it('without an article, blog or page is a page that says so', async () => {
    for (const path of [
      'nothing',
      'author/nobody',
      'category/none',
      'a/b/c',
      'x.php',
      'media/abc',
      '?older=x',
      'sitemap-1.xml',
    ]) {
      const { statusCode, body } = await desk.get(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain('<h1>Page not found</h1>');
      expect(body).toContain('noindex');
    }
    const none = await desk.server.inject({ url: '/sites/no-such-blog/' });
    expect([none.statusCode, none.json().error.code]).toEqual([404, 'not_found']);
  });

  it('with a slash too many, or one too few, leads to the right one', async () => {
    const { headers } = await desk.get(`${article.slug}/`);
    expect(headers.location).toBe(`${desk.base}${article.slug}`);
    const home = await desk.server.inject({ url: desk.base.slice(0, -1) });
    expect([home.statusCode, home.headers.location]).toEqual([301, desk.base]);
  });
});

describe('a post that is put off', () => {
  it('is nowhere until its time, and then everywhere', async () => {
    const { slug } = await desk.publish({
      slug: 'tomorrow',
      title: 'Of tomorrow',
      publishedAt: new Date(desk.clock.now().getTime() + 3_600_000),
    });
    const seen = async () => {
      const files = ['', slug, 'feed.xml', 'sitemap.xml', 'llms.txt', '?q=tomorrow'];
      const answers = await Promise.all(files.map((file) => desk.get(file)));
      return answers.map(({ statusCode, body }) => statusCode === 200 && /\/tomorrow["<.)]/.test(body));
    };
    expect(await seen()).toEqual([false, false, false, false, false, false]);
    desk.clock.advance(3_600_000);
    expect(await seen()).toEqual([true, true, true, true, true, true]);
  });
});

describe('a page', () => {
  it('is not sent again to who has it, and has no body for HEAD', async () => {
    const { headers } = await desk.get(article.slug);
    const again = await desk.get(article.slug, { 'if-none-match': `"other", W/${headers.etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    const head = await desk.server.inject({ method: 'HEAD', url: `${desk.base}${article.slug}` });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  it('changes when the article, its author, its category or its blog does', async () => {
    const { accountId, siteId } = desk.ann;
    const etags = new Set([(await desk.get(article.slug)).headers.etag]);
    const changes = [
      () => desk.parts.authors.update(accountId, authorId, { name: 'Ada B. Example' }),
      () => desk.parts.categories.update(accountId, categoryId, { name: 'Sleeping' }),
      () => desk.sites.rename(accountId, siteId, 'Warm and quiet'),
      () => desk.sites.change(accountId, siteId, { tagline: 'Quiet nights' }),
    ];
    for (const change of changes) {
      await change();
      desk.clock.advance(UNTIL_SEEN_MS);
      etags.add((await desk.get(article.slug)).headers.etag);
    }
    expect(etags.size).toBe(changes.length + 1);
    expect((await desk.get('author/dr-ada-example')).body).toContain('<h1>Ada B. Example</h1>');
    await desk.parts.authors.delete(accountId, authorId);
    await desk.parts.categories.delete(accountId, categoryId);
    desk.clock.advance(UNTIL_SEEN_MS);
    const { body } = await desk.get(article.slug);
    expect(body).not.toContain('Ada B. Example');
    expect(body).not.toContain('Sleeping');
  });
});
