import type { Logger } from '../support/logger.ts';

interface ErrorDetails {
  readonly stack?: string | undefined;
}

/** The logger we hand to DBOS. */
export interface DbosLogger {
  debug(entry: unknown): void;
  info(entry: unknown): void;
  warn(entry: unknown): void;
  error(entry: unknown, details?: ErrorDetails): void;
  /** From now on everything is `debug`: runs that were handed on complain that they can record nothing any more. */
  expectComplaints(): void;
}

/** DBOS's tales of every start go to `debug`; its warnings and errors keep their level. */
export function dbosLogger(logger: Logger): DbosLogger {
  let expected = false;
  const component = 'dbos';
  return {
    debug: () => undefined,
    info: (entry) => logger.debug({ component }, String(entry)),
    warn: (entry) => logger[expected ? 'debug' : 'warn']({ component }, String(entry)),
    error: (entry, details) =>
      logger[expected ? 'debug' : 'error']({ component, stack: details?.stack }, String(entry)),
    expectComplaints() {
      expected = true;
    },
  };
}
