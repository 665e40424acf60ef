// Re-encodes one picture again and again: in the thread of the service, or with one plain call of sharp.
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import sharp from 'sharp';
import { PictureThreads } from '../../src/media/encode/picture-threads.ts';
import { serveParent } from './serve-parent.ts';

export interface PictureWorkerConfig {
  readonly file: string;
  /** A small picture, with which everything is loaded before the measuring begins. */
  readonly smallFile: string;
  readonly isPlain: boolean;
  readonly runs: number;
}

export interface PictureWork {
  /** Milliseconds of each run, by the clock and of the processor. */
  readonly wallMs: readonly number[];
  readonly processorMs: readonly number[];
  /** By which the process was larger than before the first run, at most. */
  readonly mostMb: number;
}

const LOOK_MS = 2;

serveParent(async ({ file, smallFile, isPlain, runs }: PictureWorkerConfig) => {
  const threads = new PictureThreads({ size: 1 });
  const { signal } = new AbortController();
  const encode = (bytes: Buffer): Promise<unknown> =>
    isPlain ? sharp(bytes).resize({ width: 1_600 }).webp({ quality: 78 }).toBuffer() : threads.reencode(bytes, signal);
  if (isPlain) sharp.concurrency(1);
  await encode(await readFile(smallFile));
  const bytes = await readFile(file);
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, LOOK_MS);
  const wallMs: number[] = [];
  const processorMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    const used = process.cpuUsage();
    await encode(bytes);
    const { user, system } = process.cpuUsage(used);
    wallMs.push(performance.now() - started);
    processorMs.push((user + system) / 1_000);
  }
  clearInterval(look);
  const value: PictureWork = { wallMs, processorMs, mostMb: (most - before) / 2 ** 20 };
  return { value, stop: () => threads.close() };
});
