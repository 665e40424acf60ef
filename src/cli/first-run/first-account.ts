import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from '../../app.ts';
import { OperatorError } from '../../support/operator-error.ts';

/** Credentials of the account the first run makes; the file is for the newcomer to read once and delete. */
export interface FirstAccount {
  readonly accountId: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly apiKey: string;
  /** For the console. */
  readonly email: string;
  readonly password: string;
}

/** Nobody has said theirs yet; it is a name to sign in with, and nothing is ever sent to it. */
const FIRST_EMAIL = 'owner@inkwright.local';

/** The file in the data folder that holds them. */
export const FIRST_ACCOUNT_FILE = 'first-account.json';

/** Makes the account with its keys, or new keys when a first run was cut short and comes again. */
export async function makeFirstAccount(installation: Installation): Promise<FirstAccount> {
  const { accounts } = installation;
  let accountId = await installation.demoAccount();
  if (accountId === undefined) {
    accountId = (await accounts.create('First account')).id;
    await installation.setDemoAccount(accountId);
  }
  const { email, password } = await firstUser(installation, accountId);
  const { accessKey, secretKey } = await accounts.createKeyPair(accountId, 'first run');
  const { apiKey } = await accounts.createLpKey(accountId, 'first run');
  return { accountId, accessKey, secretKey, apiKey, email, password };
}

/** The owner of the account; with a new password when there is one already. */
async function firstUser({ users }: Installation, accountId: string): Promise<{ email: string; password: string }> {
  const [first] = await users.list(accountId);
  if (first !== undefined) return { email: first.email, password: await users.setPassword(first.email) };
  return users.create(accountId, { email: FIRST_EMAIL, name: 'Owner', role: 'owner' });
}

/**
 * Writes `first-account.json`, readable by its owner only.
 * @throws OperatorError when the data folder can not be written
 */
export function saveFirstAccount(dataDir: string, content: object): string {
  const file = join(dataDir, FIRST_ACCOUNT_FILE);
  try {
    writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  } catch (cause) {
    throw new OperatorError(`${file} can not be written: ${(cause as NodeJS.ErrnoException).code ?? String(cause)}.`, {
      cause,
    });
  }
  return file;
}
