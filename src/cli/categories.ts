import { type Command, Option } from 'commander';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

interface FactOptions extends Options {
  readonly name?: string;
  readonly description?: string;
}

const MOST_LISTED = 1_000;

/** `inkwright categories create|list|update|delete` */
export function addCategories(program: Command, context: CommandContext): void {
  const categories = program.command('categories').description('make, list, change and delete categories of a blog');
  const account = () => new Option('--account <id>', 'account; default: the only one, or that of the first run');

  categories
    .command('create')
    .description('make a category of a hosted blog')
    .argument('<site-id>')
    .argument('<name>')
    .option('--description <text>', 'what stands in it')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((siteId: string, name: string, { description, ...options }: FactOptions) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const category = await installation.categories.create(accountId, { siteId, name, description });
        printData(context.output, options.json, category, `${category.id}  ${category.name}\n`);
      }),
    );

  categories
    .command('list')
    .description('list the categories of a hosted blog')
    .argument('<site-id>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((siteId: string, options: Options) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const { entries } = await installation.categories.list(accountId, siteId, { limit: MOST_LISTED });
        const cells = entries.map(({ id, name, slug, description }) => [id, name, slug, description]);
        const none = 'No categories yet: inkwright categories create SITE-ID NAME';
        printData(context.output, options.json, entries, table(['id', 'name', 'slug', 'description'], cells, none));
      }),
    );

  categories
    .command('update')
    .description('change name or description; what is not given stays')
    .argument('<category-id>')
    .option('--name <name>')
    .option('--description <text>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((categoryId: string, { name, description, ...options }: FactOptions) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const category = await installation.categories.update(accountId, categoryId, { name, description });
        printData(context.output, options.json, category, `${category.id}  ${category.name}\n`);
      }),
    );

  categories
    .command('delete')
    .description('delete a category; its articles stay, without one')
    .argument('<category-id>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((categoryId: string, options: Options) =>
      withInstallation(context, async (installation) => {
        await installation.categories.delete(await chooseAccount(installation, options.account), categoryId);
        printData(context.output, options.json, { categoryId, deleted: true }, `${categoryId} is deleted\n`);
      }),
    );
}
