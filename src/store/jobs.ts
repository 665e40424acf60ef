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
}

export type JobEnd = { state: 'SUCCESS' } | { state: 'FAILED'; code: JobErrorCode; message: string };

/** Writes the row of a new job, PENDING, and its first event. */
export async function insertJob(trx: DatabaseTransaction, job: NewJob): Promise<void> {
  const event: JobEventBody = { kind: 'state', state: 'PENDING' };
  await sql`
    with begun as (
      insert into job (id, account_id, type, root_id, request, created_at, last_event)
      values (${job.id}, ${job.accountId}, ${job.type}, ${job.rootId}, ${jsonText(job.request)}, clock_timestamp(), 1)
      returning id
    ),
    written as (
      insert into job_event (job_id, seq, at, body)
      select id, 1, clock_timestamp(), ${jsonText(event)}::jsonb from begun
    )
    select pg_notify(${JOB_EVENT_CHANNEL}, id || ' 1') from begun`.execute(trx);
}

/**
 * PENDING → RUNNING, or a further run of a RUNNING job; a further run that finds the job not handed on counts a death.
 * @returns undefined for a job that has ended: there is nothing to run
 */
export async function beginJob(
  trx: DatabaseTransaction,
  jobId: string,
  executorId: string,
): Promise<BegunJob | undefined> {
  const first = await trx
    .updateTable('job')
    .set({ state: 'RUNNING', started_at: sql<Date>`clock_timestamp()`, running_on: executorId })
    .where('id', '=', jobId)
    .where('state', '=', 'PENDING')
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
    })
    .where('id', '=', jobId)
    .where('state', '=', 'RUNNING')
    .returning(BEGUN_COLUMNS)
    .executeTakeFirst();
}

const BEGUN_COLUMNS = ['id', 'root_id as rootId', 'account_id as accountId', 'type', 'request', 'deaths'] as const;

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
      extract(epoch from clock_timestamp() - min(created_at))::float8 as age
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
