import { type Command, InvalidArgumentError, Option } from 'commander';
import { costLimitsOf } from '../config/model-settings.ts';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

/** As the settings have it. */
const DEFAULT = 'default';

interface PullOptions {
  readonly name: string;
  readonly sha256?: string;
  readonly force: boolean;
  readonly json: boolean;
}

interface LimitOptions {
  readonly account?: string;
  readonly article?: number | typeof DEFAULT;
  readonly month?: number | typeof DEFAULT;
  readonly json: boolean;
}

/** `inkwright models list|add|pull|test|limits` */
export function addModels(program: Command, context: CommandContext): void {
  const models = program.command('models').description('language models: fetch, try, and limit what they cost');

  models
    .command('list')
    .description('GGUF models that were pulled, and whether what runs them is installed')
    .option('--json', 'print JSON', false)
    .action(async ({ json }: { json: boolean }) => {
      const { isEngineInstalled, files } = (await context.modelTools()).list();
      const rows = files.map(({ name, bytes, file }) => [`local:${name}`, size(bytes), file]);
      const engine = isEngineInstalled ? '' : 'What runs them is not installed yet: inkwright models add\n';
      const text = `${table(['model', 'size', 'file'], rows, 'No models yet: inkwright models pull hf:OWNER/REPOSITORY:Q4_K_M --name NAME')}${engine}`;
      printData(context.output, json, { isEngineInstalled, files }, text);
    });

  models
    .command('add')
    .description('install what runs a GGUF model in this process (node-llama-cpp, about 730 MB) into the data folder')
    .action(async () => {
      context.output.err('Installing node-llama-cpp; this takes a minute…\n');
      const folder = await (await context.modelTools()).add(context.signal);
      context.output.err(`Installed in ${folder}\n`);
    });

  models
    .command('pull')
    .description('fetch a GGUF model into the data folder')
    .argument('<source>', 'hf:OWNER/REPOSITORY:Q4_K_M, hf:OWNER/REPOSITORY/FILE.gguf, or an https address')
    .requiredOption('--name <name>', 'name it gets: INKWRIGHT_MODEL=local:NAME')
    .option('--sha256 <hash>', 'refuse a file that hashes to something else', parseHash)
    .option('--force', 'take the place of a model of that name', false)
    .option('--json', 'print JSON', false)
    .action((source: string, options: PullOptions) => pull(context, source, options));

  models
    .command('test')
    .description("ask each role's model one tiny question; exit code 1 when one does not answer")
    .option('--json', 'print JSON', false)
    .action(async ({ json }: { json: boolean }) => {
      const trials = await (await context.modelTools()).test(context.signal);
      const rows = trials.map((trial) => [
        trial.role,
        trial.model,
        trial.ok ? 'ok' : 'FAILED',
        `${trial.milliseconds} ms`,
        trial.requests,
        `${trial.inputTokens ?? '?'}/${trial.outputTokens ?? '?'}`,
        trial.costUsd === undefined ? 'unknown' : `$${trial.costUsd.toFixed(6)}`,
        trial.said,
      ]);
      const headings = ['role', 'model', 'answered', 'time', 'requests', 'tokens in/out', 'cost', 'said'];
      printData(context.output, json, trials, table(headings, rows, ''));
      if (!trials.every((trial) => trial.ok)) context.fail();
    });

  models
    .command('limits')
    .description(
      'what an account has spent on models this month, and its own limits; with --article or --month: set them',
    )
    .addOption(new Option('--account <id>', 'account; default: the only one, or that of the first run'))
    .option('--article <usd>', 'US dollars an article may cost; "none": no limit; "default": as the settings', parseUsd)
    .option('--month <usd>', 'US dollars a month may cost; "none": no limit; "default": as the settings', parseUsd)
    .option('--json', 'print JSON', false)
    .action((options: LimitOptions) => limits(context, options));
}

async function pull(
  { output, modelTools, signal }: CommandContext,
  source: string,
  options: PullOptions,
): Promise<void> {
  let shown = -1;
  const onProgress = (received: number, total: number | undefined) => {
    if (!output.interactive || total === undefined) return;
    const percent = Math.floor((100 * received) / total);
    if (percent === shown) return;
    shown = percent;
    output.err(`\r${size(received)} of ${size(total)} (${percent} %)${received === total ? '\n' : ''}`);
  };
  const tools = await modelTools();
  const pulled = await tools.pull({
    reference: source,
    name: options.name,
    sha256: options.sha256,
    replace: options.force,
    signal,
    onProgress,
  });
  const verified = pulled.isVerified ? ' (as announced)' : '';
  const text = `${pulled.file}\n${size(pulled.bytes)}, SHA-256 ${pulled.sha256}${verified}\nUse it with INKWRIGHT_MODEL=local:${options.name}\n`;
  printData(output, options.json, pulled, text);
}

async function limits(context: CommandContext, options: LimitOptions): Promise<void> {
  await withInstallation(context, async (installation) => {
    const { modelSpend } = installation;
    const accountId = await chooseAccount(installation, options.account);
    await modelSpend.setLimits(accountId, {
      ...(options.article === undefined ? {} : { articleUsd: orNull(options.article) }),
      ...(options.month === undefined ? {} : { monthUsd: orNull(options.month) }),
    });
    const own = await modelSpend.limitsOf(accountId);
    const month = new Date().toISOString().slice(0, 7);
    const spent = await modelSpend.report(accountId, month);
    const { articleUsd: article, monthUsd: perMonth } = costLimitsOf(context.settings(), own);
    const data = { accountId, month, limits: { articleUsd: inJson(article), monthUsd: inJson(perMonth) }, spent };
    const unknown = spent.unknownCosts === 0 ? '' : `, and ${spent.unknownCosts} requests of unknown cost`;
    const text =
      `an article: ${limitText(article, own.articleUsd)}\na month: ${limitText(perMonth, own.monthUsd)}\n` +
      `${month}: ${spent.calls} requests, $${spent.costUsd.toFixed(4)}${unknown}; $${spent.countedUsd.toFixed(4)} count towards the limit\n`;
    printData(context.output, options.json, data, text);
  });
}

function limitText(effective: number | undefined, own: number | undefined): string {
  const limit = effective === undefined || effective === Number.POSITIVE_INFINITY ? 'no limit' : `$${effective}`;
  return `${limit} (${own === undefined ? 'from the settings' : "the account's own"})`;
}

/** JSON knows no infinity: no limit is null. */
function inJson(limit: number | undefined): number | null {
  return limit === undefined || limit === Number.POSITIVE_INFINITY ? null : limit;
}

function orNull(limit: number | typeof DEFAULT): number | null {
  return limit === DEFAULT ? null : limit;
}

function parseUsd(text: string): number | typeof DEFAULT {
  if (text === DEFAULT) return DEFAULT;
  if (text === 'none') return Number.POSITIVE_INFINITY;
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(text)) {
    throw new InvalidArgumentError('It is an amount of US dollars such as 0.75, "none" or "default".');
  }
  return Number(text);
}

function parseHash(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new InvalidArgumentError('It is 64 hexadecimal digits.');
  return text;
}

function size(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`;
}
