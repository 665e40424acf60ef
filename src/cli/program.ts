import { Command } from 'commander';
import { addAccounts } from './accounts.ts';
import { addAuthors } from './authors.ts';
import { addCategories } from './categories.ts';
import { addConnections } from './connections.ts';
import type { CommandContext } from './context.ts';
import { addEvaluate } from './evaluate.ts';
import { EXIT } from './exit-codes.ts';
import { addKeys } from './keys.ts';
import { addKnowledge } from './knowledge.ts';
import { addModels } from './models.ts';
import { addQuota } from './quota.ts';
import { addServe } from './serve.ts';
import { addSettings } from './settings.ts';
import { addSites } from './sites.ts';
import { addStart } from './start.ts';
import { addStatus } from './status.ts';
import { addUsers } from './users.ts';
import { addWebhooks } from './webhooks.ts';
import { addWrite } from './write.ts';

const AFTER_HELP = `
Exit codes: ${EXIT.ok} done, ${EXIT.failed} the job failed or the request was refused, ${EXIT.usage} wrong command line,
${EXIT.operator} the installation can not work (settings, data folder, database, port), ${EXIT.interrupted} interrupted.
Settings are environment variables; \`inkwright settings\` lists them.`;

/** The whole command line. */
export function createProgram(context: CommandContext, version: string): Command {
  const program = new Command('inkwright')
    .description('Writes researched, cited blog articles; self-hosted')
    .version(version)
    .showHelpAfterError('(add --help for what is allowed)')
    .addHelpText('after', AFTER_HELP)
    .exitOverride()
    .configureOutput({ writeOut: (text) => context.output.out(text), writeErr: (text) => context.output.err(text) });
  const parts = [
    addStart,
    addServe,
    addWrite,
    addEvaluate,
    addStatus,
    addAccounts,
    addKeys,
    addUsers,
    addQuota,
    addSites,
    addAuthors,
    addConnections,
    addCategories,
    addKnowledge,
    addWebhooks,
    addModels,
    addSettings,
  ];
  for (const add of parts) add(program, context);
  return program;
}
