/** The simplest queue that is safe: one table, NOTIFY for those who wait, SKIP LOCKED for those who take. */
export const BARE_QUEUE = {
  create: `
    create table bare_job (
      id text primary key,
      state text not null default 'PENDING',
      created_at timestamptz not null default clock_timestamp(),
      started_at timestamptz,
      ended_at timestamptz
    );
    create index bare_job_pending on bare_job (created_at) where state = 'PENDING'`,
  enqueue: `with new as (insert into bare_job (id) values ($1)) select pg_notify('bare_job', '')`,
  channel: 'bare_job',
  claim: `
    update bare_job set state = 'RUNNING', started_at = clock_timestamp() where id = (
      select id from bare_job where state = 'PENDING' order by created_at limit 1 for update skip locked
    ) returning id`,
  end: `update bare_job set state = 'SUCCESS', ended_at = clock_timestamp() where id = $1`,
} as const;
