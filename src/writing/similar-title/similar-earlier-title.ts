import { z } from 'zod';
import { mostSimilarTitle, type SimilarTitle } from '../../article/similar-titles.ts';
import type { Memory } from '../ports.ts';
import { remembered } from '../remembered.ts';
import type { EarlierTitles } from './earlier-titles.ts';

const Remembered = z.array(z.object({ title: z.string(), words: z.array(z.string()) }));

/** The earlier title that is highly similar to one of these words, if there is one; looked up once in a job. */
export async function similarEarlierTitle(
  words: readonly string[],
  version: number,
  { titles, memory }: { readonly titles: EarlierTitles; readonly memory: Memory },
): Promise<SimilarTitle | undefined> {
  const question = { kind: 'earlier-titles', job: titles.job, words };
  const earlier = await remembered(memory, { step: 'similar-title', version, question, schema: Remembered }, () =>
    titles.near(words),
  );
  return mostSimilarTitle(words, earlier);
}
