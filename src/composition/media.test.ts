import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Customer, type HttpDesk, openHttpDesk } from '../../test/support/http-desk.ts';
import { makeScratchFolder } from '../../test/support/scratch-folder.ts';
import { readSettings } from '../config/settings.ts';
import type { PicturesQuestion } from '../media/article-media.ts';
import { ANSWERED_NAMES, ANSWERED_PROVIDERS, type AnsweredName } from '../media/providers/answered-pictures.fixture.ts';
import { pictureBytes, type ServedWeb, sendJson, serveWeb } from '../media/served-web.fixture.ts';
import type { KeptOrder } from '../orders/kept-order.ts';
import { createModelSpend } from '../store/model-spend.ts';
import { silentLogger } from '../support/logger.ts';
import { orderOf } from '../writing/example-library.fixture.ts';
import type { WritingMedia } from '../writing/ports.ts';
import { configuredProviders } from './configured-providers.ts';
import { openMedia } from './media.ts';
import { ProviderStates } from './provider-states.ts';

const PUBLIC_URL = 'https://writer.example';
const { signal } = new AbortController();
let desk: HttpDesk;
let customer: Customer;
let picture: Buffer;
beforeAll(async () => {
  desk = await openHttpDesk();
  customer = await desk.newCustomer();
  picture = await pictureBytes(900, 560);
});
afterAll(() => desk.close());
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const cover: PicturesQuestion = {
  from: 'img_library',
  language: 'en',
  slots: [{ place: 'cover', isCover: true, queries: ['heat pump'] }],
  mostInBody: 0,
};

/** All providers of pictures, and an image model, on one server of this machine. */
async function serve(): Promise<ServedWeb> {
  const web = await serveWeb((_request, response, { pathname, origin }) => {
    const name = ANSWERED_NAMES.find((each) => ANSWERED_PROVIDERS[each].path === pathname);
    const pictures = Array.from({ length: 9 }, (_, index) => `${origin}/pictures/${index}`);
    if (name !== undefined) return sendJson(response, ANSWERED_PROVIDERS[name].answer(pictures, origin));
    if (pathname.startsWith('/pictures/')) return void response.setHeader('content-type', 'image/jpeg').end(picture);
    const b64_json = picture.toString('base64');
    return sendJson(response, pathname.endsWith('/images/generations') ? { created: 1, data: [{ b64_json }] } : {});
  });
  undo.push(() => web.close());
  return web;
}

const variablesOf = (name: AnsweredName, url: string): Record<string, string> => ({
  INKWRIGHT_IMAGES: name,
  INKWRIGHT_VIDEOS: 'none',
  [`INKWRIGHT_${name.toUpperCase()}_URL`]: url,
  ...{ UNSPLASH_ACCESS_KEY: 'key_1', PEXELS_API_KEY: 'key_2', PIXABAY_API_KEY: 'key_3' },
});

interface Opened {
  /** How the last request to the provider of pictures went. */
  last(): ReturnType<ProviderStates['known']>['last'];
  /** For another article of one new site. */
  forArticle(
    body?: Record<string, unknown>,
    coverInArticle?: boolean | null,
  ): Promise<{ media: WritingMedia; jobId: string; siteId: string }>;
}

/** The media of a service with these settings. */
function open(variables: Record<string, string>): Opened {
  const { db } = desk.test;
  const states = new ProviderStates(desk.clock);
  const settings = readSettings({ INKWRIGHT_PUBLIC_URL: PUBLIC_URL, ...variables });
  const media = openMedia(settings, {
    ...{ db, knowledge: desk.knowledge, spend: createModelSpend(db), clock: desk.clock },
    ...{ logger: silentLogger, version: '0.0.0', states },
  });
  undo.push(() => media.close());
  const { accountId } = customer;
  const madeSite = desk.sites.create(accountId, { name: 'Warm homes', language: 'en' });
  return {
    last: () =>
      configuredProviders(settings)
        .map((provider) => states.known(provider))
        .find(({ kind }) => kind === 'images')?.last,
    async forArticle(body = {}, coverInArticle = null) {
      const { id: siteId } = await madeSite;
      const { jobId } = await desk.start(accountId, siteId);
      const job = { id: jobId, rootId: jobId, accountId, type: 'blog', request: undefined } as const;
      const site = { domain: null, allowDomains: [], denyDomains: [], outlineApproval: false, coverInArticle };
      const ordered = orderOf({ inputType: 'keyword', mainInput: 'heat pump', ...body });
      const order: KeptOrder = { ...ordered, siteId, site, unhonoured: [] };
      return { media: media.forArticle(job, order, signal), jobId, siteId };
    },
  };
}

const isServed = async (url: string | undefined) =>
  (await desk.server.inject({ url: url?.slice(PUBLIC_URL.length) ?? '/' })).headers['content-type'] === 'image/webp';

describe('pictures of a service as it is set', () => {
  it.each(ANSWERED_NAMES)('come from %s, into the database and to readers', async (name) => {
    const web = await serve();
    const { media } = await open({ ...variablesOf(name, web.url), INKWRIGHT_HOT_LINKS: 'false' }).forArticle();
    const { pictures, notes } = await media.findPictures(cover);
    expect(notes).toEqual([]);
    expect(pictures[0]?.credit?.text).toBe(ANSWERED_PROVIDERS[name].credit);
    expect(await isServed(pictures[0]?.url)).toBe(true);
  });

  it('leave a word on how each provider was reached last', async () => {
    const web = await serve();
    const service = open(variablesOf('pexels', web.url));
    expect(service.last()).toBeUndefined();
    await (await service.forArticle()).media.findPictures(cover);
    expect(service.last()).toEqual({ outcome: 'answered', at: desk.clock.now() });
    const gone = open(variablesOf('pexels', 'http://127.0.0.1:9'));
    await (await gone.forArticle()).media.findPictures(cover);
    expect(gone.last()).toMatchObject({ outcome: 'failed' });
  });

  it('stay at Unsplash unless the operator wants copies', async () => {
    const web = await serve();
    const { media } = await open(variablesOf('unsplash', web.url)).forArticle();
    expect((await media.findPictures(cover)).pictures[0]?.url.startsWith(`${web.url}/pictures/`)).toBe(true);
  });

  it.each([
    [true, null, true],
    [true, false, false],
    [false, null, false],
    [false, true, true],
  ])('stand under the title (installation: %s, site: %s): %s', async (installation, ofSite, stands) => {
    const service = open({ INKWRIGHT_COVER_IN_ARTICLE: String(installation) });
    const { media } = await service.forArticle({}, ofSite);
    expect(media.means.coverInArticle).toBe(stands);
  });

  it('are others for each article of a site', async () => {
    const web = await serve();
    const service = open(variablesOf('pexels', web.url));
    let site = '';
    for (let article = 0; article < 3; article += 1) {
      const { media, siteId } = await service.forArticle();
      expect((await media.findPictures(cover)).pictures).toHaveLength(1);
      site = siteId;
    }
    const { rows } = await desk.test.pool.query('select provider_id from picture_use where site_id = $1', [site]);
    expect(new Set(rows.map((row: { provider_id: string }) => row.provider_id)).size).toBe(3);
  });

  it('of Pixabay are searched once a day for all articles, as its terms want', async () => {
    const web = await serve();
    const service = open(variablesOf('pixabay', web.url));
    for (let article = 0; article < 2; article += 1) {
      const { media } = await service.forArticle();
      expect((await media.findPictures(cover)).pictures).toHaveLength(1);
    }
    expect(web.asked.filter(({ url }) => url.pathname === '/api/')).toHaveLength(1);
    expect(web.asked.filter(({ url }) => url.pathname.startsWith('/pictures/'))).toHaveLength(2);
  });

  it('come from the folder of the library without any network', async () => {
    const folder = makeScratchFolder('library');
    undo.push(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'pictures'));
    await writeFile(join(folder, 'pictures', 'heat-pump.jpg'), picture);
    await writeFile(join(folder, 'pictures', 'heat-pump.jpg.yml'), 'alt: A heat pump\ncredit: Ada Example\n');
    const { media } = await open({ INKWRIGHT_IMAGES: 'library', INKWRIGHT_LIBRARY: folder }).forArticle();
    const [found] = (await media.findPictures(cover)).pictures;
    expect(found).toMatchObject({ provider: 'The library', credit: { text: 'Ada Example' } });
    expect(await isServed(found?.url)).toBe(true);
  });

  it('come from the knowledge store of the order alone', async () => {
    const { accountId, storeId } = customer;
    const facts = { alt: 'Heat pump of our own', credit: 'Our company' };
    await desk.knowledge.addImage(accountId, storeId, { bytes: picture, fileName: 'pump.jpg' }, facts);
    const service = open({ INKWRIGHT_IMAGES: 'none' });
    const kb = { ...cover, from: 'kb' } as const;
    const own = await service.forArticle({ knowledgeBaseInfo: { store_id: storeId } });
    expect((await own.media.findPictures(kb)).pictures[0]).toMatchObject({ credit: { text: 'Our company' } });
    const other = await service.forArticle();
    expect((await other.media.findPictures(kb)).pictures).toEqual([]);
  });
});

describe('covers of a service', () => {
  it('are drawn, and served, without any network', async () => {
    const { media } = await open({ INKWRIGHT_IMAGES: 'none' }).forArticle();
    expect(await isServed(await media.drawCover('Heat pumps'))).toBe(true);
  });

  it('are made by the image model, with what they cost on the bill of the article', async () => {
    const web = await serve();
    const { media, jobId } = await open({
      ...{ INKWRIGHT_IMAGES: 'none', INKWRIGHT_IMAGE_MODEL: 'openai-compatible:flux', INKWRIGHT_IMAGE_PRICE: '0.04' },
      INKWRIGHT_IMAGE_MODEL_URL: `${web.url}/v1`,
    }).forArticle();
    const nothing = { stylePrompt: undefined, negativePrompt: undefined, seed: undefined, size: undefined };
    const made = await media.generateCover({ title: 'Heat pumps', section: '', subject: 'heat pump', ...nothing });
    expect(made).toMatchObject({ kind: 'made', model: 'openai-compatible:flux' });
    expect(await isServed(made.kind === 'made' ? made.url : undefined)).toBe(true);
    const { rows } = await desk.test.pool.query('select call, cost_usd from model_spend where job_id = $1', [jobId]);
    expect(rows.map((row: { call: string; cost_usd: unknown }) => [row.call, Number(row.cost_usd)])).toEqual([
      ['images/cover', 0.04],
    ]);
  });
});
