import type { VideoAnswer, VideoQuestion } from '../article-media.ts';
import { MediaError } from '../media-error.ts';
import type { ProviderRest } from '../provider-rest.ts';
import { sharedWords, wordsOf } from '../word-overlap.ts';
import { VIDEO_PROVIDER_TITLES, type VideoCandidate, type VideoProvider } from './video-provider.ts';

const SECONDS = { least: 45, most: 3_600, goodMost: 1_200 } as const;
/** Share of the wanted words that title and description must have. */
const LEAST_RELEVANCE = 0.5;
const MOST_QUERIES = 2;

/**
 * The video that fits best, of all providers.
 * @throws the signal's reason when it is aborted; nothing that a provider does
 */
export async function findVideo(
  providers: readonly VideoProvider[],
  question: VideoQuestion,
  rest: ProviderRest,
  signal: AbortSignal,
): Promise<VideoAnswer> {
  const found = await Promise.all(providers.map((provider) => searchOne(provider, question, rest, signal)));
  const notes = found.flatMap(({ fault }) => fault ?? []);
  const [best] = found
    .flatMap(({ videos }) => videos)
    .map((video) => ({ video, score: scoreOf(video, question) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.video.watchUrl < other.video.watchUrl ? -1 : 1));
  if (best === undefined) return { video: undefined, notes, isFinal: notes.length === 0 };
  const { provider, watchUrl, title } = best.video;
  return { video: { site: provider, watchUrl, title }, notes, isFinal: true };
}

async function searchOne(
  provider: VideoProvider,
  { queries, language, country }: VideoQuestion,
  rest: ProviderRest,
  signal: AbortSignal,
): Promise<{ videos: readonly VideoCandidate[]; fault?: string }> {
  const title = VIDEO_PROVIDER_TITLES[provider.name];
  const videos: VideoCandidate[] = [];
  try {
    for (const text of queries.slice(0, MOST_QUERIES)) {
      const asked = { text, language, country };
      videos.push(...(await rest.ask(provider.name, title, () => provider.search(asked, signal))));
      if (videos.some((video) => scoreOf(video, { queries, language }) > 0)) break;
    }
    return { videos };
  } catch (error) {
    signal.throwIfAborted();
    return {
      videos,
      fault: error instanceof MediaError ? error.message : `${title} failed in a way that nobody foresaw.`,
    };
  }
}

function scoreOf(video: VideoCandidate, { queries, language }: Pick<VideoQuestion, 'queries' | 'language'>): number {
  const { seconds, rank } = video;
  if (seconds < SECONDS.least || seconds > SECONDS.most) return 0;
  const spoken = video.language?.split('-')[0];
  if (spoken !== undefined && spoken !== language.split('-')[0]) return 0;
  const title = wordsOf(video.title);
  const all = wordsOf(`${video.title} ${video.description}`);
  const relevance = Math.max(
    ...queries.map((text) => {
      const wanted = wordsOf(text);
      if (wanted.length === 0 || sharedWords(wanted, title) === 0) return 0;
      return (sharedWords(wanted, title) + sharedWords(wanted, all)) / (2 * wanted.length);
    }),
  );
  if (relevance < LEAST_RELEVANCE) return 0;
  return relevance + 0.2 / Math.sqrt(rank) + (seconds <= SECONDS.goodMost ? 0.1 : 0);
}
