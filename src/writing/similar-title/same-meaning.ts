import { z } from 'zod';
import type { SimilarTitle } from '../../article/similar-titles.ts';
import { remembered } from '../remembered.ts';
import type { StepTools } from '../step.ts';

/** Titles that are so much alike say the same; other titles on one subject stay well below. */
const SAME_FROM = 0.9;

const Remembered = z.array(z.object({ title: z.string(), likeness: z.number() }));

/** The earlier title that says the same in other words, if there is one and titles are compared so; looked up once in a job. */
export async function titleOfSameMeaning(
  title: string,
  version: number,
  { titles: { job, byMeaning }, memory, tell }: Pick<StepTools, 'titles' | 'memory' | 'tell'>,
): Promise<SimilarTitle | undefined> {
  if (byMeaning === undefined) return undefined;
  const { model, nearest } = byMeaning;
  const question = { kind: 'titles-by-meaning', job, model, title };
  const about = {
    ...{ step: 'similar-title', version, question, schema: Remembered },
    isKept: (answer: unknown) => answer !== undefined,
  };
  const found = await remembered(memory, about, () => nearest(title));
  if (found === undefined) {
    tell(`Earlier titles were compared by their words alone: ${model} gave no answer`);
    return undefined;
  }
  const [closest] = found;
  if (closest === undefined || closest.likeness < SAME_FROM) return undefined;
  return { title: closest.title, score: Math.round(closest.likeness * 100) / 100 };
}
