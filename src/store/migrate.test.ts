import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const ALL = [
  '0001-foundation',
  '0002-web',
  '0003-evaluations',
  '0004-hosted-blog',
  '0005-publications',
  '0006-webhooks',
  '0007-model-spend',
  '0008-media',
  '0009-users',
  '0010-outline-approval',
  '0011-article-versions',
  '0012-cover-in-article',
];

describe('migrate', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  async function empty(): Promise<void> {
    await database.pool.query('drop schema public cascade; create schema public');
  }

  it('makes every table on an empty database, and does nothing the second time', async () => {
    await empty();
    expect(await migrate(database.db)).toEqual(ALL);
    expect(await migrate(database.db)).toEqual([]);
    expect(await database.db.selectFrom('quota_limit').selectAll().execute()).toEqual([]);
  });

  it('runs once when many processes start at once on an empty database', async () => {
    await empty();
    const connections = Array.from({ length: 5 }, () => connect(database.url, { max: 2 }));
    const runs = await Promise.all(connections.map(({ db }) => migrate(db)));
    await Promise.all(connections.map(({ close }) => close()));
    expect(runs.flat()).toEqual(ALL);
  });

  it('refuses a database that a newer version has changed, and names the change', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030')`.execute(
      database.db,
    );
    await expect(migrate(database.db)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringContaining('9999-from-the-future'),
    });
  });

  it('refuses a PostgreSQL that is too old', async () => {
    const old = database.db.withPlugin(answersWith({ number: '130022', version: '13.22' }));
    await expect(migrate(old)).rejects.toThrow('points to PostgreSQL 13.22; Inkwright needs PostgreSQL 14 or newer');
  });

  it('keeps nothing of a migration that fails', async () => {
    await empty();
    await sql`create table media (other text)`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow('0001-foundation failed');
    expect((await sql`select to_regclass('account') as found`.execute(database.db)).rows).toEqual([{ found: null }]);
  });

  it('leaves the time limit of the connection as it was', async () => {
    const connection = connect(database.url, { max: 1, statementTimeoutMs: 12_000 });
    await migrate(connection.db);
    expect((await connection.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '12s' }]);
    await connection.close();
  });

  it.each([
    ['account', 'quota_limit'],
    ['account', 'site'],
    ['job', 'job_event'],
  ] as const)('a deleted %s takes its rows of %s along', async (parent, child) => {
    const { rows } = await foreignKeys(database.db, child);
    expect(rows).toContainEqual({ parent, on_delete: 'c' });
  });
});

function foreignKeys(db: Kysely<never> | TestDatabase['db'], table: string) {
  return sql<{ parent: string; on_delete: string }>`
    select confrelid::regclass::text as parent, confdeltype::text as on_delete
    from pg_constraint where contype = 'f' and conrelid = to_regclass(${table})`.execute(db as Kysely<never>);
}

/** A server that gives this row to every question. */
function answersWith(row: Record<string, string>): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => Promise.resolve({ ...result, rows: [row] }),
  };
}
