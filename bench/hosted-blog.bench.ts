import { startBenchDatabase } from './tools/bench-database.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { openBlogPosts } from './tools/blog-posts.ts';
import { startChild } from './tools/child.ts';
import { compareServers } from './tools/compare-servers.ts';
import { type Answer, KeepAliveClient, requestBytes } from './tools/keep-alive-client.ts';
import { asRate, inMs, printGoal, printTable } from './tools/print.ts';
import { processorMs } from './tools/processor-time.ts';
import { median, quantile } from './tools/statistics.ts';
import { withCleanUp } from './tools/with-clean-up.ts';

const CONNECTIONS = 20;
const CLIENTS = 8;
const INDEXED = 10_000;
const MANY = 50_000;
const INDEX_MB = 20;
const REQUESTS_A_SECOND = 2_000;
const FILES = ['feed.xml', 'sitemap.xml', 'sitemap-1.xml', 'llms.txt', ''] as const;
const ROUNDS = 7;
const ONE_BY_ONE = 5_000;

interface BlogServer {
  readonly port: number;
}

/**
 * An article page of a hosted blog from the cache, against a bare Fastify route that sends the same bytes; the memory
 * that a walk through all lists of 10,000 articles leaves; feed, sitemap and home page of 50,000 articles, made anew.
 */
export const benchHostedBlog: Benchmark = async (print, { folder }) =>
  withCleanUp(async (atTheEnd) => {
    const database = await startBenchDatabase(folder);
    atTheEnd(database.stop);
    const posts = await openBlogPosts(database.url);
    atTheEnd(posts.close);
    await posts.fill({ slug: 'some', count: INDEXED });
    await posts.fill({ slug: 'many', count: MANY });

    const config = { databaseUrl: database.url, connections: CONNECTIONS };
    const service = await startChild<BlogServer>('hosted-blog', config, folder);
    atTheEnd(service.stop);
    const client = await KeepAliveClient.open(service.value.port);
    atTheEnd(async () => client.close());
    const get = async (path: string): Promise<Answer> => {
      const answer = await client.send(requestBytes({ method: 'GET', path, headers: {} }));
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return answer;
    };

    const article = '/sites/some/article-1';
    const page = await get(article);
    print(`The article page has ${page.body.length} bytes`);
    const bare = await startChild<BlogServer>('bare-page', { path: article, body: page.body.toString('utf8') }, folder);
    atTheEnd(bare.stop);
    const request = requestBytes({ method: 'GET', path: article, headers: {} });
    await compareServers(print, {
      service: { name: 'Inkwright, article page from cache', pid: service.pid, ...service.value },
      bare: { name: 'bare Fastify, the same bytes', pid: bare.pid, ...bare.value },
      requests: Array.from({ length: CLIENTS }, () => request),
      warmUp: 3_000,
      perRound: 1_000,
      rounds: 16,
      goal: 0.5,
    });
    await oneConnection();

    const before = Number((await get('/heap')).body.toString('utf8'));
    let next: string | undefined = '/sites/some/';
    let lists = 0;
    while (next !== undefined) {
      const { body } = await get(next);
      lists += 1;
      next = /rel="next" href="([^"]*)"/.exec(body.toString('utf8'))?.[1];
    }
    for (let number = 1; number <= 500; number += 1) await get(`/sites/some/article-${number}`);
    const kept = (Number((await get('/heap')).body.toString('utf8')) - before) / 1024 / 1024;
    printGoal(print, {
      what: `memory after ${lists} list pages over ${INDEXED} articles and 500 articles were looked at`,
      value: kept,
      bound: 'at most',
      goal: INDEX_MB,
      show: (value) => `${value.toFixed(1)} MB`,
    });

    const rows: string[][] = [];
    for (const file of FILES) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        await posts.touch('many');
        await get('/forget');
        const start = performance.now();
        bytes = (await get(`/sites/many/${file}`)).body.length;
        times.push(performance.now() - start);
      }
      rows.push([file || 'home page', inMs(median(times)), inMs(Math.max(...times)), `${Math.round(bytes / 1024)} KB`]);
    }
    print(`With ${MANY} articles, made anew each time:`);
    printTable(print, ['file', 'median', 'slowest', 'size'], rows);

    async function oneConnection(): Promise<void> {
      const times: number[] = [];
      const busyBefore = processorMs(service.pid);
      for (let count = 0; count < ONE_BY_ONE; count += 1) {
        const sent = performance.now();
        await client.send(request);
        times.push(performance.now() - sent);
      }
      print(`On one connection: p99 ${inMs(quantile(times, 0.99))}`);
      const busyAfter = processorMs(service.pid);
      if (busyBefore === undefined || busyAfter === undefined) {
        print('The system does not tell how long the server was busy');
        return;
      }
      // By processor time, so that it says the same on a machine that does other work as well.
      printGoal(print, {
        what: 'article page requests for each second that the server was busy',
        value: (ONE_BY_ONE * 1_000) / (busyAfter - busyBefore),
        bound: 'at least',
        goal: REQUESTS_A_SECOND,
        show: asRate,
      });
    }
  });
