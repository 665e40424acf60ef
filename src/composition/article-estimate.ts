import type { ArticleOrder } from '../contract/write-blog.ts';
import type { JobTools } from '../jobs/job-handler.ts';
import { type ArticleShape, estimateCost } from '../models/estimate-cost.ts';
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
const WORDS_A_SECTION = 170;
const SECTIONS = { least: 3, most: 12 } as const;
const EVIDENCE_CHARACTERS = 14_000;
/** Languages whose words, or characters that count as words, take more tokens. */
const DENSE = /^(?:zh|ja|ko|th|bo|hi|bn|ar|el|ru|bg)/;

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
  const told = await memory.recall('estimate', question);
  if (typeof told === 'string') return told;
  const range = estimateCost(shapeOf(order), (role) => models.priceOf(names[role]));
  if (range === undefined) return undefined;
  const said = `Estimated before it was written: $${range.lowUsd.toFixed(4)} to $${range.highUsd.toFixed(4)} in model calls`;
  emit({ kind: 'progress', detail: said });
  await memory.remember('estimate', VERSION, question, said);
  return said;
}

function shapeOf({ request: { targetBlogWordCount, languageID } }: ArticleOrder): ArticleShape {
  const [least = USUAL_WORDS[0], most = USUAL_WORDS[1]] = targetBlogWordCount?.split('-').map(Number) ?? [];
  const sections = (words: number) =>
    Math.min(SECTIONS.most, Math.max(SECTIONS.least, Math.round(words / WORDS_A_SECTION)));
  return {
    words: [least, most],
    // The introduction is asked for like a section.
    sections: [sections(least) + 1, sections(most) + 1],
    evidenceCharacters: EVIDENCE_CHARACTERS,
    tokensPerWord: DENSE.test(languageID) ? 2.5 : 1.4,
  };
}
