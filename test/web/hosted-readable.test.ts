import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteLanguage } from '../../src/contract/languages.ts';
import { overflowOf, violationsOf } from '../support/accessible.ts';
import { type BlogDesk, openBlogDesk } from '../support/blog-desk.ts';
import { useBrowser } from '../support/browser.ts';
import { type ServedDesk, serveDesk } from '../support/serve-desk.ts';

const browser = useBrowser();
let desk: BlogDesk;
let served: ServedDesk;
/** Addresses of pages of every kind, by language. */
const pages: { name: string; path: string; status: number }[] = [];

beforeAll(async () => {
  desk = await openBlogDesk();
  served = await serveDesk(desk);
  await fillBlog('en', 'Warm homes', 'sleep-and-caffeine', 'caffeine');
  await fillBlog('ar', 'بيوت دافئة', 'groundwater-arabic', 'المياه');
  await fillBlog('ja', '暖かい家', undefined, '外気');
});
afterAll(async () => {
  await served.close();
  await desk.close();
});

async function fillBlog(language: SiteLanguage, name: string, golden: string | undefined, query: string) {
  const { accountId } = desk.ann;
  const { id: siteId, slug } = await desk.sites.create(accountId, { name, language });
  await desk.sites.change(accountId, siteId, { tagline: name, description: name });
  const author = await desk.parts.authors.create(accountId, {
    name: `${name} A`,
    description: name,
    jobTitle: name,
    links: ['https://ada.example/about'],
  });
  const category = await desk.parts.categories.create(accountId, { siteId, name, description: name });
  const common = { siteId, language, authorId: author.id, categoryId: category.id };
  for (let count = 0; count < 13; count += 1) {
    await desk.publish({
      ...common,
      description: name,
      markdown: `# ${name}\n\n${MANY_THINGS}`,
      featureImage: PICTURE,
    });
  }
  const article =
    golden === undefined
      ? await desk.publish({ ...common, markdown: JAPANESE, title: 'ヒートポンプの仕組み', slug: 'heat' })
      : await desk.publishGolden(golden, common);
  const base = `/sites/${slug}/`;
  const all = { home: '', article: article.slug, things: 'post-2', author: `author/${author.slug}` };
  const others = { category: `category/${category.slug}`, search: `?q=${encodeURIComponent(query)}` };
  for (const [kind, path] of Object.entries({ ...all, ...others })) {
    pages.push({
      name: `${language} ${kind}`,
      path: base + (kind === 'things' ? await anyPost(base) : path),
      status: 200,
    });
  }
  pages.push({ name: `${language} 404`, path: `${base}nothing-here`, status: 404 });
}

async function anyPost(base: string): Promise<string> {
  const { body } = await desk.server.inject({ url: base });
  return /href="[^"]*\/(post-\d+)"/.exec(body)?.[1] ?? 'no post on the home page';
}

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What markdown can hold that readers trip over. */
const MANY_THINGS = `Text with \`code\`, a [link](https://a.example/) and [![](https://a.example/x.png)](https://b.example/).

##

#### A heading too deep

| | Power | Noise |
|---|---|---|
| Alpha | 8 kW | 35 dB(A) |

- [x] done
- [ ] not done

> Somebody said this.[^1]

\`\`\`js
const wide = 'a line of code that is a good deal wider than any telephone that people carry about with them today';
\`\`\`

[^1]: A note.

<!-- qc:embed/youtube {"src": "https://www.youtube.com/watch?v=abc"} -->

<!-- qc:embed/CTA {"model_type": "three_stage", "link": "https://shop.example/", "title": "Try it", "description": "For a month", "button_text": "Start"} -->

## Second

## Third

## Fourth
`;

const JAPANESE = `# ヒートポンプ

ヒートポンプは外気から熱を集め、冷媒の圧縮によって温度を上げて室内に送ります。[1]

## しくみ

冷媒は蒸発器で熱を受け取ります。

## 選び方

家の断熱を調べます。

## 出典

1. [暖房の基礎](https://example.org/), 暖房協会, 2025
`;

/** What the colours decide; all other rules see the same page in light and dark. */
const RULES = { light: {}, dark: { runOnly: ['color-contrast', 'link-in-text-block'] } } as const;
const WIDTHS = { telephone: 390, desk: 1280 } as const;

describe.each(['light', 'dark'] as const)('in %s, every page', (colorScheme) => {
  it('breaks no rule of accessibility, and is as wide as a telephone or a desk', async (test) => {
    const context = await browser.orSkip(test).newContext({ colorScheme, bypassCSP: true });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const { name, path, status } of pages) {
      await page.setViewportSize({ width: WIDTHS.telephone, height: 900 });
      const response = await page.goto(served.origin + path);
      if (response?.status() !== status) faults.push(`${name}: ${response?.status()}`);
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push(`${name}: ${overflow} pixels too wide for a telephone`);
      await page.setViewportSize({ width: WIDTHS.desk, height: 900 });
      for (const violation of await violationsOf(page, RULES[colorScheme])) faults.push(`${name}: ${violation}`);
    }
    await context.close();
    expect(pages.length).toBe(21);
    expect(faults).toEqual([]);
  }, 240_000);
});
