import { CommanderError } from 'commander';
import { readSettings, type Settings } from '../config/settings.ts';
import { RequestError } from '../contract/errors.ts';
import { OperatorError } from '../support/operator-error.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { createLogger } from './logger.ts';
import { type Output, terminal } from './output.ts';
import { createProgram } from './program.ts';
import { UsageError } from './usage-error.ts';
import { packageVersion } from './version.ts';

/**
 * Runs one command to its end.
 * @param args without node and script
 * @returns the exit code
 */
export async function runCommandLine(args: readonly string[], output: Output = terminal): Promise<ExitCode> {
  const stop = new AbortController();
  let failed = false;
  const onSignal = () => {
    // The first request is polite; who asks again wants out at once, and the next start recovers.
    if (stop.signal.aborted) process.exit(EXIT.interrupted);
    stop.abort(new Error('interrupted'));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const settings = (): Settings => readSettings(process.env);
  const version = packageVersion();
  const context: CommandContext = {
    output,
    settings,
    signal: stop.signal,
    fail: () => {
      failed = true;
    },
    // The app is loaded when a command needs it: help and settings answer at once.
    open: async (options = {}) => {
      const { openInstallation } = await import('../app.ts');
      const read = settings();
      // A command says what matters in its own words; the log would stand between.
      const quiet = read.given.includes('INKWRIGHT_LOG_LEVEL') ? read.logLevel : 'error';
      return openInstallation(read, { logger: createLogger(quiet), version, ...options });
    },
    modelTools: async () => {
      const { openModelTools } = await import('../app.ts');
      return openModelTools(settings(), version);
    },
    start: async (role, { quiet = false } = {}) => {
      const { startService } = await import('../app.ts');
      const read = settings();
      for (const name of read.withoutEffect)
        output.err(`Warning: ${name} is set and has no effect: no model is set that it is for.\n`);
      const level = quiet && !read.given.includes('INKWRIGHT_LOG_LEVEL') ? 'warn' : read.logLevel;
      return startService(read, { logger: createLogger(level), version, role });
    },
  };
  try {
    const program = createProgram(context, version);
    if (args.length === 0) program.help({ error: true });
    await program.parseAsync([...args], { from: 'user' });
    if (stop.signal.aborted && isOneShot(args)) return EXIT.interrupted;
    return failed ? EXIT.failed : EXIT.ok;
  } catch (error) {
    return tellError(error, output);
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}

/** A service that is told to stop has done its work; any other command was cut short. */
function isOneShot(args: readonly string[]): boolean {
  return !['start', 'serve', 'work'].includes(args[0] ?? '');
}

function tellError(error: unknown, output: Output): ExitCode {
  if (error instanceof CommanderError) {
    // commander has said it already; help and version end with 0.
    return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  }
  if (error instanceof UsageError) {
    output.err(`error: ${error.message}\n`);
    return EXIT.usage;
  }
  if (error instanceof OperatorError) {
    output.err(`error: ${error.message}\n`);
    return EXIT.operator;
  }
  if (error instanceof RequestError) {
    const details = error.details.map(({ path, message }) => `  ${path}: ${message}\n`).join('');
    output.err(`error: ${error.message}\n${details}`);
    return error.code === 'unavailable' ? EXIT.operator : EXIT.failed;
  }
  output.err(`internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return EXIT.failed;
}
