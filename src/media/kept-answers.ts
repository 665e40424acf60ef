import { untilAborted } from '../outbound/until-aborted.ts';
import type { KeptValues } from '../support/kept-values.ts';
import type { ImageCandidate, ImageProvider } from './image-provider.ts';

/** How long Pixabay wants its answers to be kept before the same is asked again. */
export const PIXABAY_KEPT = { milliseconds: 24 * 3_600_000, most: 1_000 } as const;

const NEVER = new AbortController().signal;

/** A provider that is asked the same thing once for as long as its answers are kept, by all articles together. */
export function withKeptAnswers(
  provider: ImageProvider,
  answers: KeptValues<readonly ImageCandidate[]>,
): ImageProvider {
  return {
    ...provider,
    search({ text, language, orientation, limit }, signal) {
      const key = JSON.stringify([text, language, orientation, limit]);
      // Others may wait for the same answer, so that no article that is given up may stop it.
      const answer = answers.get(key, () => provider.search({ text, language, orientation, limit }, NEVER));
      return untilAborted(answer, signal);
    },
  };
}
