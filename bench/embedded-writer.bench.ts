import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { SourceDocument } from '../src/article/source.ts';
import { ArticleThreads } from '../src/writing/article-threads.ts';
import { exampleLibrary, orderOf, portsOver } from '../src/writing/example-library.fixture.ts';

const SIZES = [5, 30, 80] as const;
const RUNS = 12;
/** Words a document of a larger pool must not share with its model, or it would be left aside as a copy. */
const OTHER_WORDS = 7;

/**
 * Measures the embedded writer in its worker thread: articles from 5, 30 and 80 documents, with median and 95th
 * percentile in milliseconds, memory of the process, articles a minute on one core, and how long the event loop of the
 * host was held.
 */
export async function benchEmbeddedWriter(print: (line: string) => void): Promise<void> {
  const threads = new ArticleThreads({ size: 1 });
  try {
    print('documents  median ms  p95 ms  articles/min  RSS MB  longest hold of the event loop ms');
    for (const size of SIZES) print(await rowOf(size, threads));
  } finally {
    await threads.close();
  }
}

async function rowOf(size: number, threads: ArticleThreads): Promise<string> {
  const documents = poolOf(size);
  const { ask: _, clock: __, ...hostPorts } = portsOver(documents);
  const ports = () => ({ ...hostPorts, signal: new AbortController().signal });
  const order = orderOf({ inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '1000-2000' });
  await threads.write(order, ports());
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await threads.write(order, ports());
    times.push(performance.now() - started);
  }
  delay.disable();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const cells = [
    String(size).padStart(9),
    at(0.5).toFixed(0).padStart(9),
    at(0.95).toFixed(0).padStart(6),
    (60_000 / mean).toFixed(0).padStart(12),
    (process.memoryUsage.rss() / 2 ** 20).toFixed(0).padStart(6),
    (delay.max / 1e6).toFixed(0).padStart(10),
  ];
  return cells.join('  ');
}

/** The example library, and as many further documents in which every seventh word is another. */
function poolOf(size: number): SourceDocument[] {
  const models = exampleLibrary('en');
  return Array.from({ length: size }, (_, index) => {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('the example library is empty');
    const round = Math.floor(index / models.length);
    if (round === 0) return model;
    return {
      ...model,
      id: `${model.id}-${round}`,
      title: `${model.title} ${round}`,
      passages: model.passages.map((passage, at) => ({
        ...passage,
        id: `${model.id}-${round}#${at}`,
        text: varied(passage.text, round),
      })),
    };
  });
}

function varied(text: string, round: number): string {
  let word = 0;
  return text.replace(/[a-z]{5,}/g, (found) => {
    word += 1;
    return (word + round) % OTHER_WORDS < 3 ? `${found}${'aeiou'.charAt(round % 5)}n` : found;
  });
}
