import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attach, findRunningService, writeRunFile } from './run-file.ts';

const SERVICE = {
  httpUrl: 'http://127.0.0.1:8787',
  databaseUrl: 'postgresql://inkwright@localhost/inkwright?host=%2Ftmp%2Fx',
  startedAt: '2026-11-27T12:00:00.000Z',
  version: '0.1.0',
};

describe('run.json', () => {
  let dataDir: string;
  let file: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'inkwright-run-'));
    file = join(dataDir, 'run.json');
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const rewrite = (change: object) =>
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));

  it('tells of the running service until that removes it', () => {
    const remove = writeRunFile(dataDir, SERVICE);
    expect(findRunningService(dataDir)).toMatchObject({ ...SERVICE, pid: process.pid });
    expect(attach(dataDir)).toBe(SERVICE.databaseUrl);
    remove();
    expect(existsSync(file)).toBe(false);
    expect(attach(dataDir)).toBeUndefined();
  });

  it('is for its owner only', () => {
    writeRunFile(dataDir, SERVICE);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('does not count when its process is gone', () => {
    writeRunFile(dataDir, SERVICE);
    rewrite({ pid: 2 ** 22 + 1, processMark: undefined });
    expect(attach(dataDir)).toBeUndefined();
  });

  it.runIf(process.platform === 'linux')('does not count when its PID belongs to a later process', () => {
    writeRunFile(dataDir, SERVICE);
    rewrite({ processMark: 'another-boot:1' });
    expect(attach(dataDir)).toBeUndefined();
  });

  it('stays when another process has written its own meanwhile', () => {
    const remove = writeRunFile(dataDir, SERVICE);
    writeRunFile(dataDir, { ...SERVICE, startedAt: '2026-11-27T13:00:00.000Z' });
    remove();
    expect(findRunningService(dataDir)?.startedAt).toBe('2026-11-27T13:00:00.000Z');
  });

  it('does not count when it is missing, or was written by something else', () => {
    expect(attach(join(dataDir, 'nowhere'))).toBeUndefined();
    writeFileSync(file, '{"pid": "1"');
    expect(attach(dataDir)).toBeUndefined();
  });
});
