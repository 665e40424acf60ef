import { sql } from 'kysely';
import type { Database, DatabaseTransaction, Queryable } from './database.ts';
import { inTransaction } from './transaction.ts';

/** What a call counts towards: the article (all jobs of its chain of retries) and the account's calendar month UTC. */
export interface SpendScope {
  readonly accountId: string;
  readonly rootId: string;
  readonly jobId: string;
  /** `2026-11` */
  readonly month: string;
}

/** US dollars; undefined: no limit. */
export interface SpendLimits {
  readonly articleUsd: number | undefined;
  readonly monthUsd: number | undefined;
}

export interface CallAhead {
  readonly call: string;
  readonly model: string;
  /** US dollars; undefined: the price is unknown, and only a limit that is reached already refuses the call. */
  readonly estimateUsd: number | undefined;
}

export interface SpentAttempt {
  readonly call: string;
  readonly model: string;
  readonly outcome: string;
  readonly milliseconds?: number | undefined;
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly cachedInputTokens?: number | undefined;
  /** Undefined: unknown. */
  readonly costUsd?: number | undefined;
  /** What it counts towards the limits, where the cost is unknown too. */
  readonly countedUsd: number;
}

export type Reservation =
  | { readonly hold: number }
  | { readonly refusedBy: 'article' | 'month'; readonly limitUsd: number; readonly countedUsd: number };

/** What an account has spent in a month. */
export interface SpendReport {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Sum of the costs that are known. */
  readonly costUsd: number;
  /** Attempts whose cost is not known. */
  readonly unknownCosts: number;
  /** What counts towards the month's limit: costs, and estimates for what is under way, was cut off, or is unknown. */
  readonly countedUsd: number;
}

export interface ModelSpend {
  /** The account's own limits; a member the operator has not set for it is undefined, `Infinity` is no limit. */
  limitsOf(accountId: string): Promise<SpendLimits>;
  /** Sets the members given; null takes the account's own limit away. */
  setLimits(accountId: string, limits: { articleUsd?: number | null; monthUsd?: number | null }): Promise<void>;
  /**
   * Counts the estimate of a call before it is made, unless that would pass a limit. What is counted stays when the
   * process dies during the call: the provider may have been paid.
   */
  reserve(scope: SpendScope, ahead: CallAhead, limits: SpendLimits): Promise<Reservation>;
  /**
   * Records what a call took in place of its reservation, and brings the job's cost up to date: the sum of its
   * attempts, or unknown when that of any of them is.
   */
  settle(scope: SpendScope, hold: number | undefined, attempts: readonly SpentAttempt[]): Promise<void>;
  report(accountId: string, month: string): Promise<SpendReport>;
}

const UNDER_WAY = 'under way';

export function createModelSpend(db: Database): ModelSpend {
  return {
    limitsOf: (accountId) => limitsOf(db, accountId),
    setLimits: (accountId, limits) => setLimits(db, accountId, limits),
    async reserve(scope, ahead, limits) {
      try {
        return await inTransaction(db, (trx) => reserveIn(trx, scope, ahead, limits));
      } catch (error) {
        if (error instanceof Refused) return error.reservation;
        throw error;
      }
    },
    settle: (scope, hold, attempts) => inTransaction(db, (trx) => settleIn(trx, scope, hold, attempts)),
    report: (accountId, month) => reportOf(db, accountId, month),
  };
}

/** Rolls the transaction back: one of the limits may have been counted up already. */
class Refused extends Error {
  readonly reservation: Reservation;
  constructor(reservation: Reservation) {
    super('refused');
    this.reservation = reservation;
  }
}

/** The article first, then the month, here and in `settleIn`: that order keeps two calls from a deadlock. */
const articleScope = ({ rootId }: SpendScope) => `article:${rootId}`;
const monthScope = ({ month }: Pick<SpendScope, 'month'>) => `month:${month}`;

async function reserveIn(
  trx: DatabaseTransaction,
  scope: SpendScope,
  { call, model, estimateUsd }: CallAhead,
  limits: SpendLimits,
): Promise<Reservation> {
  const kinds = [
    { kind: 'article', key: articleScope(scope), limit: limits.articleUsd },
    { kind: 'month', key: monthScope(scope), limit: limits.monthUsd },
  ] as const;
  for (const { kind, key, limit } of kinds) {
    const counted = await countUp(trx, scope.accountId, key, estimateUsd, limit ?? Number.POSITIVE_INFINITY);
    if (counted !== undefined) {
      throw new Refused({ refusedBy: kind, limitUsd: limit ?? Number.POSITIVE_INFINITY, countedUsd: counted });
    }
  }
  const row = await trx
    .insertInto('model_spend')
    .values({
      account_id: scope.accountId,
      root_id: scope.rootId,
      job_id: scope.jobId,
      call,
      model,
      outcome: UNDER_WAY,
      at: sql<Date>`clock_timestamp()`,
      counted_usd: estimateUsd ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { hold: row.id };
}

/** @returns undefined when it was counted, else what had been counted before */
async function countUp(
  trx: DatabaseTransaction,
  accountId: string,
  key: string,
  estimateUsd: number | undefined,
  limit: number,
): Promise<number | undefined> {
  const estimate = estimateUsd ?? 0;
  // Written first and looked at second: the write takes the row, so that nobody counts between the two.
  const { rows } = await sql<{ counted: number }>`
    insert into model_spend_total as t (account_id, scope, counted_usd)
    values (${accountId}, ${key}, ${estimate}::numeric)
    on conflict (account_id, scope) do update set counted_usd = t.counted_usd + excluded.counted_usd
    returning counted_usd::float8 as counted`.execute(trx);
  const counted = rows[0]?.counted ?? estimate;
  const before = Math.max(0, counted - estimate);
  return counted > limit || before >= limit ? before : undefined;
}

async function settleIn(
  trx: DatabaseTransaction,
  scope: SpendScope,
  hold: number | undefined,
  attempts: readonly SpentAttempt[],
): Promise<void> {
  const held = hold === undefined ? 0 : await release(trx, hold);
  const counted = attempts.reduce((sum, attempt) => sum + attempt.countedUsd, 0);
  await sql`
    insert into model_spend_total as t (account_id, scope, counted_usd)
    select ${scope.accountId}, key, ${counted}::numeric
      from unnest(${[articleScope(scope), monthScope(scope)]}::text[]) with ordinality as k (key, position)
      order by position
    on conflict (account_id, scope)
      do update set counted_usd = greatest(0, t.counted_usd + ${counted}::numeric - ${held}::numeric)`.execute(trx);
  if (attempts.length > 0) {
    await trx
      .insertInto('model_spend')
      .values(
        attempts.map((attempt) => ({
          account_id: scope.accountId,
          root_id: scope.rootId,
          job_id: scope.jobId,
          call: attempt.call,
          model: attempt.model,
          outcome: attempt.outcome,
          at: sql<Date>`clock_timestamp()`,
          milliseconds: attempt.milliseconds === undefined ? null : Math.round(attempt.milliseconds),
          input_tokens: attempt.inputTokens ?? null,
          output_tokens: attempt.outputTokens ?? null,
          cached_input_tokens: attempt.cachedInputTokens ?? null,
          cost_usd: attempt.costUsd ?? null,
          counted_usd: attempt.countedUsd,
        })),
      )
      .execute();
  }
  // After the totals: whoever holds them sees every attempt of the article that was settled before.
  await sql`
    update job set cost_usd = (
      select case when bool_and(cost_usd is not null) then sum(cost_usd) end
        from model_spend where job_id = ${scope.jobId} and outcome <> ${UNDER_WAY})
    where id = ${scope.jobId}`.execute(trx);
}

/** @returns what the reservation had counted */
async function release(trx: DatabaseTransaction, hold: number): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    delete from model_spend where id = ${hold} returning counted_usd::float8 as counted`.execute(trx);
  return rows[0]?.counted ?? 0;
}

async function limitsOf(q: Queryable, accountId: string): Promise<SpendLimits> {
  const row = await q
    .selectFrom('model_spend_limit')
    .select(['article_usd', 'month_usd'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { articleUsd: row?.article_usd ?? undefined, monthUsd: row?.month_usd ?? undefined };
}

async function setLimits(
  db: Database,
  accountId: string,
  limits: { articleUsd?: number | null; monthUsd?: number | null },
): Promise<void> {
  const given = {
    ...(limits.articleUsd === undefined ? {} : { article_usd: limits.articleUsd }),
    ...(limits.monthUsd === undefined ? {} : { month_usd: limits.monthUsd }),
  };
  if (Object.keys(given).length === 0) return;
  await db
    .insertInto('model_spend_limit')
    .values({ account_id: accountId, ...given })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(given))
    .execute();
}

async function reportOf(q: Queryable, accountId: string, month: string): Promise<SpendReport> {
  const { rows } = await sql<SpendReport>`
    select
      count(*) filter (where outcome <> ${UNDER_WAY})::int as calls,
      coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
      coalesce(sum(output_tokens), 0)::float8 as "outputTokens",
      coalesce(sum(cost_usd), 0)::float8 as "costUsd",
      count(*) filter (where cost_usd is null and outcome <> ${UNDER_WAY})::int as "unknownCosts",
      coalesce((select counted_usd from model_spend_total
        where account_id = ${accountId} and scope = ${monthScope({ month })}), 0)::float8 as "countedUsd"
    from model_spend
    where account_id = ${accountId}
      and at >= ${`${month}-01T00:00:00Z`}::timestamptz
      and at < ${`${month}-01T00:00:00Z`}::timestamptz + interval '1 month'`.execute(q);
  const [report] = rows;
  if (report === undefined) throw new Error('an aggregate without a row');
  return report;
}
