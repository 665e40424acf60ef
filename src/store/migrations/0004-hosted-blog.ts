import { type Kysely, sql } from 'kysely';

/** The blogs that the service itself serves: posts, their earlier addresses, categories, and what the frame shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site
      add column tagline text not null default '',
      add column description text not null default '',
      add column hosted_domain text unique,
      add column hosted_domain_claim text,
      add column hosted_domain_token text,
      add column hosted_domain_verified_at timestamptz,
      add column blog_version bigint not null default 0;
    alter table author
      add column slug text,
      add column job_title text not null default '',
      add column links text[] not null default '{}',
      add column avatar_hash text references media;
    update author set slug = replace(lower(id), '_', '-');
    alter table author alter column slug set not null;
    create unique index author_slug_of_account on author (account_id, slug);
    create index author_by_avatar on author (avatar_hash) where avatar_hash is not null;

    create table category (
      id text primary key,
      account_id text not null references account on delete cascade,
      site_id text not null references site on delete cascade,
      slug text not null,
      name text not null,
      description text not null default '',
      created_at timestamptz not null,
      unique (site_id, slug)
    );
    create index category_by_account on category (account_id);
    create table post (
      blog_id text primary key references blog on delete cascade,
      account_id text not null references account on delete cascade,
      site_id text not null references site on delete cascade,
      slug text not null,
      title text not null,
      description text not null,
      keywords text[] not null,
      markdown text not null,
      language text not null,
      author_id text references author on delete set null,
      category_id text references category on delete set null,
      feature_image text,
      words integer not null,
      search tsvector not null,
      published_at timestamptz not null,
      modified_at timestamptz not null,
      unique (site_id, slug)
    );
    create index post_by_account on post (account_id);
    create index post_by_date on post (site_id, published_at desc, blog_id desc);
    create index post_by_author on post (author_id, site_id, published_at desc, blog_id desc)
      where author_id is not null;
    create index post_by_category on post (category_id, site_id, published_at desc, blog_id desc)
      where category_id is not null;
    create index post_by_word on post using gin (search);
    create table post_redirect (
      site_id text not null references site on delete cascade,
      slug text not null,
      blog_id text not null references blog on delete cascade,
      primary key (site_id, slug)
    );
    create index post_redirect_by_blog on post_redirect (blog_id);
  `.execute(db);
}
