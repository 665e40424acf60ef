import { type Kysely, sql } from 'kysely';

/** Webhooks: secrets, deliveries and every try of them; and jobs that are parked between two runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job
      add column parks integer not null default 0,
      add column time_limit_at timestamptz;
    -- No webhook was called until now, and each such order was told so; the values of their headers are secrets.
    update job set request = request #- '{request,webhook}'
      where type = 'blog' and request #> '{request,webhook}' is not null;

    create table webhook_secret (
      id text primary key,
      account_id text not null references account on delete cascade,
      secret bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz
    );
    create unique index webhook_secret_in_use on webhook_secret (account_id) where expires_at is null;
    create index webhook_secret_by_account on webhook_secret (account_id, created_at desc);
    create table webhook_delivery (
      id text primary key,
      account_id text not null references account on delete cascade,
      blog_id text references blog on delete cascade,
      job_id text references job on delete set null,
      type text not null,
      url text not null,
      headers bytea,
      body text,
      state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'FAILED')),
      created_at timestamptz not null,
      next_try_at timestamptz,
      try_until timestamptz,
      ended_at timestamptz,
      check ((ended_at is null) = (state = 'PENDING'))
    );
    create index webhook_delivery_by_account on webhook_delivery (account_id, created_at desc, id desc);
    create index webhook_delivery_by_blog on webhook_delivery (blog_id, created_at desc);
    create index webhook_delivery_by_job on webhook_delivery (job_id);
    create index webhook_delivery_by_end on webhook_delivery (ended_at) where ended_at is not null;
    create table webhook_try (
      delivery_id text not null references webhook_delivery on delete cascade,
      number integer not null,
      at timestamptz not null,
      status integer,
      milliseconds integer,
      error text,
      answer text,
      primary key (delivery_id, number)
    );
  `.execute(db);
}
