import type { FastifyInstance } from 'fastify';
import type { JobStats } from '../jobs/job-runtime.ts';
import { schemaIsCurrent } from '../store/migrate.ts';
import type { HttpParts } from './http-parts.ts';
import { type Metrics, observeProcess } from './metrics.ts';
import { systemTimers, type Timers } from './timers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers also where nobody can say to whom the host belongs. */
    isProbe?: true;
  }
}

const PATIENCE_MS = 2_000;
const PROBE = { isProbe: true } as const;

/** `/healthz`: the process lives. `/readyz`: it can serve requests now. `/metrics`: what it counts. */
export function registerProbes(app: FastifyInstance, parts: HttpParts, metrics: Metrics, stopping: AbortSignal): void {
  const { db, pool, jobs, logger, timers = systemTimers } = parts;

  app.get('/healthz', { exposeHeadRoute: true, config: PROBE }, async () => ({ status: 'ok' }));

  app.get('/readyz', { exposeHeadRoute: true, config: PROBE }, async (_request, reply) => {
    const reason = stopping.aborted ? 'shutting down' : await faultOfDatabase();
    if (reason === undefined) return { status: 'ready' };
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready', reason });
  });

  const page = observeProcess(metrics, { pool, stats });
  app.get('/metrics', { config: PROBE }, async (_request, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await page()),
  );

  async function faultOfDatabase(): Promise<string | undefined> {
    try {
      const current = await within(timers, schemaIsCurrent(db));
      if (current === undefined) return 'the database does not answer';
      return current ? undefined : 'the database has other tables than this version needs';
    } catch (error) {
      logger.debug({ err: error }, 'The database is not ready');
      return 'the database is away';
    }
  }

  async function stats(): Promise<JobStats | undefined> {
    try {
      return await within(timers, jobs.stats());
    } catch (error) {
      logger.debug({ err: error }, 'The metrics page goes without the jobs');
      return undefined;
    }
  }
}

/** Undefined when it takes longer than a prober waits. */
function within<T>(timers: Timers, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(PATIENCE_MS, () => resolve(undefined));
    work.then(resolve, reject).finally(cancel);
  });
}
