import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './support/command-line.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';

const folder = makeScratchFolder('users-command');
let of: string[];

const inkwright = (...args: string[]) => run(args, { INKWRIGHT_DATA: join(folder, 'data') });
const json = async (...args: string[]) => JSON.parse((await inkwright(...args, '--json')).out);

beforeAll(async () => {
  const { accountId } = await json('accounts', 'create', 'Agency');
  of = ['--account', accountId];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('inkwright users', () => {
  it('makes users whose passwords are shown once, and lists them without', async () => {
    const made = await json('users', 'create', 'Ada@Example.com', '--role', 'owner', '--name', 'Ada', ...of);
    expect(made).toMatchObject({ email: 'ada@example.com', name: 'Ada', role: 'owner' });
    const text = await inkwright('users', 'create', 'bob@example.com', ...of);
    expect(text.out).toMatch(
      /^e-mail {4}bob@example\.com\npassword {2}[0-9a-z]{5}(-[0-9a-z]{5}){3} {3}\(shown once\)\n$/,
    );
    const list = await inkwright('users', 'list');
    expect(list.out).toMatch(/ada@example\.com +Ada +owner[\s\S]*bob@example\.com +bob +editor/);
    expect(list.out).not.toContain(made.password);
  });

  it('gives another password, and disables', async () => {
    const { password } = await json('users', 'password', 'bob@example.com');
    expect(password).toMatch(/^[0-9a-z-]{23}$/);
    await json('users', 'disable', 'BOB@example.com');
    const [, bob] = await json('users', 'list');
    expect(bob.disabledAt).not.toBeNull();
  });

  it('refuses an address that is taken, is none, or is unknown', async () => {
    const taken = await inkwright('users', 'create', 'ada@example.com', ...of);
    expect(taken).toMatchObject({ code: 1, err: expect.stringContaining('belongs to somebody already') });
    expect((await inkwright('users', 'create', 'ada', ...of)).err).toContain('allowed: an e-mail address');
    expect((await inkwright('users', 'password', 'eve@example.com')).err).toContain('Nobody has the e-mail address');
  });
});
