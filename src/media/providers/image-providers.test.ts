import { afterEach, describe, expect, it } from 'vitest';
import { createOperatorOutbound } from '../../outbound/operator-fetch.ts';
import type { ImageQuery } from '../image-provider.ts';
import { type ServedWeb, sendJson, serveWeb } from '../served-web.fixture.ts';
import { ANSWERED_PROVIDERS, type AnsweredName } from './answered-pictures.fixture.ts';

const outbound = createOperatorOutbound({ userAgent: 'Inkwright/test' });
const { signal } = new AbortController();
const query: ImageQuery = { text: 'heat pump', language: 'de', orientation: 'landscape', limit: 5 };

let web: ServedWeb | undefined;
afterEach(async () => {
  await web?.close();
  web = undefined;
});

async function ask(name: AnsweredName, answer: Parameters<typeof serveWeb>[0]) {
  web = await serveWeb(answer);
  const provider = ANSWERED_PROVIDERS[name].create({ outbound, key: 'key_123', baseUrl: web.url });
  return provider.search(query, signal);
}

const openverseImage = {
  id: 'ov1',
  url: 'https://photos.example/full.jpg',
  title: 'Outdoor <b>unit</b>',
  tags: [{ name: 'heat' }, { name: 'pump' }, {}],
  foreign_landing_url: 'https://photos.example/1',
  creator: 'Ada Example',
  creator_url: 'javascript:alert(1)',
  license: 'by-sa',
  license_version: '4.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  width: 2400,
  height: 1600,
  filetype: 'jpg',
  mature: false,
};

const commonsPage = (pageid: number, title: string, extmetadata: Record<string, string>, index = pageid) => ({
  pageid,
  title,
  index,
  imageinfo: [
    {
      url: `https://upload.example/${pageid}.jpg`,
      thumburl: `https://upload.example/${pageid}-1600.jpg`,
      width: 4000,
      height: 3000,
      mime: 'image/jpeg',
      descriptionurl: `https://commons.example/wiki/${pageid}`,
      extmetadata: Object.fromEntries(Object.entries(extmetadata).map(([key, value]) => [key, { value }])),
    },
  ],
});

describe('Openverse', () => {
  it('asks for pictures that may be used, and reads its answer', async () => {
    const [found, ...others] = await ask('openverse', (_request, response) =>
      sendJson(response, {
        result_count: 4,
        results: [
          openverseImage,
          { ...openverseImage, id: 'nc', license: 'by-nc' },
          { ...openverseImage, id: 'adult', mature: true },
          { ...openverseImage, id: 'drawing', filetype: 'svg' },
          { broken: true },
        ],
      }),
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      provider: 'openverse',
      id: 'ov1',
      title: 'Outdoor unit',
      tags: ['heat', 'pump', ''],
      creator: 'Ada Example',
      creatorUrl: undefined,
      pageUrl: 'https://photos.example/1',
      licence: { name: 'CC BY-SA 4.0', attribution: true },
      source: { kind: 'web', url: 'https://photos.example/full.jpg' },
    });
    const parameters = web?.asked[0]?.url.searchParams;
    expect(web?.asked[0]?.url.pathname).toBe('/v1/images/');
    expect(Object.fromEntries(parameters ?? [])).toMatchObject({
      q: 'heat pump',
      license_type: 'commercial,modification',
      mature: 'false',
      aspect_ratio: 'wide',
    });
  });
});

describe('Wikimedia Commons', () => {
  it('reads names, creators and licences, and leaves out what may not be shown', async () => {
    const found = await ask('commons', (_request, response) =>
      sendJson(response, {
        query: {
          pages: [
            commonsPage(2, 'File:Wärmepumpe_Außengerät.jpg', {
              LicenseShortName: 'CC BY-SA 4.0',
              Artist: '<a href="https://commons.example/wiki/User:Ada">Ada &amp; Co</a>',
              ImageDescription: 'Ein Gerät neben einem Haus',
              Categories: 'Heat pumps|Houses',
            }),
            commonsPage(1, 'File:First.jpg', { LicenseShortName: 'Public domain' }),
            commonsPage(3, 'File:Closed.jpg', { LicenseShortName: 'Fair use' }),
            commonsPage(4, 'File:Statue.jpg', { LicenseShortName: 'CC0', Categories: 'Nude sculptures' }),
            { ...commonsPage(5, 'File:Plan.svg', { LicenseShortName: 'CC0' }), imageinfo: [{ mime: 'image/svg+xml' }] },
          ],
        },
      }),
    );
    expect(found.map(({ id }) => id)).toEqual(['1', '2']);
    expect(found[1]).toMatchObject({
      title: 'Wärmepumpe Außengerät',
      creator: 'Ada & Co',
      licence: { name: 'CC BY-SA 4.0' },
      tags: ['Heat pumps', 'Houses'],
      source: { url: 'https://upload.example/2-1600.jpg' },
    });
    expect(web?.asked[0]?.url.searchParams.get('gsrsearch')).toBe('filetype:bitmap heat pump');
  });
});

describe('Unsplash', () => {
  const photo = (base: string) => ({
    id: 'u1',
    width: 4000,
    height: 2600,
    alt_description: 'a white box on a wall',
    urls: { raw: 'https://images.example/u1?ixid=1', regular: 'https://images.example/u1-r' },
    links: { html: 'https://unsplash.example/photos/u1', download_location: `${base}/photos/u1/download` },
    user: { name: 'Ada', links: { html: 'https://unsplash.example/@ada' } },
  });

  it('keeps its addresses, and tells it of a picture that is used', async () => {
    const [found] = await ask('unsplash', (_request, response, url) =>
      sendJson(response, url.pathname.startsWith('/photos/') ? {} : { results: [photo(url.origin)] }),
    );
    if (found?.source.kind !== 'web') throw new Error('not on the web');
    expect(found.source.hotLink).toBe('https://images.example/u1?ixid=1&w=1600&fit=max&fm=jpg&q=80');
    expect(found.licence.name).toBe('Unsplash License');
    await found.source.onUse?.(signal);
    expect(web?.asked.map(({ url }) => url.pathname)).toEqual(['/search/photos', '/photos/u1/download']);
    expect(web?.asked.every(({ headers }) => headers.authorization === 'Client-ID key_123')).toBe(true);
    expect(web?.asked[0]?.url.searchParams.get('content_filter')).toBe('high');
  });

  it('sends the key nowhere else, whatever address it names', async () => {
    const [found] = await ask('unsplash', (_request, response) =>
      sendJson(response, { results: [photo('https://thief.example')] }),
    );
    expect(found?.source).not.toHaveProperty('onUse');
  });
});

describe('Pexels and Pixabay', () => {
  it('reads pictures of Pexels, asked in the language of the article', async () => {
    const [found] = await ask('pexels', (_request, response) =>
      sendJson(response, {
        photos: [
          {
            id: 7,
            width: 3000,
            height: 2000,
            alt: 'Ein Haus im Winter',
            url: 'https://www.pexels.example/photo/7',
            photographer: 'Ada',
            photographer_url: 'https://www.pexels.example/@ada',
            src: { original: 'https://images.example/7.jpg', large2x: 'https://images.example/7-l.jpg' },
          },
        ],
      }),
    );
    expect(found).toMatchObject({
      id: '7',
      title: '',
      description: 'Ein Haus im Winter',
      licence: { name: 'Pexels License' },
    });
    expect(found?.source).toEqual({ kind: 'web', url: 'https://images.example/7-l.jpg' });
    expect(web?.asked[0]?.headers.authorization).toBe('key_123');
    expect(web?.asked[0]?.url.searchParams.get('locale')).toBe('de-DE');
  });

  it('reads pictures of Pixabay, which are never linked at its addresses', async () => {
    const [found] = await ask('pixabay', (_request, response) =>
      sendJson(response, {
        hits: [
          {
            id: 9,
            pageURL: 'https://pixabay.example/photos/9',
            largeImageURL: 'https://cdn.example/9.jpg',
            imageWidth: 3000,
            imageHeight: 2000,
            tags: 'heizung, haus',
            user: 'Ada',
            user_id: 12,
          },
        ],
      }),
    );
    expect(found).toMatchObject({ tags: ['heizung', 'haus'], creatorUrl: 'https://pixabay.com/users/Ada-12/' });
    expect(found?.source).not.toHaveProperty('hotLink');
    expect(Object.fromEntries(web?.asked[0]?.url.searchParams ?? [])).toMatchObject({
      safesearch: 'true',
      lang: 'de',
      orientation: 'horizontal',
    });
  });
});
