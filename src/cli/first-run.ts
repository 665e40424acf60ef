import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { RunningInstallation } from '../app.ts';
import { LIMITS } from '../contract/choices.ts';
import type { CommandContext } from './context.ts';
import { ApiClient } from './first-run/api-client.ts';
import { makeDemoSite } from './first-run/demo-site.ts';
import { FIRST_ACCOUNT_FILE, makeFirstAccount, saveFirstAccount } from './first-run/first-account.ts';
import { writeFirstArticle } from './first-run/first-article.ts';

/**
 * On an empty database: makes the first account, a demo site with its knowledge, and writes a first article over HTTP.
 * Where there are accounts already it does nothing. A first run that was cut short is taken up again.
 * @returns whether it ran
 */
export async function firstRun(
  service: RunningInstallation,
  { output, signal, settings }: CommandContext,
): Promise<boolean> {
  const { dataDir } = settings();
  if ((await service.isFirstRunDone()) || (await belongsToSomebody(service))) {
    if (existsSync(join(dataDir, FIRST_ACCOUNT_FILE))) {
      output.err(
        `Warning: ${join(dataDir, FIRST_ACCOUNT_FILE)} holds the keys of the first account; keep them elsewhere and delete it.\n`,
      );
    }
    return false;
  }

  const account = await makeFirstAccount(service);
  const url = service.localUrl;
  const anonymous = new ApiClient(url);
  const issued = await anonymous.call('POST', '/v1/token', {
    accessKey: account.accessKey,
    secretKey: account.secretKey,
    tokenExpiry: LIMITS.tokenExpiryDays.max,
  });
  const { token } = z.object({ token: z.string() }).parse(issued);
  const client = anonymous.withToken(token);

  output.err('First run: making an account and reading the example documents\n');
  const { siteId, storeId, documents } = await makeDemoSite(client);
  const { accessKey, secretKey, apiKey, email, password } = account;
  const keysFile = saveFirstAccount(dataDir, { accessKey, secretKey, apiKey, siteId, storeId, email, password });
  output.out(`
Your first account (shown once; also in ${keysFile}, delete that file when you have kept them)
  access key  ${accessKey}
  secret key  ${secretKey}
  API key     ${apiKey}

Sign in to the console at ${service.url}/console/
  e-mail      ${email}
  password    ${password}

`);
  output.err(`Writing a first article from ${documents} documents\n`);
  const article = await writeFirstArticle(client, siteId, { output, signal, dataDir });
  await service.markFirstRunDone();
  output.out(`
${article.title}

${article.firstParagraph}

Read all of it  ${article.file}
      or with   curl -s '${url}/v1/writing/blog?blogId=${article.blogId}' -H 'X-OPENAPI-TOKEN: ${token}'
Console         ${service.url}/console/
API reference   ${url}/docs
Order another   curl -s '${url}/v1/writing/blog' -H 'X-OPENAPI-TOKEN: ${token}' -H 'Content-Type: application/json' -d '{"siteId": "${siteId}", "isPublish": false, "inputType": "keyword", "mainInput": "heat pump noise", "isFilterSimilarTitle": false}'
(The token in these lines is good for ${LIMITS.tokenExpiryDays.max} days.)

Inkwright goes on running; stop it with Ctrl-C.
`);
  return true;
}

/** Somebody has made accounts of their own: then nothing is made for them. */
async function belongsToSomebody(service: RunningInstallation): Promise<boolean> {
  return (await service.demoAccount()) === undefined && (await service.accounts.list()).length > 0;
}
