import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareJobsSchema } from '../../src/jobs/dbos-engine.ts';
import { connect } from '../../src/store/connect.ts';
import { startEmbeddedPostgres } from '../../src/store/embedded-postgres.ts';
import { migrate } from '../../src/store/migrate.ts';
import { silentLogger } from '../../src/support/logger.ts';

/** The embedded PostgreSQL as the service runs it, with every table and no customer. */
export interface BenchDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startBenchDatabase(folder: string): Promise<BenchDatabase> {
  const dataDir = join(folder, 'database');
  mkdirSync(dataDir);
  const embedded = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
  try {
    const { db, close } = connect(embedded.url, { max: 1 });
    await migrate(db);
    await close();
    await prepareJobsSchema(embedded.url, silentLogger);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { url: embedded.url, stop: () => embedded.stop() };
}
