import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inkwright-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is free again after its release', async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`(PID ${process.pid})`);
    await first.release();
    const second = await lockFolder(folder);
    await second.release();
  });

  it('is held by one of many that ask at once', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = asked.filter((answer) => answer.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await held[0]?.value.release();
  });

  it('takes over the socket file of a dead process, where sockets need files', async () => {
    const address = join(folder, 'lock');
    const program = `require('node:net').createServer().listen(${JSON.stringify(address)}, () => console.log('up'))`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(address)).toBe(true);
    const lock = await lockFolder(folder, address);
    await expect(lockFolder(folder, address)).rejects.toThrow(`PID ${process.pid}`);
    await lock.release();
  });
});
