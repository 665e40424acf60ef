import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../support/logger.ts';
import { OperatorError } from '../../support/operator-error.ts';
import { postgresFault } from './faults.ts';
import { type GuardedProcess, LOCK_FILE_HELD, startGuarded } from './guarded-process.ts';
import type { Place } from './place.ts';

/**
 * For one machine and a few dozen connections: small in memory and processes. What makes it safe on disk (`fsync`,
 * `full_page_writes`, `synchronous_commit`) is on by default and stays so.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  superuser_reserved_connections: '2',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '0',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  jit: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const READY = 'database system is ready to accept connections';
/** The last moments of an earlier postmaster: it is on its way out, and the next try will do. */
const PREDECESSOR = /lock file .* already exists|pre-existing shared memory block/;
const PREDECESSOR_PATIENCE_TRIES = 100;

/**
 * Starts PostgreSQL and waits until it takes connections.
 * @throws OperatorError when it does not start
 */
export async function startPostmaster(place: Place, logger: Logger): Promise<GuardedProcess> {
  for (let tries = 1; ; tries += 1) {
    const { process, ready } = launch(place, logger);
    const code = await Promise.race([ready, process.ended]);
    if (code === 'ready') return process;
    if (code === LOCK_FILE_HELD) throw heldElsewhere(place);
    const lines = process.lastLines();
    if (tries === PREDECESSOR_PATIENCE_TRIES || !PREDECESSOR.test(lines.join('\n'))) {
      throw postgresFault(place.dataFolder, lines);
    }
    await delay(200);
  }
}

function launch(place: Place, logger: Logger): { process: GuardedProcess; ready: Promise<'ready'> } {
  let announce: (word: 'ready') => void = () => undefined;
  const ready = new Promise<'ready'>((resolve) => {
    announce = resolve;
  });
  const settings = { ...SETTINGS, unix_socket_directories: place.runtimeFolder };
  const process = startGuarded({
    command: [
      place.binaries.postgres,
      '-D',
      place.linkData(place.clusterFolder),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    wrapper: place.runner.wrapper,
    user: place.runner.user,
    environment: place.binaries.environment,
    folder: place.runtimeFolder,
    lock: place.lock,
    end: 'gently',
    onLine: (line) => {
      logger.debug({ postgres: line }, 'Embedded PostgreSQL wrote a line');
      if (line.includes(READY)) announce('ready');
    },
  });
  return { process, ready };
}

function heldElsewhere(place: Place): OperatorError {
  return new OperatorError(
    `The data folder ${place.dataFolder} is in use by another process, perhaps in another container that shares it: ` +
      'stop that one, or give this one its own folder with INKWRIGHT_DATA.',
  );
}
