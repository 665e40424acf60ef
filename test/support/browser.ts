import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, type TestContext } from 'vitest';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** It asks nobody for anything but the pages a test opens. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of a test file. */
export interface TestBrowser {
  /** From the first `beforeAll` on that comes after `useBrowser`. */
  starts(): boolean;
  /** The browser; where none starts, the test is skipped with the reason. */
  orSkip(test: Pick<TestContext, 'skip'>): Browser;
}

/** Opens one browser for a test file, and closes it at its end. To be called first at the top of the file. */
export function useBrowser(): TestBrowser {
  let opened: Browser | undefined;
  let reason = 'the browser is not open yet';
  beforeAll(async () => {
    const started = await openBrowser();
    if ('reason' in started) reason = started.reason;
    else opened = started;
  }, 60_000);
  afterAll(() => opened?.close());
  return {
    starts: () => opened !== undefined,
    orSkip: ({ skip }) => opened ?? skip(reason),
  };
}

/** Why no browser starts here. */
interface NoBrowser {
  readonly reason: string;
}

/** A real Chromium without a window: the one that is installed, else the one that comes as a package and is unpacked. */
async function openBrowser(): Promise<Browser | NoBrowser> {
  const failures: string[] = [];
  for (const [name, path] of [
    ...INSTALLED.filter((each) => existsSync(each)).map((each) => [each, () => Promise.resolve(each)] as const),
    ['@sparticuz/chromium', () => sparticuz.executablePath()] as const,
  ]) {
    try {
      return await chromium.launch({ executablePath: await path(), args: FLAGS, headless: true });
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    }
  }
  return { reason: `no Chromium starts (${failures.join('; ')})` };
}
