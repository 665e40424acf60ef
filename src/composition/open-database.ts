import { attach } from '../config/run-file.ts';
import type { Settings } from '../config/settings.ts';
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts';
import type { Logger } from '../support/logger.ts';
import { OperatorError } from '../support/operator-error.ts';

const NEVER = new Promise<never>(() => undefined);

/** The database of a process, and how it is given back. */
export interface OpenDatabase {
  readonly url: string;
  /** This process started the database, so nobody else can have used it before. */
  readonly owned: boolean;
  readonly lost: Promise<never>;
  readonly stop: () => Promise<void>;
}

/** Whose database a process works with. */
export type DatabaseChoice = 'own' | 'shared' | 'either';

/**
 * @param choice `own`: starts the embedded one; `shared`: one that others use too; `either`: the running service's, else
 *   its own
 * @throws OperatorError when it can not be had
 */
export async function openDatabase(settings: Settings, logger: Logger, choice: DatabaseChoice): Promise<OpenDatabase> {
  const url = settings.databaseUrl ?? (choice === 'own' ? undefined : attach(settings.dataDir));
  if (url !== undefined) return { url, owned: false, lost: NEVER, stop: () => Promise.resolve() };
  if (choice === 'shared') {
    throw new OperatorError(
      `No service runs on ${settings.dataDir}, and DATABASE_URL is not set: start \`inkwright serve\` first, or set DATABASE_URL.`,
    );
  }
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, logger });
  return { url: postgres.url, owned: true, lost: postgres.lost, stop: () => postgres.stop() };
}
