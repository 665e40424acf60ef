import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { checkSecret, claimFirstRun, getDemoAccount, isFirstRunDone, setDemoAccount } from './installation.ts';

describe('an installation', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('takes the first secret and refuses every other one', async () => {
    await checkSecret(database.db, 'the first secret');
    await checkSecret(database.db, 'the first secret');
    await expect(checkSecret(database.db, 'another secret')).rejects.toMatchObject({ name: 'OperatorError' });
  });

  it('agrees on one secret when processes with different ones start at once', async () => {
    const secrets = ['a', 'b', 'c', 'd', 'e'];
    const checks = await Promise.allSettled(secrets.map((secret) => checkSecret(database.db, secret)));
    expect(checks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('keeps a proof of the secret, not the secret', async () => {
    await checkSecret(database.db, 'the first secret');
    const row = await database.db.selectFrom('installation').selectAll().executeTakeFirstOrThrow();
    expect(row.secret_check).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('the first secret');
  });

  it('lets exactly one of many claim the first run', async () => {
    expect(await isFirstRunDone(database.db)).toBe(false);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimFirstRun(database.db)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await isFirstRunDone(database.db)).toBe(true);
  });

  it('gives the first run back when the transaction that claimed it fails', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      expect(await claimFirstRun(trx)).toBe(true);
      throw new Error('no account could be made');
    });
    await expect(failing).rejects.toThrow('no account');
    expect(await claimFirstRun(database.db)).toBe(true);
  });

  it('remembers the demo account until that is deleted', async () => {
    const { db } = database;
    expect(await getDemoAccount(db)).toBeUndefined();
    await db
      .insertInto('account')
      .values({ id: 'account_1', name: 'Demo', created_at: new Date(0) })
      .execute();
    await setDemoAccount(db, 'account_1');
    expect(await getDemoAccount(db)).toBe('account_1');
    await db.deleteFrom('account').execute();
    expect(await getDemoAccount(db)).toBeUndefined();
  });
});
