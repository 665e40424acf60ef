import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { useConsoleService } from '../support/console-service.ts';

const browser = useBrowser();
const desk = useConsoleService(browser);

const MOST_TABS = 60;

/** Goes from element to element as a keyboard does, until the one with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const named = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    if (named.trim() === name) return;
  }
  throw new Error(`${MOST_TABS} steps did not lead to "${name}"`);
}

describe('with a keyboard alone', { timeout: 180_000 }, () => {
  it('an author is made and deleted, and the place on the page is never lost', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/');
    await tabTo(page, 'Sites');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor();
    await tabTo(page, 'Sites');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Authors', selected: true }).waitFor();

    await tabTo(page, 'New author');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New author' });
    await dialog.waitFor();
    await dialog.getByLabel('Name').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Ada Author');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /Ada Author/ }).waitFor();
    await dialog.waitFor({ state: 'detached' });

    await tabTo(page, 'Delete Ada Author');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: /Delete .*Ada Author/ });
    await question.waitFor();
    await tabTo(page, 'Delete');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /Ada Author/ }).waitFor({ state: 'detached' });
    await page.locator('h1:focus').waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
