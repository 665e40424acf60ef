import type { FinishedArticle } from '../article/finished-article.ts';
import type { Group } from '../research/groups.ts';
import type { Brief } from './brief/brief.ts';
import type { ExternalLinks } from './external-links/external-links.ts';
import type { InternalLinks } from './internal-links/internal-links.ts';
import type { OrderedLink } from './manual-links/manual-links.ts';
import type { Outline } from './outline/outline.ts';
import type { PlaceholderCheck } from './placeholders/placeholder-check.ts';
import type { RelatedKeywords } from './related-keywords/related-terms.ts';
import type { ResearchResult } from './research/research-result.ts';
import type { WrittenSection } from './sections/written-section.ts';
import type { SeeAlso } from './see-also/see-also.ts';
import type { Seo } from './seo/seo.ts';
import type { ChosenTitle } from './similar-title/chosen-title.ts';

/** A question a reader asks, and the group that answers it. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly group: Group;
}

interface TakeawaysResult {
  readonly asked: boolean;
  /** Of one sentence each. */
  readonly groups: readonly Group[];
}

interface FaqResult {
  readonly asked: boolean;
  readonly entries: readonly AnsweredQuestion[];
}

/** What each step of the pipeline gives, by the name of the step. */
export interface Draft {
  readonly brief: Brief;
  readonly 'similar-title': ChosenTitle;
  readonly research: ResearchResult;
  readonly 'related-keywords': RelatedKeywords;
  readonly outline: Outline;
  readonly placeholders: PlaceholderCheck;
  readonly 'key-takeaways': TakeawaysResult;
  readonly faq: FaqResult;
  readonly sections: readonly WrittenSection[];
  readonly seo: Seo;
  readonly 'manual-links': readonly OrderedLink[];
  readonly 'internal-links': InternalLinks;
  readonly 'external-links': ExternalLinks;
  readonly 'see-also': SeeAlso;
  readonly check: FinishedArticle;
}
