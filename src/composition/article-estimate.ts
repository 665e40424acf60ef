import { z } from 'zod';
import type { ArticleOrder } from '../contract/write-blog.ts';
import type { JobTools } from '../jobs/job-handler.ts';
import { type ArticleShape, estimateCost } from '../models/estimate-cost.ts';
import { SECTION_EVIDENCE_CHARACTERS, sectionsFor, takesMoreTokens } from '../writing/composing/article-size.ts';
import { remembered } from '../writing/remembered.ts';
import type { WritingModels } from '../writing/writing-models.ts';
import type { OpenModels } from './models.ts';

interface Parts extends Pick<JobTools, 'memory' | 'emit'> {
  readonly models: Pick<OpenModels, 'priceOf'>;
  /** Undefined: no model writes, and nothing is paid. */
  readonly names: WritingModels['names'] | undefined;
}

const VERSION = 1;
/** Of an article whose order names no range. */
const USUAL_WORDS = [1200, 1600] as const;

/**
 * What an article is expected to cost, in a sentence that is told once, before anything is asked.
 * @returns undefined where no model writes, or the price of one is not known
 */
export async function estimatedCost(
  order: ArticleOrder,
  { models, names, memory, emit }: Parts,
): Promise<string | undefined> {
  if (names === undefined) return undefined;
  const question = { kind: 'estimate', names };
  const remembering = {
    step: 'estimate',
    version: VERSION,
    question,
    schema: z.string(),
    isKept: (said: string | undefined) => said !== undefined,
  };
  return remembered(memory, remembering, async () => {
    const range = estimateCost(shapeOf(order), (role) => models.priceOf(names[role]));
    if (range === undefined) return undefined;
    const said = `Estimated before it was written: $${range.lowUsd.toFixed(4)} to $${range.highUsd.toFixed(4)} in model calls`;
    emit({ kind: 'progress', detail: said });
    return said;
  });
}

function shapeOf({ request: { targetBlogWordCount, languageID } }: ArticleOrder): ArticleShape {
  const [least = USUAL_WORDS[0], most = USUAL_WORDS[1]] = targetBlogWordCount?.split('-').map(Number) ?? [];
  return {
    words: [least, most],
    // The introduction is asked for like a section.
    sections: [sectionsFor(least) + 1, sectionsFor(most) + 1],
    evidenceCharacters: SECTION_EVIDENCE_CHARACTERS,
    tokensPerWord: takesMoreTokens(languageID) ? 2.5 : 1.4,
  };
}
