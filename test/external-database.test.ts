import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CommandLine, run } from './support/command-line.ts';
import { databaseUrl } from './support/database-server.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';

/** The same product on a PostgreSQL of the customer's: an empty database behind DATABASE_URL. */
describe('on an outside PostgreSQL', () => {
  const folder = makeScratchFolder('outside');
  const name = `outside_${randomBytes(6).toString('hex')}`;
  const server = inject('databaseServerUrl');
  const env = {
    DATABASE_URL: databaseUrl(server, name),
    INKWRIGHT_SECRET: randomBytes(24).toString('hex'),
    INKWRIGHT_DATA: join(folder, 'data'),
    INKWRIGHT_PORT: '0',
  };
  let service: CommandLine;

  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  beforeAll(async () => {
    await onServer(`create database ${name}`);
    service = new CommandLine(['start'], env);
    await service.says(/goes on running/);
  });

  afterAll(async () => {
    await service.stop();
    await onServer(`drop database ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  it('prepares an empty database and writes the first article', () => {
    expect(readFileSync(join(env.INKWRIGHT_DATA, 'first-article.md'), 'utf8')).toContain('## Sources');
  });

  it('goes on without the service: a worker on one machine and a command on another share the jobs', {
    timeout: 180_000,
  }, async () => {
    const elsewhere = { ...env, INKWRIGHT_DATA: join(folder, 'other machine') };
    const worker = new CommandLine(['work'], elsewhere);
    await worker.says(/runs jobs/);
    await service.stop();
    const file = join(folder, 'article.md');
    const args = ['write', '--keyword', 'heat pump', '--set', 'targetBlogWordCount=800-1000', '--out', file];
    const written = await run(args, { ...env, INKWRIGHT_DATA: join(folder, 'third machine') });
    expect(written.err).toContain('words, written to');
    expect(readFileSync(file, 'utf8')).toMatch(/^# /);
    expect((await worker.stop()).code).toBe(0);
  });

  it('refuses another secret in one sentence', { timeout: 180_000 }, async () => {
    const ended = await run(['accounts', 'list'], { ...env, INKWRIGHT_SECRET: 'x'.repeat(40) });
    expect(ended.code).toBe(3);
    expect(ended.err).toMatch(/^error: INKWRIGHT_SECRET is not the one .*\n$/);
  });
});
