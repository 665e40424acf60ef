import { beforeAll, describe, expect, it } from 'vitest';
import { overflowOf, violationsOf } from '../support/accessible.ts';
import { useBrowser } from '../support/browser.ts';
import { useConsoleService } from '../support/console-service.ts';

const browser = useBrowser();
const desk = useConsoleService(browser);
let blogId: string;

beforeAll(async () => {
  if (browser.starts()) blogId = await desk.article('heat pump');
}, 180_000);

const JUDGED = `# How a heat pump is sized

We measured twelve houses in March 2025. The heat loss decides, and the living area alone misleads.

## What to measure

Measure the flow temperature on the coldest day. A house that needs 55 °C has other needs than one with 35 °C.`;

describe('an article', () => {
  it('is read, its sentences lead to the passages they rest on, and it is published and taken down', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), `/articles/${blogId}`);
    const article = page.locator('article');
    const claim = article.locator('[data-claim]').first();
    await claim.waitFor();
    const { report } = (await desk.newsroom.installation.orders.getReport(desk.newsroom.accountId, blogId)) ?? {};
    const citations = report?.citations ?? [];
    expect(citations.length).toBeGreaterThan(3);
    const marked = await article
      .locator('[data-claim]')
      .evaluateAll((spans) => [
        ...new Set(
          spans.map((span) => Number((span as unknown as { readonly dataset: Record<string, string> }).dataset.claim)),
        ),
      ]);
    expect(marked.length).toBeGreaterThan(citations.length * 0.9);

    await claim.click();
    const index = Number(await claim.getAttribute('data-claim'));
    const entry = page.locator(`[data-entry="${index}"]`);
    await entry.locator('blockquote').first().waitFor();
    expect(await entry.textContent()).toContain(citations[index]?.documentTitle);
    expect(await entry.locator('blockquote').first().textContent()).toContain(citations[index]?.passage.slice(0, 20));

    const last = page.locator('[data-entry] button').last();
    await last.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-entry]').last().locator('blockquote').first().waitFor();
    expect(await page.locator('article [data-chosen]').count()).toBeGreaterThan(0);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Category, author, kind' }).click();
    await page.getByLabel('Kind of post').first().click();
    await page.getByRole('option', { name: 'Post', exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('button', { name: 'Take down' }).waitFor();
    await page.locator('a[href*="/sites/"][target=_blank]').first().waitFor();
    await page.getByRole('button', { name: 'Take down' }).click();
    await page.getByRole('button', { name: 'Publish now' }).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download .md' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.md$/);
    await page.getByRole('tab', { name: 'Report' }).click();
    await page.getByRole('region', { name: 'What was asked for' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('shows how good it is and where that stands, and is judged with reasons', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), `/articles/${blogId}`);
    await page.getByRole('tab', { name: 'Quality' }).click();
    await page.getByRole('img', { name: 'Scores as a chart' }).locator('svg').first().waitFor();
    const finding = page.getByRole('list', { name: 'What the scores rest on' }).getByRole('button').first();
    await finding.click();
    expect(await finding.getAttribute('aria-pressed')).toBe('true');
    await page.locator('article [data-chosen]').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Judge this article' }).click();
    const scores = page.getByRole('region', { name: 'Scores', exact: true });
    await scores.waitFor();
    expect(await scores.locator('tbody tr').count()).toBe(9);
    const suggestions = page.getByRole('region', { name: 'Suggestions' });
    await suggestions.locator('li').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await page.getByRole('tab', { name: 'Quality' }).click();
    await scores.waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('goes out on a day that is chosen, which can be called off', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), `/articles/${blogId}`);
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 11);
    await page.getByLabel('Publish later, in your time').fill(`${day}08:00`);
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByText(/^Goes out on /).waitFor();
    await page.getByRole('button', { name: 'Call off' }).click();
    await page.getByText('Not published').waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a text', () => {
  it('is judged, with scores, reasons and suggestions, and the result outlives a reload', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/judge');
    await page.getByLabel('Text in markdown').fill(JUDGED);
    await page.getByRole('button', { name: 'Judge', exact: true }).click();
    const scores = page.getByRole('region', { name: 'Scores' });
    await scores.waitFor();
    expect(await scores.locator('tbody tr').count()).toBe(9);
    await page.getByRole('img', { name: 'Scores as a chart' }).locator('svg').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await scores.waitFor();
    await page.getByRole('heading', { name: 'Suggestions' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

const PAGES = ['write', 'articles', 'judge', 'sites', 'knowledge', 'publishing', 'webhooks', 'usage', 'settings'];

describe('every page', () => {
  it.for([
    ['light', 1280, 'en-GB'],
    ['dark', 390, 'zh-CN'],
  ] as const)(
    'has nothing that axe-core objects to, in %s colours, %i pixels wide, in %s',
    { timeout: 240_000 },
    async ([colorScheme, width, locale], test) => {
      const window = { colorScheme, width, locale };
      const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/usage', window);
      const found: string[] = [];
      for (const name of [...PAGES, `articles/${blogId}`, `articles/${blogId}/watch`]) {
        await page.goto(`${desk.url}/console/${name}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        const tabs = await page.getByRole('tab').all();
        for (const tab of tabs.length === 0 ? [undefined] : tabs) {
          await tab?.click();
          await page.waitForLoadState('networkidle');
          const where = [name, await tab?.textContent()].filter(Boolean).join(', ');
          found.push(...(await violationsOf(page)).map((violation) => `${where}: ${violation}`));
          const overflow = await overflowOf(page);
          if (overflow > 0) found.push(`${where}: ${overflow} pixels wider than the window`);
        }
      }
      expect(found).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
  );
});
