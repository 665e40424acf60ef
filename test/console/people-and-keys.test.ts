import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/accessible.ts';
import { useBrowser } from '../support/browser.ts';
import { useConsoleService } from '../support/console-service.ts';

const browser = useBrowser();
const desk = useConsoleService(browser);

/** A window in which nobody has signed in. */
async function stranger(opened: Browser): Promise<Page> {
  const context = await opened.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${desk.url}/console/`);
  return page;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

describe('signing in', { timeout: 180_000 }, () => {
  it('shows nothing before, says when the pair is wrong, and is locked after five tries', async (test) => {
    const page = await stranger(browser.orSkip(test));
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.locator('nav').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    const { email, password } = await desk.service.users.create(desk.newsroom.accountId, {
      email: 'locked@a.example',
      role: 'editor',
    });
    const alert = page.getByRole('alert');
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = page.waitForResponse((response) => response.url().endsWith('/v1/session'));
      await signIn(page, email, 'not the password');
      expect((await answer).status()).toBe(401);
      await alert.getByText('do not belong together').waitFor();
    }
    await signIn(page, email, password);
    await alert.getByText('Too many requests').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('ends on every device when that is asked for', async (test) => {
    const opened = browser.orSkip(test);
    const one = await desk.signedIn(opened, '/settings');
    const other = await stranger(opened);
    await signIn(other, one.email, one.password);
    await other.getByRole('link', { name: 'Articles' }).waitFor();
    await one.page.getByRole('tab', { name: 'Sign-in' }).click();
    await one.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await one.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await other.getByRole('link', { name: 'Articles' }).click();
    await other.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    expect(one.problems).toEqual([]);
    await other.context().close();
    await one.close();
  });
});

describe('an owner', { timeout: 180_000 }, () => {
  it('makes a user, whose password shows once and opens what editors may do; then disables them', async (test) => {
    const opened = browser.orSkip(test);
    const { page, problems, close } = await desk.signedIn(opened, '/settings');
    await page.getByRole('tab', { name: 'Users' }).click();
    await page.getByLabel('E-mail').fill('new@a.example');
    await page.getByLabel('Name').fill('Nora New');
    await page.getByRole('button', { name: 'Add the user' }).click();
    const notice = page.getByText('Password of new@a.example').locator('xpath=ancestor::*[@role="alert"]');
    const password = (await notice.locator('code').textContent()) ?? '';
    expect(password.length).toBeGreaterThan(9);
    await page.getByRole('row', { name: /Nora New/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const editor = await stranger(opened);
    const refused: string[] = [];
    editor.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await signIn(editor, 'new@a.example', password);
    await editor.getByRole('link', { name: 'Settings' }).click();
    await editor.getByText('are for owners of the account').waitFor();
    expect(await editor.getByRole('tab').allInnerTexts()).toEqual(['Password', 'Sign-in', 'Models and providers']);
    await editor.getByRole('link', { name: 'Webhooks' }).click();
    await editor.getByText('Nothing was sent yet').waitFor();
    expect(await editor.getByRole('tab').allInnerTexts()).toEqual(['Log', 'Send a test']);
    await editor.getByRole('link', { name: 'Usage' }).click();
    await editor.getByRole('heading', { name: 'Month by month' }).waitFor();
    expect(refused).toEqual([]);

    await page.reload();
    await page.getByRole('tab', { name: 'Users' }).click();
    await page.getByRole('button', { name: 'Disable new@a.example' }).click();
    expect(await page.getByText(password).count()).toBe(0);
    const dialog = page.getByRole('dialog', { name: 'Disable new@a.example?' });
    await dialog.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('row', { name: /Nora New.*Disabled/ }).waitFor();
    await editor.getByRole('link', { name: 'Articles' }).click();
    await editor.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await editor.context().close();
    expect(problems).toEqual([]);
    await close();
  });

  it('makes a key, whose secret shows once', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/settings');
    await page.getByRole('tab', { name: 'Keys' }).click();
    await page.getByLabel('What it is for').fill('Newsletter');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const secret = page.locator('code').nth(1);
    await secret.waitFor();
    const [accessKey, secretKey] = await page.locator('code').allInnerTexts();
    expect(secretKey).toMatch(/^sk_/);
    const { status } = await fetch(`${desk.url}/v1/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessKey, secretKey }),
    });
    expect(status).toBe(200);
    await page.reload();
    await page.getByRole('tab', { name: 'Keys' }).click();
    await page.getByRole('row', { name: /Newsletter/ }).waitFor();
    expect(await page.content()).not.toContain(secretKey);
    expect(await page.getByText(accessKey ?? '').count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});
