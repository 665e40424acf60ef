import { afterEach, describe, expect, it } from 'vitest';
import { createOperatorOutbound } from '../../outbound/operator-fetch.ts';
import { FixedClock } from '../../support/clock.ts';
import { silentLogger } from '../../support/logger.ts';
import { ProviderRest } from '../provider-rest.ts';
import { type ServedWeb, sendJson, serveWeb } from '../served-web.fixture.ts';
import { findVideo } from './find-video.ts';
import { createPeertube } from './peertube.ts';
import { createYoutube } from './youtube.ts';

const outbound = createOperatorOutbound({ userAgent: 'Inkwright/test' });
const { signal } = new AbortController();
const question = { language: 'en', country: 'us', queries: ['heat pump noise', 'heat pump'] } as const;
let web: ServedWeb | undefined;
afterEach(async () => {
  await web?.close();
  web = undefined;
});
const parts = () => ({ rest: new ProviderRest(new FixedClock('2026-11-28T00:00:00Z')), logger: silentLogger });

const tube = (replaced: object = {}) => ({
  url: 'https://tube.example/w/1',
  embedUrl: 'https://tube.example/videos/embed/1',
  name: 'How loud is a heat pump?',
  description: 'We measure the noise of one.',
  duration: 300,
  nsfw: false,
  isLive: false,
  language: { id: 'en', label: 'English' },
  privacy: { id: 1, label: 'Public' },
  ...replaced,
});
const details = (id: string, replaced: { status?: object; contentDetails?: object; snippet?: object } = {}) => ({
  id,
  snippet: { title: 'Heat pump noise explained', description: '', ...replaced.snippet },
  contentDetails: { duration: 'PT4M13S', ...replaced.contentDetails },
  status: { embeddable: true, privacyStatus: 'public', ...replaced.status },
});

async function peertube(data: readonly object[]) {
  web = await serveWeb((_request, response) => sendJson(response, { total: data.length, data }));
  return findVideo([createPeertube({ outbound, baseUrl: web.url })], question, parts(), signal);
}

async function youtube(items: readonly ReturnType<typeof details>[]) {
  web = await serveWeb((_request, response, { pathname }) =>
    sendJson(response, {
      items: pathname.endsWith('/search') ? items.map(({ id }) => ({ id: { videoId: id } })) : items,
    }),
  );
  return findVideo([createYoutube({ outbound, key: 'key_123', baseUrl: web.url })], question, parts(), signal);
}

describe('findVideo', () => {
  it('finds a video of the PeerTube network', async () => {
    const { video } = await peertube([tube()]);
    expect(video).toEqual({
      site: 'peertube',
      watchUrl: 'https://tube.example/w/1',
      title: 'How loud is a heat pump?',
    });
    expect(web?.asked[0]?.url.pathname).toBe('/api/v1/search/videos');
    expect(web?.asked[0]?.url.searchParams.get('nsfw')).toBe('false');
  });

  it.each([
    ['is meant for adults', { nsfw: true }],
    ['is live', { isLive: true }],
    ['is not public', { privacy: { id: 2 } }],
    ['can not be embedded', { embedUrl: undefined }],
    ['is embedded from elsewhere', { embedUrl: 'https://other.example/embed/1' }],
    ['is not served over TLS', { url: 'http://tube.example/w/1', embedUrl: 'http://tube.example/e/1' }],
    ['runs a script', { url: 'javascript:alert(1)' }],
    ['speaks another language', { language: { id: 'fr' } }],
    ['is too short', { duration: 10 }],
    ['is too long', { duration: 20_000 }],
    ['is about something else', { name: 'My holidays', description: 'By the sea' }],
  ])('takes none that %s', async (_what, replaced) => {
    expect(await peertube([tube(replaced)])).toEqual({ video: undefined, notes: [], isFinal: true });
  });

  it('finds a video of YouTube, its key in a header alone', async () => {
    const { video } = await youtube([details('abcdefghijk')]);
    expect(video).toMatchObject({ site: 'youtube', watchUrl: 'https://www.youtube.com/watch?v=abcdefghijk' });
    expect(web?.asked.map(({ url }) => url.pathname)).toEqual(['/youtube/v3/search', '/youtube/v3/videos']);
    expect(Object.fromEntries(web?.asked[0]?.url.searchParams ?? [])).toMatchObject({
      ...{ safeSearch: 'strict', videoEmbeddable: 'true', relevanceLanguage: 'en', regionCode: 'US' },
    });
    expect(web?.asked.every(({ headers }) => headers['x-goog-api-key'] === 'key_123')).toBe(true);
    expect(web?.asked.some(({ url }) => url.href.includes('key_123'))).toBe(false);
  });

  it.each([
    ['may not be embedded', { status: { embeddable: false } }],
    ['is private', { status: { privacyStatus: 'private' } }],
    ['is live', { snippet: { title: 'Heat pump noise', liveBroadcastContent: 'live' } }],
    ['is blocked in the country', { contentDetails: { regionRestriction: { blocked: ['US'] } } }],
    ['is for other countries', { contentDetails: { regionRestriction: { allowed: ['DE'] } } }],
    ['is for adults', { contentDetails: { contentRating: { ytRating: 'ytAgeRestricted' } } }],
    ['is a day long', { contentDetails: { duration: 'P1D' } }],
  ])('takes none of YouTube that %s', async (_what, replaced) => {
    expect((await youtube([details('abcdefghijk', replaced)])).video).toBeUndefined();
  });

  it('names a provider that fails, and asks again another time', async () => {
    web = await serveWeb((_request, response) => {
      response.statusCode = 429;
      response.end();
    });
    const found = await findVideo([createPeertube({ outbound, baseUrl: web.url })], question, parts(), signal);
    expect(found).toEqual({
      video: undefined,
      notes: ['PeerTube (SepiaSearch) was asked too often.'],
      isFinal: false,
    });
  });
});
