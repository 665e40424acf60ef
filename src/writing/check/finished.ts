import type { Article } from '../../article/article.ts';
import type { CitationVerdict, WishVerdict } from '../../contract/compliance-report.ts';
import type { ArticleField } from '../../contract/write-blog.ts';
import type { Draft } from '../draft.ts';
import type { Seo } from '../seo/seo.ts';
import type { Parts } from './assemble-article.ts';

/** A wish as checked; the field by its name in the order. */
export interface CheckedWish extends Omit<WishVerdict, 'field'> {
  readonly field: ArticleField;
}

/** A finished article with what it was made from, as it is checked. */
export interface Finished {
  readonly parts: Parts;
  readonly article: Article;
  readonly markdown: string;
  readonly words: number;
  readonly seo: Seo;
  readonly citations: readonly CitationVerdict[];
  readonly title: Draft['similar-title'];
  readonly placeholders: Draft['placeholders'];
}
