import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { OperatorError } from '../support/operator-error.ts';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

interface NewConnectionOptions extends Options {
  readonly site: string;
  readonly address: string;
  readonly user: string;
  readonly passwordFile: string;
}

/** `inkwright connections create|list|test|delete` */
export function addConnections(program: Command, context: CommandContext): void {
  const connections = program.command('connections').description('connect sites with the WordPress they publish on');
  const account = () => new Option('--account <id>', 'account; default: the only one, or that of the first run');

  connections
    .command('create')
    .description('test a WordPress and publish the articles of a site there from now on')
    .requiredOption('--site <site-id>', 'site whose articles go there')
    .requiredOption('--address <url>', 'address of the WordPress')
    .requiredOption('--user <name>', 'WordPress user who publishes')
    .requiredOption('--password-file <file>', 'file with an application password of that user; `-`: standard input')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action(({ site, address, user, passwordFile, ...options }: NewConnectionOptions) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const password = await readPassword(passwordFile);
        const made = await installation.connections.create(accountId, { siteId: site, address, user, password });
        printData(context.output, options.json, made, `${made.id}  ${made.address}\n`);
      }),
    );

  connections
    .command('list')
    .description('list the connections of an account')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((options: Options) =>
      withInstallation(context, async (installation) => {
        const rows = await installation.connections.list(await chooseAccount(installation, options.account));
        const cells = rows.map((row) => [row.id, row.siteId, row.address, row.user, row.createdAt]);
        const empty = 'No connections yet: inkwright connections create --help';
        const text = table(['id', 'site', 'address', 'user', 'created'], cells, empty);
        printData(context.output, options.json, rows, text);
      }),
    );

  connections
    .command('test')
    .description('ask a WordPress whether the connection works')
    .argument('<connection-id>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((connectionId: string, options: Options) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const found = await installation.connections.test(accountId, connectionId);
        const lines = [
          `${found.title}, as ${found.user}`,
          `kinds of post: ${found.post_types.join(', ')}`,
          ...found.notes,
        ];
        printData(context.output, options.json, found, `${lines.join('\n')}\n`);
      }),
    );

  connections
    .command('delete')
    .description('delete a connection; what stands on the WordPress stays there')
    .argument('<connection-id>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((connectionId: string, options: Options) =>
      withInstallation(context, async (installation) => {
        await installation.connections.delete(await chooseAccount(installation, options.account), connectionId);
        printData(context.output, options.json, { connectionId, deleted: true }, `${connectionId} is deleted\n`);
      }),
    );
}

/** Never an argument: those are seen by everybody on the machine. */
async function readPassword(file: string): Promise<string> {
  try {
    const text = file === '-' ? await readAll(process.stdin) : await readFile(file, 'utf8');
    return text.trim();
  } catch (cause) {
    throw new OperatorError(`${file} can not be read: ${(cause as NodeJS.ErrnoException).code ?? 'unknown fault'}.`, {
      cause,
    });
  }
}
