import type { BlogType } from '../../contract/blog-types.ts';
import type { Brief } from './brief.ts';

/** What the article is to be, decided once, before anything is looked for. */
export interface ArticlePlan {
  readonly blogType: BlogType;
  /** Who types this, and what for. */
  readonly searchIntent: string;
  readonly audience: string;
  /** The point of view or promise that tells this article from the others on the subject. */
  readonly angle: string;
  /** Questions the article has to answer, the most pressing first. */
  readonly questions: readonly string[];
  /** What to search for, besides the subject itself. */
  readonly queries: readonly string[];
}

/** The brief of an article that a model writes. */
export type ComposedBrief = Brief & { readonly plan: ArticlePlan };
