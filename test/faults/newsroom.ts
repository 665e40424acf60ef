import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Installation, openInstallation } from '../../src/app.ts';
import { attach } from '../../src/config/run-file.ts';
import { readSettings } from '../../src/config/settings.ts';
import { createExtractor } from '../../src/extraction/extractor.ts';
import { createKnowledge } from '../../src/knowledge/knowledge.ts';
import type { StartedBlog } from '../../src/orders/start-blog.ts';
import { connect } from '../../src/store/connect.ts';
import { systemClock } from '../../src/support/clock.ts';
import { randomIds } from '../../src/support/ids.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { keywordOrder } from '../support/order-desk.ts';
import type { Variables } from './service-process.ts';

const LIBRARY = fileURLToPath(new URL('../../examples/heat-pumps/', import.meta.url));
const DOCUMENTS = 2;
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** Subjects of the documents. */
export const SUBJECTS = [
  'heat pump',
  'heat pump efficiency',
  'ground source heat pump',
  'cold climate heat pump',
  'air source heat pump',
];

/** A customer with sources, who orders through an installation that runs no jobs itself. */
export interface Newsroom {
  readonly installation: Installation;
  readonly accountId: string;
  order(subject: string): Promise<StartedBlog>;
  /** Body of Write A Blog for such an order. */
  body(subject: string): Record<string, unknown>;
  /** Id of a new, empty knowledge store. */
  newStore(): Promise<string>;
  /** A token of the account. */
  token(): Promise<string>;
  close(): Promise<void>;
}

/**
 * @param variables of the service whose database it uses
 * @param sources where the documents are: in a knowledge store, or sent along with each order, which is quicker
 */
export async function openNewsroom(
  variables: Variables,
  sources: 'in a store' | 'in the order' = 'in the order',
): Promise<Newsroom> {
  const settings = readSettings(variables);
  const url = settings.databaseUrl ?? attach(settings.dataDir) ?? '';
  const installation = await openInstallation(settings, { logger: silentLogger, version: '0.0.0' });
  const { id: accountId } = await installation.accounts.create('Warm homes');
  const { id: siteId } = await installation.sites.create(accountId, { name: 'Warm homes' });
  const documents = readdirSync(LIBRARY)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .slice(0, DOCUMENTS)
    .map((name) => readFileSync(LIBRARY + name, 'utf8').replace(FRONT_MATTER, ''));
  const given =
    sources === 'in the order'
      ? { additionalKnowledge: documents.join('\n\n') }
      : { knowledgeBaseInfo: { store_id: await fillStore(url, accountId, documents) } };
  const body = (mainInput: string) => ({
    siteId,
    inputType: 'keyword',
    mainInput,
    isPublish: false,
    isFilterSimilarTitle: false,
    ...given,
  });
  return {
    installation,
    accountId,
    body,
    order: (subject) => installation.orders.startBlog(accountId, keywordOrder(body(subject))),
    newStore: async () => (await installation.knowledge.createStore(accountId, 'More')).id,
    async token() {
      const pair = await installation.accounts.createKeyPair(accountId, 'faults');
      return (await installation.accounts.issueToken({ ...pair, days: 7 })).token;
    },
    close: () => installation.close(),
  };
}

/** With more patience than the service has: from source, and beside other tests, the reading takes its time. */
async function fillStore(url: string, accountId: string, documents: string[]): Promise<string> {
  const connection = connect(url, { max: 1 });
  const extractor = createExtractor({ threads: 1, timeoutMs: 120_000 });
  const knowledge = createKnowledge({ db: connection.db, extractor, clock: systemClock, ids: randomIds });
  const { id } = await knowledge.createStore(accountId, 'Heat pumps');
  for (const text of documents) await knowledge.addDocument(accountId, id, { text, format: 'markdown' }, {}, 100);
  await extractor.close();
  await connection.close();
  return id;
}

/** Follows the job of an article to its end. @returns its state, with the reason when it failed */
export async function endOf(
  { installation, accountId }: Newsroom,
  { jobId, blogId }: Pick<StartedBlog, 'jobId' | 'blogId'>,
): Promise<string> {
  for await (const _event of installation.followJob(jobId));
  const { state, error } = await installation.orders.getBlog(accountId, blogId);
  return error === null ? state : `${state} ${error.code}: ${error.message}`;
}
