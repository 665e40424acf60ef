import { sql } from 'kysely';
import type { JobErrorCode } from '../contract/error-codes.ts';
import type { JobEventBody } from '../contract/job-events.ts';
import { JOB_TYPES, type JobState, type JobType } from '../contract/job-states.ts';
import type { DatabaseTransaction, Queryable } from './database.ts';
import { appendStateEvent, JOB_EVENT_CHANNEL } from './job-events.ts';
import { jsonText } from './json-text.ts';

export interface NewJob {
  readonly id: string;
  readonly accountId: string;
  readonly type: JobType;
  /** Its own id, or the first job's of the chain of retries. */
  readonly rootId: string;
  readonly request: object;
  /** Of a job that is put off; until then it does not count as waiting for its turn. */
  readonly notBefore?: Date | undefined;
}

/** A job that a process has begun to run. */
export interface BegunJob {
  readonly id: string;
  readonly rootId: string;
  readonly accountId: string;
  readonly type: JobType;
  readonly request: unknown;
  /** Deaths since the last new remembered answer, this begin's discovery included. */
  readonly deaths: number;
  /** What is left of the time limit of all runs together, in milliseconds; null for a job that was never parked. */
  readonly remainingMs: number | null;
}

export type JobEnd = { state: 'SUCCESS' } | { state: 'FAILED'; code: JobErrorCode; message: string };

/** Writes the row of a new job, PENDING, and its first event. */
export async function insertJob(trx: DatabaseTransaction, job: NewJob): Promise<void> {
  const event: JobEventBody = { kind: 'state', state: 'PENDING' };
  await sql`
    with begun as (
      insert into job (id, account_id, type, root_id, request, created_at, not_before, last_event)
      values (${job.id}, ${job.accountId}, ${job.type}, ${job.rootId}, ${jsonText(job.request)}, clock_timestamp(),
        ${job.notBefore ?? null}, 1)
      returning id
    ),
    written as (
      insert into job_event (job_id, seq, at, body)
      select id, 1, clock_timestamp(), ${jsonText(event)}::jsonb from begun
    )
    select pg_notify(${JOB_EVENT_CHANNEL}, id || ' 1') from begun`.execute(trx);
}

/** The workflow that runs a job: named like the job, and after each time it was parked a new one. */
export const WORKFLOW_OF_JOB = sql<string>`case job.parks when 0 then job.id else job.id || '.' || job.parks end`;

/**
 * PENDING → RUNNING, or a further run of a RUNNING job; a further run that finds the job not handed on counts a death.
 * @param workflowId of the run; missing: whichever runs the job now
 * @returns undefined for a job that has ended, or was parked by this very workflow: there is nothing to run
 */
export async function beginJob(
  trx: DatabaseTransaction,
  jobId: string,
  executorId: string,
  workflowId?: string,
): Promise<BegunJob | undefined> {
  const isOurs = workflowId === undefined ? sql<boolean>`true` : sql<boolean>`${WORKFLOW_OF_JOB} = ${workflowId}`;
  const first = await trx
    .updateTable('job')
    .set({ state: 'RUNNING', started_at: sql<Date>`clock_timestamp()`, running_on: executorId })
    .where('id', '=', jobId)
    .where('state', '=', 'PENDING')
    .where(isOurs)
    .returning(BEGUN_COLUMNS)
    .executeTakeFirst();
  if (first !== undefined) {
    await appendStateEvent(trx, jobId, 'RUNNING');
    return first;
  }
  return trx
    .updateTable('job')
    .set({
      // A begin that is tried again after a lost answer finds its own name, and no death.
      deaths: sql<number>`deaths + case when running_on <> ${executorId} then 1 else 0 end`,
      running_on: executorId,
      // Both expressions see the row as it was.
      time_limit_at: sql<Date | null>`time_limit_at + coalesce(clock_timestamp() - clock_stopped_at, interval '0')`,
      clock_stopped_at: null,
    })
    .where('id', '=', jobId)
    .where('state', '=', 'RUNNING')
    .where(isOurs)
    .returning(BEGUN_COLUMNS)
    .executeTakeFirst();
}

const BEGUN_COLUMNS = [
  'id',
  'root_id as rootId',
  'account_id as accountId',
  'type',
  'request',
  'deaths',
  sql<number | null>`(extract(epoch from time_limit_at - clock_timestamp()) * 1000)::float8`.as('remainingMs'),
] as const;

/**
 * Makes a RUNNING job one that waits for its next run, which no death is counted for.
 * @param timeLimitMs of all its runs together, counted from the begin of the first
 * @param stopsClock the wait until the next run does not count towards it
 * @returns the workflow that the next run needs, and what is left of the time limit; undefined for a job that is not RUNNING
 */
export async function parkRunningJob(
  trx: DatabaseTransaction,
  jobId: string,
  timeLimitMs: number,
  stopsClock: boolean,
): Promise<{ workflowId: string; remainingMs: number } | undefined> {
  const { rows } = await sql<{ workflowId: string; remainingMs: number }>`
    update job set parks = parks + 1, running_on = null,
      clock_stopped_at = case when ${stopsClock}::boolean then clock_timestamp() end,
      time_limit_at = coalesce(time_limit_at, started_at + ${timeLimitMs} * interval '1 millisecond')
    where id = ${jobId} and state = 'RUNNING'
    returning ${WORKFLOW_OF_JOB} as "workflowId",
      (extract(epoch from time_limit_at - clock_timestamp()) * 1000)::float8 as "remainingMs"`.execute(trx);
  return rows[0];
}

/**
 * Takes the row of a RUNNING job for the rest of the transaction.
 * @returns undefined for a job that is not RUNNING
 */
export async function lockRunningJob(trx: DatabaseTransaction, jobId: string): Promise<BegunJob | undefined> {
  return trx
    .selectFrom('job')
    .select(BEGUN_COLUMNS)
    .where('id', '=', jobId)
    .where('state', '=', 'RUNNING')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * RUNNING → SUCCESS or FAILED.
 * @returns false, and nothing is changed, when the job is not RUNNING
 */
export async function endJob(trx: DatabaseTransaction, jobId: string, end: JobEnd): Promise<boolean> {
  const row = await trx
    .updateTable('job')
    .set({
      state: end.state,
      ended_at: sql<Date>`clock_timestamp()`,
      running_on: null,
      ...(end.state === 'FAILED' ? { error_code: end.code, error_message: end.message } : {}),
    })
    .where('id', '=', jobId)
    .where('state', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await appendStateEvent(trx, jobId, end.state);
  return true;
}

/**
 * PENDING or RUNNING → CANCELED, with its event. The quota is the caller's to give back, in the same transaction.
 * @returns false, and nothing is changed, when the account has no such job or it has ended
 */
export async function cancelJob(trx: DatabaseTransaction, accountId: string, jobId: string): Promise<boolean> {
  const row = await trx
    .updateTable('job')
    .set({ state: 'CANCELED', ended_at: sql<Date>`clock_timestamp()`, running_on: null })
    .where('id', '=', jobId)
    .where('account_id', '=', accountId)
    .where('state', 'in', ['PENDING', 'RUNNING'])
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await appendStateEvent(trx, jobId, 'CANCELED');
  return true;
}

/**
 * PENDING → CANCELED. Never waits for whoever holds the job's row: that one is about to run or to end it.
 * @returns false, and nothing is changed, when the job is not PENDING, or just being begun
 */
export async function cancelWaitingJob(trx: DatabaseTransaction, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    update job set state = 'CANCELED', ended_at = clock_timestamp()
    where id in (select id from job where id = ${jobId} and state = 'PENDING' for no key update skip locked)
    returning id`.execute(trx);
  if (rows.length === 0) return false;
  await appendStateEvent(trx, jobId, 'CANCELED');
  return true;
}

/** The executor hands its jobs on in good order: their next begin counts no death. */
export async function clearRunningOn(trx: DatabaseTransaction, executorId: string): Promise<void> {
  await trx.updateTable('job').set({ running_on: null }).where('running_on', '=', executorId).execute();
}

/** Those of the given jobs that are no longer RUNNING. */
export async function selectNotRunning(q: Queryable, jobIds: readonly string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${[...jobIds]}::text[]) as asked(id)
    where not exists (select 1 from job where job.id = asked.id and job.state = 'RUNNING')`.execute(q);
  return rows.map((row) => row.id);
}

/** Whether the job has ended; true also for one that does not exist any more. */
export async function jobHasEnded(q: Queryable, jobId: string): Promise<boolean> {
  const open = await q
    .selectFrom('job')
    .select('id')
    .where('id', '=', jobId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return open === undefined;
}

export interface JobCount {
  readonly type: JobType;
  readonly state: JobState;
  readonly count: number;
}

export interface JobCounts {
  readonly counts: readonly JobCount[];
  /** Age of the oldest PENDING job in seconds; undefined when none waits. */
  readonly queueAgeSeconds: number | undefined;
  /** Deaths of the jobs that have not ended. */
  readonly deaths: number;
}

/** What a metrics page says about all jobs of the installation. */
export async function countJobs(q: Queryable): Promise<JobCounts> {
  const { rows } = await sql<{ type: string; state: JobState; count: number; age: number | null; deaths: number }>`
    select type, state, count(*)::int as count, sum(deaths)::int as deaths,
      extract(epoch from clock_timestamp() - min(greatest(created_at, not_before)))::float8 as age
    from job group by type, state order by type, state`.execute(q);
  const ages = rows.flatMap((row) => (row.state === 'PENDING' && row.age !== null ? [Math.max(0, row.age)] : []));
  return {
    counts: rows.filter(isKnownType).map(({ type, state, count }) => ({ type, state, count })),
    queueAgeSeconds: ages.length === 0 ? undefined : Math.max(...ages),
    deaths: rows.reduce((sum, row) => sum + (row.state === 'RUNNING' ? row.deaths : 0), 0),
  };
}

function isKnownType<T extends { type: string }>(row: T): row is T & { type: JobType } {
  return JOB_TYPES.some((type) => type === row.type);
}
