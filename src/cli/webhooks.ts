import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Installation } from '../app.ts';
import { parseInput } from '../contract/parse-input.ts';
import { DELIVERY_STATES, type DeliveryState } from '../contract/webhook-events.ts';
import { WebhookTarget } from '../contract/write-blog-parts.ts';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

type Webhooks = Installation['webhooks'];
type Delivery = Awaited<ReturnType<Webhooks['redeliver']>>;
type Details = Awaited<ReturnType<Webhooks['getDelivery']>>;

/** `inkwright webhooks secret|rotate|list|show|redeliver|test` */
export function addWebhooks(program: Command, context: CommandContext): void {
  const webhooks = program.command('webhooks').description('messages to the systems of customers, and their secret');
  const command = (name: string, description: string) =>
    webhooks
      .command(name)
      .description(description)
      .option('--account <id>', 'account; default: the only one, or that of the first run')
      .option('--json', 'print JSON', false);
  const inAccount = <T>({ account }: Options, work: (webhooks: Webhooks, accountId: string) => Promise<T>) =>
    withInstallation(context, async (installation) =>
      work(installation.webhooks, await chooseAccount(installation, account)),
    );

  command('secret', 'say when the secret was made; it is shown only by `rotate`').action((options: Options) =>
    inAccount(options, async (found, accountId) => {
      const facts = await found.secret(accountId);
      const text =
        facts.createdAt === null
          ? 'No secret yet: inkwright webhooks rotate\n'
          : `made ${facts.createdAt.toISOString()}\n${expiryText(facts.previousExpireAt)}`;
      printData(context.output, options.json, facts, text);
    }),
  );

  command('rotate', 'make a new secret and show it, once')
    .addOption(
      new Option('--overlap <hours>', 'messages are signed with the secret before as well for so long')
        .default(24)
        .argParser(readHours),
    )
    .action((options: Options & { overlap: number }) =>
      inAccount(options, async (found, accountId) => {
        const made = await found.rotateSecret(accountId, options.overlap);
        printData(context.output, options.json, made, `${made.secret}\n${expiryText(made.previousExpireAt)}`);
      }),
    );

  command('list', 'list the latest 100 messages')
    .addOption(new Option('--state <state>', 'only messages in this state').choices(DELIVERY_STATES))
    .action((options: Options & { state?: DeliveryState }) =>
      inAccount(options, async (found, accountId) => {
        const { entries } = await found.listDeliveries(accountId, { state: options.state }, { limit: 100 });
        const rows = entries.map((row) => [row.id, row.type, row.state, row.tries, row.status, row.createdAt, row.url]);
        const headings = ['id', 'type', 'state', 'tries', 'status', 'created', 'url'];
        printData(context.output, options.json, entries, table(headings, rows, 'No messages yet'));
      }),
    );

  command('show', 'show a message with every try')
    .argument('<delivery-id>')
    .action((id: string, options: Options) =>
      inAccount(options, async (found, accountId) => {
        const delivery = await found.getDelivery(accountId, id);
        printData(context.output, options.json, delivery, detailsText(delivery));
      }),
    );

  command('redeliver', 'send a message again, or now when it waits')
    .argument('<delivery-id>')
    .action((id: string, options: Options) =>
      inAccount(options, async (found, accountId) => {
        const delivery = await found.redeliver(accountId, id);
        printData(context.output, options.json, delivery, `${headline(delivery)}\nThe running service sends it.\n`);
      }),
    );

  command('test', 'send a test message to an address, now and once')
    .argument('<url>')
    .option('--header <name:value...>', 'headers to send')
    .action((url: string, options: Options & { header?: string[] }) =>
      inAccount(options, async (found, accountId) => {
        const target = parseInput(WebhookTarget, { url, header: headersOf(options.header ?? []) });
        const delivery = await found.sendTest(accountId, target);
        printData(context.output, options.json, delivery, detailsText(delivery));
        if (delivery.state !== 'DELIVERED') context.fail();
      }),
    );
}

function readHours(text: string): number {
  const hours = Number(text);
  if (!/^\d{1,3}$/.test(text) || hours > 168) throw new InvalidArgumentError('allowed: whole hours, 0 to 168');
  return hours;
}

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

function expiryText(moments: readonly Date[]): string {
  return moments.map((at) => `an earlier one signs on until ${at.toISOString()}\n`).join('');
}

function headline({ id, type, state, url }: Delivery): string {
  return `${id}  ${type}  ${state}  ${url}`;
}

function detailsText(delivery: Details): string {
  const rows = delivery.attempts.map((row) => [
    row.number,
    row.at,
    row.status,
    row.milliseconds,
    row.error ?? row.answer?.split('\n')[0]?.slice(0, 80),
  ]);
  return `${headline(delivery)}\n${table(['try', 'at', 'status', 'ms', 'answer'], rows, 'No try yet')}`;
}
