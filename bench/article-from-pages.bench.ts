import { createExtractor } from '../src/extraction/extractor.ts';
import type { PageFetcher } from '../src/outbound/page-fetcher.ts';
import { gatherEvidence } from '../src/research/evidence.ts';
import { createPageReader } from '../src/research/page-reader.ts';
import { subjectTokens } from '../src/research/subject.ts';
import { ArticleThreads } from '../src/writing/article-threads.ts';
import { exampleLibrary, orderOf } from '../src/writing/example-library.fixture.ts';
import { portsOver, quietWeb } from '../src/writing/writing-ports.fixture.ts';
import { examplePages } from '../test/support/example-pages.ts';
import { inMs, type Print, printGoal, printTable } from './tools/print.ts';

const RUNS = 8;
const PAGES = 8;
const RANKED = 30;
const GOALS = { articleMs: 2000, rankMs: 300, rssMb: 300 } as const;

/**
 * Measures an article from the addresses of pages, end to end but for the network: reading eight pages in the
 * extraction thread, and writing from them in the writing thread. Then the ranking of thirty documents alone, which
 * includes reading them into sentences.
 */
export async function benchArticleFromPages(print: Print): Promise<void> {
  const pages = new Map([...examplePages()].map(([path, html]) => [`https://warm.example${path}`, html]));
  const fetchPage: PageFetcher['fetchPage'] = async (url) => ({
    ...{ url, finalUrl: url, status: 200, contentType: 'text/html', fromCache: true },
    body: new TextEncoder().encode(pages.get(url)),
  });
  const extractor = createExtractor({ threads: 1 });
  const threads = new ArticleThreads({ size: 1 });
  const reader = createPageReader({ fetcher: { fetchPage }, extractor, maxAgeMs: 0 });
  const urls = [...pages.keys()].slice(0, PAGES);
  const order = orderOf({ inputType: 'topic', mainInput: 'heat pump', targetBlogWordCount: '1000-2000' });
  const times: number[] = [];
  try {
    for (let run = -1; run < RUNS; run += 1) {
      const started = performance.now();
      const signal = new AbortController().signal;
      const readings = await Promise.all(urls.map((url) => reader.read(url, 'named', signal)));
      const documents = readings.flatMap((reading) => (reading.kind === 'read' ? [reading.document] : []));
      const { ask: _ask, clock: _clock, ...ports } = portsOver(documents, { web: quietWeb(), signal });
      await threads.write(order, ports);
      // The first run starts the threads.
      if (run >= 0) times.push(performance.now() - started);
    }
  } finally {
    await Promise.all([extractor.close(), threads.close()]);
  }
  const ranking = Array.from({ length: RUNS }, rankOnce);
  const rss = process.memoryUsage.rss() / 2 ** 20;
  printTable(
    print,
    ['what', 'median', 'p95'],
    [
      [`article from ${PAGES} pages`, inMs(at(times, 0.5)), inMs(at(times, 0.95))],
      [`${RANKED} documents ranked`, inMs(at(ranking, 0.5)), inMs(at(ranking, 0.95))],
    ],
  );
  const atMost = (what: string, value: number, goal: number, show: (value: number) => string) =>
    printGoal(print, { what, value, bound: 'at most', goal, show });
  atMost(`article from ${PAGES} pages, median`, at(times, 0.5), GOALS.articleMs, inMs);
  atMost(`ranking ${RANKED} documents, median`, at(ranking, 0.5), GOALS.rankMs, inMs);
  atMost('memory of the process with its threads', rss, GOALS.rssMb, (value) => `${value.toFixed(0)} MB`);
}

function rankOnce(): number {
  const models = exampleLibrary('en');
  const documents = Array.from({ length: RANKED }, (_, index) => {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('the example library is empty');
    return { ...model, id: `${model.id}-${index}` };
  });
  const started = performance.now();
  gatherEvidence({
    documents,
    subject: subjectTokens('heat pump', 'en'),
    language: 'en',
    intent: 'plain',
    preferData: true,
  });
  return performance.now() - started;
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
