import type { Article } from '../../article/article.ts';
import type { CitationVerdict, WishVerdict } from '../../contract/compliance-report.ts';
import type { ArticleField } from '../../contract/write-blog.ts';
import type { SharedDraft } from '../draft.ts';
import type { Seo } from '../seo/seo.ts';

/** A wish as checked; the field by its name in the order. */
export interface CheckedWish extends Omit<WishVerdict, 'field'> {
  readonly field: ArticleField;
}

/** What the check needs of the draft, whoever wrote it. */
export type CheckedParts = Pick<
  SharedDraft,
  | 'brief'
  | 'research'
  | 'related-keywords'
  | 'key-takeaways'
  | 'faq'
  | 'manual-links'
  | 'internal-links'
  | 'external-links'
  | 'see-also'
  | 'images'
  | 'video'
  | 'call-to-action'
>;

/** A finished article with what it was made from, as it is checked. */
export interface Finished {
  readonly parts: CheckedParts;
  readonly article: Article;
  readonly markdown: string;
  readonly words: number;
  readonly seo: Seo;
  readonly citations: readonly CitationVerdict[];
  readonly title: SharedDraft['similar-title'];
  readonly placeholders: SharedDraft['placeholders'];
}

/** What only one way of writing can say of a wish. */
export interface OwnVerdicts {
  readonly range: CheckedWish | undefined;
  readonly citations: CheckedWish;
  /** Why a section that was asked for is empty, and why the keyword is not in all its places. */
  readonly why: { readonly emptySection: string; readonly missingKeyword: string };
}
