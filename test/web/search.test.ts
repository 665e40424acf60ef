import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../support/command-line.ts';
import { examplePages } from '../support/example-pages.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { openWebSite, type WebSite } from '../support/web-site.ts';

const folder = makeScratchFolder('search');
const pages = examplePages();
let site: WebSite;
let searxng: WebSite;

beforeAll(async () => {
  site = await openWebSite((request, response) => {
    const page = pages.get(request.url ?? '');
    if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /running-costs-and-hybrids\n');
    else if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  searxng = await openWebSite((_request, response) => {
    const results = [...pages.keys()].slice(0, 12).map((path) => ({
      url: site.address(path),
      title: path.slice(1).replaceAll('-', ' '),
      content: 'About heat pumps.',
    }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }));
  });
});
afterAll(async () => {
  await Promise.all([site.close(), searxng.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const write = (env: Readonly<Record<string, string>>, ...more: string[]) =>
  run(['write', '--keyword', 'heat pump', '--json', ...more], {
    INKWRIGHT_DATA: join(folder, 'data'),
    INKWRIGHT_SEARCH: 'searxng',
    SEARXNG_URL: searxng.address(''),
    INKWRIGHT_ALLOW_HOSTS: site.host,
    ...env,
  });

describe('evidence from the web', { timeout: 120_000 }, () => {
  it('is searched, read as robots.txt allows, quoted from several pages, and named with its licence', async () => {
    const ended = await write({ INKWRIGHT_THIRD_PARTY_TEXT: 'quote' }, '--set', 'targetBlogWordCount=800-1000');
    expect(ended).toMatchObject({ code: 0 });
    expect(searxng.asked.length).toBeGreaterThan(0);
    const { article } = JSON.parse(ended.out) as { article: { markdown: string; words: number } };
    const sources = [...article.markdown.matchAll(/^\d+\. \[.*?\]\((http:[^)]+)\)/gm)].map(([, url]) => url ?? '');
    expect(sources.length).toBeGreaterThanOrEqual(4);
    expect(sources.every((url) => url.startsWith(site.address('/')))).toBe(true);
    expect(article.markdown).toContain('CC BY 4.0');
    expect(site.asked).toContain('GET /robots.txt');
    expect(site.asked).not.toContain('GET /running-costs-and-hybrids');
  });

  it('is not even searched while strangers may not be quoted, and the refusal says what was found', async () => {
    searxng.asked.length = 0;
    const ended = await write({});
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(/FAILED 5(45|51): 0 documents found/);
    expect(searxng.asked).toEqual([]);
  });

  it('leaves out a provider that fails, and says so in the refusal', async () => {
    const gone = await openWebSite((_request, response) => response.writeHead(500).end());
    const env = { INKWRIGHT_THIRD_PARTY_TEXT: 'quote', SEARXNG_URL: gone.address('') };
    const ended = await write(env);
    await gone.close();
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(/SearXNG has a fault of its own \(status 500\)/);
  });
});
