import type { VisiblePart } from '../../article/visible-text.ts';
import type { ComplianceReport, WishVerdict } from '../../contract/compliance-report.ts';
import type { ArticleField, ArticleOrder } from '../../contract/write-blog.ts';
import type { Brief } from '../brief/brief.ts';
import type { RecheckedCitations } from './recheck-citations.ts';
import type { ReadMarkdown } from './text-units.ts';

/** A text with its title, as the article has it or had it. */
interface TitledText {
  readonly title: string;
  readonly markdown: string;
}

/** An edited text, and what it is held against. */
export interface RecheckInput {
  readonly order: Pick<ArticleOrder, 'interface' | 'engine' | 'request' | 'seeAlsoSitemap'>;
  /** As the article was written, with the report of then. */
  readonly written: TitledText & { readonly report: ComplianceReport };
  readonly edited: TitledText;
  readonly seo: { readonly description: string; readonly featureImage?: string | undefined };
  readonly slug: string;
  /** Addresses whose pages are the site's own. */
  readonly ownAddresses: readonly string[];
  /** A title of the site that the edited one is highly similar to; undefined: none. */
  readonly similarTitle: string | undefined;
}

/** An edited text with everything that was read of it. */
export interface EditedText extends RecheckInput {
  readonly words: number;
  readonly parts: readonly VisiblePart[];
  readonly read: ReadMarkdown;
  readonly found: RecheckedCitations;
  readonly brief: Pick<Brief, 'subject' | 'keyword' | 'title' | 'language' | 'locale' | 'range' | 'voice'>;
  /** What the report of the text as it was written says of a field; undefined: nothing. */
  readonly before: (field: ArticleField) => WishVerdict | undefined;
}
