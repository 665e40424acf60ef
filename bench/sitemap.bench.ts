import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { rankAddresses } from '../src/research/sitemap/rank-addresses.ts';
import { readSitemap } from '../src/research/sitemap/read-sitemap.ts';
import { inMs, type Print, printGoal, printTable } from './tools/print.ts';

const ADDRESSES = 50_000;
const RUNS = 5;
const CHUNK = 1 << 16;
const LIMITS = { mostEntries: ADDRESSES, mostBytes: 50 * 2 ** 20 };
const SUBJECT = 'how loud is a heat pump at night';
const WORDS = [
  ...['heat', 'pump', 'noise', 'night', 'garden', 'water', 'cost', 'guide', 'winter', 'solar', 'roof', 'house'],
  ...['kitchen', 'floor', 'window', 'energy', 'saving', 'price', 'review', 'best', 'repair', 'quiet', 'loud', 'old'],
];

/**
 * Measures a sitemap of 50,000 addresses, plain and packed, as it would come from the network: reading it, and ranking
 * its addresses against a subject, with the longest hold of the event loop.
 */
export async function benchSitemap(print: Print): Promise<void> {
  const plain = Buffer.from(sitemapOf(ADDRESSES));
  const rows: string[][] = [];
  const times: number[] = [];
  let longest = 0;
  for (const [name, bytes] of [
    ['plain', plain],
    ['gzip', gzipSync(plain)],
  ] as const) {
    await once(bytes);
    for (let run = 1; run <= RUNS; run += 1) {
      const measured = await once(bytes);
      times.push(measured.read + measured.rank);
      longest = Math.max(longest, measured.hold);
      const { read, rank, hold, found } = measured;
      rows.push([`${name}, run ${run}`, inMs(read), inMs(rank), inMs(read + rank), inMs(hold), String(found)]);
    }
  }
  print(`${ADDRESSES} addresses, ${(plain.length / 2 ** 20).toFixed(1)} MB`);
  printTable(print, ['sitemap', 'read', 'rank', 'both', 'longest hold', 'related'], rows);
  times.sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  printGoal(print, { what: 'median', value: median, bound: 'at most', goal: 1000, show: inMs });
  printGoal(print, { what: 'longest hold of the event loop', value: longest, bound: 'at most', goal: 50, show: inMs });
}

async function once(bytes: Uint8Array) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  const { entries } = await readSitemap(chunksOf(bytes), LIMITS);
  const read = performance.now();
  const { ranked } = await rankAddresses(entries, SUBJECT, 'en');
  const done = performance.now();
  delay.disable();
  if (entries.length !== ADDRESSES) throw new Error(`${entries.length} of ${ADDRESSES} addresses were read`);
  return { read: read - started, rank: done - read, hold: delay.max / 1e6, found: ranked.length };
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/** Addresses of three to six words, as a large magazine has them. */
function sitemapOf(count: number): string {
  const word = (number: number) => WORDS[number % WORDS.length] ?? '';
  const entries = Array.from({ length: count }, (_, index) => {
    const words = Array.from({ length: 3 + (index % 4) }, (_unused, at) => word(index * 7 + at * 5 + (index >> at)));
    const date = `2026-0${1 + (index % 9)}-${10 + (index % 18)}`;
    return `<url><loc>https://magazine.example/${word(index)}/${words.join('-')}-${index}</loc><lastmod>${date}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`;
}
