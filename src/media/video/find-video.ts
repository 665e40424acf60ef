import type { VideoAnswer, VideoQuestion } from '../article-media.ts';
import { type AskingParts, askInTurn } from '../ask-in-turn.ts';
import { sharedWords, wordsOf } from '../word-overlap.ts';
import { VIDEO_PROVIDER_TITLES, type VideoCandidate, type VideoProvider } from './video-provider.ts';

const SECONDS = { least: 45, most: 3_600, goodMost: 1_200 } as const;
/** Share of the wanted words that title and description must have. */
const LEAST_RELEVANCE = 0.5;

/**
 * The video that fits best, of all providers.
 * @throws the signal's reason when it is aborted; nothing that a provider does
 */
export async function findVideo(
  providers: readonly VideoProvider[],
  question: VideoQuestion,
  parts: AskingParts,
  signal: AbortSignal,
): Promise<VideoAnswer> {
  const { queries, language, country } = question;
  const isEnough = (found: readonly VideoCandidate[]) => found.some((video) => scoreOf(video, question) > 0);
  const answers = await Promise.all(
    providers.map((provider) => {
      const { name } = provider;
      const search = (text: string) => provider.search({ text, language, country }, signal);
      return askInTurn({ name, title: VIDEO_PROVIDER_TITLES[name], queries, search, isEnough }, parts, signal);
    }),
  );
  const notes = answers.flatMap(({ faults }) => faults);
  const [best] = answers
    .flatMap(({ found }) => found)
    .map((video) => ({ video, score: scoreOf(video, question) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.video.watchUrl < other.video.watchUrl ? -1 : 1));
  if (best === undefined) return { video: undefined, notes, isFinal: notes.length === 0 };
  const { provider, watchUrl, title } = best.video;
  return { video: { site: provider, watchUrl, title }, notes, isFinal: true };
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
