import type { Page } from 'playwright-core';
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

const editor = (page: Page) => page.getByRole('textbox', { name: 'Markdown' });
const openEditor = async (page: Page) => {
  await page.getByRole('tab', { name: 'Edit' }).click();
  await editor(page).waitFor();
};
const row = (page: Page, number: number) => page.locator(`[data-version="${number}"]`);
const currentText = async () =>
  (await desk.newsroom.installation.orders.getBlog(desk.newsroom.accountId, blogId)).article?.markdown;

describe('the editor', () => {
  it('shows what is typed, checks, saves, compares and restores it', { timeout: 180_000 }, async (test) => {
    const visit = await desk.signedIn(browser.orSkip(test), `/articles/${blogId}`);
    const { page, problems, password, close } = visit;
    await openEditor(page);
    const written = await editor(page).inputValue();
    expect(written).toBe(await currentText());
    expect(await page.getByRole('button', { name: 'Save as version' }).isDisabled()).toBe(true);

    const [sentence = ''] = written.match(/[A-Z][^.\n[]*\b\d+ (?:dB|kW|percent|years)[^.\n[]*\./) ?? [];
    expect(sentence).not.toBe('');
    const wrong = sentence.replace(/\b\d+(?= (?:dB|kW|percent|years))/, '987');
    const edited = written.replace(sentence, wrong);
    await editor(page).fill(edited);
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('987').first().waitFor();
    await page.getByText('not saved').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await editor(page).press('Control+Enter');
    const result = page.getByRole('region', { name: 'Check of the edited text' });
    await result.getByText('1 judged again').waitFor();
    await result.getByText('Binding wishes that are not met: 1').waitFor();
    expect(await result.getByRole('region', { name: 'Cited sentences that need a look' }).textContent()).toContain(
      '987',
    );
    expect(await violationsOf(page)).toEqual([]);
    expect(await currentText()).toBe(written);

    await page.reload();
    await openEditor(page);
    expect(await editor(page).inputValue()).toBe(edited);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save as version' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=password]').fill(password);
    const expired = problems.splice(0).filter((problem) => !problem.includes('401'));
    expect(expired).toEqual([]);
    expect(await editor(page).inputValue()).toBe(edited);
    await dialog.locator('button[type=submit]').click();
    await row(page, 2).getByText('current').waitFor();
    expect(await currentText()).toBe(edited);
    expect(await row(page, 2).textContent()).toContain('u1');
    expect(await row(page, 1).textContent()).toContain('The writer');

    const difference = page.getByRole('region', { name: 'What is different' });
    await difference.locator('ins mark').first().waitFor();
    expect(await difference.locator('ins mark').allTextContents()).toEqual(['987']);
    expect(await difference.locator('del').count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await row(page, 3).getByText('current').waitFor();
    expect(await editor(page).inputValue()).toBe(written);
    expect(await currentText()).toBe(written);
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps a draft when somebody else has saved meanwhile, and goes on from there', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), `/articles/${blogId}`);
    const other = await desk.signedIn(browser.orSkip(test), `/articles/${blogId}`);
    for (const each of [page, other.page]) await openEditor(each);
    const text = await editor(page).inputValue();
    await editor(page).fill(`${text}\nMine.\n`);
    await editor(other.page).fill(`${text}\nTheirs.\n`);
    await other.page.getByRole('button', { name: 'Save as version' }).click();
    await other.page.getByText('as it is kept').waitFor();
    await page.getByRole('button', { name: 'Save as version' }).click();
    await page.getByRole('button', { name: /^Go on from version/ }).waitFor();
    expect(problems.splice(0).filter((problem) => !problem.includes('409'))).toEqual([]);
    expect(await editor(page).inputValue()).toContain('Mine.');
    await page.getByRole('region', { name: 'What is different' }).getByText('Theirs.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Go on from version/ }).click();
    // The draft is done with once it is saved, however long the rest of the page takes to be read again.
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/v1\/writing\/blog\?/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save as version' }).click();
    await page.getByText('as it is kept').waitFor();
    goOn();
    expect(await currentText()).toContain('Mine.');
    expect(problems).toEqual([]);
    await other.close();
    await close();
  });

  it('says what a text can not be, fits a phone, and has nothing that axe-core objects to in the dark', async (test) => {
    const window = { colorScheme: 'dark', width: 390 } as const;
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), `/articles/${blogId}`, window);
    await openEditor(page);
    await page.getByRole('region', { name: 'Preview' }).locator('article').waitFor();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('region', { name: 'Check of the edited text' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await editor(page).fill(']'.repeat(1_100));
    await page
      .getByText(/its paragraph has over/)
      .first()
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByText('as it is kept').waitFor();
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await close();
  });
});
