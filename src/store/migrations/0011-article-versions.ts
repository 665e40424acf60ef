import { type Kysely, sql } from 'kysely';

/**
 * Versions of articles. The blog's row holds the current text; the texts it has had stand here, that of the writer with
 * the first edit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table blog add column version integer not null default 1;

    create table article_version (
      blog_id text not null references blog on delete cascade,
      account_id text not null references account on delete cascade,
      number integer not null check (number > 0),
      title text not null,
      title_words text[] not null,
      markdown text not null,
      seo jsonb not null,
      report jsonb,
      words integer not null,
      made_by text not null check (made_by in ('writer', 'user', 'key')),
      maker_id text,
      maker_name text,
      restored_from integer,
      created_at timestamptz not null,
      primary key (blog_id, number)
    );
    create index article_version_by_account on article_version (account_id);
  `.execute(db);
}
