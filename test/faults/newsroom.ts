import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Installation, openInstallation } from '../../src/app.ts';
import { readSettings } from '../../src/config/settings.ts';
import type { StartedBlog } from '../../src/orders/start-blog.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { keywordOrder } from '../support/order-desk.ts';
import type { Variables } from './service-process.ts';

const LIBRARY = fileURLToPath(new URL('../../examples/heat-pumps/', import.meta.url));
const DOCUMENTS = 4;

/** Real subjects of the example documents. */
export const SUBJECTS = [
  'heat pump noise',
  'heat pump refrigerants',
  'heat pump flow temperature',
  'heat pump hot water',
  'heat pump sizing',
  'heat pump maintenance',
];

/** A customer with documents, who orders through an installation that runs no jobs itself. */
export interface Newsroom {
  readonly installation: Installation;
  readonly accountId: string;
  readonly siteId: string;
  readonly storeId: string;
  order(subject: string): Promise<StartedBlog>;
  /** Body of Write A Blog for such an order. */
  body(subject: string): Record<string, unknown>;
  /** A token of the account. */
  token(): Promise<string>;
  close(): Promise<void>;
}

/** @param variables of the service whose database it uses */
export async function openNewsroom(variables: Variables): Promise<Newsroom> {
  const installation = await openInstallation(readSettings(variables), { logger: silentLogger, version: '0.0.0' });
  const { id: accountId } = await installation.accounts.create('Warm homes');
  const { id: siteId } = await installation.sites.create(accountId, { name: 'Warm homes' });
  const { id: storeId } = await installation.knowledge.createStore(accountId, 'Heat pumps');
  const names = readdirSync(LIBRARY).filter((name) => name.endsWith('.md'));
  for (const name of names.sort().slice(0, DOCUMENTS)) {
    const text = readFileSync(LIBRARY + name, 'utf8');
    await installation.addDocument(accountId, storeId, { text, format: 'markdown' }, {});
  }
  const body = (mainInput: string) => ({
    siteId,
    inputType: 'keyword',
    mainInput,
    knowledgeBaseInfo: { store_id: storeId },
    isPublish: false,
  });
  return {
    installation,
    accountId,
    siteId,
    storeId,
    body,
    order: (subject) => installation.orders.startBlog(accountId, keywordOrder(body(subject))),
    async token() {
      const pair = await installation.accounts.createKeyPair(accountId, 'faults');
      return (await installation.accounts.issueToken({ ...pair, days: 7 })).token;
    },
    close: () => installation.close(),
  };
}

/** Follows a job to its end. */
export async function lastState({ installation }: Newsroom, jobId: string): Promise<string | undefined> {
  let state: string | undefined;
  for await (const event of installation.followJob(jobId)) state = event.state ?? state;
  return state;
}
