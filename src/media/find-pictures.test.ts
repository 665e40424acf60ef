import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createOutbound } from '../outbound/safe-fetch.ts';
import { FixedClock } from '../support/clock.ts';
import { type Logger, silentLogger } from '../support/logger.ts';
import type { PicturesQuestion } from './article-media.ts';
import { PictureThreads } from './encode/picture-threads.ts';
import { type FindParts, findPictures } from './find-pictures.ts';
import type { ImageCandidate, ImageProvider } from './image-provider.ts';
import { openLicence, UNSPLASH_LICENCE } from './licences.ts';
import { MediaError } from './media-error.ts';
import { ProviderRest } from './provider-rest.ts';
import { PicturesInMemory, pictureBytes, type ServedWeb, serveWeb } from './served-web.fixture.ts';

const threads = new PictureThreads({ size: 1 });
afterAll(() => threads.close());
let web: ServedWeb | undefined;
afterEach(async () => {
  await web?.close();
  web = undefined;
});
const { signal } = new AbortController();
const BY = openLicence('by', '4.0') ?? UNSPLASH_LICENCE;

function candidate(url: string, replaced: Partial<ImageCandidate> = {}): ImageCandidate {
  return {
    provider: 'openverse',
    id: url,
    rank: 1,
    title: 'Heat pump beside a house',
    description: '',
    tags: [],
    width: 1600,
    height: 1000,
    licence: BY,
    creator: 'Ada',
    creatorUrl: undefined,
    pageUrl: undefined,
    source: { kind: 'web', url },
    ...replaced,
  };
}

function provider(candidates: readonly ImageCandidate[] | Error, asked: string[] = [], orients = true): ImageProvider {
  return {
    name: 'openverse',
    translates: false,
    orients,
    async search({ text }) {
      asked.push(text);
      if (candidates instanceof Error) throw candidates;
      return candidates;
    },
  };
}

const cover = { place: 'cover', isCover: true, queries: ['heat pump'] };
const section = (place: string) => ({ place, isCover: false, queries: [`heat pump ${place}`, 'heat pump'] });
const asking = (slots: PicturesQuestion['slots'], mostInBody = 2): PicturesQuestion => ({
  from: 'img_library',
  language: 'en',
  slots,
  mostInBody,
});

function partsOf(providers: readonly ImageProvider[], replaced: Partial<FindParts> = {}) {
  const store = new PicturesInMemory();
  const outbound = createOutbound({ allowHosts: web === undefined ? [] : [web.host], userAgent: 'Inkwright/test' });
  const rest = new ProviderRest(new FixedClock('2026-11-28T00:00:00Z'));
  const parts = { providers, outbound, threads, store, rest, logger: silentLogger, hotLinks: true, ...replaced };
  return { parts, store };
}

/** Servers of pictures with their faults, by path; what is good is under /good. */
async function servePictures(): Promise<string> {
  const good = await pictureBytes();
  web = await serveWeb((_request, response, { pathname }) => {
    const send = (type: string, body: string | Buffer) => {
      response.setHeader('content-type', type);
      response.end(body);
    };
    if (pathname.startsWith('/good')) return send('image/jpeg', good);
    if (pathname === '/cut') return send('image/jpeg', good.subarray(0, 4000));
    if (pathname === '/page') return send('text/html', '<p>Not here');
    if (pathname === '/svg') return send('image/svg+xml', '<svg><script>alert(1)</script></svg>');
    if (pathname === '/svg-as-jpeg') return send('image/jpeg', '<svg><script>alert(1)</script></svg>');
    if (pathname === '/huge') return send('image/jpeg', Buffer.alloc(21 * 1024 * 1024, 1));
    if (pathname === '/private') {
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' });
      return void response.end();
    }
    response.statusCode = 404;
    response.end();
  });
  return web.url;
}

describe('findPictures', () => {
  it('stores the best picture that comes, with its credit', async () => {
    const url = await servePictures();
    const { parts, store } = partsOf([provider([candidate(`${url}/good`, { pageUrl: 'https://photos.example/1' })])]);
    const answer = await findPictures(parts, asking([cover]), signal);
    expect(answer).toMatchObject({ notes: [], isFinal: true });
    expect(answer.pictures).toEqual([
      {
        place: 'cover',
        url: 'https://inkwright.example/media/1.webp',
        says: [{ text: 'Heat pump beside a house', language: 'any' }],
        foundBy: 'heat pump',
        credit: expect.objectContaining({ text: '“Heat pump beside a house” · Ada · CC BY 4.0 · Openverse' }),
        provider: 'Openverse',
      },
    ]);
    expect(store.stored[0]).toMatchObject({
      picture: { width: 900, height: 600 },
      origin: { place: 'cover', provider: 'openverse', licence: { name: 'CC BY 4.0' } },
    });
  });

  it.each([
    ['/cut', /damaged/],
    ['/page', /no picture of a kind/],
    ['/svg', /no picture of a kind/],
    ['/svg-as-jpeg', /no picture of a kind/],
    ['/huge', /more than 20 MiB/],
    ['/private', /not on the public internet|leads to one that may not be fetched/],
    ['/gone', /status 404/],
  ])('leaves out %s, says why, and takes the next', async (path, why) => {
    const url = await servePictures();
    const both = [candidate(url + path), candidate(`${url}/good`, { rank: 2 })];
    const { parts, store } = partsOf([provider(both)]);
    const { pictures, notes } = await findPictures(parts, asking([cover]), signal);
    expect(pictures).toHaveLength(1);
    expect(store.stored).toHaveLength(1);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(why);
  });

  it('never asks an address inside the network', async () => {
    const url = await servePictures();
    const { parts, store } = partsOf([provider([candidate(`${url}/good`)])], {
      outbound: createOutbound({ allowHosts: [], userAgent: 'Inkwright/test' }),
    });
    const { pictures, notes } = await findPictures(parts, asking([cover]), signal);
    expect(pictures).toEqual([]);
    expect(store.stored).toEqual([]);
    expect(web?.asked).toEqual([]);
    expect(notes[0]).toMatch(/not on the public internet/);
  });

  it('lets one failing provider fail alone, names it once, and leaves it alone afterwards', async () => {
    const url = await servePictures();
    const asked: string[] = [];
    const away = {
      ...provider(new MediaError('Commons could not be reached.', { isLasting: true }), asked),
      name: 'commons' as const,
    };
    const { parts } = partsOf([away, provider([candidate(`${url}/good`)])]);
    const first = await findPictures(parts, asking([cover]), signal);
    expect(first.pictures).toHaveLength(1);
    expect(first.notes).toEqual(['Commons could not be reached.']);
    const second = await findPictures(parts, asking([cover]), signal);
    expect(asked).toEqual(['heat pump']);
    expect(second.notes[0]).toMatch(/left alone for some minutes/);
  });

  it('shows no picture twice, neither in the article nor in the last ones of the site', async () => {
    const url = await servePictures();
    const all = ['/good1', '/good2', '/good3'].map((path, index) => candidate(url + path, { rank: index + 1 }));
    const used = new PicturesInMemory([`openverse:${url}/good1`]);
    const { parts } = partsOf([provider(all)], { store: used });
    const { pictures } = await findPictures(parts, asking([cover, section('noise'), section('costs')]), signal);
    expect(pictures).toHaveLength(2);
    expect(new Set(used.stored.map(({ origin }) => origin.id))).toEqual(new Set([`${url}/good2`, `${url}/good3`]));
  });

  it('knows a picture again under the name that another provider has for it', async () => {
    const url = await servePictures();
    const pageUrl = 'https://photos.example/1';
    const twins = [
      candidate(`${url}/good1`, { pageUrl }),
      candidate(`${url}/good2`, { pageUrl, provider: 'commons', rank: 2 }),
    ];
    const { parts } = partsOf([provider(twins)]);
    const twice = await findPictures(parts, asking([cover, section('noise')]), signal);
    expect(twice.pictures).toHaveLength(1);
    const { parts: later } = partsOf([provider(twins)], { store: new PicturesInMemory([pageUrl]) });
    expect((await findPictures(later, asking([cover]), signal)).pictures).toEqual([]);
  });

  it.each([
    ['each question once, whatever the slots', false, ['heat pump', 'heat pump costs', 'heat pump noise']],
    [
      'again for the wide cover when it minds the shape',
      true,
      ['heat pump', 'heat pump', 'heat pump costs', 'heat pump noise'],
    ],
  ])('asks a provider %s', async (_what, orients, questions) => {
    const asked: string[] = [];
    const { parts } = partsOf([provider([], asked, orients)]);
    await findPictures(parts, asking([cover, section('noise'), section('costs')]), signal);
    expect(asked.sort()).toEqual(questions);
  });

  it('names a provider that fails in a way that nobody foresaw, and logs why', async () => {
    const logged: unknown[] = [];
    const logger: Pick<Logger, 'error'> = { error: (...line: unknown[]) => void logged.push(line[0]) };
    const bug = new TypeError('x is undefined');
    const { parts } = partsOf([provider(bug)], { logger });
    const { notes } = await findPictures(parts, asking([cover]), signal);
    expect(notes).toEqual(['Openverse failed in a way that nobody foresaw.']);
    expect(logged).toEqual([{ err: bug, provider: 'openverse' }]);
  });

  it('takes what shows something else, is too small or too tall for nothing', async () => {
    const url = await servePictures();
    const unfit = [
      candidate(`${url}/good1`, { title: 'A kitten' }),
      candidate(`${url}/good2`, { width: 300, height: 200 }),
      candidate(`${url}/good3`, { width: 900, height: 1600 }),
    ];
    const { parts } = partsOf([provider(unfit)]);
    expect(await findPictures(parts, asking([cover]), signal)).toEqual({ pictures: [], notes: [], isFinal: true });
  });

  it('links a picture whose terms ask for it, unless the operator wants copies', async () => {
    const url = await servePictures();
    const used: string[] = [];
    const hot = candidate(`${url}/good`, {
      provider: 'unsplash',
      licence: UNSPLASH_LICENCE,
      source: {
        kind: 'web',
        url: `${url}/good`,
        hotLink: `${url}/good?hot`,
        onUse: async () => void used.push('told'),
      },
    });
    const linking = partsOf([provider([hot])]);
    const linked = await findPictures(linking.parts, asking([cover]), signal);
    expect(linked.pictures[0]?.url).toBe(`${url}/good?hot`);
    expect(linking.store.stored).toEqual([]);
    expect(linking.store.linked).toHaveLength(1);
    const copying = partsOf([provider([hot])], { hotLinks: false });
    const copied = await findPictures(copying.parts, asking([cover]), signal);
    expect(copied.pictures[0]?.url).toMatch(/inkwright\.example/);
    expect(used).toEqual(['told', 'told']);
  });

  it('links no picture that is cut off', async () => {
    const url = await servePictures();
    const cut = { kind: 'web' as const, url: `${url}/cut`, hotLink: `${url}/cut` };
    const { parts, store } = partsOf([provider([candidate(`${url}/cut`, { source: cut })])]);
    const { pictures, notes } = await findPictures(parts, asking([cover]), signal);
    expect(pictures).toEqual([]);
    expect(store.linked).toEqual([]);
    expect(notes).toEqual(['A picture of Openverse was left out: it is damaged, cut off or too large.']);
  });

  it('keeps a good picture whose provider can not be told that it is used, and says so', async () => {
    const url = await servePictures();
    const onUse = () => Promise.reject(new MediaError('Openverse could not be reached.'));
    const good = candidate(`${url}/good`, { source: { kind: 'web', url: `${url}/good`, onUse } });
    const { parts, store } = partsOf([provider([good])]);
    const { pictures, notes, isFinal } = await findPictures(parts, asking([cover]), signal);
    expect(pictures).toHaveLength(1);
    expect(store.stored).toHaveLength(1);
    expect(notes).toEqual(['Openverse was not told that its picture is used: Openverse could not be reached.']);
    expect(isFinal).toBe(true);
  });
});
