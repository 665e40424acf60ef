import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, type TestContext } from 'vitest';
import { openBrowser } from './open-browser.ts';

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
  });
  afterAll(() => opened?.close());
  return {
    starts: () => opened !== undefined,
    orSkip: ({ skip }) => opened ?? skip(reason),
  };
}
