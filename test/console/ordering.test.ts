import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BlogSummary } from '../../src/contract/blog-jobs.ts';
import { violationsOf } from '../support/accessible.ts';
import { useBrowser } from '../support/browser.ts';
import { useConsoleService } from '../support/console-service.ts';

const browser = useBrowser();
const desk = useConsoleService(browser);

const keywordOf = (page: Page) => page.getByRole('textbox', { name: 'Keyword', exact: true });
const submitOf = (page: Page) => page.getByRole('button', { name: 'Write the article' });

describe('an order', { timeout: 180_000 }, () => {
  it('is watched live until the article can be read, is published, and is found in the list', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/');
    await keywordOf(page).fill('heat pump');
    expect(await violationsOf(page)).toEqual([]);
    await submitOf(page).click();
    await page.waitForURL(/\/articles\/[^/]+\/watch$/);
    const read = page.getByRole('link', { name: 'Read the article' });
    // On a busy machine an article takes longer than a click may.
    await read.waitFor({ timeout: 120_000 });
    const outline = await page.locator('ol > li').allInnerTexts();
    expect(outline.length).toBeGreaterThan(1);
    expect(outline.filter((section) => / words written$/.test(section)).length).toBeGreaterThan(1);
    await page.getByText(/^Reading \d+ documents?$/).click();
    expect(await page.getByRole('list', { name: 'What is read' }).getByRole('listitem').count()).toBeGreaterThan(0);
    await page.getByText('100 percent done').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.reload();
    await read.waitFor();
    expect(await page.locator('ol > li').allInnerTexts()).toEqual(outline);
    await read.click();
    await page.waitForURL(/\/articles\/[^/]+$/);
    await page.locator('article p').first().waitFor();
    const title = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    expect(title).toMatch(/heat pump/i);

    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('button', { name: 'Take down' }).waitFor();
    const address = await page.locator('a[href*="/sites/"][target=_blank]').first().getAttribute('href');
    const published = await fetch(desk.url + new URL(address ?? '').pathname);
    expect(await published.text()).toContain(title);

    await page.getByRole('link', { name: 'Articles' }).click();
    const row = page.getByRole('row', { name: title });
    await row.getByText('Published').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Search').fill('no such article');
    await page.getByText('No article matches').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByLabel('Search').fill('HEAT pump');
    await page.waitForURL(/q=HEAT/);
    await row.waitFor();
    await page.getByLabel('State').selectOption('FAILED');
    await page.getByText('No article matches').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('is refused at the field that is wrong, in words of the service', async (test) => {
    const { page, close } = await desk.signedIn(browser.orSkip(test), '/write');
    await keywordOf(page).fill('x'.repeat(101));
    await page.getByText('101 of 100').waitFor();
    await page.getByRole('button', { name: 'Publishing and notice' }).click();
    await page.getByLabel('Webhook address').fill('ftp://files.example');
    await submitOf(page).click();
    await page.getByRole('alert').waitFor();
    for (const name of ['Keyword', 'Webhook address']) {
      const input = page.getByRole('textbox', { name, exact: true });
      expect(await input.getAttribute('aria-invalid'), name).toBe('true');
    }
    await close();
  });

  it('outlives the end of the session: the sign-in opens over it, then it is sent', async (test) => {
    const { page, password, close } = await desk.signedIn(browser.orSkip(test), '/write');
    await keywordOf(page).fill('heat pump noise');
    await page.context().clearCookies();
    await submitOf(page).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.waitFor();
    expect(await keywordOf(page).inputValue()).toBe('heat pump noise');
    await dialog.getByLabel('Password').first().fill('not the password');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByRole('alert').waitFor();

    await dialog.getByLabel('Password').first().fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/articles\/[^/]+\/watch$/);
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Articles' }).click();
    await page.getByText('heat pump noise').first().waitFor();
    await close();
  });
});

describe('a batch', { timeout: 180_000 }, () => {
  it('tells of each row whether it was taken, and follows those that were', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/write');
    await page.getByText('Several', { exact: true }).click();
    await page.getByLabel('Inputs').fill('mainInput,languageID\nheat pump defrost,en\nheat pump cost,xx');
    await page.getByRole('button', { name: 'Write 2 articles' }).click();
    await page.getByRole('cell', { name: /Refused · languageID/ }).waitFor();
    await page
      .getByRole('row', { name: /heat pump defrost/ })
      .getByRole('link')
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await close();
  });
});

const LISTED = Array.from(
  { length: 90 },
  (_, index): BlogSummary => ({
    ...{ blogId: `blog_${index}`, jobId: `job_${index}`, siteId: 'site_1', status: 'SUCCESS', input: 'heat pump' },
    ...{ title: `Part ${index}`, slug: `part-${index}`, words: 1_200, publication: 'NONE' },
    ...{ createdAt: '2026-11-01T09:00:00.000Z', endedAt: '2026-11-01T09:01:00.000Z' },
  }),
);

describe('a long list of articles', () => {
  it('stays where it was scrolled to while its rows come and go', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/write');
    await page.route('**/v1/writing/blogs?*', (route) =>
      route.fulfill({ json: { data: { blogs: LISTED, next_cursor: null }, message: 'Done.', request_id: 'req_1' } }),
    );
    await page.getByRole('link', { name: 'Articles' }).click();
    await page.getByRole('link', { name: 'Part 0', exact: true }).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate('document.activeElement.blur()');
    await page.evaluate('scrollTo(0, 3_000)');
    await page.getByRole('link', { name: 'Part 0', exact: true }).waitFor({ state: 'detached' });
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await page.evaluate('scrollY')).toBe(3_000);
    expect(problems).toEqual([]);
    await close();
  });
});
