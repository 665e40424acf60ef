import { type Kysely, sql } from 'kysely';

/** Evaluations of texts, each with its job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evaluation (
      job_id text primary key references job on delete cascade,
      account_id text not null references account on delete cascade,
      product text not null,
      "from" text not null,
      parameters jsonb not null,
      config jsonb not null,
      created_at timestamptz not null,
      markdown text,
      evaluation jsonb
    );
    create index evaluation_by_account on evaluation (account_id, created_at desc);
  `.execute(db);
}
