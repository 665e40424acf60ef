import { silentLogger } from '../support/logger.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A process that runs an embedded PostgreSQL until it is told to end or killed; says one line, `ready URL` or `refused REASON`. */
try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', logger: silentLogger });
  process.once('SIGTERM', () => {
    postgres.stop().catch((error: unknown) => {
      throw error;
    });
  });
  process.stdout.write(`ready ${postgres.url}\n`);
} catch (error) {
  process.stdout.write(`refused ${(error as Error).name}: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
