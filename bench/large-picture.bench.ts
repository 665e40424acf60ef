import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { coverSvg } from '../src/media/cover/draw-cover.ts';
import type { PictureWork } from './processes/picture-worker.process.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { startChild } from './tools/child.ts';
import { inMs, printGoal, printTable } from './tools/print.ts';
import { median } from './tools/statistics.ts';

const RUNS = 5;
/** 20 megapixels. */
const LARGE = { width: 5_472, height: 3_648 } as const;
const GOALS = { ms: 1_000, mb: 150 } as const;

/**
 * Measures how long a picture of 20 megapixels takes to be re-encoded in three sizes, and by how much the process grows
 * meanwhile, each format in a process of its own, against one plain call of sharp that makes the largest size alone.
 */
export const benchLargePicture: Benchmark = async (print, { folder }) => {
  const photo = sharp({
    create: { ...LARGE, channels: 3, background: '#567', noise: { type: 'gaussian', mean: 120, sigma: 12 } },
  });
  const drawing = sharp(Buffer.from(coverSvg('bench'))).resize({ ...LARGE, fit: 'fill' });
  const inputs: Readonly<Record<string, Buffer>> = {
    JPEG: await photo.clone().jpeg({ quality: 85 }).toBuffer(),
    WebP: await photo.clone().webp({ quality: 80, effort: 1 }).toBuffer(),
    PNG: await drawing.removeAlpha().png().toBuffer(),
  };
  const smallFile = join(folder, 'small');
  await writeFile(smallFile, await photo.clone().resize({ width: 200 }).jpeg().toBuffer());

  const rows: string[][] = [];
  const worst = { ms: 0, mb: 0 };
  for (const [format, bytes] of Object.entries(inputs)) {
    const file = join(folder, format);
    await writeFile(file, bytes);
    const work = async (isPlain: boolean): Promise<PictureWork> => {
      const config = { file, smallFile, isPlain, runs: RUNS };
      const { value, stop } = await startChild<PictureWork>('picture-worker', config, folder);
      await stop();
      return value;
    };
    const [ours, plain] = [await work(false), await work(true)];
    const [ms, plainMs] = [median(ours.processorMs), median(plain.processorMs)];
    worst.ms = Math.max(worst.ms, ms);
    worst.mb = Math.max(worst.mb, ours.mostMb);
    rows.push([
      `${format}, ${(bytes.length / 2 ** 20).toFixed(1)} MB`,
      ...[inMs(ms), inMs(median(ours.wallMs)), inMb(ours.mostMb)],
      ...[inMs(plainMs), inMb(plain.mostMb), (ms / plainMs).toFixed(2)],
    ]);
  }
  print(`A picture of ${LARGE.width} x ${LARGE.height} pixels:`);
  const head = ['input', 'processor', 'by the clock', 'memory', 'plain: processor', 'memory', 'ratio'];
  printTable(print, head, rows);
  // By processor time, so that it says the same on a machine that does other work as well; the work has one thread.
  const what = 'processor time for 20 megapixels, slowest format';
  printGoal(print, { what, value: worst.ms, bound: 'at most', goal: GOALS.ms, show: inMs });
  printGoal(print, {
    what: 'memory by which the process grows, largest',
    ...{ value: worst.mb, bound: 'at most', goal: GOALS.mb, show: inMb },
  });
};

const inMb = (value: number): string => `${value.toFixed(0)} MB`;
