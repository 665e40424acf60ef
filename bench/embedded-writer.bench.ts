import type { SourceDocument } from '../src/article/source.ts';
import { exampleLibrary } from '../src/writing/example-library.fixture.ts';
import type { EmbeddedWriterWork, Taken } from './processes/embedded-writer.process.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { startChild } from './tools/child.ts';
import { inMs, printGoal, printTable } from './tools/print.ts';
import { median, quantile } from './tools/statistics.ts';

const SIZES = [5, 30, 80] as const;
const REPEATS = 12;
/** Articles from material that the process has not seen. */
const OTHER_POOLS = 4;
/** Words a document of a larger pool must not share with its model, or it would be left aside as a copy. */
const OTHER_WORDS = 7;
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
    const others = Array.from({ length: OTHER_POOLS }, (_, index) => poolOf(size, index + 1));
    const config = { pools: { first: poolOf(size, 0), others }, repeats: REPEATS };
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

/**
 * The example library, and as many further documents in which every seventh word is another.
 * @param shift pools of different shifts share no sentence
 */
function poolOf(size: number, shift: number): SourceDocument[] {
  const models = exampleLibrary('en');
  return Array.from({ length: size }, (_, index) => {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('the example library is empty');
    const round = Math.floor(index / models.length);
    if (round === 0 && shift === 0) return model;
    return {
      ...model,
      id: `${model.id}-${round}`,
      title: round === 0 ? model.title : `${model.title} ${round}`,
      passages: model.passages.map((passage, at) => ({
        ...passage,
        id: `${model.id}-${round}#${at}`,
        text: varied(passage.text, round, shift),
      })),
    };
  });
}

function varied(text: string, round: number, shift: number): string {
  let word = 0;
  const endings = 'rstlmp'.charAt(shift % 6);
  return text.replace(/[a-z]{5,}/g, (found) => {
    word += 1;
    if ((word + round) % OTHER_WORDS >= 3) return found;
    return `${found}${'aeiou'.charAt(round % 5)}${shift === 0 ? 'n' : endings}`;
  });
}
