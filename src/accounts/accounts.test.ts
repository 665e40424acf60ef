import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { FixedClock } from '../support/clock.ts';
import { randomIds } from '../support/ids.ts';
import { type Accounts, createAccounts } from './accounts.ts';

const DAY = 24 * 60 * 60 * 1000;
const unauthorized = { name: 'RequestError', code: 'unauthorized' };

describe('accounts', () => {
  let test: TestDatabase;
  let clock: FixedClock;
  let accounts: Accounts;

  beforeAll(async () => {
    test = await createTestDatabase();
    clock = new FixedClock('2026-11-10T12:00:00Z');
    accounts = createAccounts({ db: test.db, clock, ids: randomIds, secret: 'installation secret' });
  });
  afterAll(() => test.drop());

  async function accountWithPair() {
    const account = await accounts.create('Warm homes');
    const pair = await accounts.createKeyPair(account.id, 'server');
    return { accountId: account.id, pair };
  }

  async function accountWithToken(days = 7) {
    const { accountId, pair } = await accountWithPair();
    const { token, expiresAt } = await accounts.issueToken({ ...pair, days });
    return { accountId, pair, token, expiresAt };
  }

  it('exchanges a key pair for a token that speaks for its account', async () => {
    const { accountId, token, expiresAt } = await accountWithToken(30);
    expect(token).toMatch(/^it_[\w-]{43}$/);
    expect(expiresAt).toEqual(new Date(clock.now().getTime() + 30 * DAY));
    expect(await accounts.authenticateToken(token)).toMatchObject({ accountId, kind: 'token' });
  });

  it('shows keys that can be recognised and keeps no secret readable', async () => {
    const { accountId, pair, token } = await accountWithToken();
    const lp = await accounts.createLpKey(accountId, 'old client');
    expect(pair.accessKey).toMatch(/^ak_/);
    expect(pair.secretKey).toMatch(/^sk_[\w-]{43}$/);
    expect(lp.apiKey).toMatch(/^lp_[\w-]{43}$/);
    const { rows } = await test.pool.query(
      `select encode(secret_hash, 'escape') || label || id as text from key_pair
       union all select encode(hash, 'escape') || id from token
       union all select encode(hash, 'escape') || label || id from lp_key`,
    );
    const stored = rows.map((row: { text: string }) => row.text).join('\n');
    for (const secret of [pair.secretKey, token, lp.apiKey]) expect(stored).not.toContain(secret.slice(3));
  });

  it('gives the same answer for an unknown access key and a wrong secret', async () => {
    const { pair } = await accountWithPair();
    const failures = await Promise.all(
      [
        { accessKey: 'ak_unknown', secretKey: pair.secretKey, days: 7 },
        { accessKey: pair.accessKey, secretKey: 'sk_wrong', days: 7 },
      ].map((attempt) => accounts.issueToken(attempt).catch((error: unknown) => error)),
    );
    expect(failures[0]).toMatchObject(unauthorized);
    expect(failures[0]).toEqual(failures[1]);
  });

  it.each([6, 91, 7.5, Number.NaN])('refuses a token of %d days', async (days) => {
    const { pair } = await accountWithPair();
    await expect(accounts.issueToken({ ...pair, days })).rejects.toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'tokenExpiry' }],
    });
  });

  it('ends a token at its hour, and forgets it when the pair gets a new one', async () => {
    const { pair, token } = await accountWithToken(7);
    clock.advance(7 * DAY - 1);
    expect(await accounts.authenticateToken(token)).toBeDefined();
    clock.advance(1);
    expect(await accounts.authenticateToken(token)).toBeUndefined();
    await accounts.issueToken({ ...pair, days: 7 });
    const { rows } = await test.pool.query('select 1 from token where key_pair_id = $1', [pair.id]);
    expect(rows).toHaveLength(1);
  });

  it('ends every token of a key pair that is revoked', async () => {
    const { pair, token } = await accountWithToken();
    const { token: second } = await accounts.issueToken({ ...pair, days: 90 });
    await accounts.revokeKey(pair.id);
    expect(await accounts.authenticateToken(token)).toBeUndefined();
    expect(await accounts.authenticateToken(second)).toBeUndefined();
    await expect(accounts.issueToken({ ...pair, days: 7 })).rejects.toMatchObject(unauthorized);
  });

  it('revokes a single token and leaves the others', async () => {
    const { pair, token } = await accountWithToken();
    const { token: second } = await accounts.issueToken({ ...pair, days: 7 });
    const principal = await accounts.authenticateToken(token);
    await accounts.revokeKey(principal?.credentialId ?? '');
    expect(await accounts.authenticateToken(token)).toBeUndefined();
    expect(await accounts.authenticateToken(second)).toBeDefined();
  });

  it('authenticates an LP key until it is revoked', async () => {
    const { accountId } = await accountWithPair();
    const { id, apiKey } = await accounts.createLpKey(accountId, 'old client');
    expect(await accounts.authenticateLpKey(apiKey)).toEqual({ accountId, credentialId: id, kind: 'lp' });
    await accounts.revokeKey(id);
    expect(await accounts.authenticateLpKey(apiKey)).toBeUndefined();
  });

  it('takes no credential for one of another kind', async () => {
    const { accountId, pair, token } = await accountWithToken();
    const { apiKey } = await accounts.createLpKey(accountId, 'old client');
    expect(await accounts.authenticateToken(apiKey)).toBeUndefined();
    expect(await accounts.authenticateToken(pair.secretKey)).toBeUndefined();
    expect(await accounts.authenticateLpKey(token)).toBeUndefined();
  });

  it('lets a disabled account in nowhere', async () => {
    const { accountId, pair, token } = await accountWithToken();
    const { apiKey } = await accounts.createLpKey(accountId, 'old client');
    await accounts.disable(accountId);
    expect(await accounts.authenticateToken(token)).toBeUndefined();
    expect(await accounts.authenticateLpKey(apiKey)).toBeUndefined();
    await expect(accounts.issueToken({ ...pair, days: 7 })).rejects.toMatchObject(unauthorized);
    const listed = (await accounts.list()).find((account) => account.id === accountId);
    expect(listed).toMatchObject({ name: 'Warm homes', disabledAt: clock.now() });
  });

  it('lists the keys of one account, revoked ones too', async () => {
    const { accountId, pair } = await accountWithPair();
    const lp = await accounts.createLpKey(accountId, 'old client');
    await accountWithPair();
    await accounts.revokeKey(lp.id);
    const keys = await accounts.listKeys(accountId);
    expect(keys).toHaveLength(2);
    expect(keys).toContainEqual({
      id: pair.id,
      kind: 'pair',
      label: 'server',
      accessKey: pair.accessKey,
      createdAt: clock.now(),
      revokedAt: null,
    });
    expect(keys).toContainEqual(expect.objectContaining({ id: lp.id, kind: 'lp', revokedAt: clock.now() }));
  });

  it('names an unknown account or key', async () => {
    const unknown = { code: 'not_found', message: expect.stringContaining('nobody') };
    await expect(accounts.createKeyPair('nobody', 'x')).rejects.toMatchObject(unknown);
    await expect(accounts.createLpKey('nobody', 'x')).rejects.toMatchObject(unknown);
    await expect(accounts.listKeys('nobody')).rejects.toMatchObject(unknown);
    await expect(accounts.disable('nobody')).rejects.toMatchObject(unknown);
    await expect(accounts.revokeKey('nobody')).rejects.toMatchObject(unknown);
  });

  it('needs one query to authenticate a request', async () => {
    const { token } = await accountWithToken();
    const { count } = watchQueries(test);
    await accounts.authenticateToken(token);
    expect(count()).toBe(1);
  });
});

/** Counts the statements that reach the pool from now on. */
function watchQueries({ pool }: TestDatabase): { count(): number } {
  let statements = 0;
  pool.on('acquire', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      statements += 1;
      return query(...args);
    }) as typeof client.query;
  });
  return { count: () => statements };
}
