import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { Installation } from '../app.ts';
import { INPUT_TYPES, type InputType } from '../contract/choices.ts';
import { givenFields } from '../contract/given-fields.ts';
import { validationDetails } from '../contract/validation-details.ts';
import { type ArticleOrder, articleOrderOf, WriteBlogBody } from '../contract/write-blog.ts';
import { OperatorError } from '../support/operator-error.ts';
import { addFiles } from './add-files.ts';
import { type CommandContext, withInstallation } from './context.ts';
import { localAccount } from './local-account.ts';
import { ProgressLine } from './progress-line.ts';
import { UsageError } from './usage-error.ts';

interface Options extends Partial<Record<Exclude<InputType, 'urls'>, string>> {
  readonly urls?: string[];
  readonly knowledge?: string;
  readonly set: readonly string[];
  readonly out?: string;
  readonly account?: string;
  readonly strict: boolean;
  readonly json: boolean;
}

/** `inkwright write`: one article, through the running service or on its own. */
export function addWrite(program: Command, context: CommandContext): void {
  program
    .command('write')
    .description('write one article and print it as Markdown')
    .option('--keyword <text>', 'write about a keyword')
    .option('--topic <text>', 'write about a topic')
    .option('--title <text>', 'write under a title')
    .option('--url <url>', 'write about a product page')
    .option('--urls <url...>', 'write from up to five pages')
    .option('--knowledge <folder>', 'folder of documents to draw on; read into a knowledge store of that name')
    .option(
      '--set <field=value>',
      'any other field of Write A Blog; repeat it; JSON values are understood',
      collect,
      [],
    )
    .option('--out <file>', 'write the article to a file; as an HTML page when its name ends in .html')
    .addOption(new Option('--account <id>', 'account; default: the only one, or that of the first run'))
    .option('--strict', 'refuse rather than leave out a wish that can not be honoured', false)
    .option('--json', 'print the whole result as JSON', false)
    .action((options: Options) =>
      withInstallation(context, (installation) => write(installation, context, options), { runJobs: true }),
    );
}

async function write(installation: Installation, context: CommandContext, options: Options): Promise<void> {
  const { output } = context;
  const order = readOrder(options);
  const accountId = await accountFor(installation, context, options.account);
  const storeId =
    options.knowledge === undefined ? undefined : await readFolder(installation, context, accountId, options.knowledge);
  const request =
    storeId === undefined
      ? order.request
      : { ...order.request, knowledgeBaseInfo: { store_id: storeId, brand_id: undefined, brand_name: undefined } };
  const started = await installation.orders.startBlog(accountId, { ...order, request }, { strict: options.strict });
  for (const { field, reason } of started.unhonoured) {
    if (order.given.includes(field)) output.err(`not honoured: ${field}: ${reason}\n`);
  }

  await watch(installation, context, accountId, started);
  const blog = await installation.orders.getBlog(accountId, started.blogId);
  if (options.json) output.out(`${JSON.stringify(blog, undefined, 2)}\n`);
  if (blog.article === null) {
    output.err(`${blog.state}${blog.error === null ? '' : ` ${blog.error.code}: ${blog.error.message}`}\n`);
    context.fail();
    return;
  }
  const { title, markdown, seo } = blog.article;
  if (options.out !== undefined) {
    const facts = { language: order.request.languageID, title, description: seo.description };
    await save(options.out, /\.html?$/i.test(options.out) ? installation.articlePage(markdown, facts) : markdown);
  } else if (!options.json) output.out(`${markdown.trimEnd()}\n`);
  output.err(`${blog.article.words} words${options.out === undefined ? '' : `, written to ${options.out}`}\n`);
}

/** Follows the job to its end; Ctrl-C cancels it, so that nothing is left behind. */
async function watch(
  installation: Installation,
  { output, signal }: CommandContext,
  accountId: string,
  { blogId, jobId }: { blogId: string; jobId: string },
): Promise<void> {
  const line = new ProgressLine(output);
  try {
    for await (const event of installation.followJob(jobId, { signal })) line.show(event);
  } finally {
    line.end();
  }
  if (signal.aborted) await installation.orders.cancelBlog(accountId, blogId);
}

/** @throws UsageError that names every wrong field */
function readOrder(options: Options): ArticleOrder {
  const inputs = INPUT_TYPES.filter((type) => options[type] !== undefined);
  const inputType = inputs[0];
  if (inputs.length !== 1 || inputType === undefined) {
    const received = inputs.length === 0 ? 'none' : inputs.map((type) => `--${type}`).join(' and ');
    throw new UsageError(`give exactly one of --keyword, --topic, --title, --url, --urls; received ${received}`);
  }
  const fields = Object.fromEntries(options.set.map(readAssignment));
  const body = { siteId: null, isPublish: false, ...fields, inputType, mainInput: options[inputType] };
  const parsed = WriteBlogBody.safeParse(body);
  if (parsed.success) return articleOrderOf(parsed.data, givenFields(body));
  const details = validationDetails(parsed.error, WriteBlogBody, body);
  throw new UsageError(details.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}

function readAssignment(text: string): [string, unknown] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`--set takes field=value; received "${text}"`);
  const value = text.slice(at + 1);
  try {
    return [text.slice(0, at), JSON.parse(value)];
  } catch {
    // Not JSON: plain text, as typed.
    return [text.slice(0, at), value];
  }
}

/** The account to write for, with a site for its articles. */
async function accountFor(
  installation: Installation,
  { output }: CommandContext,
  named: string | undefined,
): Promise<string> {
  const { sites } = installation;
  const accountId = await localAccount(installation, output, named);
  if ((await sites.list(accountId, 'BLOG')).length === 0) await sites.create(accountId, { name: 'Blog', type: 'BLOG' });
  return accountId;
}

async function readFolder(
  installation: Installation,
  { output }: CommandContext,
  accountId: string,
  folder: string,
): Promise<string> {
  const name = `folder ${resolve(folder)}`;
  const stores = await installation.knowledge.listStores(accountId);
  const store =
    stores.find((candidate) => candidate.name === name) ?? (await installation.knowledge.createStore(accountId, name));
  const report = await addFiles(installation, output, { accountId, storeId: store.id }, [folder]);
  for (const { path, reason } of report.refused) output.err(`left out: ${path}: ${reason}\n`);
  if (report.added.length + report.known.length === 0)
    throw new OperatorError(`${folder} holds no document that can be read.`);
  return store.id;
}

async function save(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, `${text.trimEnd()}\n`);
  } catch (cause) {
    throw new OperatorError(`${file} can not be written: ${(cause as NodeJS.ErrnoException).code ?? String(cause)}.`, {
      cause,
    });
  }
}

function collect(value: string, previous: readonly string[]): string[] {
  return [...previous, value];
}
