import { type Kysely, sql } from 'kysely';

/** Pages of the web that were fetched, and the domains a site takes evidence from and links to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site
      add column allow_domains text[] not null default '{}',
      add column deny_domains text[] not null default '{}';
    create table web_page (
      url_hash text primary key,
      url text not null,
      final_url text not null,
      fetched_at timestamptz not null,
      status integer not null,
      media_type text,
      content_type text,
      etag text,
      last_modified text,
      body bytea not null
    );
    create index web_page_by_age on web_page (fetched_at);
  `.execute(db);
}
