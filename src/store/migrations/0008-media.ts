import { type Kysely, sql } from 'kysely';

/** Pictures of articles: their smaller sizes, and which article uses which, found where and on what terms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table media_size (
      hash text not null references media on delete cascade,
      width integer not null,
      height integer not null,
      bytes bytea not null,
      primary key (hash, width)
    );
    alter table media_size alter column bytes set storage external;

    create table picture_use (
      root_id text not null references job on delete cascade,
      place text not null,
      account_id text not null references account on delete cascade,
      site_id text not null references site on delete cascade,
      media_hash text references media,
      provider text not null,
      provider_id text not null,
      title text not null,
      page_url text,
      creator text,
      licence text,
      licence_url text,
      created_at timestamptz not null,
      primary key (root_id, place)
    );
    create index picture_use_by_site on picture_use (site_id, created_at desc);
    create index picture_use_by_media on picture_use (media_hash) where media_hash is not null;
  `.execute(db);
}
