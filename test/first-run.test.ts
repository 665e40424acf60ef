import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandLine, run } from './support/command-line.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';

const folder = makeScratchFolder('first-run');
const env = { INKWRIGHT_DATA: join(folder, 'data'), INKWRIGHT_PORT: '0' };
let service: CommandLine;

interface Printed {
  readonly url: string;
  readonly init: RequestInit;
}

/** A printed curl line as the request it makes. */
function readCurl(line: string): Printed {
  const url = /curl -s '([^']+)'/.exec(line)?.[1] ?? '';
  const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(
    ([, name = '', value = '']) => [name, value] as [string, string],
  );
  const body = /-d '([^']+)'/.exec(line)?.[1];
  return { url, init: { headers, ...(body === undefined ? {} : { method: 'POST', body }) } };
}

beforeAll(async () => {
  service = new CommandLine(['start'], env);
  await service.says(/goes on running/);
});

afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the first run', () => {
  it('prints the credentials once and keeps them in a file that only its owner can read', () => {
    const file = join(env.INKWRIGHT_DATA, 'first-account.json');
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(kept)).toEqual(['accessKey', 'secretKey', 'apiKey', 'siteId', 'storeId', 'email', 'password']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const key of ['accessKey', 'secretKey', 'apiKey', 'password']) {
      expect(service.out.split(kept[key] as string)).toHaveLength(2);
    }
  });

  it('prints an e-mail address and a password that sign in to the console as its owner', async () => {
    const file = join(env.INKWRIGHT_DATA, 'first-account.json');
    const { email, password } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const console = new URL(/Sign in to the console at (\S+)/.exec(service.out)?.[1] ?? '');
    const answer = await fetch(new URL('/v1/session', console), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(await answer.json()).toMatchObject({ data: { user: { email, role: 'owner' } } });
  });

  it('shows the first paragraph of a real article that stands whole in a file', () => {
    const article = readFileSync(join(env.INKWRIGHT_DATA, 'first-article.md'), 'utf8');
    const paragraph = article.split('\n\n').find((block) => !/^(?:#|!|\*)/.test(block)) ?? '';
    expect(service.out).toContain(paragraph);
    expect(paragraph).toMatch(/heat pump.*\[\d+\]$/i);
    expect(article.match(/^## /gm)?.length).toBeGreaterThanOrEqual(5);
    expect(article).toContain('## Sources');
  });

  it('prints a curl line that reads the same article', async () => {
    const line = /or with +(curl .*)/.exec(service.out)?.[1] ?? '';
    const { url, init } = readCurl(line);
    const answer = (await (await fetch(url, init)).json()) as {
      data: { status: string; content: { markdown: string } };
    };
    expect(answer.data.status).toBe('SUCCESS');
    expect(answer.data.content.markdown.trimEnd()).toBe(
      readFileSync(join(env.INKWRIGHT_DATA, 'first-article.md'), 'utf8').trimEnd(),
    );
  });

  it('prints a curl line that orders another article, any number of times', async () => {
    const { url, init } = readCurl(/Order another +(curl .*)/.exec(service.out)?.[1] ?? '');
    const answers = await Promise.all([1, 2, 3].map(async () => (await fetch(url, init)).json()));
    const ids = answers.map((answer) => (answer as { data: { blogId: string } }).data.blogId);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => id.startsWith('blog_'))).toBe(true);
  });

  it('lets the command line work beside it: a written article, and a status', { timeout: 180_000 }, async () => {
    const file = join(folder, 'article.md');
    const written = await run(
      ['write', '--title', 'How loud is a heat pump?', '--set', 'targetBlogWordCount=800-1000', '--out', file],
      env,
    );
    expect(written).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toMatch(/^# How Loud Is a Heat Pump\?/i);
    const status = await run(['status', '--json'], env);
    expect(JSON.parse(status.out)).toMatchObject({ running: true });
  });

  it('is not repeated: the next start serves at once and warns about the key file', { timeout: 180_000 }, async () => {
    expect((await service.stop()).code).toBe(0);
    service = new CommandLine(['start'], env);
    await service.says(/first-account\.json holds the keys/);
    await service.says(/API reference/);
    expect(service.out).toBe('');
    const accounts = await run(['accounts', 'list', '--json'], env);
    expect(JSON.parse(accounts.out)).toHaveLength(1);
  });
});
