import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './support/command-line.ts';
import { answers, openReceiver, type Receiver } from './support/receiver.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';

const folder = makeScratchFolder('webhooks-command');
let receiver: Receiver;
let of: string[];

const webhooks = (...args: string[]) =>
  run(args[0] === 'accounts' ? args : ['webhooks', ...args, ...of], {
    INKWRIGHT_DATA: join(folder, 'data'),
    INKWRIGHT_ALLOW_HOSTS: receiver.host,
  });
const json = async (...args: string[]) => JSON.parse((await webhooks(...args, '--json')).out);

beforeAll(async () => {
  receiver = await openReceiver();
  const { accountId } = await json('accounts', 'create', 'Agency');
  of = ['--account', accountId];
});
afterAll(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('inkwright webhooks', () => {
  it('shows a secret once, and when the one before ceases to sign', async () => {
    expect((await webhooks('secret')).out).toContain('inkwright webhooks rotate');
    expect((await webhooks('rotate')).out).toMatch(/^whsec_[\w+/]{43}=\n$/);
    const again = await webhooks('rotate', '--overlap', '2');
    expect(again.out).toMatch(/^whsec_[\w+/]{43}=\nan earlier one signs on until \d{4}-/);
    const known = await webhooks('secret');
    expect(known.out).toMatch(/^made \d{4}-[\s\S]*signs on until/);
    expect(known.out).not.toContain('whsec_');
    expect(await webhooks('rotate', '--overlap', '200')).toMatchObject({ code: 2, out: '' });
  });

  it('tests an address, lists and shows what was sent, and sends it again', async () => {
    const url = receiver.at('/hook', answers(204), answers(500, 'busy'));
    const taken = await webhooks('test', url, '--header', 'Authorization: Bearer 1:2');
    expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('DELIVERED') });
    expect(receiver.callsAt('/hook')[0]?.headers.authorization).toBe('Bearer 1:2');
    const failed = await webhooks('test', url);
    expect(failed).toMatchObject({ code: 1, out: expect.stringContaining('500') });
    const [entry, ...more] = await json('list', '--state', 'FAILED');
    expect(more).toEqual([]);
    expect(await json('show', entry.id)).toMatchObject({ attempts: [{ status: 500, answer: 'busy' }] });
    expect(await json('redeliver', entry.id)).toMatchObject({ id: entry.id, state: 'PENDING' });
  });

  it('names a header that is not for the customer to set', async () => {
    const refused = await webhooks('test', 'https://hooks.example/a', '--header', 'Host: a');
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain('header.Host');
  });
});
