import type { Evidence } from '../../research/evidence.ts';

/** What research found, and how long an article it carries. */
export interface ResearchResult {
  readonly evidence: Evidence;
  /** Indexes of the heading blocks that are about the subject, in source order. */
  readonly relevantBlocks: readonly number[];
  /** Words the article aims at. */
  readonly targetWords: number;
  /** Words that one source which is not trusted may give. */
  readonly mostWordsOfOther: number;
  /** Sentences for the report: what was left aside and why. */
  readonly notes: readonly string[];
}
