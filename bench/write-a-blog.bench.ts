import type { IdSource } from '../src/support/ids.ts';
import { startBenchDatabase } from './tools/bench-database.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { type Child, startChild } from './tools/child.ts';
import { compareServers } from './tools/compare-servers.ts';
import { composeService, type OrderService } from './tools/compose-service.ts';
import { KeepAliveClient, requestBytes } from './tools/keep-alive-client.ts';
import { type ConnectionUse, recordStatements } from './tools/record-statements.ts';
import { withCleanUp } from './tools/with-clean-up.ts';
import { keywordBody, orderOf } from './tools/write-blog-order.ts';

const CUSTOMERS = 16;
const CONNECTIONS = 20;
const SECRET = 'the secret of an installation that is only measured';
const PATH = '/v1/writing/blog';
/** The bare server makes a new id wherever it finds one of these. */
const MARKED_IDS: IdSource = { next: (prefix) => `NEW:${prefix}` };

interface Customer {
  readonly accountId: string;
  readonly siteId: string;
  readonly token: string;
}

/**
 * Write A Blog, each connection with an account of its own, against a bare Fastify route that sends the same statements
 * through raw `pg`. Both servers have a process of their own and share database and tables; the jobs are not run.
 */
export const benchWriteABlog: Benchmark = async (print, { folder }) =>
  withCleanUp(async (atTheEnd) => {
    const database = await startBenchDatabase(folder);
    atTheEnd(database.stop);
    const customers = await makeCustomers(database.url);
    const config = { databaseUrl: database.url, secret: SECRET, connections: CONNECTIONS };
    const service = await startChild<{ port: number }>('order-service', config, folder);
    atTheEnd(service.stop);
    const requests = customers.map(({ siteId, token }) =>
      requestBytes({ method: 'POST', path: PATH, headers: { 'x-openapi-token': token }, body: keywordBody(siteId) }),
    );
    const bare = await startBare(database.url, folder, {
      uses: await usesOf(database.url, customers),
      answer: await firstAnswer(service.value.port, requests[0] ?? Buffer.alloc(0)),
    });
    atTheEnd(bare.stop);
    await compareServers(print, {
      service: { name: 'Inkwright, Write A Blog', pid: service.pid, ...service.value },
      bare: { name: 'bare Fastify + pg, same SQL', pid: bare.pid, ...bare.value },
      requests,
      warmUp: 1_000,
      perRound: 250,
      rounds: 24,
      goal: 0.7,
    });
  });

async function makeCustomers(databaseUrl: string): Promise<Customer[]> {
  const service = await composeService({ databaseUrl, secret: SECRET, connections: 2 });
  const customers: Customer[] = [];
  for (let number = 1; number <= CUSTOMERS; number++) customers.push(await makeCustomer(service, number));
  await service.close();
  return customers;
}

async function makeCustomer({ accounts, sites }: OrderService, number: number): Promise<Customer> {
  const { id: accountId } = await accounts.create(`Customer ${number}`);
  const { id: siteId } = await sites.create(accountId, { name: `Site ${number}` });
  const pair = await accounts.createKeyPair(accountId, 'bench');
  const { token } = await accounts.issueToken({ ...pair, days: 7 });
  return { accountId, siteId, token };
}

/** Every statement that the service sends for the request of a customer, by token. */
async function usesOf(
  databaseUrl: string,
  customers: readonly Customer[],
): Promise<Record<string, readonly ConnectionUse[]>> {
  const service = await composeService({ databaseUrl, secret: SECRET, connections: 1, ids: MARKED_IDS });
  const { db, pool } = service.connection;
  const take = recordStatements(pool);
  const uses: Record<string, readonly ConnectionUse[]> = {};
  for (const { accountId, siteId, token } of customers) {
    await service.accounts.authenticateToken(token);
    await service.orders.startBlog(accountId, orderOf(keywordBody(siteId)));
    uses[token] = take();
    // The next customer's recording has the same ids.
    await db.deleteFrom('job').where('id', '=', MARKED_IDS.next('job')).execute();
    await pool.query('delete from dbos.workflow_status where workflow_uuid = $1', [MARKED_IDS.next('job')]);
    take();
  }
  await service.close();
  return uses;
}

function startBare(databaseUrl: string, folder: string, recorded: object): Promise<Child<{ port: number }>> {
  return startChild(
    'bare-server',
    { databaseUrl, connections: CONNECTIONS, method: 'POST', path: PATH, ...recorded },
    folder,
  );
}

async function firstAnswer(port: number, request: Buffer): Promise<object> {
  const client = await KeepAliveClient.open(port);
  const { status, body } = await client.send(request);
  client.close();
  if (status !== 200) throw new Error(`Write A Blog answered ${status}: ${body.toString('utf8')}`);
  return JSON.parse(body.toString('utf8')) as object;
}
