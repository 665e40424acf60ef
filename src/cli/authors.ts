import { type Command, Option } from 'commander';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

/** `inkwright authors create|list|update|delete` */
export function addAuthors(program: Command, context: CommandContext): void {
  const authors = program.command('authors').description('make, list, change and delete the authors of an account');
  const account = () => new Option('--account <id>', 'account; default: the only one, or that of the first run');

  authors
    .command('create')
    .description('make an author')
    .argument('<name>')
    .option('--description <text>', 'who the author is', '')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((name: string, options: Options & { description: string }) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const author = await installation.authors.create(accountId, { name, description: options.description });
        printData(context.output, options.json, author, `${author.id}  ${author.name}\n`);
      }),
    );

  authors
    .command('list')
    .description('list the authors of an account')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((options: Options) =>
      withInstallation(context, async (installation) => {
        const rows = await installation.authors.list(await chooseAccount(installation, options.account));
        const cells = rows.map((row) => [row.id, row.name, row.description]);
        const text = table(['id', 'name', 'description'], cells, 'No authors yet: inkwright authors create NAME');
        printData(context.output, options.json, rows, text);
      }),
    );

  authors
    .command('update')
    .description('change name or description; what is not given stays')
    .argument('<author-id>')
    .option('--name <name>')
    .option('--description <text>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((authorId: string, { name, description, ...options }: Options & { name?: string; description?: string }) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const change = {
          ...(name === undefined ? {} : { name }),
          ...(description === undefined ? {} : { description }),
        };
        const author = await installation.authors.update(accountId, authorId, change);
        printData(context.output, options.json, author, `${author.id}  ${author.name}\n`);
      }),
    );

  authors
    .command('delete')
    .description('delete an author')
    .argument('<author-id>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((authorId: string, options: Options) =>
      withInstallation(context, async (installation) => {
        await installation.authors.delete(await chooseAccount(installation, options.account), authorId);
        printData(context.output, options.json, { authorId, deleted: true }, `${authorId} is deleted\n`);
      }),
    );
}
