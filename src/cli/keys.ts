import { type Command, Option } from 'commander';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

/** `inkwright keys create|list|revoke` */
export function addKeys(program: Command, context: CommandContext): void {
  const keys = program.command('keys').description('make, list and revoke the keys of an account');
  const account = () => new Option('--account <id>', 'account; default: the only one, or that of the first run');

  keys
    .command('create')
    .description('make a key; its secret is shown once')
    .addOption(account())
    .addOption(
      new Option('--kind <kind>', 'pair: access and secret key for tokens of v1; lp: key of the earlier interfaces')
        .choices(['pair', 'lp'])
        .default('pair'),
    )
    .option('--label <text>', 'what the key is for', 'command line')
    .option('--json', 'print {accessKey, secretKey} or {apiKey} as JSON', false)
    .action((options: Options & { kind: 'pair' | 'lp'; label: string }) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        if (options.kind === 'lp') {
          const { id, apiKey } = await installation.accounts.createLpKey(accountId, options.label);
          printData(
            context.output,
            options.json,
            { id, apiKey },
            `id       ${id}\nAPI key  ${apiKey}   (shown once)\n`,
          );
          return;
        }
        const { id, accessKey, secretKey } = await installation.accounts.createKeyPair(accountId, options.label);
        const text = `id          ${id}\naccess key  ${accessKey}\nsecret key  ${secretKey}   (shown once)\n`;
        printData(context.output, options.json, { id, accessKey, secretKey }, text);
      }),
    );

  keys
    .command('list')
    .description('list the keys of an account, without their secrets')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((options: Options) =>
      withInstallation(context, async (installation) => {
        const rows = await installation.accounts.listKeys(await chooseAccount(installation, options.account));
        const text = table(
          ['id', 'kind', 'label', 'created', 'revoked'],
          rows.map((row) => [row.id, row.kind, row.label, row.createdAt, row.revokedAt]),
          'No keys yet: inkwright keys create',
        );
        printData(context.output, options.json, rows, text);
      }),
    );

  keys
    .command('revoke')
    .description('from now on the key lets nobody in; the tokens of a key pair die with it')
    .argument('<key-id>')
    .option('--json', 'print JSON', false)
    .action((id: string, { json }: Options) =>
      withInstallation(context, async ({ accounts }) => {
        await accounts.revokeKey(id);
        printData(context.output, json, { id, revoked: true }, `${id} is revoked\n`);
      }),
    );
}
