import { sql } from 'kysely';
import type { Product, QuotaResource } from '../contract/choices.ts';
import type { Database, DatabaseTransaction, Queryable } from './database.ts';

/** Whose quota, of which product, in which period (calendar month UTC, `2026-11`). */
export interface QuotaScope {
  readonly accountId: string;
  readonly product: Product;
  readonly period: string;
}

/** A resource with an amount of it, and the quota a new row gets when the operator has set none. */
export interface WantedAmount {
  readonly resource: QuotaResource;
  readonly amount: number;
  readonly defaultQuota: number;
}

export interface QuotaState {
  readonly resource: QuotaResource;
  readonly quota: number;
  readonly used: number;
}

/**
 * Adds each amount to what is used, in one statement and in the order given, creating rows of a new period on demand,
 * and books it for the job. A resource that does not cover its amount is left as it was.
 * Every caller must give the resources in the same order: that order is what keeps two reservations from a deadlock.
 * @returns the resources that were booked
 */
export async function bookAmounts(
  trx: DatabaseTransaction,
  scope: QuotaScope,
  jobId: string,
  wanted: readonly WantedAmount[],
): Promise<Set<QuotaResource>> {
  const { rows } = await sql<{ resource: QuotaResource }>`
    with wanted as (
      select w.resource, w.amount, w.position, coalesce(l.quota, w.default_quota) as quota
        from unnest(
          ${wanted.map((want) => want.resource)}::text[],
          ${wanted.map((want) => want.amount)}::bigint[],
          ${wanted.map((want) => want.defaultQuota)}::bigint[]
        ) with ordinality as w (resource, amount, default_quota, position)
        left join quota_limit l
          on l.account_id = ${scope.accountId} and l.product = ${scope.product} and l.resource = w.resource
    ), booked as (
      insert into quota as q (account_id, product, resource, period, quota, used)
      select ${scope.accountId}, ${scope.product}, resource, ${scope.period}, quota, amount
        from wanted
        where amount <= quota or exists (
          select 1 from quota e where e.account_id = ${scope.accountId} and e.product = ${scope.product}
            and e.resource = wanted.resource and e.period = ${scope.period})
        order by position
      on conflict (account_id, product, resource, period)
        do update set used = q.used + excluded.used where q.used + excluded.used <= q.quota
      returning resource
    )
    insert into quota_reservation (job_id, account_id, product, resource, period, amount)
    select ${jobId}, ${scope.accountId}, ${scope.product}, booked.resource, ${scope.period}, wanted.amount
      from booked join wanted using (resource)
    returning resource`.execute(trx);
  return new Set(rows.map((row) => row.resource));
}

/** Removes what a job has booked. @returns what it was; empty when it has been removed before */
export async function takeReservations(
  trx: DatabaseTransaction,
  jobId: string,
): Promise<(QuotaScope & { resource: QuotaResource; amount: number })[]> {
  const { rows } = await sql<QuotaScope & { resource: QuotaResource; amount: number }>`
    delete from quota_reservation where job_id = ${jobId}
    returning account_id as "accountId", product, resource, period, amount`.execute(trx);
  return rows;
}

/** Adds to what is used, or subtracts; real use is recorded even where it passes the quota. */
export async function correctUse(trx: DatabaseTransaction, scope: QuotaScope, change: WantedAmount): Promise<void> {
  await sql`
    insert into quota as q (account_id, product, resource, period, quota, used)
    select ${scope.accountId}, ${scope.product}, ${change.resource}, ${scope.period},
      coalesce((select quota from quota_limit l where l.account_id = ${scope.accountId}
        and l.product = ${scope.product} and l.resource = ${change.resource}), ${change.defaultQuota}::bigint),
      greatest(0, ${change.amount}::bigint)
    on conflict (account_id, product, resource, period)
      do update set used = greatest(0, q.used + ${change.amount}::bigint)`.execute(trx);
}

/** Quota and use of every resource asked for; where nothing was used yet, the quota the period would start with. */
export async function selectQuotas(
  db: Queryable,
  scope: QuotaScope,
  defaults: readonly Pick<WantedAmount, 'resource' | 'defaultQuota'>[],
): Promise<QuotaState[]> {
  const { rows } = await sql<QuotaState>`
    select d.resource, coalesce(q.quota, l.quota, d.default_quota) as quota, coalesce(q.used, 0) as used
      from unnest(
        ${defaults.map((entry) => entry.resource)}::text[],
        ${defaults.map((entry) => entry.defaultQuota)}::bigint[]
      ) with ordinality as d (resource, default_quota, position)
      left join quota_limit l
        on l.account_id = ${scope.accountId} and l.product = ${scope.product} and l.resource = d.resource
      left join quota q
        on q.account_id = ${scope.accountId} and q.product = ${scope.product} and q.resource = d.resource
          and q.period = ${scope.period}
      order by d.position`.execute(db);
  return rows;
}

/** Quota and use of the periods from `since` on, the oldest first; a resource of which nothing was ever booked is absent. */
export async function selectQuotaHistory(
  db: Queryable,
  { accountId, product, since }: Omit<QuotaScope, 'period'> & { readonly since: string },
): Promise<(QuotaState & { period: string })[]> {
  const { rows } = await sql<QuotaState & { period: string }>`
    select period, resource, quota, used from quota
    where account_id = ${accountId} and product = ${product} and period >= ${since} order by period`.execute(db);
  return rows;
}

/** Sets the quota of this period and of every one to come. What is used already stays, also when it is more. */
export async function setQuotaLimit(
  db: Database,
  scope: QuotaScope,
  resource: QuotaResource,
  quota: number,
): Promise<void> {
  await sql`
    with lasting as (
      insert into quota_limit (account_id, product, resource, quota)
      values (${scope.accountId}, ${scope.product}, ${resource}, ${quota}::bigint)
      on conflict (account_id, product, resource) do update set quota = excluded.quota
    )
    insert into quota (account_id, product, resource, period, quota, used)
    values (${scope.accountId}, ${scope.product}, ${resource}, ${scope.period}, ${quota}::bigint, 0)
    on conflict (account_id, product, resource, period) do update set quota = excluded.quota`.execute(db);
}
