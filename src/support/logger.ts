/** Writes one line of the log: fields a machine reads, then a sentence for people. */
export interface LogLine {
  (fields: object, message?: string): void;
  (message: string): void;
}

/** What our code needs of a logger; a pino logger fits. Secrets and article texts are never handed to it. */
export interface Logger {
  debug: LogLine;
  info: LogLine;
  warn: LogLine;
  error: LogLine;
}

const nothing: LogLine = () => undefined;

/** For tests, and for commands whose output is the answer itself. */
export const silentLogger: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
