import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../../support/package-root.ts';
import type { ApiClient } from './api-client.ts';

export interface DemoSite {
  readonly siteId: string;
  readonly storeId: string;
  readonly documents: number;
}

const EXAMPLES = join(packageRoot(), 'examples', 'heat-pumps');
const NAME = 'Heat pumps at home';
const AT_ONCE = 4;

/** Makes a site, an author, and a knowledge store from `examples/`; what a first run cut short has left is used again. */
export async function makeDemoSite(client: ApiClient): Promise<DemoSite> {
  const storeId = await findOrMake(
    async () =>
      z
        .array(z.object({ store_id: z.string(), name: z.string() }))
        .parse(await client.call('GET', '/v1/knowledge/stores')),
    async () =>
      z.object({ store_id: z.string() }).parse(await client.call('POST', '/v1/knowledge/stores', { name: NAME })),
    'store_id',
  );
  const siteId = await findOrMake(
    async () =>
      z.array(z.object({ site_id: z.string(), name: z.string() })).parse(await client.call('GET', '/v1/sites')),
    async () =>
      z
        .object({ site_id: z.string() })
        .parse(await client.call('POST', '/v1/sites', { name: NAME, knowledgeStoreId: storeId })),
    'site_id',
  );
  const authors = z.array(z.unknown()).parse(await client.call('GET', '/v1/authors'));
  if (authors.length === 0) {
    await client.call('POST', '/v1/authors', { name: 'The editors', description: 'Wrote this with Inkwright.' });
  }
  return { siteId, storeId, documents: await upload(client, storeId) };
}

async function findOrMake<K extends string>(
  list: () => Promise<({ name: string } & Record<K, string>)[]>,
  make: () => Promise<Record<K, string>>,
  key: K,
): Promise<string> {
  const found = (await list()).find((entry) => entry.name === NAME) ?? (await make());
  return found[key];
}

async function upload(client: ApiClient, storeId: string): Promise<number> {
  const paths = (await readdir(EXAMPLES, { recursive: true })).filter((path) => path.endsWith('.md')).sort();
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) {
      const form = new FormData();
      form.set('storeId', storeId);
      form.set('file', new Blob([await readFile(join(EXAMPLES, path))], { type: 'text/markdown' }), basename(path));
      await client.call('POST', '/v1/knowledge/documents', form);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return paths.length;
}
