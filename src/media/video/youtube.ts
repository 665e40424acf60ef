import { z } from 'zod';
import { askMediaProvider, type KeyedMediaProviderOptions, readEntries } from '../ask-media-provider.ts';
import { looseText } from '../plain-text.ts';
import { languageCode } from './language-code.ts';
import { VIDEO_PROVIDER_TITLES, type VideoCandidate, type VideoProvider } from './video-provider.ts';

const MOST_RESULTS = 10;
const KEY_SETTING = 'YOUTUBE_API_KEY';
const TITLE = VIDEO_PROVIDER_TITLES.youtube;

const answer = z.object({ items: z.array(z.unknown()) });
const found = z.object({ id: z.object({ videoId: z.string().regex(/^[\w-]{6,20}$/) }) });
const details = z.object({
  id: z.string(),
  snippet: z.object({
    title: looseText,
    description: looseText,
    liveBroadcastContent: z.string().optional(),
    defaultAudioLanguage: z.string().optional(),
  }),
  contentDetails: z.object({
    duration: z.string(),
    regionRestriction: z
      .object({ allowed: z.array(z.string()).optional(), blocked: z.array(z.string()).optional() })
      .optional(),
    contentRating: z.object({ ytRating: z.string().optional() }).optional(),
  }),
  status: z.object({ embeddable: z.boolean(), privacyStatus: z.string() }),
});
type Details = z.infer<typeof details>;

/** YouTube's search, and the details that say whether a video may be embedded and seen. */
export function createYoutube({
  outbound,
  key,
  baseUrl = 'https://youtube.googleapis.com',
}: KeyedMediaProviderOptions): VideoProvider {
  const ask = async (path: string, parameters: Record<string, string>, signal: AbortSignal) => {
    const url = `${baseUrl}/youtube/v3/${path}?${new URLSearchParams(parameters)}`;
    // In a header, as an address may end up in a log on the way.
    const headers = { 'x-goog-api-key': key };
    return askMediaProvider(outbound, { title: TITLE, url, headers, keySetting: KEY_SETTING, schema: answer }, signal);
  };
  return {
    name: 'youtube',
    async search({ text, language, country }, signal) {
      const { items } = await ask(
        'search',
        {
          part: 'snippet',
          type: 'video',
          q: text,
          maxResults: String(MOST_RESULTS),
          relevanceLanguage: languageCode(language),
          regionCode: country.toUpperCase(),
          safeSearch: 'strict',
          videoEmbeddable: 'true',
          videoSyndicated: 'true',
        },
        signal,
      );
      const ids = readEntries(items, found).map(({ id }) => id.videoId);
      if (ids.length === 0) return [];
      const known = await ask('videos', { part: 'snippet,contentDetails,status', id: ids.join(',') }, signal);
      const byId = new Map(readEntries(known.items, details).map((entry) => [entry.id, entry]));
      return ids.flatMap((id, index) => candidateOf(byId.get(id), index, country));
    },
  };
}

function candidateOf(entry: Details | undefined, index: number, country: string): VideoCandidate[] {
  const seconds = entry === undefined ? undefined : secondsOf(entry.contentDetails.duration);
  if (entry === undefined || seconds === undefined || !isForAll(entry, country)) return [];
  return [
    {
      provider: 'youtube',
      watchUrl: `https://www.youtube.com/watch?v=${entry.id}`,
      title: entry.snippet.title,
      description: entry.snippet.description,
      rank: index + 1,
      seconds,
      language: entry.snippet.defaultAudioLanguage,
    },
  ];
}

function isForAll({ status, snippet, contentDetails }: Details, country: string): boolean {
  const { regionRestriction, contentRating } = contentDetails;
  const here = country.toUpperCase();
  return (
    status.embeddable &&
    status.privacyStatus === 'public' &&
    (snippet.liveBroadcastContent ?? 'none') === 'none' &&
    contentRating?.ytRating !== 'ytAgeRestricted' &&
    regionRestriction?.blocked?.includes(here) !== true &&
    regionRestriction?.allowed?.includes(here) !== false
  );
}

/** ISO 8601: `PT4M13S`. */
function secondsOf(duration: string): number | undefined {
  const [, hours, minutes, seconds] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? total : undefined;
}
