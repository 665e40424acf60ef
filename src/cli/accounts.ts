import type { Command } from 'commander';
import { type CommandContext, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly json: boolean;
}

/** `inkwright accounts create|list|disable` */
export function addAccounts(program: Command, context: CommandContext): void {
  const accounts = program.command('accounts').description('make, list and disable accounts');

  accounts
    .command('create')
    .description('make an account with its first key pair; the secret is shown once')
    .argument('<name>', 'name for people to read')
    .option('--json', 'print {accountId, accessKey, secretKey} as JSON', false)
    .action((name: string, { json }: Options) =>
      withInstallation(context, async ({ accounts }) => {
        const account = await accounts.create(name);
        const { accessKey, secretKey } = await accounts.createKeyPair(account.id, 'first');
        const data = { accountId: account.id, name: account.name, accessKey, secretKey };
        const text = `account     ${account.id}\naccess key  ${accessKey}\nsecret key  ${secretKey}   (shown once)\n`;
        printData(context.output, json, data, text);
      }),
    );

  accounts
    .command('list')
    .description('list all accounts')
    .option('--json', 'print JSON', false)
    .action(({ json }: Options) =>
      withInstallation(context, async ({ accounts }) => {
        const rows = await accounts.list();
        const text = table(
          ['id', 'name', 'created', 'disabled'],
          rows.map((row) => [row.id, row.name, row.createdAt, row.disabledAt]),
          'No accounts yet: inkwright accounts create NAME',
        );
        printData(context.output, json, rows, text);
      }),
    );

  accounts
    .command('disable')
    .description('from now on nothing of the account is let in; its data stay')
    .argument('<account-id>')
    .option('--json', 'print JSON', false)
    .action((accountId: string, { json }: Options) =>
      withInstallation(context, async ({ accounts }) => {
        await accounts.disable(accountId);
        printData(context.output, json, { accountId, disabled: true }, `${accountId} is disabled\n`);
      }),
    );
}
