// Takes jobs from the bare queue and ends them: raw `pg`, nothing durable but the row.
import pg from 'pg';
import { BARE_QUEUE } from '../tools/bare-queue.ts';
import type { JobWorkerConfig } from './job-worker.process.ts';
import { serveParent } from './serve-parent.ts';

serveParent(async ({ databaseUrl, workers }: JobWorkerConfig) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const listener = new pg.Client({ connectionString: databaseUrl });
  await listener.connect();
  await listener.query(`listen ${BARE_QUEUE.channel}`);
  const working = new Set<Promise<void>>();
  // One more look after a notification that came while every slot was busy.
  listener.on('notification', () => {
    if (working.size >= workers) return;
    const work = takeAll(pool).finally(() => working.delete(work));
    working.add(work);
  });
  return {
    value: {},
    async stop() {
      await listener.end();
      await Promise.allSettled(working);
      await pool.end();
    },
  };
});

async function takeAll(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(BARE_QUEUE.claim);
    const [job] = rows;
    if (job === undefined) return;
    await pool.query(BARE_QUEUE.end, [job.id]);
  }
}
