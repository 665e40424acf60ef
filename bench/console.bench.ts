import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../test/support/open-browser.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { makeReader, type Reader } from './tools/many-articles.ts';
import { inMs, type Print, printGoal, printTable } from './tools/print.ts';
import { startServe } from './tools/serve-process.ts';
import { median } from './tools/statistics.ts';
import { withCleanUp } from './tools/with-clean-up.ts';

const BUILT = fileURLToPath(new URL('../dist/console/', import.meta.url));
const FIRST_LOAD_BYTES = 250_000;
const ROUNDS = 7;
const FEW = 100;
const MANY = 10_000;
/** Turns of the wheel from the top of the list to its end. */
const TURNS = 60;
/** A frame that takes longer is seen as a halt. */
const STALL_MS = 200;
const MOST_TIMES_BARE = 10;
const BARE_PAGE = '<!doctype html><title>Bare</title><form><input type="email"></form>';

/**
 * What a browser is sent; how long until somebody can type into the sign-in, against a bare page with one field; and the
 * longest task while a list of 10,000 articles is loaded, scrolled and filtered, against one of 100.
 */
export const benchConsole: Benchmark = async (print, { folder }) =>
  withCleanUp(async (atTheEnd) => {
    printBundle(print);
    const browser = await openBrowser();
    if ('reason' in browser) throw new Error(browser.reason);
    atTheEnd(() => browser.close());
    const service = await startServe(join(folder, 'data'));
    atTheEnd(service.stop);
    await timeToInteractive(print, browser, `${service.url}/console/`);
    const readers = [
      await makeReader(join(folder, 'data'), FEW),
      await makeReader(join(folder, 'data'), MANY),
    ] as const;
    const few = await readList(browser, service.url, readers[0], FEW);
    const many = await readList(browser, service.url, readers[1], MANY);
    const row = (what: string, of: (tasks: ListTasks) => number) => [
      what,
      inMs(of(few)),
      inMs(of(many)),
      of(few) === 0 ? '-' : `${(of(many) / of(few)).toFixed(1)} x`,
    ];
    printTable(
      print,
      ['longest task (0: all below 50 ms)', `${FEW} articles`, `${MANY} articles`, 'ratio'],
      [
        row('reading page after page to the end', ({ load }) => load),
        row('scrolling from end to end', ({ scroll }) => scroll),
        row('searching and filtering', ({ filter }) => filter),
      ],
    );
    printGoal(print, {
      what: `longest task of a list of ${MANY} articles`,
      value: Math.max(many.load, many.scroll, many.filter),
      bound: 'at most',
      goal: STALL_MS,
      show: inMs,
    });
  });

function printBundle(print: Print): void {
  const page = readFileSync(`${BUILT}index.html`, 'utf8');
  const first = [...page.matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map(([, path]) => path ?? '');
  const sizes = readdirSync(`${BUILT}assets`).map((name) => {
    const bytes = readFileSync(`${BUILT}assets/${name}`);
    return { name: `assets/${name}`, bytes: bytes.length, packed: gzipSync(bytes).length };
  });
  const sum = (files: typeof sizes) => [
    files.reduce((all, { bytes }) => all + bytes, 0),
    files.reduce((all, { packed }) => all + packed, 0),
  ];
  const later = sizes.filter(({ name }) => !first.includes(name)).sort((one, other) => other.packed - one.packed);
  const [largest] = later;
  const rows: [string, typeof sizes][] = [
    ['before the first page', sizes.filter(({ name }) => first.includes(name))],
    ['later, when needed', later],
    [`of these the largest, ${largest?.name ?? 'none'}`, largest === undefined ? [] : [largest]],
  ];
  printTable(
    print,
    ['console', 'files', 'bytes', 'gzip'],
    rows.map(([name, files]) => [name, String(files.length), ...sum(files).map(String)]),
  );
  printGoal(print, {
    what: 'first load, packed',
    value: sum(rows[0]?.[1] ?? [])[1] ?? 0,
    bound: 'at most',
    goal: FIRST_LOAD_BYTES,
    show: (value) => `${value} bytes`,
  });
}

async function timeToInteractive(print: Print, browser: Browser, console: string): Promise<void> {
  const bare = createServer((_, response) => response.setHeader('content-type', 'text/html').end(BARE_PAGE));
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const times = { bare: [] as number[], cold: [] as number[], again: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await untilTyped(browser, address, 1));
    times.cold.push(await untilTyped(browser, console, 1));
    times.again.push(await untilTyped(browser, console, 2));
  }
  bare.close();
  const row = (name: string, values: readonly number[]) => [
    name,
    inMs(median(values)),
    inMs(Math.max(...values)),
    `${(median(values) / median(times.bare)).toFixed(1)} x`,
  ];
  printTable(
    print,
    [`${ROUNDS} rounds in turn, until a letter stands in the field`, 'median', 'max', 'against bare'],
    [row('bare page', times.bare), row('console, first visit', times.cold), row('console, second visit', times.again)],
  );
  printGoal(print, {
    what: 'console, first visit, against the bare page',
    value: median(times.cold) / median(times.bare),
    bound: 'at most',
    goal: MOST_TIMES_BARE,
    show: (value) => `${value.toFixed(1)} x`,
  });
}

/** From the address to a letter in the e-mail field, at the given visit of a browser that knows nothing yet. */
async function untilTyped(browser: Browser, address: string, visit: number): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    let ms = 0;
    for (let count = 0; count < visit; count += 1) {
      const begin = performance.now();
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('input[type=email]').fill('a');
      ms = performance.now() - begin;
    }
    return ms;
  } finally {
    await context.close();
  }
}

/** The longest task of each part, in milliseconds; 0: none took 50 or longer. */
interface ListTasks {
  readonly load: number;
  readonly scroll: number;
  readonly filter: number;
}

async function readList(browser: Browser, url: string, { email, password }: Reader, count: number): Promise<ListTasks> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/console/articles`);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.locator('form button[type=submit]').click();
    const table = page.locator('table[aria-rowcount]');
    await table.waitFor();
    await page.evaluate(`
      globalThis.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
      }).observe({ entryTypes: ['longtask'] });`);
    while (Number(await table.getAttribute('aria-rowcount')) <= count) {
      await page.evaluate(
        'new Promise((done) => { scrollTo(0, document.body.scrollHeight); requestAnimationFrame(done); })',
      );
    }
    const load = await longestTask(page);
    await page.evaluate('scrollTo(0, 0)');
    const height = Number(await page.evaluate('document.body.scrollHeight'));
    await page.mouse.move(600, 500);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await page.mouse.wheel(0, height / TURNS);
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    }
    await page.getByRole('link', { name: 'part 1', exact: false }).last().waitFor();
    const scroll = await longestTask(page);
    await page.evaluate('scrollTo(0, 0)');
    await page.locator('input[type=search]').fill('part 99');
    await page.locator(`table[aria-rowcount]:not([aria-rowcount="${count + 1}"])`).waitFor();
    await page.locator('select').first().selectOption('FAILED');
    await table.waitFor({ state: 'detached' });
    await page.locator('select').first().selectOption('SUCCESS');
    await table.waitFor();
    return { load, scroll, filter: await longestTask(page) };
  } finally {
    await context.close();
  }
}

/** Since it was asked last. */
async function longestTask(page: Page): Promise<number> {
  return Number(
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => { done(globalThis.longest); globalThis.longest = 0; }))',
    ),
  );
}
