// A worker of the service whose jobs do nothing.
import type { JobHandler } from '../../src/jobs/job-handler.ts';
import { createJobRuntime } from '../../src/jobs/job-runtime.ts';
import { connect } from '../../src/store/connect.ts';
import { endJob } from '../../src/store/jobs.ts';
import { createNotifications } from '../../src/store/notifications.ts';
import { systemClock } from '../../src/support/clock.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { passThrough } from '../../src/support/reach-point.ts';
import { serveParent } from './serve-parent.ts';

export interface JobWorkerConfig {
  readonly databaseUrl: string;
  /** Jobs that run at a time. */
  readonly workers: number;
}

const nothing: JobHandler<null> = {
  timeLimitMs: 60_000,
  run: () => Promise.resolve(null),
  async finish(trx, job, outcome) {
    await endJob(trx, job.id, outcome.state === 'SUCCESS' ? { state: 'SUCCESS' } : outcome);
  },
};

serveParent(async ({ databaseUrl, workers }: JobWorkerConfig) => {
  const logger = silentLogger;
  const connection = connect(databaseUrl, { max: 10, logger });
  const notifications = createNotifications({ url: databaseUrl, logger });
  const runtime = createJobRuntime({
    databaseUrl,
    db: connection.db,
    notifications,
    handlers: { blog: nothing },
    workers,
    accountWorkers: workers,
    clock: systemClock,
    logger,
    reach: passThrough,
    executorId: `bench-${process.pid}`,
    mode: 'work',
  });
  await runtime.launch();
  return {
    value: {},
    async stop() {
      await runtime.stop({ graceMs: 1_000 });
      await notifications.close();
      await connection.close();
    },
  };
});
