import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { connect } from './connect.ts';

describe('connect', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('gives bigint columns as numbers', async () => {
    const { rows } = await sql<{ value: unknown }>`select 9007199254740991::bigint as value`.execute(database.db);
    expect(rows).toEqual([{ value: 9007199254740991 }]);
  });

  it('refuses a bigint that a number can not hold exactly', async () => {
    await expect(database.pool.query('select 9007199254740993::bigint as value')).rejects.toThrow('9007199254740993');
  });

  it('ends a statement that runs longer than its limit', async () => {
    const connection = connect(database.url, { max: 1, statementTimeoutMs: 50 });
    await expect(connection.pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
    await connection.close();
  });

  it('opens a new connection after an idle one was ended by the server', async () => {
    const connection = connect(database.url, { max: 1, applicationName: 'to-be-ended' });
    const first = await connection.pool.query('select pg_backend_pid() as pid');
    const lost = new Promise((resolve) => connection.pool.once('error', resolve));
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to-be-ended'",
    );
    await lost;
    const second = await connection.pool.query('select pg_backend_pid() as pid');
    expect(second.rows[0].pid).not.toBe(first.rows[0].pid);
    await connection.close();
  });

  it('can be closed twice', async () => {
    const connection = connect(database.url, { max: 1 });
    await Promise.all([connection.close(), connection.close()]);
    await expect(connection.pool.query('select 1')).rejects.toThrow('pool');
  });
});
