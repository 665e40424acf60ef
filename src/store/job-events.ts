import { type RawBuilder, sql } from 'kysely';
import { JobEvent, type JobEventBody } from '../contract/job-events.ts';
import type { JobState } from '../contract/job-states.ts';
import type { DatabaseTransaction, Queryable } from './database.ts';
import { jsonText } from './json-text.ts';

/** NOTIFY channel that tells of new events; the payload is read by `readJobEventNotice`. */
export const JOB_EVENT_CHANNEL = 'inkwright_job_event';

export interface JobEventNotice {
  readonly jobId: string;
  /** `seq` of the last event that was written. */
  readonly seq: number;
}

/** @returns undefined for a payload that is none of ours */
export function readJobEventNotice(payload: string): JobEventNotice | undefined {
  const match = /^(\S+) ([1-9]\d*)$/.exec(payload);
  if (match?.[1] === undefined) return undefined;
  return { jobId: match[1], seq: Number(match[2]) };
}

/** Events of a job after `seq`, in order, at most `limit`. */
export async function selectJobEvents(q: Queryable, jobId: string, seq: number, limit: number): Promise<JobEvent[]> {
  const rows = await q
    .selectFrom('job_event')
    .select(['seq', 'at', 'body'])
    .where('job_id', '=', jobId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => JobEvent.parse({ ...row.body, seq: row.seq, at: row.at.toISOString() }));
}

/**
 * The event of a change of state, written in the transaction of that change.
 * Callers hold the row of the job already, so events of one job never wait for each other.
 */
export async function appendStateEvent(trx: DatabaseTransaction, jobId: string, state: JobState): Promise<void> {
  const event: JobEventBody = { kind: 'state', state };
  await append(trx, jobId, [event], sql`true`);
}

/**
 * Events of a running job, in the given order, with their NOTIFY: one statement.
 * @param fence a query that returns a row, and locks what it rests on, only while the writer still owns the job
 * @returns false, and nothing is written, when the writer no longer owns the job or the job is not RUNNING
 */
export async function appendRunningEvents(
  q: Queryable,
  fence: RawBuilder<unknown>,
  jobId: string,
  bodies: readonly JobEventBody[],
): Promise<boolean> {
  return append(q, jobId, bodies, sql`state = 'RUNNING' and exists (select 1 from owner)`, fence);
}

async function append(
  q: Queryable,
  jobId: string,
  bodies: readonly JobEventBody[],
  condition: RawBuilder<unknown>,
  fence: RawBuilder<unknown> = sql`select 1`,
): Promise<boolean> {
  const { rows } = await sql`
    with owner as materialized (${fence}),
    place as (
      update job set last_event = last_event + ${bodies.length}::int
      where id = ${jobId} and ${condition}
      returning id, cost_usd, last_event, last_event - ${bodies.length}::int as before
    ),
    spent as (
      select sum(input_tokens) as input, sum(output_tokens) as output from model_spend where job_id = ${jobId}
    ),
    written as (
      insert into job_event (job_id, seq, at, body)
      select place.id, place.before + event.ordinality, clock_timestamp(),
        event.value || jsonb_strip_nulls(jsonb_build_object('costUsd', place.cost_usd,
          'inputTokens', spent.input, 'outputTokens', spent.output))
      from place, spent, jsonb_array_elements(${jsonText(bodies)}::jsonb) with ordinality as event
    )
    select pg_notify(${JOB_EVENT_CHANNEL}, id || ' ' || last_event) from place`.execute(q);
  return rows.length > 0;
}

/**
 * Removes the events of jobs that ended before `before`, at most `jobs` jobs a call.
 * @returns how many events were removed
 */
export async function deleteOldJobEvents(q: Queryable, before: Date, jobs: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from job_event where job_id in (
      select id from job where ended_at < ${before}
      and exists (select 1 from job_event where job_event.job_id = job.id)
      order by ended_at limit ${jobs}
    )`.execute(q);
  return Number(numAffectedRows ?? 0n);
}
