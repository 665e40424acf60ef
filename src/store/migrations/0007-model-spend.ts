import { type Kysely, sql } from 'kysely';

/** What language models have cost. Kept when the job is deleted: the month's total must still be right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_spend (
      id bigint generated always as identity primary key,
      account_id text not null references account on delete cascade,
      root_id text not null,
      job_id text not null,
      call text not null,
      model text not null,
      outcome text not null,
      at timestamptz not null,
      milliseconds bigint,
      input_tokens bigint,
      output_tokens bigint,
      cached_input_tokens bigint,
      cost_usd double precision,
      counted_usd numeric(18, 10) not null
    );
    create index model_spend_by_job on model_spend (job_id);
    create index model_spend_by_account on model_spend (account_id, at);

    create table model_spend_total (
      account_id text not null references account on delete cascade,
      scope text not null,
      counted_usd numeric(18, 10) not null,
      primary key (account_id, scope)
    );

    create table model_spend_limit (
      account_id text primary key references account on delete cascade,
      article_usd double precision check (article_usd >= 0),
      month_usd double precision check (month_usd >= 0)
    );
  `.execute(db);
}
