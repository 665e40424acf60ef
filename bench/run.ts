// npm run bench [-- name ... --data DIR]: runs the named benchmarks, or all of them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchArticleByModel } from './article-by-model.bench.ts';
import { benchArticleFromPages } from './article-from-pages.bench.ts';
import { benchArticlePictures } from './article-pictures.bench.ts';
import { benchClaimSupport } from './claim-support.bench.ts';
import { benchConsole } from './console.bench.ts';
import { benchEmbeddedWriter } from './embedded-writer.bench.ts';
import { benchGetBlogResult } from './get-blog-result.bench.ts';
import { benchHostedBlog } from './hosted-blog.bench.ts';
import { benchJobs } from './jobs.bench.ts';
import { benchLargePicture } from './large-picture.bench.ts';
import { benchReadPage } from './read-page.bench.ts';
import { benchSitemap } from './sitemap.bench.ts';
import { benchStartUp } from './start-up.bench.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { benchWriteABlog } from './write-a-blog.bench.ts';

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  'start-up': benchStartUp,
  'write-a-blog': benchWriteABlog,
  'get-blog-result': benchGetBlogResult,
  jobs: benchJobs,
  'hosted-blog': benchHostedBlog,
  console: benchConsole,
  'embedded-writer': benchEmbeddedWriter,
  'article-from-pages': benchArticleFromPages,
  'article-by-model': benchArticleByModel,
  sitemap: benchSitemap,
  'claim-support': benchClaimSupport,
  'read-page': benchReadPage,
  'article-pictures': benchArticlePictures,
  'large-picture': benchLargePicture,
};

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

async function runAll(names: readonly string[], parent: string): Promise<boolean> {
  const folder = mkdtempSync(join(parent, 'inkwright-bench-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  // Child processes end with their channel, the database with its parent.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  process.once('exit', removeFolder);
  let allRan = true;
  for (const name of names) {
    print(`\n== ${name} (${cpus().length} CPUs, load average ${load()})`);
    const own = join(folder, name);
    mkdirSync(own);
    try {
      await BENCHMARKS[name]?.(print, { folder: own });
    } catch (error) {
      allRan = false;
      print(`${name} broke: ${error instanceof Error ? error.stack : String(error)}`);
    }
    print(`load average at the end ${load()}`);
  }
  return allRan;
}

const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
const known = Object.keys(BENCHMARKS);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`error: there is no benchmark ${unknown.join(', ')}; there are: ${known.join(', ')}\n`);
  process.exitCode = 2;
} else {
  execFileSync(process.execPath, [fileURLToPath(new URL('./bundle-processes.mjs', import.meta.url))]);
  const ran = await runAll(positionals.length === 0 ? known : positionals, resolve(values.data ?? tmpdir()));
  if (!ran) process.exitCode = 1;
}
