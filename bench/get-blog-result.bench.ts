import { join } from 'node:path';
import { attach } from '../src/config/run-file.ts';
import { readSecret } from '../src/config/secret-file.ts';
import { readSettings } from '../src/config/settings.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { startChild } from './tools/child.ts';
import { compareServers } from './tools/compare-servers.ts';
import { composeService } from './tools/compose-service.ts';
import { makeFirstCustomer, orderArticle } from './tools/first-customer.ts';
import { KeepAliveClient, requestBytes } from './tools/keep-alive-client.ts';
import { type ConnectionUse, recordStatements } from './tools/record-statements.ts';
import { startServe, variablesFor } from './tools/serve-process.ts';
import { withCleanUp } from './tools/with-clean-up.ts';

const CONNECTIONS = 20;
const CLIENTS = 16;
const PATH = '/v1/writing/blog';

/**
 * Get Blog Result of a finished article from `inkwright serve`, against a bare Fastify route on the same database that
 * looks up the token and the article with the same two statements through raw `pg`.
 */
export const benchGetBlogResult: Benchmark = async (print, { folder }) =>
  withCleanUp(async (atTheEnd) => {
    const dataDir = join(folder, 'data');
    const service = await startServe(dataDir);
    atTheEnd(service.stop);
    const customer = await makeFirstCustomer(dataDir, service.url);
    const { accountId, token } = customer;
    const { blogId } = await orderArticle(customer);
    const request = requestBytes({
      method: 'GET',
      path: `${PATH}?blogId=${blogId}`,
      headers: { 'x-openapi-token': token },
    });
    const answer = await firstAnswer(service.port, request);
    print(`The article's answer has ${answer.bytes} bytes`);

    const { databaseUrl, uses } = await lookUp(dataDir, { accountId, token, blogId });
    const bare = await startChild<{ port: number }>(
      'bare-server',
      {
        databaseUrl,
        connections: CONNECTIONS,
        method: 'GET',
        path: PATH,
        uses: { [token]: uses },
        answer: answer.content,
      },
      folder,
    );
    atTheEnd(bare.stop);
    await compareServers(print, {
      service: { name: 'Inkwright, Get Blog Result', pid: service.pid, port: service.port },
      bare: { name: 'bare Fastify + pg look-up', pid: bare.pid, ...bare.value },
      requests: Array.from({ length: CLIENTS }, () => request),
      warmUp: 3_000,
      perRound: 500,
      rounds: 24,
      goal: 0.6,
    });
  });

/** The statements that the service sends for the request. */
async function lookUp(
  dataDir: string,
  { accountId, token, blogId }: { accountId: string; token: string; blogId: string },
): Promise<{ databaseUrl: string; uses: readonly ConnectionUse[] }> {
  const databaseUrl = attach(dataDir);
  if (databaseUrl === undefined) throw new Error(`no service runs on ${dataDir}`);
  const secret = readSecret(readSettings(variablesFor(dataDir)));
  const service = await composeService({ databaseUrl, secret, connections: 1 });
  const take = recordStatements(service.connection.pool);
  if ((await service.accounts.authenticateToken(token)) === undefined) throw new Error('the token is not accepted');
  await service.orders.getBlog(accountId, blogId);
  await service.close();
  return { databaseUrl, uses: take() };
}

async function firstAnswer(port: number, request: Buffer): Promise<{ bytes: number; content: object }> {
  const client = await KeepAliveClient.open(port);
  const { status, body } = await client.send(request);
  client.close();
  if (status !== 200) throw new Error(`Get Blog Result answered ${status}: ${body.toString('utf8')}`);
  return { bytes: body.length, content: JSON.parse(body.toString('utf8')) as object };
}
