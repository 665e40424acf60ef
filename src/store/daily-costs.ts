import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** What an account had done and paid on one day UTC. */
export interface DailyCost {
  /** `2026-11-28` */
  readonly day: string;
  /** Jobs that were ordered. */
  readonly jobs: number;
  /** Sum of the costs that are known. */
  readonly usd: number;
  /** Requests to models whose cost is not known. */
  readonly unknownCosts: number;
}

/** One row for each of the last days, the oldest first; days without anything too. */
export async function selectDailyCosts(
  db: Queryable,
  accountId: string,
  { days, now }: { days: number; now: Date },
): Promise<DailyCost[]> {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days + 1));
  const { rows } = await sql<DailyCost>`
    select to_char(span.day, 'YYYY-MM-DD') as "day", coalesce(ordered.jobs, 0) as "jobs",
        coalesce(spent.usd, 0) as "usd", coalesce(spent.unknown, 0) as "unknownCosts"
      from (select (${first}::timestamptz at time zone 'UTC')::date + n as day
        from generate_series(0, ${days - 1}::int) as n) as span
      left join (select (created_at at time zone 'UTC')::date as day, count(*)::int as jobs from job
        where account_id = ${accountId} and created_at >= ${first} and type in ('blog', 'evaluation')
        group by 1) as ordered on ordered.day = span.day
      left join (select (at at time zone 'UTC')::date as day, coalesce(sum(cost_usd), 0)::float8 as usd,
          count(*) filter (where cost_usd is null and outcome <> 'under way')::int as unknown from model_spend
        where account_id = ${accountId} and at >= ${first} group by 1) as spent on spent.day = span.day
      order by span.day`.execute(db);
  return rows;
}

/** How the last request to each model went. */
export async function selectLastOutcomes(
  db: Queryable,
  accountId: string,
): Promise<{ readonly model: string; readonly outcome: string; readonly at: Date }[]> {
  const { rows } = await sql<{ model: string; outcome: string; at: Date }>`
    select distinct on (model) model, outcome, at from model_spend
      where account_id = ${accountId} and outcome <> 'under way' order by model, at desc`.execute(db);
  return rows;
}
