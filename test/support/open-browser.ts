import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

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

/** Why no browser starts here. */
interface NoBrowser {
  readonly reason: string;
}

/** A real Chromium without a window: the one that is installed, else the one that comes as a package and is unpacked. */
export async function openBrowser(): Promise<Browser | NoBrowser> {
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
