import { type Kysely, sql } from 'kysely';

/** People who sign in to the console, their sessions, and refused sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table console_user (
      id text primary key,
      account_id text not null references account on delete cascade,
      email text not null unique,
      name text not null,
      role text not null check (role in ('owner', 'editor')),
      password_hash text not null,
      created_at timestamptz not null,
      disabled_at timestamptz
    );
    create index console_user_by_account on console_user (account_id, created_at);

    create table console_session (
      id text primary key,
      user_id text not null references console_user on delete cascade,
      hash bytea not null unique,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index console_session_by_user on console_session (user_id);

    -- An e-mail address or a client's, as a keyed hash: whoever guesses leaves nothing here that can be read.
    create table sign_in_lock (
      key bytea primary key,
      failures integer not null,
      last_at timestamptz not null,
      locked_until timestamptz
    );
    create index sign_in_lock_by_time on sign_in_lock (last_at);
    create index model_spend_by_model on model_spend (account_id, model, at desc);
  `.execute(db);
}
