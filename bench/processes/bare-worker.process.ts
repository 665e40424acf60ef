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
  const takeAll = async () => {
    for (let job = await claim(pool); job !== undefined; job = await claim(pool)) {
      await pool.query(BARE_QUEUE.end, [job.id]);
    }
  };
  let missed = false;
  const wake = () => {
    if (working.size >= workers) {
      missed = true;
      return;
    }
    const work = takeAll().finally(() => {
      working.delete(work);
      // A job whose notification found every slot busy may have come after their last look.
      if (missed) {
        missed = false;
        wake();
      }
    });
    working.add(work);
  };
  listener.on('notification', wake);
  return {
    value: {},
    async stop() {
      await listener.end();
      await Promise.allSettled(working);
      await pool.end();
    },
  };
});

async function claim(pool: pg.Pool): Promise<{ id: string } | undefined> {
  const { rows } = await pool.query<{ id: string }>(BARE_QUEUE.claim);
  return rows[0];
}
