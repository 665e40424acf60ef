import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '../src/cli/run-command-line.ts';
import { CommandLine, run } from './support/command-line.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';

const folder = makeScratchFolder('command-line');
const env = { INKWRIGHT_DATA: join(folder, 'data') };
const examples = join(dirname(dirname(fileURLToPath(import.meta.url))), 'examples', 'heat-pumps');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json = async (...args: string[]): Promise<unknown> => {
  const ended = await run([...args, '--json'], env);
  if (ended.code !== 0) throw new Error(`${args.join(' ')} ended with ${ended.code}: ${ended.err}`);
  return JSON.parse(ended.out);
};

describe('write without a running service', () => {
  it('makes an account and a site, reads the folder, and writes the article', { timeout: 180_000 }, async () => {
    const file = join(folder, 'article.md');
    const args = [
      'write',
      '--keyword',
      'heat pump',
      '--knowledge',
      examples,
      '--set',
      'targetBlogWordCount=1000-2000',
      '--out',
      file,
    ];
    const ended = await run(args, env);
    expect(ended).toMatchObject({ code: 0, out: '' });
    expect(ended.err).toMatch(/\d+ words, written to/);
    expect(readFileSync(file, 'utf8')).toMatch(/^# .*heat pump/i);
  });

  it('writes the article as an HTML page when the file is called so', { timeout: 180_000 }, async () => {
    const file = join(folder, 'article.html');
    const ended = await run(['write', '--keyword', 'heat pump', '--knowledge', examples, '--out', file], env);
    expect(ended).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file, 'utf8')).toMatch(
      /^<!doctype html>\n<html lang="en"[\s\S]*<h1 id="h-[^"]+">[^<]*heat pump/i,
    );
  });

  it('ends with 1 and the reason when there is too little material', async () => {
    const empty = join(folder, 'thin');
    mkdirSync(empty);
    writeFileSync(join(empty, 'note.md'), '# Moss\n\nMoss grows where it is damp and shady, and it has no roots.\n');
    const ended = await run(['write', '--keyword', 'moss', '--knowledge', empty], env);
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(/FAILED 5(45|51): /);
  });

  it('names every wrong field and ends with 2', async () => {
    const ended = await run(['write', '--keyword', 'x', '--set', 'languageID=xx', '--set', 'isAddFqa=true'], env);
    expect(ended.code).toBe(2);
    expect(ended.err).toContain('languageID: received "xx"');
    expect(ended.err).toContain('did you mean "isAddFaq"');
  });

  it.each([
    [['write'], 'exactly one of'],
    [['write', '--keyword', 'a', '--topic', 'b'], '--keyword and --topic'],
    [['quota', 'set', 'articles', '5'], 'allowed: article, word, image, evaluation'],
    [['keys', 'create', '--kind', 'master'], 'pair, lp'],
    [['fly'], "unknown command 'fly'"],
  ])('%j is a usage error', async (args, said) => {
    const ended = await run(args, env);
    expect(ended.code).toBe(2);
    expect(ended.err).toContain(said);
  });

  it.each([
    ['keys', 'revoke', 'key_of_nobody'],
    ['accounts', 'disable', 'acct_of_nobody'],
  ])('%s %s of something unknown ends with 1 and says so', async (...args) => {
    const ended = await run(args, env);
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(/nobody/);
  });

  it('status says that nothing runs, with 1', async () => {
    expect(await run(['status', '--json'], env)).toMatchObject({ code: 1, out: '{\n  "running": false\n}\n' });
  });
});

describe('administration, beside a running service', () => {
  let service: CommandLine;
  beforeAll(async () => {
    service = new CommandLine(['serve'], { ...env, INKWRIGHT_PORT: '0' });
    await service.says(/listens on/);
  });
  afterAll(() => service.stop());

  it('makes accounts, keys, sites, authors and stores, and lists them', { timeout: 180_000 }, async () => {
    const account = (await json('accounts', 'create', 'Agency')) as {
      accountId: string;
      accessKey: string;
      secretKey: string;
    };
    const of = ['--account', account.accountId];
    expect(account.accessKey).toMatch(/^ak_/);
    expect(await json('keys', 'create', '--kind', 'lp', ...of)).toMatchObject({
      apiKey: expect.stringMatching(/^lp_/),
    });
    expect(await json('keys', 'create', ...of)).toMatchObject({ secretKey: expect.stringMatching(/^sk_/) });
    expect(await json('keys', 'list', ...of)).toHaveLength(3);
    const store = (await json('knowledge', 'create', 'Wissen', ...of)) as { id: string };
    const site = (await json('sites', 'create', 'Blog', '--language', 'de', '--knowledge', store.id, ...of)) as {
      id: string;
    };
    expect(await json('sites', 'rename', site.id, 'Magazin', ...of)).toMatchObject({ name: 'Magazin' });
    expect(await json('authors', 'create', 'Ada', '--description', 'Writes.', ...of)).toMatchObject({ name: 'Ada' });
    const added = await json('knowledge', 'add', store.id, join(examples, 'de'), '--visibility', 'private', ...of);
    expect(added).toMatchObject({ added: [expect.anything()], refused: [] });
    expect(await json('knowledge', 'list', store.id, ...of)).toMatchObject([{ language: 'de', visibility: 'private' }]);
  });

  it('sets a quota that the next order meets', { timeout: 180_000 }, async () => {
    const { accountId } = (await json('accounts', 'create', 'Small')) as { accountId: string };
    await json('sites', 'create', 'Blog', '--account', accountId);
    await json('quota', 'set', 'article', '0', '--account', accountId);
    const shown = (await json('quota', 'show', '--account', accountId)) as {
      resource: { name: string; quota: string }[];
    };
    expect(shown.resource).toContainEqual(expect.objectContaining({ name: 'article', quota: '0' }));
    const ended = await run(['write', '--keyword', 'heat pump', '--account', accountId], env);
    expect(ended.code).toBe(1);
    expect(ended.err).toContain('article');
  });

  it('masks secrets in the settings', async () => {
    const secret = 'a-secret-of-more-than-thirty-two-characters';
    const ended = await run(['settings', '--json'], { ...env, INKWRIGHT_SECRET: secret });
    expect(ended.code).toBe(0);
    expect(ended.out).not.toContain(secret);
  });

  it('every command explains itself', async () => {
    const help = await said(['--help']);
    const commands = [...help.out.matchAll(/^ {2}([a-z]+)\b/gm)].map(([, name]) => name ?? '');
    expect(commands.sort()).toEqual([
      ...[
        'accounts',
        'authors',
        'categories',
        'connections',
        'evaluate',
        'help',
        'keys',
        'knowledge',
        'models',
        'quota',
        'serve',
        'settings',
        'sites',
        'start',
        'status',
      ],
      ...['users', 'webhooks', 'work', 'write'],
    ]);
    for (const command of commands.filter((name) => name !== 'help')) {
      const { code, out } = await said([command, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`inkwright ${command}`);
    }
  });
});

/** What a command says that needs no process of its own. */
async function said(args: readonly string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const keep = (text: string) => {
    out += text;
  };
  const code = await runCommandLine(args, { out: keep, err: keep, interactive: false });
  return { code, out };
}
