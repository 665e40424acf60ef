import { z } from 'zod';
import { askMediaProvider, type MediaProviderOptions, readEntries } from '../ask-media-provider.ts';
import { looseAddress, loosePositive, looseText } from '../plain-text.ts';
import { languageCode } from './language-code.ts';
import { VIDEO_PROVIDER_TITLES, type VideoCandidate, type VideoProvider } from './video-provider.ts';

const MOST_RESULTS = 15;
const PUBLIC = 1;

const answer = z.object({ data: z.array(z.unknown()) });
const coded = z
  .object({ id: z.union([z.string(), z.number()]).nullable() })
  .nullish()
  .catch(undefined);
const result = z.object({
  url: looseAddress,
  embedUrl: looseAddress,
  name: looseText,
  description: looseText,
  duration: loosePositive,
  nsfw: z.boolean(),
  isLive: z.boolean().optional().catch(undefined),
  language: coded,
  privacy: coded,
});

/** Videos of the PeerTube network, found by SepiaSearch, which leaves out servers that do not moderate. */
export function createPeertube({ outbound, baseUrl = 'https://sepiasearch.org' }: MediaProviderOptions): VideoProvider {
  return {
    name: 'peertube',
    async search({ text, language }, signal) {
      const parameters = new URLSearchParams({
        search: text,
        nsfw: 'false',
        isLive: 'false',
        sort: '-match',
        count: String(MOST_RESULTS),
        'languageOneOf[]': languageCode(language),
      });
      const { data } = await askMediaProvider(
        outbound,
        {
          title: VIDEO_PROVIDER_TITLES.peertube,
          url: `${baseUrl}/api/v1/search/videos?${parameters}`,
          schema: answer,
        },
        signal,
      );
      return readEntries(data, result).flatMap(candidateOf);
    },
  };
}

function candidateOf(found: z.infer<typeof result>, index: number): VideoCandidate[] {
  const { url, embedUrl, duration, nsfw, isLive, privacy } = found;
  const isPublic = privacy?.id === undefined || privacy.id === PUBLIC;
  if (url === undefined || embedUrl === undefined || duration === undefined) return [];
  // What is watched and what is embedded must be of one server, and over TLS, as any page may show it.
  if (!url.startsWith('https://') || new URL(url).origin !== new URL(embedUrl).origin) return [];
  if (nsfw || isLive === true || !isPublic) return [];
  return [
    {
      provider: 'peertube',
      watchUrl: url,
      title: found.name,
      description: found.description,
      rank: index + 1,
      seconds: duration,
      language: typeof found.language?.id === 'string' ? found.language.id : undefined,
    },
  ];
}
