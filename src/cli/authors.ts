import { type Command, InvalidArgumentError, Option } from 'commander';
import { isWebAddress } from '../contract/primitives.ts';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

interface FactOptions extends Options {
  readonly name?: string;
  readonly description?: string;
  readonly jobTitle?: string;
  readonly link?: string[];
}

/** `inkwright authors create|list|update|delete` */
export function addAuthors(program: Command, context: CommandContext): void {
  const authors = program.command('authors').description('make, list, change and delete the authors of an account');
  const account = () => new Option('--account <id>', 'account; default: the only one, or that of the first run');

  authors
    .command('create')
    .description('make an author')
    .argument('<name>')
    .option('--description <text>', 'who the author is')
    .option('--job-title <text>', 'job title or credentials')
    .option('--link <url...>', 'pages elsewhere that are about the author', parseLink)
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((name: string, { description, jobTitle, link, ...options }: FactOptions) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const author = await installation.authors.create(accountId, { name, description, jobTitle, links: link });
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
        const cells = rows.map((row) => [row.id, row.name, row.jobTitle, row.description]);
        const text = table(
          ['id', 'name', 'job title', 'description'],
          cells,
          'No authors yet: inkwright authors create NAME',
        );
        printData(context.output, options.json, rows, text);
      }),
    );

  authors
    .command('update')
    .description('change what is said of an author; what is not given stays')
    .argument('<author-id>')
    .option('--name <name>')
    .option('--description <text>')
    .option('--job-title <text>', 'job title or credentials')
    .option('--link <url...>', 'pages elsewhere that are about the author, instead of those so far', parseLink)
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((authorId: string, { name, description, jobTitle, link, ...options }: FactOptions) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const change = { name, description, jobTitle, links: link };
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

function parseLink(text: string, earlier: string[] | undefined): string[] {
  if (!isWebAddress(text)) throw new InvalidArgumentError('allowed are absolute http and https addresses');
  return [...(earlier ?? []), text];
}
