import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/accessible.ts';
import { useBrowser } from '../support/browser.ts';
import { useConsoleService } from '../support/console-service.ts';

const browser = useBrowser();
const desk = useConsoleService(browser);

/** The site waits for approval of outlines and articles. */
async function askApproval(page: Page, isOn: boolean): Promise<void> {
  await page.goto(`${desk.url}/console/sites`);
  for (const name of ['Outlines wait for approval', 'Finished articles wait for approval']) {
    await page.getByRole('switch', { name }).setChecked(isOn);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').first().waitFor();
}

async function order(page: Page, subject: string): Promise<void> {
  await page.goto(`${desk.url}/console/write`);
  await page.getByRole('textbox', { name: 'Keyword', exact: true }).fill(subject);
  await page.getByRole('button', { name: 'Write the article' }).click();
  await page.waitForURL(/\/articles\/[^/]+\/watch$/);
}

describe('where the site wants approval', { timeout: 240_000 }, () => {
  it('an outline is changed and approved, then the finished article is approved by publishing it', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/sites');
    await askApproval(page, true);
    await order(page, 'heat pump');
    const outline = page.getByRole('region', { name: 'The outline waits for you' });
    await outline.getByLabel('Section 1', { exact: true }).waitFor({ timeout: 120_000 });
    const headings = () =>
      outline
        .getByLabel(/^Section \d+$/)
        .evaluateAll((all) => all.map((input) => (input as unknown as { value: string }).value));
    const before = await headings();
    expect(before.length).toBeGreaterThan(2);
    expect(await violationsOf(page)).toEqual([]);

    await outline.getByRole('button', { name: 'Move section 2 up' }).click();
    await outline.getByLabel('Section 2', { exact: true }).fill('What I want to read here');
    await outline.getByRole('button', { name: `Leave section ${before.length} out` }).click();
    const wanted = [before[1], 'What I want to read here', ...before.slice(2, -1)];
    expect(await headings()).toEqual(wanted);
    await outline.getByRole('button', { name: 'Save', exact: true }).click();
    await outline.getByRole('button', { name: 'Approve the outline' }).waitFor();
    await page.reload();
    await outline.getByLabel('Section 1', { exact: true }).waitFor();
    expect(await headings()).toEqual(wanted);
    await outline.getByRole('button', { name: 'Approve the outline' }).click();
    await page.getByRole('link', { name: 'Read the article' }).click({ timeout: 120_000 });
    await page.getByRole('heading', { name: 'What I want to read here' }).waitFor();

    await page.getByText('waits for somebody to approve it').waitFor();
    await page.getByRole('button', { name: 'Approve and publish' }).click();
    await page.getByRole('button', { name: 'Take down' }).waitFor();
    await askApproval(page, false);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('an order that waits', { timeout: 180_000 }, () => {
  it('is canceled after a question, and written again as a new one', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/sites');
    await askApproval(page, true);
    await order(page, 'air source heat pump');
    const address = page.url();
    await page.getByRole('region', { name: 'The outline waits for you' }).waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Cancel the article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this article?' });
    await dialog.getByRole('button', { name: 'Go on writing' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel the article' }).click();
    await dialog.getByRole('button', { name: 'Cancel it' }).click();
    await page.getByText('The article was canceled, and its quota was given back.').waitFor();
    expect(await page.getByRole('region', { name: 'The outline waits for you' }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Write it again' }).click();
    await page.waitForURL((url) => url.href !== address && url.href.endsWith('/watch'));
    await page.getByRole('button', { name: 'Cancel the article' }).waitFor();
    await askApproval(page, false);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('two browsers', { timeout: 180_000 }, () => {
  it('watch one article side by side, and both see that it is canceled', async (test) => {
    const opened = browser.orSkip(test);
    const one = await desk.signedIn(opened, '/sites');
    await askApproval(one.page, true);
    await order(one.page, 'ground source heat pump');
    const other = await desk.signedIn(opened, new URL(one.page.url()).pathname.replace('/console', ''));
    for (const { page } of [one, other]) {
      await page.getByRole('region', { name: 'The outline waits for you' }).waitFor({ timeout: 120_000 });
    }
    await one.page.getByRole('button', { name: 'Cancel the article' }).click();
    await one.page.getByRole('button', { name: 'Cancel it' }).click();
    for (const { page } of [one, other]) await page.getByText('its quota was given back').waitFor();
    await askApproval(one.page, false);
    expect([...one.problems, ...other.problems]).toEqual([]);
    await other.close();
    await one.close();
  });
});
