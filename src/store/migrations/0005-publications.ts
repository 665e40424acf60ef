import { type Kysely, sql } from 'kysely';

/** Publishing: WordPress connections, and how far each article has come on its way to readers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site
      add column approval text not null default 'none' check (approval in ('none', 'before-publishing'));
    alter table job
      add column not_before timestamptz;
    alter table blog
      add column publication_job_id text references job on delete set null,
      add column publication_due timestamptz,
      add column publication_notes text[] not null default '{}',
      add column publication_wishes jsonb;
    create index blog_by_publication_job on blog (publication_job_id) where publication_job_id is not null;

    create table connection (
      id text primary key,
      account_id text not null references account on delete cascade,
      site_id text not null unique references site on delete cascade,
      address text not null,
      user_name text not null,
      password bytea not null,
      created_at timestamptz not null
    );
    create index connection_by_account on connection (account_id, created_at);
    create table publication (
      job_id text primary key references job on delete cascade,
      account_id text not null references account on delete cascade,
      blog_id text not null references blog on delete cascade,
      action text not null check (action in ('publish', 'unpublish')),
      attempt integer not null
    );
    create index publication_by_blog on publication (blog_id);
    create table wordpress_post (
      blog_id text primary key references blog on delete cascade,
      account_id text not null references account on delete cascade,
      address text not null,
      post_id bigint not null,
      post_type text not null
    );
  `.execute(db);
}
