import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { unpackedChromium } from './unpack-chromium.ts';

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
    ...INSTALLED.filter((each) => existsSync(each)).map((each) => [each, () => each] as const),
    ['@sparticuz/chromium', unpackedChromium] as const,
  ]) {
    try {
      return await chromium.launch({ executablePath: path(), args: FLAGS, headless: true });
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    }
  }
  return { reason: `no Chromium starts (${failures.join('; ')})` };
}
