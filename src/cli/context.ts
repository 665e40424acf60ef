import type { Installation, ModelTools, OpenOptions, RunningInstallation } from '../app.ts';
import type { Settings } from '../config/settings.ts';
import { OperatorError } from '../support/operator-error.ts';
import type { Output } from './output.ts';

/** What every command works with; tests pass their own. */
export interface CommandContext {
  readonly output: Output;
  /** Reads the settings from the environment. @throws OperatorError */
  settings(): Settings;
  /** Attaches to the running service's database, or starts the database for this command alone. */
  open(options?: OpenOptions): Promise<Installation>;
  /** Starts a process that serves, or only runs jobs; `quiet`: logs warnings only, unless a level is set. */
  start(role: 'serve' | 'work', options?: { readonly quiet?: boolean }): Promise<RunningInstallation>;
  /** What is done with models, without a database. */
  modelTools(): Promise<ModelTools>;
  /** The command has done what it could and ends with exit code 1. */
  fail(): void;
  /** Fires with Ctrl-C or a polite request to stop. */
  readonly signal: AbortSignal;
}

/** Opens the installation for one command and closes it whatever happens. */
export async function withInstallation<T>(
  context: CommandContext,
  work: (installation: Installation) => Promise<T>,
  options?: OpenOptions,
): Promise<T> {
  const installation = await context.open(options);
  try {
    return await work(installation);
  } finally {
    await installation.close();
  }
}

/**
 * The account a command works for: the one named, else the one of the first run, else the only one.
 * @throws OperatorError when there is none, or more than one to choose from
 */
export async function chooseAccount(installation: Installation, named: string | undefined): Promise<string> {
  const accounts = (await installation.accounts.list()).filter((account) => account.disabledAt === null);
  if (named !== undefined) {
    if (accounts.some((account) => account.id === named)) return named;
    throw new OperatorError(`There is no account "${named}"; \`inkwright accounts list\` shows them all.`);
  }
  const demo = await installation.demoAccount();
  const chosen = accounts.find((account) => account.id === demo) ?? (accounts.length === 1 ? accounts[0] : undefined);
  if (chosen !== undefined) return chosen.id;
  if (accounts.length === 0)
    throw new OperatorError('There is no account yet; make one with `inkwright accounts create NAME`.');
  throw new OperatorError(
    `There are ${accounts.length} accounts; name one with --account (${accounts.map((account) => account.id).join(', ')}).`,
  );
}
