import { type Migration, Migrator, sql } from 'kysely';
import { OperatorError } from '../support/operator-error.ts';
import type { Database } from './database.ts';
import { up as foundation } from './migrations/0001-foundation.ts';
import { up as web } from './migrations/0002-web.ts';
import { up as evaluations } from './migrations/0003-evaluations.ts';
import { up as hostedBlog } from './migrations/0004-hosted-blog.ts';
import { up as publications } from './migrations/0005-publications.ts';
import { up as webhooks } from './migrations/0006-webhooks.ts';
import { up as modelSpend } from './migrations/0007-model-spend.ts';
import { up as media } from './migrations/0008-media.ts';
import { up as users } from './migrations/0009-users.ts';
import { up as outlineApproval } from './migrations/0010-outline-approval.ts';
import { up as articleVersions } from './migrations/0011-article-versions.ts';
import { up as coverInArticle } from './migrations/0012-cover-in-article.ts';

/** Forward only, in this order; a name is never changed once it is released. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': { up: foundation },
  '0002-web': { up: web },
  '0003-evaluations': { up: evaluations },
  '0004-hosted-blog': { up: hostedBlog },
  '0005-publications': { up: publications },
  '0006-webhooks': { up: webhooks },
  '0007-model-spend': { up: modelSpend },
  '0008-media': { up: media },
  '0009-users': { up: users },
  '0010-outline-approval': { up: outlineApproval },
  '0011-article-versions': { up: articleVersions },
  '0012-cover-in-article': { up: coverInArticle },
};

const OLDEST_POSTGRESQL = 14;

/**
 * Brings our tables up to what this version needs, under a lock: any number of processes may call it at once.
 * A database that is already there costs two small queries.
 * @returns the names of the migrations that this call ran
 * @throws OperatorError when PostgreSQL is too old, or a newer Inkwright has already changed the database
 */
export async function migrate(db: Database): Promise<string[]> {
  await refuseOldServer(db);
  await refuseNewerSchema(db);
  const { error, results } = await withoutTimeLimit(db, (connection) =>
    new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    }).migrateToLatest(),
  );
  if (error === undefined) return (results ?? []).map((result) => result.migrationName);
  // Another process with a newer version may have been faster than our look.
  await refuseNewerSchema(db);
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  if (failed === undefined) throw error;
  throw new Error(`The database migration ${failed} failed; nothing of it was kept`, { cause: error });
}

/** Whether the database has exactly the tables this version needs. Throws when it can not be asked. */
export async function schemaIsCurrent(db: Database): Promise<boolean> {
  const applied = await appliedMigrations(db);
  return applied.length === Object.keys(MIGRATIONS).length && applied.every((name) => name in MIGRATIONS);
}

/** Neither a long migration nor the wait for another process's may be ended by our statement timeout. */
async function withoutTimeLimit<T>(db: Database, work: (connection: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ limit: string }>`
      select current_setting('statement_timeout') as "limit", set_config('statement_timeout', '0', false)`.execute(
      connection,
    );
    try {
      return await work(connection);
    } finally {
      await sql`select set_config('statement_timeout', ${rows[0]?.limit ?? '0'}, false)`.execute(connection);
    }
  });
}

async function refuseOldServer(db: Database): Promise<void> {
  const { rows } = await sql<{ number: string; version: string }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as version`.execute(db);
  const server = rows[0];
  if (server !== undefined && Number(server.number) < OLDEST_POSTGRESQL * 10_000) {
    throw new OperatorError(
      `DATABASE_URL points to PostgreSQL ${server.version}; Inkwright needs PostgreSQL ${OLDEST_POSTGRESQL} or newer.`,
    );
  }
}

async function refuseNewerSchema(db: Database): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter((name) => !(name in MIGRATIONS));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `The database was changed by a newer Inkwright (it has ${unknown.join(', ')}, which this version does not know): ` +
      'start that newer version, or use another database.',
  );
}

async function appliedMigrations(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration')::text as found`.execute(db);
  if (tables[0]?.found == null) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
