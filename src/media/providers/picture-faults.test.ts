import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOperatorOutbound } from '../../outbound/operator-fetch.ts';
import { createOutbound } from '../../outbound/safe-fetch.ts';
import { FixedClock } from '../../support/clock.ts';
import { silentLogger } from '../../support/logger.ts';
import { PictureThreads } from '../encode/picture-threads.ts';
import { findPictures } from '../find-pictures.ts';
import type { ImageProvider } from '../image-provider.ts';
import { ProviderRest } from '../provider-rest.ts';
import { PicturesInMemory, pictureBytes, type ServedWeb, sendJson, serveWeb } from '../served-web.fixture.ts';
import { ANSWERED_NAMES, ANSWERED_PROVIDERS, type AnsweredName } from './answered-pictures.fixture.ts';
import { createKeptPictures } from './kept-pictures.ts';

const KEY = 'key_123';
const GOOD = '/pictures/good';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>';
const { signal } = new AbortController();
const threads = new PictureThreads({ size: 1 });
let good: Buffer;
let huge: Buffer;
let inside: ServedWeb;
beforeAll(async () => {
  good = await pictureBytes(500, 300);
  huge = Buffer.alloc(21 * 2 ** 20, 1);
  inside = await serveWeb((_request, response) => void response.end('secret'));
});
afterAll(async () => {
  await Promise.all([threads.close(), inside.close()]);
});

let web: ServedWeb | undefined;
afterEach(async () => {
  await web?.close();
  web = undefined;
});

type Fault = (response: ServerResponse) => void;

const send =
  (type: string, body: () => string | Buffer, status = 200): Fault =>
  (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body());
  };
const leadTo =
  (address: () => string): Fault =>
  (response) => {
    response.writeHead(302, { location: address() });
    response.end();
  };

/** What can come in place of a picture, and the sentence that names it. */
const FAULTS: Readonly<Record<string, readonly [Fault, RegExp]>> = {
  'a 429': [send('text/plain', () => 'slow down', 429), /answers with status 429/],
  nothing: [send('image/jpeg', () => ''), /no picture of a kind/],
  'half a picture': [send('image/jpeg', () => good.subarray(0, 3_000)), /damaged, cut off/],
  'a page': [send('text/html', () => '<p>Not here'), /no picture of a kind/],
  'a page that is called a picture': [send('image/png', () => '<p>Not here'), /no picture of a kind/],
  'too many bytes': [send('image/jpeg', () => huge), /more than 20 MiB/],
  'an SVG with a script': [send('image/svg+xml', () => SVG), /no picture of a kind/],
  'an SVG that is called a JPEG': [send('image/jpeg', () => SVG), /no picture of a kind/],
  'a redirect to the network of a cloud': [leadTo(() => 'http://169.254.169.254/latest/'), /may not be fetched|public/],
  'a redirect to a server inside': [leadTo(() => `${inside.url}/a.jpg`), /may not be fetched|public/],
  'a cut connection': [(response) => void response.destroy(), /could not be fetched/],
};

/** Serves a provider that knows two pictures: what comes instead of the first, then a good one. */
async function ask(name: AnsweredName, fault: Fault, hotLinks: boolean) {
  const { create, path, answer } = ANSWERED_PROVIDERS[name];
  const served = await serveWeb((_request, response, { pathname, origin }) => {
    if (pathname === path) return sendJson(response, answer([`${origin}/pictures/bad`, origin + GOOD], origin));
    if (pathname === GOOD) return send('image/jpeg', () => good)(response);
    if (pathname === '/pictures/bad') return fault(response);
    return sendJson(response, {});
  });
  web = served;
  const outbound = createOperatorOutbound({ userAgent: 'Inkwright/test' });
  return { ...(await find(create({ outbound, key: KEY, baseUrl: served.url }), hotLinks, [served.host])), served };
}

async function find(provider: ImageProvider, hotLinks: boolean, allowHosts: readonly string[]) {
  const store = new PicturesInMemory();
  const answer = await findPictures(
    {
      providers: [provider],
      outbound: createOutbound({ allowHosts, userAgent: 'Inkwright/test' }),
      threads,
      store,
      rest: new ProviderRest(new FixedClock('2026-11-28T00:00:00Z')),
      logger: silentLogger,
      hotLinks,
    },
    {
      from: 'img_library',
      language: 'en',
      slots: [{ place: 'cover', isCover: true, queries: ['heat pump'] }],
      mostInBody: 0,
    },
    signal,
  );
  return { answer, store };
}

describe.each(ANSWERED_NAMES)('%s', (name) => {
  it.each(Object.entries(FAULTS))('that gives %s loses that picture alone, and is named', async (_what, fault) => {
    const [give, why] = fault;
    const { answer, store } = await ask(name, give, true);
    expect(answer.pictures).toHaveLength(1);
    expect(store.stored.length + store.linked.length).toBe(1);
    expect(answer.notes).toEqual([expect.stringMatching(why)]);
    expect(inside.asked).toEqual([]);
  });

  it('has its picture under its licence and its credit', async () => {
    const { answer, store } = await ask(
      name,
      send('image/jpeg', () => good),
      true,
    );
    const { credit } = ANSWERED_PROVIDERS[name];
    expect(answer.notes).toEqual([]);
    expect(answer.pictures[0]?.credit?.text).toBe(credit);
    const [origin] = [...store.stored.map((stored) => stored.origin), ...store.linked];
    expect(credit).toContain(origin?.licence?.name);
    expect(origin).toMatchObject({ provider: name, creator: 'Ada Example', pageUrl: 'https://photos.example/0' });
  });

  it('is linked at its own address only where its terms ask for that and the operator lets it', async () => {
    const linking = await ask(
      name,
      send('image/jpeg', () => good),
      true,
    );
    expect(linking.store.linked).toHaveLength(name === 'unsplash' ? 1 : 0);
    expect(linking.answer.pictures[0]?.url.startsWith(linking.served.url)).toBe(name === 'unsplash');
    await web?.close();
    const copying = await ask(
      name,
      send('image/jpeg', () => good),
      false,
    );
    expect([copying.store.linked.length, copying.store.stored.length]).toEqual([0, 1]);
    expect(copying.answer.pictures[0]?.url).toMatch(/^https:\/\/inkwright\.example\/media\//);
  });
});

describe('Unsplash', () => {
  it.each([true, false])('is told of the picture that is used, and of no other (linked: %s)', async (hotLinks) => {
    const { served } = await ask(
      'unsplash',
      send('text/html', () => 'gone'),
      hotLinks,
    );
    const told = served.asked.filter(({ url }) => url.pathname.endsWith('/download'));
    expect(told.map(({ url }) => url.pathname)).toEqual(['/photos/un1/download']);
    expect(told[0]?.headers.authorization).toBe(`Client-ID ${KEY}`);
  });
});

describe.each(['kb', 'library'] as const)('a picture of one’s own (%s)', (name) => {
  it.each([
    ['half a picture', async () => good.subarray(0, 3_000), /damaged, cut off/],
    ['an SVG with a script', async () => Buffer.from(SVG), /no picture of a kind/],
    ['nothing', async () => Buffer.alloc(0), /no picture of a kind/],
    ['too many bytes', async () => huge, /more than \d+ bytes/],
    ['no file at all', () => Promise.reject(new Error('ENOENT')), /could not be read/],
  ])('that is %s is left out, and the next one is taken', async (_what, read, why) => {
    const kept = (id: string, bytes: () => Promise<Buffer>) => ({
      ...{ id, fileName: `${id}.jpg`, alt: 'Heat pump beside a house', credit: 'Ada Example', licence: 'CC BY 4.0' },
      ...{ width: undefined, height: undefined, read: bytes },
    });
    const provider = createKeptPictures(name, async () => [kept('a', read), kept('b', async () => good)]);
    const { answer, store } = await find(provider, true, []);
    expect(store.stored.map(({ origin }) => origin.id)).toEqual(['b']);
    expect(answer.notes).toEqual([expect.stringMatching(why)]);
    expect(answer.pictures[0]?.credit?.text).toBe('Ada Example · CC BY 4.0');
  });
});
