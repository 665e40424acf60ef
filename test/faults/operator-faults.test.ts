import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asRoot, isOpenToAll, NEEDS_ROOT, NOBODY, NOT_OPEN } from '../support/ordinary-user.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { openNewsroom } from './newsroom.ts';
import { bundled, type CommandEnd, ProcessKeeper, type Variables } from './service-process.ts';
import { socketFolderOf } from './socket-folder.ts';

const SECRET = 's'.repeat(32);
/** Too little for a new database, enough to begin one. */
const SMALL_DISK = '12m';
/** Enough for a new database and some documents. */
const LARGE_DISK = '140m';

const root = makeScratchFolder('operator');
const processes = new ProcessKeeper();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ max: 2 });
});
afterAll(async () => {
  await processes.endAll();
  await database.drop();
  rmSync(root, { recursive: true, force: true });
});

function serve(variables: Variables, options: { uid?: number } = {}): Promise<CommandEnd> {
  return processes.command(['serve'], { INKWRIGHT_PORT: '0', ...variables }, options).ended;
}

/** Exit code 3 and one line on standard error, which says this. */
function refusal(sentence: string): Partial<CommandEnd> {
  return { code: 3, stdout: '', stderr: expect.stringMatching(new RegExp(`^error: [^\\n]*${sentence}[^\\n]*\\n$`)) };
}

function external(folder: string): Variables {
  return { DATABASE_URL: database.url, INKWRIGHT_SECRET: SECRET, INKWRIGHT_DATA: join(root, folder) };
}

describe.concurrent('a service that can not start says why in one sentence, and leaves nothing behind', () => {
  it('port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const service = processes.command(['serve'], { ...external('port'), INKWRIGHT_PORT: String(port) });
    const end = await service.ended;
    taken.close();
    expect(end).toMatchObject(refusal(`can not listen on 127.0.0.1:${port}: another process does`));
    expect(existsSync(join(root, 'port', 'run.json'))).toBe(false);
    const { rows } = await database.pool.query('select id from executor where pid = $1', [service.pid]);
    expect(rows).toEqual([]);
  });

  it('data folder that is a file', async () => {
    writeFileSync(join(root, 'file'), 'dear');
    expect(await serve({ INKWRIGHT_DATA: join(root, 'file') })).toMatchObject(refusal('is a file'));
    expect(await serve(external('file/below'))).toMatchObject(refusal('can not be written'));
  });

  it('data folder that the user may not write to', async ({ skip }) => {
    skip(!asRoot, NEEDS_ROOT);
    skip(!isOpenToAll(bundled('main.js')), NOT_OPEN);
    mkdirSync(join(root, 'locked'));
    const end = await serve({ INKWRIGHT_DATA: join(root, 'locked') }, { uid: NOBODY });
    expect(end).toMatchObject(refusal('not readable and writable for this user'));
    expect(readdirSync(join(root, 'locked'))).toEqual([]);
  });

  it('another secret than the data were made with', async () => {
    expect(await processes.command(['accounts', 'list'], external('secret')).ended).toMatchObject({ code: 0 });
    const other = { ...external('secret'), INKWRIGHT_SECRET: 'o'.repeat(32) };
    const end = await serve(other);
    expect(end).toMatchObject(refusal('INKWRIGHT_SECRET'));
    expect(end.stderr).not.toContain('o'.repeat(32));
  });

  it('setting that does not exist', async () => {
    expect(await serve({ ...external('setting'), INKWRIGHT_PROT: '1' })).toMatchObject(
      refusal('INKWRIGHT_PROT is not a setting; did you mean INKWRIGHT_PORT'),
    );
    expect(existsSync(join(root, 'setting'))).toBe(false);
  });

  it('disk that is full', async ({ skip }) => {
    skip(!asRoot, NEEDS_ROOT);
    const disk = join(root, 'disk');
    if (!mountDisk(disk, SMALL_DISK)) skip('no file system can be mounted here, so no disk can be filled');
    try {
      const dataDir = join(disk, 'data');
      expect(await serve({ INKWRIGHT_DATA: dataDir })).toMatchObject(refusal('the disk is full'));
      expect(readdirSync(dataDir)).not.toContain('postgres.unfinished');
      expect(existsSync(socketFolderOf(dataDir))).toBe(false);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

it('works in a data folder with a very long path', async () => {
  const dataDir = join(root, ...new Array<string>(6).fill('d'.repeat(200)));
  const made = await processes.command(['accounts', 'create', 'Warm homes'], { INKWRIGHT_DATA: dataDir }).ended;
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(socketFolderOf(dataDir))).toBe(false);
});

it('answers 503 while the disk is full, and goes on once there is room', async ({ skip }) => {
  skip(!asRoot, NEEDS_ROOT);
  const disk = join(root, 'full');
  if (!mountDisk(disk, LARGE_DISK)) skip('no file system can be mounted here, so no disk can be filled');
  try {
    const variables = { INKWRIGHT_DATA: join(disk, 'data'), INKWRIGHT_PORT: '0' };
    const service = processes.service('serve', variables);
    const address = await service.ready;
    const newsroom = await openNewsroom(variables);
    const [token, storeId] = [await newsroom.token(), await newsroom.newStore()];
    const add = (number: number) =>
      fetch(`${address}/v1/knowledge/documents`, {
        method: 'POST',
        headers: { 'x-openapi-token': token, 'content-type': 'application/json' },
        body: JSON.stringify({ storeId, format: 'text', content: `Sentence ${number} says little. `.repeat(9_000) }),
      });
    expect((await add(0)).status).toBe(200);

    fill(join(disk, 'filling'));
    let answer = await add(1);
    // What was there before may still have room for one or two.
    for (let number = 2; answer.status === 200; number++) answer = await add(number);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('disk'), data: null });

    rmSync(join(disk, 'filling'));
    expect((await add(0.5)).status).toBe(200);
    await newsroom.close();
    service.kill('SIGTERM');
    expect(await service.exited).toEqual({ code: 0, signal: null });
  } finally {
    await processes.endAll();
    execFileSync('umount', ['--lazy', disk]);
  }
});

/** Takes all the room there is. */
function fill(file: string): void {
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) appendFileSync(file, block);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}

function mountDisk(folder: string, size: string): boolean {
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    // A container may forbid it, also to root.
    return false;
  }
}
