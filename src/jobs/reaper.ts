import type { JobType } from '../contract/job-states.ts';
import type { Database } from '../store/database.ts';
import { deleteDeadExecutors } from '../store/executors.ts';
import { deleteOldJobEvents } from '../store/job-events.ts';
import type { Clock } from '../support/clock.ts';
import type { Logger } from '../support/logger.ts';
import { selectAbandonedJobs, selectOldWorkflows, takeOrphans } from './dbos-internals.ts';

const DAY_MS = 86_400_000;
const WORKFLOWS_KEPT_MS = DAY_MS;
const EVENTS_KEPT_MS = 30 * DAY_MS;
const SWEEP_EVERY_MS = 600_000;
const BATCH = 500;

export interface ReaperPorts {
  readonly db: Database;
  readonly executorId: string;
  readonly leaseMs: number;
  readonly types: readonly JobType[];
  readonly clock: Clock;
  readonly logger: Logger;
  closeAbandoned(jobId: string): Promise<void>;
  deleteWorkflows(ids: string[]): Promise<void>;
}

/** @returns one round: takes over from the dead, ends jobs whose workflow was lost, and now and then cleans up */
export function reaper(ports: ReaperPorts): () => Promise<void> {
  let sweptAt: number | undefined;
  return async () => {
    await takeOver(ports);
    for (const jobId of await selectAbandonedJobs(ports.db, ports.types, BATCH)) {
      await ports.closeAbandoned(jobId).catch((error: unknown) => {
        ports.logger.error({ err: error, jobId }, 'A lost job could not be ended; it is tried again');
      });
    }
    const now = ports.clock.now().getTime();
    if (sweptAt !== undefined && now - sweptAt < SWEEP_EVERY_MS) return;
    await sweep(ports, now);
    sweptAt = now;
  };
}

async function takeOver({ db, executorId, leaseMs, logger }: ReaperPorts): Promise<void> {
  const dead = await deleteDeadExecutors(db, executorId, leaseMs);
  const jobs = await takeOrphans(db);
  if (dead.length > 0 || jobs.length > 0) {
    logger.warn({ executors: dead, jobs }, 'A process that ran jobs has died; its jobs go back to the queue');
  }
}

/** Finished workflows are of no use to us, our own row says it all; events are kept as long as someone may look. */
async function sweep({ db, deleteWorkflows }: ReaperPorts, now: number): Promise<void> {
  for (;;) {
    const ids = await selectOldWorkflows(db, new Date(now - WORKFLOWS_KEPT_MS), BATCH);
    if (ids.length > 0) await deleteWorkflows(ids);
    if (ids.length < BATCH) break;
  }
  while ((await deleteOldJobEvents(db, new Date(now - EVENTS_KEPT_MS), BATCH)) > 0);
}
