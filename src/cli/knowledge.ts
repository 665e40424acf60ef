import { type Command, Option } from 'commander';
import { VISIBILITIES } from '../contract/choices.ts';
import { addFiles } from './add-files.ts';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

/** `inkwright knowledge stores|create|add|list|remove` */
export function addKnowledge(program: Command, context: CommandContext): void {
  const knowledge = program.command('knowledge').description('knowledge stores and their documents');
  const account = () => new Option('--account <id>', 'account; default: the only one, or that of the first run');

  knowledge
    .command('stores')
    .description('list the knowledge stores of an account')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((options: Options) =>
      withInstallation(context, async (installation) => {
        const rows = await installation.knowledge.listStores(await chooseAccount(installation, options.account));
        const text = table(
          ['id', 'name', 'documents'],
          rows.map((row) => [row.id, row.name, row.documents]),
          'No knowledge stores yet: inkwright knowledge create NAME',
        );
        printData(context.output, options.json, rows, text);
      }),
    );

  knowledge
    .command('create')
    .description('make a knowledge store')
    .argument('<name>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((name: string, options: Options) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const store = await installation.knowledge.createStore(accountId, name);
        printData(context.output, options.json, store, `${store.id}  ${store.name}\n`);
      }),
    );

  knowledge
    .command('add')
    .description('read files or folders (text, Markdown, HTML, PDF, DOCX) into a store')
    .argument('<store-id>')
    .argument('<path...>', 'files, or folders with everything below them')
    .addOption(account())
    .addOption(
      new Option('--visibility <who>', 'private documents support sentences and are never named').choices(VISIBILITIES),
    )
    .option('--json', 'print JSON', false)
    .action((storeId: string, paths: string[], options: Options & { visibility?: (typeof VISIBILITIES)[number] }) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const report = await addFiles(
          installation,
          context.output,
          { accountId, storeId, visibility: options.visibility },
          paths,
        );
        const refused = report.refused.map(({ path, reason }) => `left out: ${path}: ${reason}\n`).join('');
        const text = `${report.added.length} added, ${report.known.length} already there, ${report.refused.length} left out\n${refused}`;
        printData(context.output, options.json, report, text);
        if (report.added.length + report.known.length === 0) context.fail();
      }),
    );

  knowledge
    .command('list')
    .description('list the documents of a store')
    .argument('<store-id>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((storeId: string, options: Options) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, options.account);
        const rows = await allDocuments(installation.knowledge, accountId, storeId);
        const text = table(
          ['id', 'title', 'language', 'words', 'visibility', 'publisher', 'date'],
          rows.map((row) => [row.id, row.title, row.language, row.words, row.visibility, row.publisher, row.date]),
          'No documents yet: inkwright knowledge add STORE PATH',
        );
        printData(context.output, options.json, rows, text);
      }),
    );

  knowledge
    .command('remove')
    .description('remove a document from its store')
    .argument('<document-id>')
    .addOption(account())
    .option('--json', 'print JSON', false)
    .action((documentId: string, options: Options) =>
      withInstallation(context, async (installation) => {
        await installation.knowledge.deleteDocument(await chooseAccount(installation, options.account), documentId);
        printData(context.output, options.json, { documentId, removed: true }, `${documentId} is removed\n`);
      }),
    );
}

type Knowledge = Parameters<Parameters<typeof withInstallation>[1]>[0]['knowledge'];

async function allDocuments(knowledge: Knowledge, accountId: string, storeId: string) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const page = await knowledge.listDocuments(accountId, storeId, { cursor, limit: 100 });
    rows.push(...page.entries);
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}
