import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asRoot, isOpenToAll, NEEDS_ROOT, NOBODY, NOT_OPEN } from '../../test/support/ordinary-user.ts';
import { makeScratchFolder } from '../../test/support/scratch-folder.ts';
import { type Logger, silentLogger } from '../support/logger.ts';
import { USER_NAMESPACE } from './embedded-postgres/runner.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const fixture = fileURLToPath(new URL('./embedded-postgres.fixture.ts', import.meta.url));

describe('the embedded PostgreSQL', () => {
  const prepared = makeScratchFolder('prepared');
  let root: string;
  let dataDir: string;
  let running: EmbeddedPostgres[];
  let children: ChildProcess[];
  beforeAll(async () => {
    const first = await startEmbeddedPostgres({ dataDir: prepared, logger: silentLogger });
    await first.stop();
  });
  afterAll(() => rmSync(prepared, { recursive: true, force: true }));
  beforeEach(() => {
    root = makeScratchFolder('embedded');
    dataDir = join(root, 'data');
    running = [];
    children = [];
  });
  afterEach(async () => {
    await Promise.all(children.map(end));
    await Promise.all(running.map((postgres) => postgres.stop()));
    rmSync(root, { recursive: true, force: true });
  });

  /** Saves the second that initdb takes, where a test is not about the first start. */
  function copyPrepared(folder = dataDir): void {
    mkdirSync(folder, { recursive: true });
    execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  }

  async function start(folder = dataDir, logger: Logger = silentLogger): Promise<EmbeddedPostgres> {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, logger });
    running.push(postgres);
    return postgres;
  }

  function startChild(folder: string, user = process.getuid?.() ?? 0): ChildProcess {
    const child = spawn(process.execPath, ['--import', 'tsx', fixture, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      uid: user,
    });
    children.push(child);
    return child;
  }

  it('keeps its data over a restart', async () => {
    copyPrepared();
    const first = await start();
    await query(first.url, "create table kept as select 'here' as value");
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 'here' }]);
  });

  it('is safe on disk, encodes in UTF-8 and listens on no network', async () => {
    const { url } = await start();
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'server_encoding', 'listen_addresses'];
    const values = await query(
      url,
      `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    );
    expect(values).toEqual([
      { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', server_encoding: 'UTF8', listen_addresses: '' },
    ]);
  });

  it('refuses a second starter on the same folder, whatever name it goes by, and names folder and PID', async () => {
    copyPrepared();
    await start();
    const alias = join(root, 'alias');
    symlinkSync(dataDir, alias);
    const refusal = start(alias);
    await expect(refusal).rejects.toThrow(
      `The data folder ${dataDir} is in use by another Inkwright (PID ${process.pid})`,
    );
    await expect(refusal).rejects.toMatchObject({ name: 'OperatorError' });
  });

  it('works under a path far longer than a socket or PostgreSQL itself takes', async () => {
    const long = join(root, ...new Array<string>(8).fill('d'.repeat(200)));
    const { url } = await start(long);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('comes back with every committed row after its parent was killed', async () => {
    copyPrepared();
    const child = startChild(dataDir);
    const url = (await firstLine(child)).replace('ready ', '');
    await query(url, 'create table kept as select 1 as value');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const second = await start();
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 1 }]);
  });

  it('makes the database anew after a kill in the middle of the very first start', async () => {
    mkdirSync(dataDir);
    const begun = appears(dataDir, 'postgres.unfinished');
    const child = startChild(dataDir);
    await begun;
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts PostgreSQL again when it dies alone', async () => {
    copyPrepared();
    let ready = 0;
    let comeBack: () => void = () => undefined;
    const cameBack = new Promise<void>((resolve) => {
      comeBack = resolve;
    });
    const debug: Logger['debug'] = (fields: object | string) => {
      if (!JSON.stringify(fields).includes('ready to accept connections')) return;
      ready += 1;
      if (ready === 2) comeBack();
    };
    const { url } = await start(dataDir, { ...silentLogger, debug });
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await cameBack;
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a path that is a file, and one below a file', async () => {
    writeFileSync(dataDir, '');
    await expect(start(dataDir)).rejects.toThrow('is a file');
    await expect(start(join(dataDir, 'below'))).rejects.toThrow('is a file');
  });

  it('touches nothing in a folder that holds something else, or another major version', async () => {
    const cluster = join(dataDir, 'postgres');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'letter.txt'), 'dear');
    await expect(start()).rejects.toThrow('not a PostgreSQL database');
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17');
    expect(readFileSync(join(cluster, 'letter.txt'), 'utf8')).toBe('dear');
  });

  it('runs for an ordinary user', async ({ skip }) => {
    skip(!asRoot, NEEDS_ROOT);
    skip(!isOpenToAll(fixture), NOT_OPEN);
    mkdirSync(dataDir);
    chownSync(dataDir, NOBODY, NOBODY);
    expect(await firstLine(startChild(dataDir, NOBODY))).toMatch(/^ready /);
  });

  it('refuses a folder that the user may not write to', async ({ skip }) => {
    skip(!asRoot, NEEDS_ROOT);
    skip(!isOpenToAll(fixture), NOT_OPEN);
    mkdirSync(dataDir);
    expect(await firstLine(startChild(dataDir, NOBODY))).toBe(
      `refused OperatorError: The data folder ${dataDir} can not be used: ` +
        'it is not readable and writable for this user (INKWRIGHT_DATA names it).',
    );
  });

  it('runs for root under a folder that nobody else may enter', async ({ skip }) => {
    skip(!asRoot, NEEDS_ROOT);
    skip(!hasUserNamespaces(), 'user namespaces can not be made here');
    chmodSync(root, 0o700);
    const { url } = await start();
    await query(url, 'create table kept as select 1 as value');
    await running.pop()?.stop();
    expect(await query((await start()).url, 'select value from kept')).toEqual([{ value: 1 }]);
  });
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The child has no output');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  return line;
}

/** Resolves once something stands under this name in the folder, and has something in it. */
function appears(folder: string, name: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      if (!existsSync(join(folder, name))) return;
      watcher.close();
      const inside = watch(join(folder, name), () => {
        inside.close();
        resolve();
      });
    });
  });
}

function postmasterPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

function hasUserNamespaces(): boolean {
  try {
    const [program = '', ...parameters] = USER_NAMESPACE;
    execFileSync(program, [...parameters, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
