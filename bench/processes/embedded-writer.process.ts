// Writes articles with the embedded writer, in its worker thread and in nothing else.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { SourceDocument } from '../../src/article/source.ts';
import type { ArticleOrder } from '../../src/contract/write-blog.ts';
import { ArticleThreads } from '../../src/writing/article-threads.ts';
import { portsOver } from '../../src/writing/writing-ports.fixture.ts';
import { serveParent } from './serve-parent.ts';
import { variedPool } from './varied-pool.ts';

export interface EmbeddedWriterConfig {
  /** Documents that the material is made of. */
  readonly models: readonly SourceDocument[];
  readonly order: ArticleOrder;
  /** Documents for each article. */
  readonly size: number;
  /** Articles from the material of the first one, and then from new material each. */
  readonly repeats: number;
  readonly others: number;
}

export interface Taken {
  readonly wallMs: number;
  /** Of the whole process. */
  readonly processorMs: number;
}

export interface EmbeddedWriterWork {
  readonly first: Taken;
  readonly repeated: readonly Taken[];
  readonly fromOthers: readonly Taken[];
  /** Of the process before its thread was started, and at the end. */
  readonly mb: { readonly before: number; readonly after: number };
  /** Longest time that the event loop of the host was held once the first article was written. */
  readonly heldMs: number;
}

serveParent(async ({ models, order, size, repeats, others }: EmbeddedWriterConfig) => {
  const before = residentMb();
  const threads = new ArticleThreads({ size: 1 });
  const write = async (documents: SourceDocument[]): Promise<Taken> => {
    const { ask: _, clock: __, ...ports } = portsOver(documents);
    const started = performance.now();
    const used = process.cpuUsage();
    await threads.write(order, { ...ports, signal: new AbortController().signal });
    const { user, system } = process.cpuUsage(used);
    return { wallMs: performance.now() - started, processorMs: (user + system) / 1_000 };
  };
  const material = variedPool(models, size, 0);
  const first = await write(material);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const repeated: Taken[] = [];
  for (let run = 0; run < repeats; run += 1) repeated.push(await write(material));
  const fromOthers: Taken[] = [];
  for (let shift = 1; shift <= others; shift += 1) fromOthers.push(await write(variedPool(models, size, shift)));
  delay.disable();
  const value: EmbeddedWriterWork = {
    first,
    repeated,
    fromOthers,
    mb: { before, after: residentMb() },
    heldMs: delay.max / 1e6,
  };
  return { value, stop: () => threads.close() };
});

function residentMb(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}
