import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlogDesk, openBlogDesk } from '../support/blog-desk.ts';
import { PUBLIC_URL } from '../support/order-desk.ts';

const POSTS = 30;
let desk: BlogDesk;
beforeAll(async () => {
  desk = await openBlogDesk();
  const { accountId, siteId } = desk.ann;
  const author = await desk.parts.authors.create(accountId, { name: 'Ada' });
  const category = await desk.parts.categories.create(accountId, { siteId, name: 'Heat' });
  await desk.parts.categories.create(accountId, { siteId, name: 'Empty' });
  for (let count = 1; count <= POSTS; count += 1) {
    await desk.publish({ authorId: author.id, ...(count > 10 ? { categoryId: category.id } : {}) });
  }
  await desk.publish({
    slug: 'waermepumpen-übersicht',
    title: 'Wärmepumpen <im> Überblick & mehr',
    description: 'Alles ]]> über "Wärme"',
    language: 'de',
    markdown: '# x\n\nDie Jahresarbeitszahl sagt, wie sparsam sie sind.\n',
  });
  await desk.publish({ slug: 'kyoto', title: '京都の冬', language: 'ja', markdown: '# x\n\n寒い冬の暖房について。\n' });
});
afterAll(() => desk.close());

const titlesOf = (body: string) =>
  [...body.matchAll(/<h[23][^>]*><a href="[^"]*">(.*?)<\/a><\/h[23]>/g)].map(([, title]) => title);
const linkOf = (body: string, rel: 'next' | 'prev') => new RegExp(`rel="${rel}" href="([^"]*)"`).exec(body)?.[1];

async function walk(path: string): Promise<{ titles: (string | undefined)[]; back: (string | undefined)[] }> {
  const titles: (string | undefined)[] = [];
  const back: (string | undefined)[] = [];
  let url: string | undefined = path;
  let body = '';
  while (url !== undefined) {
    ({ body } = await desk.server.inject({ url: url }));
    titles.push(...titlesOf(body));
    url = linkOf(body, 'next');
  }
  for (url = linkOf(body, 'prev'); url !== undefined; url = linkOf(body, 'prev')) {
    ({ body } = await desk.server.inject({ url: url }));
    back.unshift(...titlesOf(body));
  }
  return { titles, back };
}

describe('a list', () => {
  it('shows every post once, newest first, page by page and back', async () => {
    const { titles, back } = await walk(desk.base);
    expect(titles).toHaveLength(POSTS + 2);
    expect(titles[0]).toBe('京都の冬');
    expect(titles.at(-1)).toBe('Post 1');
    expect(new Set(titles).size).toBe(titles.length);
    expect(back.slice(0, 12)).toEqual(titles.slice(0, 12));
  });

  it('of a category or an author holds theirs alone', async () => {
    const inCategory = (await walk(`${desk.base}category/heat`)).titles;
    expect([inCategory.length, inCategory[0], inCategory.at(-1)]).toEqual([20, 'Post 30', 'Post 11']);
    expect((await walk(`${desk.base}author/ada`)).titles).toHaveLength(POSTS);
    expect((await desk.get('')).body).not.toContain('category/empty');
  });

  it('has an address of its own for each page, and none for its way back', async () => {
    const { body } = await desk.get('');
    expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}${desk.base}">`);
    const older = linkOf(body, 'next') ?? '';
    const second = (await desk.server.inject({ url: older })).body;
    expect(second).toContain(`<link rel="canonical" href="${PUBLIC_URL}${older}">`);
    const third = (await desk.server.inject({ url: linkOf(second, 'next') ?? '' })).body;
    const wayBack = (await desk.server.inject({ url: linkOf(third, 'prev') ?? '' })).body;
    expect(wayBack).toContain('noindex');
  });
});

describe('a search', () => {
  it('finds words of title and text, beginnings of them, and Japanese', async () => {
    const found = async (query: string) => titlesOf((await desk.get(`?q=${encodeURIComponent(query)}`)).body);
    expect(await found('jahresarbeitszahl')).toEqual(['Wärmepumpen &lt;im&gt; Überblick &amp; mehr']);
    expect(await found('WÄRMEP überb')).toHaveLength(1);
    expect(await found('暖房')).toEqual(['京都の冬']);
    expect(await found('"post" & 7:* | !x')).toEqual([]);
    expect((await found('post 7'))[0]).toBe('Post 7');
    expect(await found('!!!')).toEqual([]);
  });

  it('is not for search engines, and has limits', async () => {
    const { body, headers } = await desk.get('?q=nothing-like-it');
    expect(body).toContain('Nothing was found');
    expect(body).toContain('noindex');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await desk.get(`?q=${'x'.repeat(201)}`)).body).not.toContain('Results for');
  });
});

describe('the files of a blog', () => {
  it('tell feed readers of the newest posts', async () => {
    const { headers, body } = await desk.get('feed.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body.match(/<item>/g)).toHaveLength(30);
    expect(body).toContain('<title>Wärmepumpen &lt;im&gt; Überblick &amp; mehr</title>');
    expect(body).toContain(`<link>${PUBLIC_URL}${desk.base}waermepumpen-%C3%BCbersicht</link>`);
  });

  it('tell search engines of every page', async () => {
    const { body } = await desk.get('sitemap.xml');
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toHaveLength(1 + 1 + 1 + POSTS + 2);
    expect(addresses).toContain(`${PUBLIC_URL}${desk.base}author/ada`);
    expect((await desk.get('robots.txt')).body).toContain(`Sitemap: ${PUBLIC_URL}${desk.base}sitemap.xml`);
  });

  it('tell language models where the articles are as markdown', async () => {
    const { body } = await desk.get('llms.txt');
    expect(body).toContain(
      `- [Wärmepumpen \\<im\\> Überblick & mehr](${PUBLIC_URL}${desk.base}waermepumpen-%C3%BCbersicht.md): Alles \\]\\]\\> über "Wärme"`,
    );
    expect((await desk.get('waermepumpen-%C3%BCbersicht.md')).body).toContain('Jahresarbeitszahl');
  });
});
