import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { JOB_TYPES, type JobType } from '../contract/job-states.ts';
import { type Connection, connect } from '../store/connect.ts';
import type { Database, DatabaseTransaction } from '../store/database.ts';
import { beatExecutor, deleteExecutor, deleteOtherExecutors, insertExecutor } from '../store/executors.ts';
import { clearRunningOn, countJobs, type JobCounts, selectNotRunning } from '../store/jobs.ts';
import type { Notifications } from '../store/notifications.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Clock } from '../support/clock.ts';
import type { Logger } from '../support/logger.ts';
import type { ReachPoint } from '../support/reach-point.ts';
import { type RepeatingTask, repeat } from '../support/repeating-task.ts';
import { type Engine, launchEngine, prepareJobsSchema } from './dbos-engine.ts';
import { endDelay, enqueueWorkflow, takeOrphans } from './dbos-internals.ts';
import { closeAbandonedJob, type FinishPorts, finishJob } from './finish-job.ts';
import { JOB_CANCEL_CHANNEL, notifyCancel } from './job-cancel.ts';
import type { EnqueuedJob, JobHandlers, JobQueue } from './job-handler.ts';
import { reaper } from './reaper.ts';
import { OwnershipLost, ProcessStops } from './run-ends.ts';
import { runJob } from './run-job.ts';
import { RunningJobs } from './running-jobs.ts';

const POLL_MS = 50;
const DEFAULT_LEASE_MS = 10_000;
/** How long a run that was told to stop may take to do so before the process goes on without it. */
const PATIENCE_MS = 2_000;
const REJOIN_PAUSE_MS = 1_000;

export interface JobRuntimeOptions {
  readonly databaseUrl: string;
  readonly db: Database;
  /** The process's one connection that listens. */
  readonly notifications: Pick<Notifications, 'subscribe'>;
  /** Only jobs of these types are claimed. */
  readonly handlers: JobHandlers;
  /** Jobs of each type that this process runs at a time, where the type's handler does not say another number. */
  readonly workers: number;
  /** Jobs of each type that one account has running at a time, on all processes together. */
  readonly accountWorkers: number;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly reach: ReachPoint;
  /** Unique per start of a process. */
  readonly executorId: string;
  /** How long a process may be silent before others take its jobs, in milliseconds; default 10,000. */
  readonly leaseMs?: number;
  /** `enqueue-only` runs no jobs. */
  readonly mode: 'serve' | 'work' | 'enqueue-only';
  /** Nobody else can be alive on this database: whoever stands in it as running jobs is dead, and is taken over at once. */
  readonly soleProcess?: boolean;
  /**
   * Told when others have held this process for dead and taken its jobs, after a long pause for example. Its runs have
   * been ended by then; the runtime goes on under a new name by itself.
   */
  readonly onLeaseLost?: () => void;
}

export interface JobStats extends JobCounts {
  /** Jobs that run in this process now. */
  readonly runningHere: number;
}

export interface JobRuntime extends JobQueue {
  /**
   * Prepares the queue's schema and, unless the mode is `enqueue-only`, begins to run jobs.
   * @throws Error when jobs run in this process already, or the database is away
   */
  launch(): Promise<void>;
  /**
   * Claims no more jobs, waits for those that run, and hands on what is not done by then without counting a death.
   * @param options.graceMs how long to wait, in milliseconds; 0: not at all
   */
  stop(options: { graceMs: number }): Promise<void>;
  stats(): Promise<JobStats>;
}

/** Durable execution of jobs. Nothing is contacted before `launch`. */
export function createJobRuntime(options: JobRuntimeOptions): JobRuntime {
  return new Runtime(options);
}

/** One membership in the set of processes that run jobs. */
interface Membership {
  readonly executorId: string;
  /** For heartbeat and reaping, so that they never wait behind queries of jobs or requests. */
  readonly upkeep: Connection;
  readonly engine: Engine;
  readonly running: RunningJobs;
  /** Fires when nothing of this membership may wait for the database any longer. */
  readonly over: AbortController;
  readonly unsubscribe: () => void;
  heartbeat: RepeatingTask;
  reaping: RepeatingTask;
}

class Runtime implements JobRuntime {
  readonly #options: JobRuntimeOptions;
  readonly #leaseMs: number;
  #membership: Membership | undefined;
  #memberships = 0;
  #rejoining: Promise<void> | undefined;
  #stopping = false;

  constructor(options: JobRuntimeOptions) {
    this.#options = options;
    this.#leaseMs = options.leaseMs ?? DEFAULT_LEASE_MS;
  }

  async launch(): Promise<void> {
    this.#stopping = false;
    const { mode, databaseUrl, logger } = this.#options;
    if (mode === 'enqueue-only') await prepareJobsSchema(databaseUrl, logger);
    else this.#membership = await this.#join();
  }

  async stop({ graceMs }: { graceMs: number }): Promise<void> {
    this.#stopping = true;
    await this.#rejoining;
    const membership = this.#membership;
    this.#membership = undefined;
    if (membership !== undefined) await this.#leave(membership, graceMs, (jobId) => new ProcessStops(jobId));
  }

  async enqueue(trx: DatabaseTransaction, job: EnqueuedJob): Promise<void> {
    await enqueueWorkflow(trx, job);
  }

  async requestCancel(trx: DatabaseTransaction, jobId: string): Promise<void> {
    await notifyCancel(trx, jobId);
  }

  bringForward(trx: DatabaseTransaction, jobId: string): Promise<boolean> {
    return endDelay(trx, jobId);
  }

  async stats(): Promise<JobStats> {
    return { ...(await countJobs(this.#options.db)), runningHere: this.#membership?.running.count ?? 0 };
  }

  async #join(): Promise<Membership> {
    const { databaseUrl, db, handlers, logger, reach, notifications } = this.#options;
    const executorId = this.#nextExecutorId();
    const upkeep = connect(databaseUrl, { max: 2, applicationName: 'inkwright-upkeep', logger });
    const running = new RunningJobs();
    const over = new AbortController();
    const types = JOB_TYPES.filter((type) => handlers[type] !== undefined);
    const finishPorts: FinishPorts = { db, handlers, reach, logger, signal: over.signal };
    const unsubscribe = notifications.subscribe(
      JOB_CANCEL_CHANNEL,
      (jobId) => running.cancel(jobId),
      () => void this.#catchUpOnCancels(db, running),
    );
    try {
      const engine = await launchEngine({
        databaseUrl,
        executorId,
        types,
        logger,
        limitsOf: (type) => ({
          workers: handlers[type]?.workers ?? this.#options.workers,
          accountWorkers: this.#options.accountWorkers,
          pollMs: POLL_MS,
        }),
        steps: {
          pipeline: (ownership) => runJob(ownership, executorId, { db, handlers, running, reach, logger }),
          finish: (ownership, end) => finishJob(ownership, end, finishPorts),
        },
        beforeLaunch: () => this.#announce(upkeep.db, executorId),
      });
      return {
        executorId,
        upkeep,
        engine,
        running,
        over,
        unsubscribe,
        heartbeat: this.#beat(upkeep.db, executorId, running),
        reaping: this.#reap(upkeep.db, executorId, types, engine, finishPorts),
      };
    } catch (error) {
      unsubscribe();
      await deleteExecutor(upkeep.db, executorId).catch((cause: unknown) => {
        logger.warn({ err: cause, executorId }, 'The row of a process that did not start could not be removed');
      });
      await upkeep.close();
      throw error;
    }
  }

  #nextExecutorId(): string {
    this.#memberships += 1;
    const { executorId } = this.#options;
    return this.#memberships === 1 ? executorId : `${executorId}-${this.#memberships}`;
  }

  /** The row must stand before the first claim, or a reaper takes our jobs for orphans. */
  async #announce(db: Database, executorId: string): Promise<void> {
    const { soleProcess, logger } = this.#options;
    await insertExecutor(db, { id: executorId, host: hostname(), pid: process.pid });
    if (soleProcess !== true) return;
    const dead = await deleteOtherExecutors(db, executorId);
    const jobs = await takeOrphans(db);
    if (jobs.length > 0) logger.warn({ executors: dead, jobs }, 'Jobs of a process that died go back to the queue');
  }

  #beat(db: Database, executorId: string, running: RunningJobs): RepeatingTask {
    const { logger } = this.#options;
    return repeat(
      this.#leaseMs / 4,
      async () => {
        if (!(await beatExecutor(db, executorId))) this.#onLeaseLost(executorId);
        await this.#catchUpOnCancels(db, running);
      },
      (error) => logger.warn({ err: error, executorId }, 'The heartbeat of this process could not be written'),
    );
  }

  /** A notification can be lost with its connection. */
  async #catchUpOnCancels(db: Database, running: RunningJobs): Promise<void> {
    const { logger } = this.#options;
    try {
      for (const jobId of await selectNotRunning(db, running.begunJobIds)) running.cancel(jobId);
    } catch (error) {
      logger.warn({ err: error }, 'It could not be read whether running jobs were canceled; it is read again');
    }
  }

  #reap(
    db: Database,
    executorId: string,
    types: readonly JobType[],
    engine: Engine,
    finishPorts: FinishPorts,
  ): RepeatingTask {
    const { clock, logger } = this.#options;
    const round = reaper({
      db,
      executorId,
      types,
      clock,
      logger,
      leaseMs: this.#leaseMs,
      closeAbandoned: (jobId) => closeAbandonedJob(jobId, executorId, finishPorts),
      deleteWorkflows: engine.deleteWorkflows,
    });
    return repeat(this.#leaseMs / 2, round, (error) => {
      logger.warn({ err: error, executorId }, 'A round of looking for dead processes and lost jobs failed');
    });
  }

  #onLeaseLost(executorId: string): void {
    const lost = this.#membership;
    if (lost?.executorId !== executorId || this.#stopping) return;
    this.#membership = undefined;
    this.#options.logger.error({ executorId }, 'Other processes held this one for dead; its runs are ended');
    this.#rejoining = this.#rejoin(lost).catch((error: unknown) => {
      this.#options.logger.error(
        { err: error, executorId },
        'This process could not leave the set of those that run jobs',
      );
    });
  }

  async #rejoin(lost: Membership): Promise<void> {
    await this.#leave(lost, 0, (jobId) => new OwnershipLost(jobId));
    this.#options.onLeaseLost?.();
    while (!this.#stopping) {
      try {
        this.#membership = await this.#join();
        return;
      } catch (error) {
        this.#options.logger.error({ err: error }, 'This process could not begin to run jobs again; it tries on');
      }
      await pause(REJOIN_PAUSE_MS);
    }
  }

  /**
   * In this order: a run that is ended before its job is handed on, and before DBOS has lost its connections, would
   * be recorded as failed.
   */
  async #leave(membership: Membership, graceMs: number, reason: (jobId: string) => Error): Promise<void> {
    const { engine, upkeep, running, over, unsubscribe, heartbeat, reaping, executorId } = membership;
    await reaping.stop();
    await engine.shutDown(graceMs);
    await heartbeat.stop();
    await this.#handOn(upkeep.db, executorId);
    over.abort(new Error('this process no longer runs jobs'));
    await running.endAll(reason, PATIENCE_MS);
    unsubscribe();
    await upkeep.close();
  }

  /** In one transaction, so that no other process takes the jobs before they are marked as handed on. */
  async #handOn(db: Database, executorId: string): Promise<void> {
    const { logger } = this.#options;
    try {
      const jobs = await inTransaction(db, async (trx) => {
        // Whoever was held for dead has lost its jobs: what becomes of their rows is for others to say.
        const wasHeldForDead = !(await deleteExecutor(trx, executorId));
        const taken = await takeOrphans(trx);
        if (!wasHeldForDead) await clearRunningOn(trx, executorId);
        return taken;
      });
      if (jobs.length > 0) logger.info({ jobs }, 'Jobs that were not done yet are handed on');
    } catch (error) {
      logger.warn({ err: error, executorId }, 'Jobs could not be handed on; others take them when the lease is over');
    }
  }
}
