import type { JUDGED_VERDICTS } from '../../contract/compliance-report.ts';
import type { ArticleField } from '../../contract/write-blog.ts';

/** What a model that has read sentence and passages says of a cited sentence. */
export interface JudgedSentence {
  readonly verdict: (typeof JUDGED_VERDICTS)[number];
  /** What is not in the passages; empty when all is. */
  readonly why: string;
}

/** A wish of the customer in words, as a model sees it kept. */
export interface JudgedWish {
  readonly field: ArticleField;
  readonly wanted: string;
  readonly verdict: 'kept' | 'partly' | 'not-kept';
  /** Where it shows, or what is missing. */
  readonly why: string;
}

/** What the last reading of the whole article brought. */
export interface Review {
  /** New texts by the id of their sentence; an empty text takes the sentence out. All of them passed the rules for edits. */
  readonly edits: ReadonlyMap<string, string>;
  /** By the id of a cited sentence, as it stood before the edits. Empty when nobody judged. */
  readonly judged: ReadonlyMap<string, JudgedSentence>;
  readonly wishes: readonly JudgedWish[];
  /** For the report: edits that were refused, and why. */
  readonly notes: readonly string[];
}

/** Of an engine version that has no last reading. */
export const NO_REVIEW: Review = { edits: new Map(), judged: new Map(), wishes: [], notes: [] };
