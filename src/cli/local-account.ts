import type { Installation } from '../app.ts';
import { chooseAccount } from './context.ts';
import type { Output } from './output.ts';

/**
 * The account a command works for; on an installation without any, one is made for this machine.
 * @throws OperatorError when the named one does not exist, or there is more than one to choose from
 */
export async function localAccount(
  installation: Installation,
  output: Output,
  named: string | undefined,
): Promise<string> {
  const { accounts } = installation;
  if (named !== undefined || (await accounts.list()).length > 0) return chooseAccount(installation, named);
  const { id } = await accounts.create('local');
  output.err(`made the account ${id} for this machine\n`);
  return id;
}
