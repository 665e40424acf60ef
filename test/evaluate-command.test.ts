import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATINGS } from '../src/contract/choices.ts';
import { run } from './support/command-line.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';
import { tinyPdf } from './support/tiny-pdf.ts';
import { openWebSite, type WebSite } from './support/web-site.ts';

const folder = makeScratchFolder('evaluate-command');
const file = (name: string) => join(folder, name);
const TEXT =
  'We measured the heat loss of 40 houses in Bremen in March 2025. The heat loss decides how large a pump must be.';
const PAGE = `<!doctype html><title>Sizing</title><body><article><h1>Sizing</h1>${`<p>${TEXT}</p>`.repeat(12)}</article>`;
let site: WebSite;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file('post.md'), `---\nauthor: Ada Byron\n---\n# Sizing\n\n${TEXT}\n`);
  writeFileSync(file('page.html'), PAGE);
  writeFileSync(file('emoji.md'), '🙂🙂\n');
  writeFileSync(file('paper.pdf'), tinyPdf([[TEXT]]));
  writeFileSync(file('picture.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
  site = await openWebSite((request, response) => {
    const found = request.url === '/sizing';
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? PAGE : 'Not here');
  });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const evaluate = (...args: string[]) =>
  run(['evaluate', ...args], { INKWRIGHT_DATA: file('data'), INKWRIGHT_ALLOW_HOSTS: site.host });
const linesOf = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('inkwright evaluate', { timeout: 180_000 }, () => {
  it('shows every rating of a file with a bar, and what to do, in the language asked for', async () => {
    const ended = await evaluate(file('post.md'), '--language', 'de');
    expect(ended.code).toBe(0);
    expect(ended.out).toMatch(/^.*post\.md\nQUESTION +SCORE +RATING\npage quality +\[#+\.+] +\d+ +\w+\+?\n/);
    expect(ended.out.match(/\[#*\.*] /g)).toHaveLength(9);
    expect(ended.out).toMatch(/\bSie\b/);
  });

  it('prints one line of JSON for each file and address, refused ones too, and ends with 1 for those', async () => {
    const good = [file('post.md'), file('page.html'), file('paper.pdf'), site.address('/sizing')];
    const bad = [file('emoji.md'), file('picture.png'), site.address('/gone')];
    const ended = await evaluate(...good, ...bad, '--json');
    expect(ended.code).toBe(1);
    const lines = linesOf(ended.out);
    expect(lines.map(({ source, state, error }) => [source, state, error?.code])).toEqual([
      ...good.map((source) => [source, 'SUCCESS', undefined]),
      [bad[0], 'FAILED', '551'],
      [bad[1], 'REFUSED', 'unsupported_media_type'],
      [bad[2], 'FAILED', '546'],
    ]);
    for (const { evaluation } of lines.slice(0, good.length)) expect(RATINGS).toContain(evaluation.page_quality.rating);
    expect((await evaluate(...good, '--json')).code).toBe(0);
  });

  it('ends with 1 when the page quality is below --min, whatever the letter case', async () => {
    expect((await evaluate(file('post.md'), '--min', 'lowest')).code).toBe(0);
    expect((await evaluate(file('post.md'), '--min', 'HIGHEST')).code).toBe(1);
  });

  it.each([
    [[], 'missing required argument'],
    [['a.md', '--min', 'superb'], 'allowed: Lowest, Lowest+'],
    [['a.md', '--language', 'xx'], 'allowed: '],
    [['https://'], 'https://: '],
  ])('%j is a usage error', async (args, said) => {
    const ended = await evaluate(...args);
    expect(ended.code).toBe(2);
    expect(ended.err).toContain(said);
  });

  it('says which file is not there', async () => {
    const ended = await evaluate(file('absent.md'));
    expect(ended).toMatchObject({ code: 3, out: '' });
    expect(ended.err).toContain('absent.md can not be read: ENOENT');
  });
});
