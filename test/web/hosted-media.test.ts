import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedArticle } from '../../src/article/finished-article.ts';
import { picturesIn } from '../../src/article/pictures-in-markdown.ts';
import { drawCover } from '../../src/media/cover/draw-cover.ts';
import { overflowOf, violationsOf } from '../support/accessible.ts';
import { type BlogDesk, openBlogDesk } from '../support/blog-desk.ts';
import { useBrowser } from '../support/browser.ts';
import { illustratedArticle, PLAYER, SHOP, storePicture, VIDEO } from '../support/illustrated-article.ts';
import { type ServedDesk, serveDesk } from '../support/serve-desk.ts';

const browser = useBrowser();
let desk: BlogDesk;
let served: ServedDesk;
let article: FinishedArticle;
let address: string;

beforeAll(async () => {
  desk = await openBlogDesk();
  served = await serveDesk(desk);
  const pictures: string[] = [];
  for (const place of ['cover', 'first', 'second']) {
    pictures.push(served.origin + (await storePicture(desk, place, await drawCover(`Heat pump ${place}`))));
  }
  article = await illustratedArticle(pictures);
  const { title, slug, markdown, words, seo } = article;
  const { slug: published } = await desk.publish({
    ...{ title, slug, markdown, words, description: seo.description },
    ...(seo.featureImage === undefined ? {} : { featureImage: seo.featureImage }),
  });
  address = `${served.origin}${desk.base}${published}`;
});
afterAll(async () => {
  await served.close();
  await desk.close();
});

const WIDTHS = { desk: 1280, telephone: 390 } as const;

/** The page, and every address that it asked for after it was opened. */
async function open(
  test: Parameters<typeof browser.orSkip>[0],
  width: number,
): Promise<{ page: Page; asked: string[] }> {
  // The policy of the page holds, as it does for readers.
  const context = await browser.orSkip(test).newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.route(/^https:/, (route) =>
    route.request().url() === PLAYER
      ? route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p id="playing">Playing' })
      : route.abort(),
  );
  await page.goto(address, { waitUntil: 'load' });
  return { page, asked };
}

/** Scrolls to the end, so that pictures that load when they are seen do. */
async function seeAll(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode());
  }
}

describe.each(Object.entries(WIDTHS))('an article with everything in it, on a %s', (_name, width) => {
  it('shows its cover and pictures whole, each with its credit and an alternative text', async (test) => {
    const { page } = await open(test, width);
    await seeAll(page);
    const shown = await page.locator('article img').evaluateAll((images) =>
      images.map((image) => {
        const { src, alt, currentSrc, naturalWidth, width } = image as unknown as Record<string, string | number>;
        const place = [image.getAttribute('width'), image.getAttribute('height')];
        return { src, alt, isWhole: Number(naturalWidth) > 0, width: Number(width), place, loaded: String(currentSrc) };
      }),
    );
    const wanted = picturesIn(article.markdown);
    expect(wanted).toHaveLength(3);
    expect(shown.map(({ src }) => src)).toEqual(wanted.map(({ url }) => url));
    expect(shown.every(({ isWhole, alt, width: wide }) => isWhole && alt !== '' && wide > 300)).toBe(true);
    // A telephone gets a smaller one, and the place of each is kept free while it is on its way.
    expect(shown.every(({ loaded }) => loaded.endsWith(width < 800 ? '-400.webp' : '-800.webp'))).toBe(true);
    expect(shown.every(({ place }) => place.join(' x ') === '1600 x 900')).toBe(true);
    const credits = page.locator('article .caption', { hasText: 'Ada Example · CC BY 4.0' });
    expect(await credits.count()).toBe(3);
    for (const credit of await credits.all()) expect(await credit.isVisible()).toBe(true);
    expect(await credits.first().getByRole('link', { name: 'Ada Example' }).getAttribute('href')).toBe(
      'https://photos.example/ada',
    );
  });

  it('loads nothing of the video before its button is pressed, and then its player in the same place', async (test) => {
    const { page, asked } = await open(test, width);
    await seeAll(page);
    const frame = page.frameLocator('iframe[title="Play the video"]');
    const button = frame.getByRole('link', { name: 'Play the video' });
    expect(await button.isVisible()).toBe(true);
    expect(await frame.getByText('www.youtube-nocookie.com').isVisible()).toBe(true);
    expect(asked.filter((url) => !url.startsWith(served.origin))).toEqual([]);
    await button.click();
    await frame.locator('#playing').waitFor();
    expect(asked.filter((url) => !url.startsWith(served.origin))).toEqual([PLAYER]);
    expect(page.url()).toBe(address);
    const link = page.getByRole('link', { name: 'Watch the video on YouTube' });
    expect(await link.getAttribute('href')).toBe(VIDEO);
  });

  it('has both calls to action, which lead to the page of the product', async (test) => {
    const { page } = await open(test, width);
    const block = page.locator('.iw-cta', { hasText: 'It is quiet, and its outdoor unit fits below a window.' });
    expect(await block.getByText('Aero 7 heat pump').isVisible()).toBe(true);
    expect(await block.getByRole('link', { name: 'Learn more', exact: true }).getAttribute('href')).toBe(SHOP);
    const line = page.locator('.iw-cta').getByRole('link', { name: 'Learn more: Aero 7 heat pump' });
    expect(await line.getAttribute('href')).toBe(SHOP);
    expect(await page.locator('.iw-cta').count()).toBe(2);
    expect(await page.content()).not.toContain('qc:embed');
  });

  it('breaks no rule of accessibility, and is as wide as its window', async (test) => {
    const context = await browser.orSkip(test).newContext({ viewport: { width, height: 900 }, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    const [, player] = page.frames();
    expect(await violationsOf(player ?? page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).toEqual([]);
    expect(player?.url()).toBe('about:srcdoc');
  });
});
