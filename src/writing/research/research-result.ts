import type { SourceDocument } from '../../article/source.ts';
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
  /** Documents in another language than the article: evidence for a model, nothing that could be quoted. */
  readonly inOtherLanguages: readonly SourceDocument[];
  /** Sentences for the report: what was left aside and why. */
  readonly notes: readonly string[];
}
