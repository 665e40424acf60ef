/**
 * Everything we use of DBOS that it does not promise to keep: its tables, and some of its inner modules.
 * `dbos-internals.test.ts` is the contract; the package is pinned.
 */
import { currentOwnerXid } from '@dbos-inc/dbos-sdk/internal/context';
import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor';
import { ensureSystemDatabase } from '@dbos-inc/dbos-sdk/internal/system_database';
import { registerInternalQueue } from '@dbos-inc/dbos-sdk/internal/wfqueue';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { JobType } from '../contract/job-states.ts';
import type { DatabaseTransaction, Queryable } from '../store/database.ts';
import { WORKFLOW_OF_JOB } from '../store/jobs.ts';
import type { EnqueuedJob } from './job-handler.ts';

export const APPLICATION_NAME = 'inkwright';
/** Fixed: DBOS would otherwise leave jobs of an earlier version of the code waiting for ever. */
export const APPLICATION_VERSION = 'stable';
/** One name for all types of job, never changed: a process that does not know a workflow's name strands the job. */
export const WORKFLOW_NAME = 'run';

export interface QueueLimits {
  /** Jobs of the queue that this process runs at a time. */
  readonly workers: number;
  /** Jobs of the queue that one account has running at a time, on all processes together. */
  readonly accountWorkers: number;
  readonly pollMs: number;
}

/**
 * Makes this process serve a queue from launch on. A queue registered the public way is a row that all processes
 * share, so the last one to start would set `workers` for everyone, and it is discovered a second late.
 */
export function registerQueue(type: JobType, limits: QueueLimits): void {
  registerInternalQueue(type, {
    workerConcurrency: limits.workers,
    partitionConcurrency: limits.accountWorkers,
    minPollingIntervalMs: limits.pollMs,
  });
}

interface MigrationLogger {
  info(entry: unknown): void;
  warn(entry: unknown): void;
}

/** Creates or upgrades the schema `dbos`. Two at once can fail each other: call it under a lock. */
export async function migrateDbosSchema(url: string, pool: pg.Pool, logger: MigrationLogger): Promise<void> {
  // Only `info` and `warn` of DBOS's logger class are called there.
  await ensureSystemDatabase(url, logger as Parameters<typeof ensureSystemDatabase>[1], pool, 'dbos', false);
}

/**
 * Closes our pool in the middle of `DBOS.shutdown`: after the drain, and before DBOS forgets its executor. A run that
 * begins a step in the moment after that fails on the missing executor, and with an open pool would record this
 * failure as the step's result for ever. DBOS closes only a pool of its own in time.
 */
export function closeInShutdown(close: () => Promise<void>): void {
  const database = DBOSExecutor.globalInstance?.systemDatabase;
  if (database === undefined) throw new Error('DBOS is not launched');
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await destroy();
    await close();
  };
}

/**
 * Puts a job's workflow on its queue, in the caller's transaction.
 * @param workflowId see `WORKFLOW_OF_JOB`; the job's own id for its first run
 * @throws the database's error; the transaction can then only be rolled back
 */
export async function enqueueWorkflow(
  trx: DatabaseTransaction,
  job: EnqueuedJob,
  workflowId: string = job.jobId,
): Promise<void> {
  const delay = job.delaySeconds ?? 0;
  const until =
    delay > 0 ? sql`(extract(epoch from clock_timestamp()) * 1000 + ${delay * 1000}::float8)::bigint` : sql`null`;
  await sql`
    select dbos.enqueue_workflow(
      workflow_name => ${WORKFLOW_NAME},
      queue_name => ${job.type},
      positional_args => array[to_json(${job.jobId}::text)],
      workflow_id => ${workflowId},
      app_version => ${APPLICATION_VERSION},
      queue_partition_key => ${job.accountId},
      delay_until_epoch_ms => ${until},
      application_name => ${APPLICATION_NAME}
    )`.execute(trx);
}

/**
 * Ends the wait of a job that is on its queue with a delay; no effect on any other.
 * @returns whether it waited
 */
export async function endDelay(trx: DatabaseTransaction, jobId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update dbos.workflow_status
    set status = 'ENQUEUED', updated_at = (extract(epoch from clock_timestamp()) * 1000)::bigint
    where workflow_uuid = (select ${WORKFLOW_OF_JOB} from job where job.id = ${jobId}) and status = 'DELAYED'`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}

/** A run of a job and the proof that it is the one that owns it. */
export interface Ownership {
  readonly jobId: string;
  readonly workflowId: string;
  /** Changes whenever the job is claimed or taken over. */
  readonly token: string;
}

/**
 * To be called in a workflow's body.
 * @throws Error when there is no workflow of that id here
 */
export function currentOwnership(jobId: string, workflowId: string | undefined): Ownership {
  const token = workflowId === undefined ? undefined : currentOwnerXid(workflowId);
  if (workflowId === undefined || token === undefined) {
    throw new Error(`no run of job ${jobId} is under way in this context`);
  }
  return { jobId, workflowId, token };
}

/** A query that returns a row only while the run owns its job, and keeps it so until the end of the transaction. */
export function ownerFence({ workflowId, token }: Pick<Ownership, 'workflowId' | 'token'>): RawBuilder<unknown> {
  return sql`
    select 1 from dbos.workflow_status
    where workflow_uuid = ${workflowId} and owner_xid = ${token} and status = 'PENDING'
    for no key update`;
}

/**
 * Puts the workflows of executors that no longer stand in our table back on their queues; what DBOS does itself for a
 * known dead executor, and any number of processes may do it at once.
 * @returns ids of the workflows, which name their jobs
 */
export async function takeOrphans(q: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update dbos.workflow_status
    set status = 'ENQUEUED', owner_xid = null, started_at_epoch_ms = null,
      updated_at = (extract(epoch from clock_timestamp()) * 1000)::bigint
    where workflow_uuid in (
      select workflow_uuid from dbos.workflow_status as orphan
      where orphan.status = 'PENDING' and orphan.name = ${WORKFLOW_NAME}
      and not exists (select 1 from executor where executor.id = orphan.executor_id)
      for update skip locked
    ) returning workflow_uuid as id`.execute(q);
  return rows.map((row) => row.id);
}

/** Jobs of the given types that have not ended though their workflow has, or is not there any more. */
export async function selectAbandonedJobs(q: Queryable, types: readonly JobType[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select job.id from job left join dbos.workflow_status as workflow on workflow.workflow_uuid = ${WORKFLOW_OF_JOB}
    where job.state in ('PENDING', 'RUNNING') and job.type = any(${[...types]}::text[])
    and (workflow.status is null or workflow.status not in ('ENQUEUED', 'DELAYED', 'PENDING'))
    order by job.created_at limit ${limit}`.execute(q);
  return rows.map((row) => row.id);
}

/** Ids of workflows that were completed before `before`, oldest first. */
export async function selectOldWorkflows(q: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select workflow_uuid as id from dbos.workflow_status
    where completed_at < ${before.getTime()} order by completed_at limit ${limit}`.execute(q);
  return rows.map((row) => row.id);
}
