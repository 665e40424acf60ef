import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Installation } from '../app.ts';
import { SITE_TYPES } from '../contract/choices.ts';
import { domainNameOf, domainWithPath } from '../contract/domains.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../contract/languages.ts';
import { APPROVALS, type Approval } from '../contract/sites.ts';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';
import { UsageError } from './usage-error.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

type SiteType = (typeof SITE_TYPES)[number];

interface NewSiteOptions extends Options {
  readonly type: SiteType;
  readonly language: SiteLanguage;
  readonly knowledge?: string;
  readonly domain?: string;
}

/** Null: taken away. */
interface SiteSetOptions extends Options {
  readonly domain?: string | null;
  readonly knowledge?: string | null;
  readonly allow?: string[];
  readonly deny?: string[];
  readonly approval?: Approval;
  readonly outlineApproval?: boolean;
  readonly coverInArticle?: boolean | null;
  readonly tagline?: string;
  readonly description?: string;
  readonly hostedDomain?: string | null;
}

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
    .option('--domain <domain>', 'domain or sub-path that internal links and See Also come from', parseDomain)
    .option('--json', 'print JSON', false)
    .action((name: string, options: NewSiteOptions) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const { type, language, knowledge, domain } = options;
        const facts = { name, type, language, knowledgeStoreId: knowledge, domain };
        const site = await installation.sites.create(accountId, facts);
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
          ['id', 'name', 'type', 'language', 'knowledge store', 'domain'],
          rows.map((row) => [row.id, row.name, row.type, row.language, row.knowledgeStoreId, row.domain]),
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

  sites
    .command('set')
    .description('change how articles of a site are researched, linked and shown; what is not given stays')
    .argument('<site-id>')
    .addOption(account())
    .option('--domain <domain>', 'source of internal links and See Also; `none` takes it away', orNone(parseDomain))
    .option('--knowledge <store-id>', 'knowledge store of its articles; `none` takes it away', orNone(String))
    .option('--allow <domains>', 'the only domains of web evidence, by commas; `none`: any', parseDomains)
    .option('--deny <domains>', 'domains never quoted or linked to, by commas; `none`: no such', parseDomains)
    .addOption(
      new Option('--approval <when>', 'whether finished articles wait for somebody to publish them').choices(APPROVALS),
    )
    .option('--outline-approval <yes|no>', 'whether articles wait after their outline until it is approved', parseYesNo)
    .option(
      '--cover-in-article <yes|no|none>',
      'whether covers also stand under the title; `none`: as the installation is set',
      orNone(parseYesNo),
    )
    .option('--tagline <text>', 'under the name of the hosted blog')
    .option('--description <text>', 'what the hosted blog is about')
    .option('--hosted-domain <host>', 'host the blog is served under, without a proof; `none`', orNone(parseHost))
    .option('--json', 'print JSON', false)
    .action((siteId: string, options: SiteSetOptions) =>
      withInstallation(context, async (installation) => {
        const { domain, knowledge, allow, deny, tagline, description, hostedDomain } = options;
        const { approval, outlineApproval, coverInArticle } = options;
        const facts = { domain, knowledgeStoreId: knowledge, allowDomains: allow, denyDomains: deny };
        const change = { ...facts, tagline, description, approval, outlineApproval, coverInArticle };
        if ([...Object.values(change), hostedDomain].every((value) => value === undefined)) {
          throw new UsageError('Nothing to change: `inkwright sites set --help` says what can be.');
        }
        const accountId = await chooseAccount(installation, options.account);
        if (hostedDomain !== undefined) await installation.sites.bindDomain(accountId, siteId, hostedDomain);
        const site = await installation.sites.change(accountId, siteId, change);
        printData(context.output, options.json, site, settingsText(site));
      }),
    );
}

type ChangedSite = Awaited<ReturnType<Installation['sites']['change']>>;

function settingsText(site: ChangedSite): string {
  const lines = [
    ['domain', site.domain ?? 'none'],
    ['knowledge store', site.knowledgeStoreId ?? 'none'],
    ['evidence from', site.allowDomains.join(', ') || 'any domain'],
    ['never from', site.denyDomains.join(', ') || 'no domain in particular'],
    ['approval', site.approval],
    ['outline approval', site.outlineApproval ? 'yes' : 'no'],
    ['cover in article', COVER_WORDS[String(site.coverInArticle)] ?? 'as the installation is set'],
    ['tagline', site.tagline || 'none'],
    ['description', site.description || 'none'],
    ['hosted domain', site.hostedDomain ?? 'none'],
  ];
  return `${site.id}  ${site.name}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}

const NONE = 'none';
const COVER_WORDS: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

function orNone<T>(parse: (text: string) => T): (text: string) => T | null {
  return (text) => (text === NONE ? null : parse(text));
}

function parseDomain(text: string): string {
  const read = domainWithPath.safeParse(text);
  if (read.success) return read.data;
  throw new InvalidArgumentError('allowed is a domain or a sub-path of one, for example example.com/blog');
}

function parseHost(text: string): string {
  const name = domainNameOf(text);
  if (name === undefined) throw new InvalidArgumentError('allowed is a domain name, for example blog.example.com');
  return name;
}

function parseYesNo(text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new InvalidArgumentError('allowed: yes, no');
}

function parseDomains(text: string): string[] {
  if (text === NONE) return [];
  return text.split(',').map((entry) => {
    const name = domainNameOf(entry);
    if (name === undefined) throw new InvalidArgumentError(`"${entry.trim()}" is no domain name like example.com`);
    return name;
  });
}
