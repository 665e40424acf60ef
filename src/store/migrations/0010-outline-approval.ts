import { type Kysely, sql } from 'kysely';

/** Outlines that wait for a person, and the clock of a job that stands still meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site add column outline_approval boolean not null default false;
    alter table job add column clock_stopped_at timestamptz;

    create table outline (
      root_id text primary key,
      account_id text not null references account on delete cascade,
      job_id text not null,
      language text not null,
      subject text not null,
      title text not null,
      title_may_change boolean not null,
      sections_may_be_added boolean not null,
      proposal jsonb not null,
      sections jsonb not null,
      edited boolean not null default false,
      wait_until timestamptz not null,
      approved_at timestamptz
    );
  `.execute(db);
}
