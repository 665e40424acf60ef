import type { Database } from '../store/database.ts';
import { insertAnswer, selectAnswer } from '../store/memory.ts';
import type { Logger } from '../support/logger.ts';
import type { ReachPoint } from '../support/reach-point.ts';
import { type Ownership, ownerFence } from './dbos-internals.ts';
import type { Memory, RunningJob } from './job-handler.ts';
import { OwnershipLost } from './run-ends.ts';
import { waitForDatabase } from './wait-for-database.ts';

export interface JobMemoryPorts {
  readonly db: Database;
  readonly ownership: Ownership;
  readonly signal: AbortSignal;
  readonly reach: ReachPoint;
  readonly logger: Logger;
  /** Ends the run: what the handler makes of an error of its memory, in a thread of its own perhaps, does not matter. */
  readonly end: (reason: OwnershipLost) => void;
}

/** The memory of one run, fenced: a run that was taken over, or has ended, can record nothing. */
export function jobMemory(job: RunningJob, { db, ownership, signal, reach, logger, end }: JobMemoryPorts): Memory {
  return {
    async recall(step, question) {
      const stands = await waitForDatabase(() => selectAnswer(db, job.rootId, step, question), signal, logger);
      return stands?.answer;
    },
    async remember(step, version, question, answer) {
      await reach(`memory:before-record:${step}`);
      const given = { jobId: job.id, rootId: job.rootId, step, stepVersion: version, question, answer };
      const stands = await waitForDatabase(() => insertAnswer(db, ownerFence(ownership), given), signal, logger);
      if (stands === undefined) {
        const lost = new OwnershipLost(job.id);
        end(lost);
        throw lost;
      }
      await reach(`memory:after-record:${step}`);
      return stands.answer;
    },
  };
}
