import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import iconv from 'iconv-lite';
import { createExtractor, type Extractor } from '../src/extraction/extractor.ts';
import type { PageInput } from '../src/extraction/web-page.ts';
import { asRate, inMs, type Print, printGoal, printTable } from './tools/print.ts';
import { median, quantile } from './tools/statistics.ts';

const CASES = fileURLToPath(new URL('../test/fixtures/web-pages', import.meta.url));
const ROUNDS = 6;
/** Pages of the size of a long news article with its site around it. */
const LARGE_PARAGRAPHS = [60, 200, 600] as const;
const URL_OF_PAGES = 'https://pages.example/article';

/** Pages made to hold a thread for long. */
const HOSTILE: Readonly<Record<string, string>> = {
  '20,000 nested divs': `${'<div>'.repeat(20_000)}x`,
  '500 nested divs, 90 times': `${'<div>'.repeat(500)}<p>word</p>${'</div>'.repeat(500)}`.repeat(90),
  '99,000 short paragraphs': '<p>a word, and another'.repeat(99_000),
  'a table of 90,000 cells': `<table>${`<tr>${'<td>1'.repeat(300)}`.repeat(300)}</table>`,
  '5 MB of text in one line': `<p>${'word, word and word. '.repeat(240_000)}`,
};

/**
 * Measures reading web pages in worker threads: milliseconds a page (one thread, after warming up), pages a second with
 * the whole pool, and how long hostile pages can hold a thread.
 */
export async function benchReadPage(print: Print): Promise<void> {
  const pages = readdirSync(CASES).map(caseOf);
  const large = LARGE_PARAGRAPHS.map(largePage);
  const one = createExtractor({ threads: 1 });
  const pool = createExtractor({ threads: availableParallelism() });
  try {
    for (const page of [...pages, ...large]) await attempt(one, page);
    const small = await times(one, pages);
    const rows = [rowOf(`${pages.length} pages of the test cases`, small)];
    for (const [index, page] of large.entries()) {
      const name = `an article of ${LARGE_PARAGRAPHS[index]} paragraphs, ${Math.round(page.bytes.byteLength / 1024)} KiB`;
      rows.push(rowOf(name, await times(one, [page])));
    }
    printTable(print, ['page', 'median', 'p95'], rows);
    const middle = large[0] === undefined ? [] : await times(one, [large[0]]);
    printGoal(print, { what: 'a page at the median', value: median(middle), bound: 'at most', goal: 35, show: inMs });
    print(
      `pages a second with ${availableParallelism()} threads: ${asRate(await rate(pool, large[0] ? [large[0]] : []))}`,
    );
    for (const [name, html] of Object.entries(HOSTILE)) {
      // A thread that was ended is started anew first.
      await attempt(one, pages[0] ?? largePage(1));
      const [took = 0] = await times(
        one,
        [{ bytes: Buffer.from(html), url: URL_OF_PAGES, contentType: 'text/html' }],
        1,
      );
      printGoal(print, { what: `hostile: ${name}`, value: took, bound: 'at most', goal: 3_300, show: inMs });
    }
  } finally {
    await Promise.all([one.close(), pool.close()]);
  }
}

function caseOf(name: string): PageInput {
  const {
    url,
    contentType,
    charset = 'utf-8',
  }: { url: string; contentType: string; charset?: string } = JSON.parse(
    readFileSync(`${CASES}/${name}/meta.json`, 'utf8'),
  );
  return { bytes: iconv.encode(readFileSync(`${CASES}/${name}/page.html`, 'utf8'), charset), url, contentType };
}

/** A news site's page, its article grown to so many paragraphs, with as much around it. */
function largePage(paragraphs: number): PageInput {
  const news = readFileSync(`${CASES}/news/page.html`, 'utf8');
  const text = Array.from(
    { length: paragraphs },
    (_, index) =>
      `<p>Paragraph ${index} tells of <a href="/p/${index}">the plant</a>, its <b>pipes</b> and what they cost. Work on the intake begins in April, and the first homes are to be connected in the autumn of 2027.</p>`,
  ).join('\n');
  const around = Array.from(
    { length: paragraphs },
    (_, index) =>
      `<li class="teaser"><a href="/t/${index}"><img src="/i/${index}.jpg" alt=""><span>Teaser ${index}</span></a></li>`,
  ).join('\n');
  const html = news
    .replace('</article>', `${text}</article>`)
    .replace(
      '<footer>',
      `<ul class="more-stories">${around}</ul><script>${'var a=1;'.repeat(paragraphs * 40)}</script><footer>`,
    );
  return { bytes: Buffer.from(html), url: URL_OF_PAGES, contentType: 'text/html' };
}

async function attempt(extractor: Extractor, page: PageInput): Promise<void> {
  // A page that gives nothing takes time as well.
  await extractor.readPage(page).catch(() => undefined);
}

async function times(extractor: Extractor, pages: readonly PageInput[], rounds = ROUNDS): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      const started = performance.now();
      await attempt(extractor, page);
      taken.push(performance.now() - started);
    }
  }
  return taken;
}

async function rate(extractor: Extractor, pages: readonly PageInput[]): Promise<number> {
  const all = Array.from({ length: 60 }, () => pages).flat();
  await Promise.all(all.slice(0, 8).map((page) => attempt(extractor, page)));
  const started = performance.now();
  await Promise.all(all.map((page) => attempt(extractor, page)));
  return all.length / ((performance.now() - started) / 1000);
}

function rowOf(name: string, taken: readonly number[]): string[] {
  return [name, inMs(median(taken)), inMs(quantile(taken, 0.95))];
}
