import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlogDesk, openBlogDesk, UNTIL_SEEN_MS } from '../support/blog-desk.ts';
import { useBrowser } from '../support/browser.ts';
import { type ServedDesk, serveDesk } from '../support/serve-desk.ts';
import { MARK, MARKDOWN_PAYLOADS, TEXT_PAYLOADS } from './xss-payloads.fixture.ts';

const browser = useBrowser();
let desk: BlogDesk;
let served: ServedDesk;
const articles: { path: string; title: string; payload: string }[] = [];
const lists: string[] = [];

beforeAll(async () => {
  desk = await openBlogDesk();
  served = await serveDesk(desk);
  const { accountId, siteId } = desk.ann;
  const everything = TEXT_PAYLOADS.join(' ');
  await desk.sites.rename(accountId, siteId, everything);
  await desk.sites.change(accountId, siteId, { tagline: everything, description: everything });
  for (const [index, markdown] of MARKDOWN_PAYLOADS.entries()) {
    const text = TEXT_PAYLOADS[index % TEXT_PAYLOADS.length] ?? '';
    const author = await desk.parts.authors.create(accountId, {
      name: text,
      description: text,
      jobTitle: text,
      links: [`https://a.example/${text}`, `javascript:window.${MARK}=1`],
    });
    const category = await desk.parts.categories.create(accountId, { siteId, name: text, description: text });
    const { slug } = await desk.publish({
      title: text,
      description: text,
      keywords: [text],
      // No address holds a dot or a slash of a slug.
      slug: index < TEXT_PAYLOADS.length ? text.replaceAll(/[./]/g, '') : `m-${index}`,
      markdown: `# x\n\nBefore.\n\n${markdown}\n\nAfter.\n`,
      featureImage: text,
      authorId: author.id,
      categoryId: category.id,
    });
    articles.push({ path: desk.base + encodeURIComponent(slug), title: text, payload: markdown });
    if (index % 10 === 0) lists.push(`author/${author.slug}`, `category/${category.slug}`);
    if (index % 3 === 0) lists.push(`?q=${encodeURIComponent(text)}`);
  }
  lists.push('', 'not-there');
  desk.clock.advance(UNTIL_SEEN_MS);
});
afterAll(async () => {
  await served.close();
  await desk.close();
});

/** A page that reports what it should never do. The policy is off: what is written must be harmless without it. */
async function watchedPage(opened: Browser): Promise<{ page: Page; faults: string[] }> {
  const context = await opened.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${served.origin}/`) && !request.url().startsWith('data:')) {
      faults.push(`asked for ${request.url()}`);
    }
  });
  page.on('dialog', (dialog) => {
    faults.push('opened a dialog');
    void dialog.dismiss();
  });
  return { page, faults };
}

/** Evaluated in the page: what of it could run, whoever touches it. */
const DANGERS = `(() => {
  const found = [];
  if ('${MARK}' in window) found.push('a script ran');
  for (const each of document.querySelectorAll('*')) {
    for (const { name, value } of each.attributes) {
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc') found.push(each.tagName + ' has ' + name);
      if (/^(href|src|action|formaction|xlink:href|data)$/.test(name) && /^[\\s\\u0000-\\u001f]*(javascript|vbscript|data:(?!,|image))/i.test(value)) {
        found.push(each.tagName + ' leads to ' + value);
      }
    }
    if (each.tagName === 'SCRIPT' && each.type !== 'application/ld+json') found.push('a script');
    if (/^(IFRAME|OBJECT|EMBED|BASE|STYLE|SVG|MATH|VIDEO|AUDIO|FRAMESET|TEMPLATE)$/i.test(each.tagName)) found.push(each.tagName);
    if (/^(FORM|INPUT|BUTTON)$/.test(each.tagName) && each.closest('header.top') === null) found.push(each.tagName);
  }
  for (const each of document.querySelectorAll('script')) JSON.parse(each.textContent);
  if (document.querySelectorAll('main').length !== 1 || document.querySelector('main footer') !== null) found.push('the frame is broken');
  return found;
})()`;

describe('no text of an article, author, category or blog', () => {
  it(`runs or loads anything: ${MARKDOWN_PAYLOADS.length} payloads in markdown, title, slug, description, author and category`, async (test) => {
    const { page, faults } = await watchedPage(browser.orSkip(test));
    for (const { path, title, payload } of articles) {
      const response = await page.goto(served.origin + path, { waitUntil: 'load' });
      if (response?.status() !== 200) faults.push(`${path}: ${response?.status()}`);
      for (const danger of (await page.evaluate(DANGERS)) as string[]) faults.push(`${payload}: ${danger}`);
      const shown = (await page.evaluate(`document.querySelector('h1').textContent`)) as string;
      if (plain(shown) !== plain(title)) faults.push(`the title ${title} is shown as ${shown}`);
    }
    expect(MARKDOWN_PAYLOADS.length).toBeGreaterThanOrEqual(100);
    expect(articles.length).toBe(MARKDOWN_PAYLOADS.length);
    expect(faults).toEqual([]);
  }, 240_000);

  it('does so in lists, searches and pages that are not there', async (test) => {
    const { page, faults } = await watchedPage(browser.orSkip(test));
    for (const path of lists) {
      await page.goto(served.origin + desk.base + path, { waitUntil: 'load' });
      for (const danger of (await page.evaluate(DANGERS)) as string[]) faults.push(`${path}: ${danger}`);
    }
    expect(faults).toEqual([]);
  }, 240_000);

  it('breaks feed or sitemap', async (test) => {
    const { page, faults } = await watchedPage(browser.orSkip(test));
    await page.goto(`${served.origin}${desk.base}robots.txt`);
    for (const [file, element] of [
      ['feed.xml', 'item'],
      ['sitemap.xml', 'url'],
    ] as const) {
      const { body } = await desk.get(file);
      const [broken, count] = (await page.evaluate(
        `(() => { const read = new DOMParser().parseFromString(${JSON.stringify(body)}, 'application/xml');
          return [read.querySelector('parsererror') !== null, read.querySelectorAll('${element}').length]; })()`,
      )) as [boolean, number];
      expect([file, broken]).toEqual([file, false]);
      expect(count).toBeGreaterThanOrEqual(30);
    }
    expect(faults).toEqual([]);
  });
});

/** As a browser shows it: what can't be shown, and spaces, aside. */
function plain(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, '');
}
