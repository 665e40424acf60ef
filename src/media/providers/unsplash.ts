import { z } from 'zod';
import { parsedUrl } from '../../contract/parsed-url.ts';
import { askMediaProvider, type KeyedMediaProviderOptions, readEntries } from '../ask-media-provider.ts';
import { IMAGE_PROVIDER_TITLES, type ImageCandidate, type ImageProvider } from '../image-provider.ts';
import { UNSPLASH_LICENCE } from '../licences.ts';
import { looseAddress, loosePositive, looseText } from '../plain-text.ts';

const TITLE = IMAGE_PROVIDER_TITLES.unsplash;
const KEY_SETTING = 'UNSPLASH_ACCESS_KEY';
const MOST_RESULTS = 30;
const WIDTH = 1600;

const answer = z.object({ results: z.array(z.unknown()) });
const result = z.object({
  id: z.string().min(1),
  width: loosePositive,
  height: loosePositive,
  alt_description: looseText,
  description: looseText,
  urls: z.object({ raw: z.string().optional(), regular: z.string() }),
  links: z.object({ html: looseAddress, download_location: looseAddress }),
  user: z.object({ name: looseText, links: z.object({ html: looseAddress }).optional().catch(undefined) }),
});

/** Unsplash, whose terms ask for pictures at its own addresses, a credit with links, and a call for each one used. */
export function createUnsplash({
  outbound,
  key,
  baseUrl = 'https://api.unsplash.com',
}: KeyedMediaProviderOptions): ImageProvider {
  const headers = { authorization: `Client-ID ${key}`, 'accept-version': 'v1' };
  return {
    name: 'unsplash',
    translates: true,
    orients: true,
    async search({ text, language, orientation, limit }, signal) {
      const parameters = new URLSearchParams({
        query: text,
        per_page: String(Math.min(limit, MOST_RESULTS)),
        content_filter: 'high',
        lang: language.split('-')[0] ?? language,
        ...(orientation === 'landscape' ? { orientation } : {}),
      });
      const url = `${baseUrl}/search/photos?${parameters}`;
      const { results } = await askMediaProvider(
        outbound,
        { title: TITLE, url, headers, keySetting: KEY_SETTING, schema: answer },
        signal,
      );
      const onUse = (address: string) => async (until: AbortSignal) => {
        await askMediaProvider(
          outbound,
          { title: TITLE, url: address, headers, keySetting: KEY_SETTING, schema: z.unknown() },
          until,
        );
      };
      return readEntries(results, result).map((found, index) => candidateOf(found, index, onUse, baseUrl));
    },
  };
}

function candidateOf(
  found: z.infer<typeof result>,
  index: number,
  onUse: (address: string) => (signal: AbortSignal) => Promise<void>,
  baseUrl: string,
): ImageCandidate {
  const { download_location: download, html } = found.links;
  const url = sized(found.urls);
  // Our key goes nowhere but to the provider itself.
  const isOwn = download !== undefined && new URL(download).origin === new URL(baseUrl).origin;
  return {
    provider: 'unsplash',
    id: found.id,
    rank: index + 1,
    title: '',
    description: found.alt_description === '' ? found.description : found.alt_description,
    tags: [],
    width: found.width,
    height: found.height,
    licence: UNSPLASH_LICENCE,
    creator: found.user.name === '' ? undefined : found.user.name,
    creatorUrl: found.user.links?.html,
    pageUrl: html,
    source: { kind: 'web', url, hotLink: url, ...(isOwn ? { onUse: onUse(download) } : {}) },
  };
}

function sized({ raw, regular }: { readonly raw?: string | undefined; readonly regular: string }): string {
  const url = raw === undefined ? undefined : parsedUrl(raw);
  if (url === undefined) return regular;
  url.searchParams.set('w', String(WIDTH));
  url.searchParams.set('fit', 'max');
  url.searchParams.set('fm', 'jpg');
  url.searchParams.set('q', '80');
  return url.href;
}
