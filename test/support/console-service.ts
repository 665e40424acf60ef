import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type RunningInstallation, startService } from '../../src/app.ts';
import { readSettings } from '../../src/config/settings.ts';
import type { UserRole } from '../../src/contract/users.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { type Newsroom, openNewsroom } from '../faults/newsroom.ts';
import type { TestBrowser } from './browser.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { createTestDatabase } from './test-database.ts';

/** What an order of a reader can be written from. */
const LIBRARY = fileURLToPath(new URL('../../examples/heat-pumps/', import.meta.url));
/** Longest wait for something to be seen, in milliseconds. */
const PATIENCE_MS = 120_000;

/** A service with its console, a customer with sources, and a user who may sign in. */
export interface ConsoleService {
  readonly url: string;
  readonly service: RunningInstallation;
  readonly newsroom: Newsroom;
  /** An article of the customer, once it is finished. @returns its id */
  article(subject: string): Promise<string>;
  /** A window of a reader who has signed in; it has the console at `path`. */
  signedIn(browser: Browser, path: string, window?: Partial<ConsoleWindow>): Promise<Visit>;
}

interface OpenConsoleService extends ConsoleService {
  close(): Promise<void>;
}

interface ConsoleWindow {
  readonly width: number;
  readonly height: number;
  readonly role: UserRole;
  readonly locale: string;
  readonly colorScheme: 'light' | 'dark';
}

/** A page, and everything that went wrong on it so far. */
export interface Visit {
  readonly page: Page;
  readonly problems: string[];
  /** Of the user who has signed in. */
  readonly email: string;
  readonly password: string;
  close(): Promise<void>;
}

/**
 * Starts one for a test file, where a browser starts, and closes it at the file's end. To be called at the top of the
 * file, after `useBrowser`. The console must be built: `npm run build`.
 */
export function useConsoleService(browser: TestBrowser): ConsoleService {
  let opened: OpenConsoleService | undefined;
  const desk = () => {
    if (opened === undefined) throw new Error('the service of the console is not open');
    return opened;
  };
  beforeAll(async () => {
    if (browser.starts()) opened = await openConsoleService();
  }, 180_000);
  afterAll(() => opened?.close());
  return {
    get url() {
      return desk().url;
    },
    get service() {
      return desk().service;
    },
    get newsroom() {
      return desk().newsroom;
    },
    article: (subject) => desk().article(subject),
    signedIn: (...visit) => desk().signedIn(...visit),
  };
}

async function openConsoleService(): Promise<OpenConsoleService> {
  const database = await createTestDatabase({ max: 4 });
  const folder = makeScratchFolder('console');
  const variables = {
    DATABASE_URL: database.url,
    INKWRIGHT_DATA: folder,
    INKWRIGHT_SECRET: 's'.repeat(32),
    INKWRIGHT_PORT: '0',
    INKWRIGHT_RATE_LIMIT: '100000',
    INKWRIGHT_LIBRARY: LIBRARY,
  };
  const service = await startService(readSettings(variables), {
    role: 'serve',
    logger: silentLogger,
    version: '0.0.0',
  });
  const newsroom = await openNewsroom(variables);
  let users = 0;

  async function article(subject: string): Promise<string> {
    const { blogId, jobId } = await newsroom.order(subject);
    for await (const _event of newsroom.installation.followJob(jobId));
    return blogId;
  }

  async function signedIn(browser: Browser, path: string, window: Partial<ConsoleWindow> = {}): Promise<Visit> {
    const { width = 1280, height = 900, role = 'owner', locale = 'en-GB', colorScheme = 'light' } = window;
    users += 1;
    const { email, password } = await service.users.create(newsroom.accountId, { email: `u${users}@a.example`, role });
    const context = await browser.newContext({ viewport: { width, height }, locale, colorScheme });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
    });
    page.on('request', (request) => {
      const address = request.url();
      if (/^https?:/.test(address) && !address.startsWith(service.localUrl)) problems.push(`elsewhere: ${address}`);
    });
    await page.goto(`${service.localUrl}/console${path}`);
    await page.locator('input[type=email], input[name=email]').first().fill(email);
    await page.locator('input[type=password]').first().fill(password);
    await page.locator('form button[type=submit]').first().click();
    await page.locator('nav a').first().waitFor({ state: 'attached' });
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
    return { page, problems, email, password, close: () => context.close() };
  }

  return {
    url: service.localUrl,
    service,
    newsroom,
    article,
    signedIn,
    async close() {
      await newsroom.close();
      await service.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
