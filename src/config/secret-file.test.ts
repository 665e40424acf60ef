import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSecret } from './secret-file.ts';

describe('the secret of an installation', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'inkwright-secret-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is made once, for its owner only, and leaves no other file', () => {
    const secret = readSecret({ secret: undefined, dataDir });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readSecret({ secret: undefined, dataDir })).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });

  it('is the one of the settings where that is set, and then no file is made', () => {
    expect(readSecret({ secret: 'given', dataDir })).toBe('given');
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('refuses a file that was cut short, rather than make another secret', () => {
    writeFileSync(join(dataDir, 'secret'), 'abc');
    expect(() => readSecret({ secret: undefined, dataDir })).toThrow('fewer than 32 characters');
  });

  it('says what to do when the folder can not be used', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    expect(() => readSecret({ secret: undefined, dataDir: file })).toThrow('or set INKWRIGHT_SECRET');
  });
});
