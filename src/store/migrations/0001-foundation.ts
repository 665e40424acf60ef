import { type Kysely, sql } from 'kysely';

/** Everything the service stands on: accounts, knowledge, quotas, jobs and articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id text primary key,
      name text not null,
      created_at timestamptz not null default now(),
      disabled_at timestamptz
    );
    create table key_pair (
      id text primary key,
      account_id text not null references account on delete cascade,
      label text not null,
      access_key text not null unique,
      secret_hash bytea not null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    );
    create table token (
      hash bytea primary key,
      id text not null unique,
      account_id text not null references account on delete cascade,
      key_pair_id text not null references key_pair on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index token_by_key_pair on token (key_pair_id);
    create index token_by_expiry on token (expires_at);
    create table lp_key (
      hash bytea primary key,
      id text not null unique,
      account_id text not null references account on delete cascade,
      label text not null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    );

    create table knowledge_store (
      id text primary key,
      account_id text not null references account on delete cascade,
      name text not null,
      created_at timestamptz not null default now()
    );
    create index knowledge_store_by_account on knowledge_store (account_id);
    create table brand (
      id text primary key,
      account_id text not null references account on delete cascade,
      store_id text not null references knowledge_store on delete cascade,
      name text not null,
      description text not null default '',
      created_at timestamptz not null default now()
    );
    create index brand_by_store on brand (store_id);
    create table document (
      id text primary key,
      account_id text references account on delete cascade,
      store_id text references knowledge_store on delete cascade,
      brand_id text references brand on delete set null,
      title text not null,
      url text,
      publisher text,
      date text,
      licence text,
      visibility text not null check (visibility in ('public', 'private')),
      language text,
      media_type text not null,
      markdown text not null,
      words integer not null,
      content_hash text not null,
      library_path text unique,
      created_at timestamptz not null default now()
    );
    create index document_by_store on document (store_id, created_at);
    create index document_by_account on document (account_id);
    create table passage (
      id text primary key,
      document_id text not null references document on delete cascade,
      account_id text references account on delete cascade,
      store_id text references knowledge_store on delete cascade,
      ordinal integer not null,
      headings text[] not null,
      text text not null,
      tokens tsvector not null,
      unique (document_id, ordinal)
    );
    create index passage_by_token on passage using gin (tokens);
    create index passage_by_store on passage (store_id);

    create table media (
      hash text primary key,
      media_type text not null,
      width integer not null,
      height integer not null,
      bytes bytea not null,
      created_at timestamptz not null default now()
    );
    create table knowledge_image (
      id text primary key,
      account_id text not null references account on delete cascade,
      store_id text not null references knowledge_store on delete cascade,
      media_hash text not null references media,
      file_name text not null,
      alt text not null default '',
      credit text,
      licence text,
      created_at timestamptz not null default now()
    );
    create index knowledge_image_by_store on knowledge_image (store_id);
    create index knowledge_image_by_media on knowledge_image (media_hash);

    create table site (
      id text primary key,
      account_id text not null references account on delete cascade,
      slug text not null unique,
      name text not null,
      type text not null check (type in ('BLOG', 'LANDING_PAGE')),
      language text not null,
      knowledge_store_id text references knowledge_store on delete set null,
      domain text,
      created_at timestamptz not null default now()
    );
    create index site_by_account on site (account_id, created_at);
    create table author (
      id text primary key,
      account_id text not null references account on delete cascade,
      name text not null,
      description text not null default '',
      created_at timestamptz not null default now()
    );
    create index author_by_account on author (account_id, created_at);

    create table quota (
      account_id text not null references account on delete cascade,
      product text not null,
      resource text not null,
      period text not null,
      quota bigint not null,
      used bigint not null default 0 check (used >= 0),
      primary key (account_id, product, resource, period)
    );

    create table quota_limit (
      account_id text not null references account on delete cascade,
      product text not null,
      resource text not null,
      quota bigint not null check (quota >= 0),
      primary key (account_id, product, resource)
    );

    create table job (
      id text primary key,
      account_id text not null references account on delete cascade,
      type text not null,
      root_id text not null,
      state text not null default 'PENDING'
        check (state in ('PENDING', 'RUNNING', 'SUCCESS', 'FAILED', 'CANCELED')),
      request jsonb not null,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz,
      error_code text,
      error_message text,
      running_on text,
      deaths integer not null default 0,
      last_event integer not null default 0,
      cost_usd double precision,
      check ((ended_at is not null) = (state in ('SUCCESS', 'FAILED', 'CANCELED'))),
      check ((error_code is not null) = (state = 'FAILED'))
    );
    create index job_by_account on job (account_id, created_at desc);
    create index job_unended on job (created_at) where state in ('PENDING', 'RUNNING');
    create index job_by_root on job (root_id);
    create index job_by_end on job (ended_at) where ended_at is not null;
    create table job_event (
      job_id text not null references job on delete cascade,
      seq integer not null,
      at timestamptz not null default now(),
      body jsonb not null,
      primary key (job_id, seq)
    );
    create table memory (
      root_id text not null references job on delete cascade,
      step text not null,
      question_hash text not null,
      step_version integer not null,
      answer jsonb not null,
      created_at timestamptz not null default now(),
      primary key (root_id, step, question_hash)
    );
    create table executor (
      id text primary key,
      host text not null,
      pid integer not null,
      beat timestamptz not null default clock_timestamp()
    );
    create table quota_reservation (
      job_id text not null references job on delete cascade,
      account_id text not null,
      product text not null,
      resource text not null,
      period text not null,
      amount bigint not null,
      primary key (job_id, resource)
    );
    create table blog (
      id text primary key,
      job_id text not null unique references job on delete cascade,
      account_id text not null references account on delete cascade,
      site_id text not null references site on delete cascade,
      product text not null,
      interface text not null check (interface in ('v1', 'earlier')),
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      title text,
      title_words text[],
      slug text,
      markdown text,
      seo jsonb,
      report jsonb,
      words integer,
      publication_state text not null default 'NONE',
      publication_url text,
      publication_error text
    );
    create index blog_by_account on blog (account_id, created_at desc);
    create index blog_by_title_words on blog using gin (title_words) where deleted_at is null;
    create unique index blog_slug_of_site on blog (site_id, slug) where slug is not null and deleted_at is null;

    create table idempotency_key (
      account_id text not null references account on delete cascade,
      operation text not null,
      key text not null,
      request_hash text not null,
      response jsonb not null,
      created_at timestamptz not null default now(),
      primary key (account_id, operation, key)
    );
    create index idempotency_key_by_age on idempotency_key (created_at);
    create table installation (
      id integer primary key check (id = 1),
      secret_check text,
      first_run_done_at timestamptz,
      demo_account_id text references account on delete set null,
      created_at timestamptz not null default now()
    );
    insert into installation (id) values (1);
  `.execute(db);
}
