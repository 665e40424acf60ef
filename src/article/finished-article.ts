import type { ComplianceReport } from '../contract/compliance-report.ts';
import type { Language } from '../contract/languages.ts';

/** What a blog job produces; stored whole when the job ends well. */
export interface FinishedArticle {
  readonly language: Language;
  /** The H1. */
  readonly title: string;
  /** Its normalised words: by them it is compared with the site's other titles. */
  readonly titleWords: readonly string[];
  /** The article is only kept while the site has no highly similar title. */
  readonly titleMustBeNew: boolean;
  readonly slug: string;
  readonly markdown: string;
  readonly seo: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
    /** Absolute URL of the cover. */
    readonly featureImage?: string;
  };
  /** Visible words as counted for the range. */
  readonly words: number;
  /** Pictures in the article, the cover included. */
  readonly images: number;
  readonly report: ComplianceReport;
}
