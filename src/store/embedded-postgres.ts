import pg from 'pg';
import type { Logger } from '../support/logger.ts';
import { EMBEDDED_USER, ensureCluster } from './embedded-postgres/cluster.ts';
import { operatorFault } from './embedded-postgres/faults.ts';
import { lockFolder } from './embedded-postgres/folder-lock.ts';
import { findPlace, type Place, prepareDataFolder } from './embedded-postgres/place.ts';
import { startPostmaster } from './embedded-postgres/postmaster.ts';
import { type Supervised, supervise } from './embedded-postgres/supervisor.ts';

export interface EmbeddedPostgres {
  /** For `connect`; valid on this machine, for whoever runs the database and for root, until the stop. */
  readonly url: string;
  /** Shuts the database down in good order and frees the folder; a second call waits for the same stop. */
  stop(): Promise<void>;
  /** Never resolves; rejects with an OperatorError when PostgreSQL has died again and again and is given up. */
  readonly lost: Promise<never>;
}

const DATABASE = 'inkwright';

/**
 * Starts the PostgreSQL that npm has brought, with its files under `<dataDir>/postgres`, and makes them the first
 * time. It takes connections on a Unix socket only, ends with this process in whatever way that ends, and is started
 * again when it dies alone.
 * @throws OperatorError, one plain sentence: no such package for this platform; data folder in use (names the PID), not
 *   writable, a file, full, or of another version; nobody there as whom it could run
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly logger: Logger;
}): Promise<EmbeddedPostgres> {
  const { logger } = options;
  const dataFolder = prepareDataFolder(options.dataDir);
  const lock = await lockFolder(dataFolder);
  let place: Place | undefined;
  let supervised: Supervised | undefined;
  const stop = async () => {
    await supervised?.stop();
    place?.leave();
    await lock.release();
  };
  try {
    place = await findPlace(dataFolder);
    const found = place;
    await ensureCluster(found);
    supervised = supervise(await startPostmaster(found, logger), () => startPostmaster(found, logger), logger);
    await ensureDatabase(found.runtimeFolder);
    let stopped: Promise<void> | undefined;
    return {
      url: socketUrl(found.runtimeFolder, DATABASE),
      lost: supervised.lost,
      stop() {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await stop();
    throw operatorFault(dataFolder, error);
  }
}

/** Parameters of `pg` that stand in the URL win over `PG...` variables of the environment. */
function socketUrl(folder: string, database: string): string {
  return `postgresql://${EMBEDDED_USER}@localhost:5432/${database}?host=${encodeURIComponent(folder)}&sslmode=disable`;
}

async function ensureDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(socketFolder, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
