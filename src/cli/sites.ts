import { type Command, Option } from 'commander';
import { SITE_TYPES } from '../contract/choices.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../contract/languages.ts';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

type SiteType = (typeof SITE_TYPES)[number];

/** `inkwright sites create|list|rename` */
export function addSites(program: Command, context: CommandContext): void {
  const sites = program.command('sites').description('make, list and rename the sites of an account');
  const account = () => new Option('--account <id>', 'account; default: the only one, or that of the first run');

  sites
    .command('create')
    .description('make a site')
    .argument('<name>')
    .addOption(account())
    .addOption(new Option('--type <type>').choices(SITE_TYPES).default('BLOG'))
    .addOption(new Option('--language <code>', 'language of the frame').choices(SITE_LANGUAGES).default('en'))
    .option('--knowledge <store-id>', 'knowledge store that its articles draw on')
    .option('--json', 'print JSON', false)
    .action((name: string, options: Options & { type: SiteType; language: SiteLanguage; knowledge?: string }) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const { type, language, knowledge } = options;
        const site = await installation.sites.create(accountId, { name, type, language, knowledgeStoreId: knowledge });
        printData(context.output, options.json, site, `${site.id}  ${site.name}\n`);
      }),
    );

  sites
    .command('list')
    .description('list the sites of an account')
    .addOption(account())
    .addOption(new Option('--type <type>').choices(SITE_TYPES))
    .option('--json', 'print JSON', false)
    .action((options: Options & { type?: SiteType }) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const rows = await installation.sites.list(accountId, options.type);
        const text = table(
          ['id', 'name', 'type', 'language', 'knowledge store'],
          rows.map((row) => [row.id, row.name, row.type, row.language, row.knowledgeStoreId]),
          'No sites yet: inkwright sites create NAME',
        );
        printData(context.output, options.json, rows, text);
      }),
    );

  sites
    .command('rename')
    .description('give a site another name')
    .argument('<site-id>')
    .argument('<name>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((siteId: string, name: string, options: Options) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const site = await installation.sites.rename(accountId, siteId, name);
        printData(context.output, options.json, site, `${site.id}  ${site.name}\n`);
      }),
    );
}
