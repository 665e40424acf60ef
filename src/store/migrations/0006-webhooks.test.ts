import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { up as foundation } from './0001-foundation.ts';
import { up as web } from './0002-web.ts';
import { up as evaluations } from './0003-evaluations.ts';
import { up as hostedBlog } from './0004-hosted-blog.ts';
import { up as publications } from './0005-publications.ts';
import { up } from './0006-webhooks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
});
afterAll(() => database.drop());

it('takes the webhooks that were never called, and the secrets in their headers, out of earlier orders', async () => {
  const { pool } = database;
  // Migrations know no tables of today.
  const db: Kysely<unknown> = new Kysely({ dialect: new PostgresDialect({ pool }) });
  for (const earlier of [foundation, web, evaluations, hostedBlog, publications]) await earlier(db);
  await pool.query("insert into account (id, name) values ('account_1', 'Warm homes')");
  const told = { siteId: 'site_1', webhook: { url: 'https://hooks.example/a', header: { Authorization: 's3cret' } } };
  for (const [id, request] of [
    ['told', told],
    ['silent', { siteId: 'site_1' }],
  ] as const) {
    await pool.query(
      "insert into job (id, account_id, type, root_id, request) values ($1, 'account_1', 'blog', $1, $2)",
      [id, JSON.stringify({ interface: 'v1', request })],
    );
  }
  await up(db);
  const { rows } = await pool.query('select request from job order by id');
  expect(rows).toEqual(Array(2).fill({ request: { interface: 'v1', request: { siteId: 'site_1' } } }));
});
