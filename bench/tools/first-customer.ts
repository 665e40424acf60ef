import { z } from 'zod';
import { openInstallation } from '../../src/app.ts';
import { ApiClient } from '../../src/cli/first-run/api-client.ts';
import { makeDemoSite } from '../../src/cli/first-run/demo-site.ts';
import { readSettings } from '../../src/config/settings.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { variablesFor } from './serve-process.ts';
import { keywordBody } from './write-blog-order.ts';

/** A customer of a running service, with a site and the example documents. */
export interface FirstCustomer {
  readonly accountId: string;
  readonly token: string;
  readonly siteId: string;
  readonly client: ApiClient;
}

/** Makes the account beside the running service, as the command line does, and everything else over HTTP. */
export async function makeFirstCustomer(dataDir: string, url: string): Promise<FirstCustomer> {
  const installation = await openInstallation(readSettings(variablesFor(dataDir)), {
    logger: silentLogger,
    version: '0.0.0',
  });
  try {
    const { id: accountId } = await installation.accounts.create('First customer');
    const { accessKey, secretKey } = await installation.accounts.createKeyPair(accountId, 'bench');
    const anonymous = new ApiClient(url);
    const issued = await anonymous.call('POST', '/v1/token', { accessKey, secretKey, tokenExpiry: 7 });
    const { token } = z.object({ token: z.string() }).parse(issued);
    const client = anonymous.withToken(token);
    const { siteId } = await makeDemoSite(client);
    return { accountId, token, siteId, client };
  } finally {
    await installation.close();
  }
}

/** Orders an article and waits for its end. @throws Error when it does not end SUCCESS */
export async function orderArticle({ client, siteId }: FirstCustomer): Promise<{ blogId: string; ms: number }> {
  const begin = performance.now();
  const started = await client.call('POST', '/v1/writing/blog', keywordBody(siteId));
  const { blogId } = z.object({ blogId: z.string() }).parse(started);
  let state = 'PENDING';
  for await (const event of client.events(blogId, AbortSignal.timeout(60_000))) {
    if (event.kind === 'state' && event.state !== undefined) state = event.state;
  }
  if (state !== 'SUCCESS') throw new Error(`the article ended ${state}`);
  return { blogId, ms: performance.now() - begin };
}
