import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecret, signatureHeaders } from '../src/publishing/webhook/sign.ts';
import { deferred } from '../src/support/deferred.ts';

const page = readFileSync(new URL('../docs/webhooks.md', import.meta.url), 'utf8');
const snippet = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

const secret = newSecret();
const body = JSON.stringify({ type: 'blog.succeeded', data: { blogId: 'blog_ü', url: 'https://example.com/a' } });
const signed = (at = new Date(), secrets = [secret], id = 'msg_1') => signatureHeaders({ id, at, body }, secrets);

describe('the receiver in the docs', () => {
  let said = '';
  let news = deferred();
  let address = '';
  let program: ReturnType<typeof spawn>;
  beforeAll(async () => {
    program = spawn(process.execPath, ['--input-type=module', '-e', snippet('js')], {
      env: { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    program.stdout?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      news.resolve();
      news = deferred();
    });
    address = `http://127.0.0.1:${(await says(/listening on (\d+)\n/))[1]}`;
  });
  afterAll(async () => {
    const gone = once(program, 'exit');
    program.kill();
    await gone;
  });

  async function says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(said);
      if (found !== null) return found;
      await news.promise;
    }
  }
  const post = async (headers: Record<string, string>, text = body) =>
    (await fetch(address, { method: 'POST', headers, body: text })).status;

  it('takes what we sign, also while the secret is being replaced, and handles a message once', async () => {
    expect(await post(signed())).toBe(204);
    expect(await post(signed(new Date(), [newSecret(), secret]))).toBe(204);
    expect(await post(signed(new Date(), [secret], 'msg_2'))).toBe(204);
    const handled = 'blog.succeeded blog_ü https://example.com/a\n';
    await says(new RegExp(`${handled}${handled}`));
    expect(said.split('\n')).toHaveLength(4);
  });

  it('refuses what somebody else signs, what was changed, and what is old', async () => {
    expect(await post(signed(new Date(), [newSecret()]))).toBe(400);
    expect(await post(signed(), body.replace('blog_ü', 'blog_2'))).toBe(400);
    expect(await post(signed(new Date(Date.now() - 600_000)))).toBe(400);
    expect(await post({ ...signed(), 'webhook-id': 'msg_2' })).toBe(400);
    expect(await post({ ...signed(), 'webhook-timestamp': 'soon' })).toBe(400);
    expect(await post({})).toBe(400);
  });
});

describe('the check in Python', () => {
  const version = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']);
  const missing = version.error === undefined ? 'python3 is older than 3.9' : `no python3: ${version.error.message}`;
  const check = (headers: Record<string, string>, text: string) => {
    const ask = `\nimport json, sys\nheaders, body = json.load(sys.stdin)\nprint(is_genuine(${JSON.stringify(secret)}, headers, body.encode()))`;
    const { stdout, stderr } = spawnSync('python3', ['-c', snippet('python') + ask], {
      input: JSON.stringify([headers, text]),
      encoding: 'utf8',
    });
    return stdout.trim() || stderr;
  };

  it('tells what we sign from what somebody else does', ({ skip }) => {
    skip(version.status !== 0, missing);
    expect(check(signed(), body)).toBe('True');
    expect(check(signed(new Date(), [newSecret(), secret]), body)).toBe('True');
    expect(check(signed(), `${body} `)).toBe('False');
    expect(check(signed(new Date(), [newSecret()]), body)).toBe('False');
    expect(check(signed(new Date(Date.now() - 600_000)), body)).toBe('False');
    expect(check({}, body)).toBe('False');
  });
});
