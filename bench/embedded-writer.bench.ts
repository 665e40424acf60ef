import { exampleLibrary, orderOf } from '../src/writing/example-library.fixture.ts';
import type { EmbeddedWriterConfig, EmbeddedWriterWork, Taken } from './processes/embedded-writer.process.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { startChild } from './tools/child.ts';
import { inMs, printGoal, printTable } from './tools/print.ts';
import { median, quantile } from './tools/statistics.ts';

const SIZES = [5, 30, 80] as const;
const REPEATS = 30;
/** Articles from material that the process has not seen. */
const OTHERS = 4;
const GOALS = { medianMs: 500, mb: 200, articlesAMinute: 100 } as const;

/**
 * Measures the embedded writer in its worker thread, bundled as the service is, each number of documents in a process
 * of its own that does nothing else: the first article of the process, articles from the same documents again, and
 * articles from documents it has not seen; memory of the process, articles a minute on one core, and how long the event
 * loop of the host was held.
 */
export const benchEmbeddedWriter: Benchmark = async (print, { folder }) => {
  const works = new Map<number, EmbeddedWriterWork>();
  for (const size of SIZES) {
    const order = orderOf({ inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '1000-2000' });
    const config: EmbeddedWriterConfig = {
      models: exampleLibrary('en'),
      order,
      size,
      repeats: REPEATS,
      others: OTHERS,
    };
    const { value, stop } = await startChild<EmbeddedWriterWork>('embedded-writer', config, folder);
    await stop();
    works.set(size, value);
  }
  printTable(
    print,
    ['documents', 'first', 'again: median', 'p95', 'processor', 'new documents', 'articles/min', 'memory', 'held'],
    [...works].map(([size, work]) => [
      String(size),
      inMs(work.first.wallMs),
      inMs(median(wallMs(work.repeated))),
      inMs(quantile(wallMs(work.repeated), 0.95)),
      inMs(medianProcessor(work.repeated)),
      inMs(median(wallMs(work.fromOthers))),
      (60_000 / medianProcessor(work.repeated)).toFixed(0),
      `${work.mb.after.toFixed(0)} MB (${work.mb.before.toFixed(0)} before)`,
      inMs(work.heldMs),
    ]),
  );
  const largest = works.get(Math.max(...SIZES));
  if (largest === undefined) throw new Error('nothing was measured');
  printGoal(print, {
    what: 'an article from 80 documents, median',
    ...{ value: median(wallMs(largest.repeated)), bound: 'at most', goal: GOALS.medianMs, show: inMs },
  });
  printGoal(print, {
    what: 'articles a minute of processor time, 80 documents',
    ...{
      value: 60_000 / medianProcessor(largest.repeated),
      bound: 'at least',
      goal: GOALS.articlesAMinute,
      show: (value) => value.toFixed(0),
    },
  });
  printGoal(print, {
    what: 'memory of the whole process, 80 documents',
    ...{ value: largest.mb.after, bound: 'at most', goal: GOALS.mb, show: (value) => `${value.toFixed(0)} MB` },
  });
};

function wallMs(taken: readonly Taken[]): number[] {
  return taken.map((one) => one.wallMs);
}

function medianProcessor(taken: readonly Taken[]): number {
  return median(taken.map(({ processorMs }) => processorMs));
}
