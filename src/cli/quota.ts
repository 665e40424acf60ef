import { type Command, InvalidArgumentError, Option } from 'commander';
import { PRODUCTS, type Product, QUOTA_RESOURCES, type QuotaResource } from '../contract/choices.ts';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly product: Product;
  readonly json: boolean;
}

/** `inkwright quota show|set` */
export function addQuota(program: Command, context: CommandContext): void {
  const quota = program.command('quota').description('show and set what an account may use in a calendar month');
  const account = () => new Option('--account <id>', 'account; default: the only one, or that of the first run');
  const product = () => new Option('--product <product>').choices(PRODUCTS).default('QUICK_BLOG');

  quota
    .command('show')
    .description('quota and use of the running month')
    .addOption(account())
    .addOption(product())
    .option('--json', 'print JSON', false)
    .action((options: Options) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const report = await installation.quotas.report(accountId, options.product);
        const rows = report.resource.map((row) => [row.name, row.used, row.quota]);
        const text = `${table(['resource', 'used', 'quota'], rows, '')}ends ${report.endDate}, documents ${report.knowledge}\n`;
        printData(context.output, options.json, report, text);
      }),
    );

  quota
    .command('set')
    .description('set the monthly quota of one resource, from the running month on')
    .argument('<resource>', QUOTA_RESOURCES.join(', '), resourceArgument)
    .argument('<amount>', 'whole number, 0 or more', amountArgument)
    .addOption(account())
    .addOption(product())
    .option('--json', 'print JSON', false)
    .action((resource: QuotaResource, amount: number, options: Options) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        await installation.quotas.set(accountId, options.product, resource, amount);
        const data = { accountId, product: options.product, resource, quota: amount };
        printData(
          context.output,
          options.json,
          data,
          `${accountId}: ${resource} of ${options.product} is now ${amount}\n`,
        );
      }),
    );
}

function resourceArgument(value: string): QuotaResource {
  const found = QUOTA_RESOURCES.find((resource) => resource === value);
  if (found === undefined)
    throw new InvalidArgumentError(`received "${value}"; allowed: ${QUOTA_RESOURCES.join(', ')}`);
  return found;
}

function amountArgument(value: string): number {
  if (!/^\d{1,15}$/.test(value))
    throw new InvalidArgumentError(`received "${value}"; allowed: a whole number, 0 or more`);
  return Number(value);
}
