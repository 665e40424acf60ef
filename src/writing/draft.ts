import type { FinishedArticle } from '../article/finished-article.ts';
import type { Group } from '../research/groups.ts';
import type { ComposedBrief } from './brief/article-plan.ts';
import type { Brief } from './brief/brief.ts';
import type { CallToAction } from './call-to-action/call-to-action.ts';
import type { ComposedAnswer, ComposedBody } from './composing/composed-text.ts';
import type { ExternalLinks } from './external-links/external-links.ts';
import type { ArticleImages } from './images/article-images.ts';
import type { InternalLinks } from './internal-links/internal-links.ts';
import type { ComposedTakeaways } from './key-takeaways/restated-sentences.ts';
import type { OrderedLink } from './manual-links/manual-links.ts';
import type { ComposedOutline } from './outline/composed-outline.ts';
import type { Outline } from './outline/outline.ts';
import type { ApprovedOutline } from './outline-approval/outline-approval.ts';
import type { PlaceholderCheck } from './placeholders/placeholder-check.ts';
import type { RelatedKeywords } from './related-keywords/related-terms.ts';
import type { ResearchResult } from './research/research-result.ts';
import type { Review } from './review/review.ts';
import type { WrittenSection } from './sections/written-section.ts';
import type { SeeAlso } from './see-also/see-also.ts';
import type { Seo } from './seo/seo.ts';
import type { ChosenTitle } from './similar-title/chosen-title.ts';
import type { Summaries } from './summaries/summaries.ts';
import type { ArticleVideo } from './video/article-video.ts';

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

interface ComposedFaq {
  readonly asked: boolean;
  /** Ids `q1`, `q2` ... */
  readonly entries: readonly ComposedAnswer[];
}

/** What each step gives, by its name, whoever writes: all that steps shared by both ways of writing may need. */
export interface SharedDraft {
  readonly brief: Brief;
  readonly 'similar-title': ChosenTitle;
  readonly research: ResearchResult;
  readonly 'related-keywords': RelatedKeywords;
  readonly outline: { readonly sections: readonly { readonly heading: string }[] };
  readonly placeholders: PlaceholderCheck;
  readonly 'outline-approval': { readonly asked: boolean };
  readonly 'key-takeaways': { readonly asked: boolean };
  readonly faq: { readonly asked: boolean };
  readonly seo: Seo;
  readonly 'manual-links': readonly OrderedLink[];
  readonly 'internal-links': InternalLinks;
  readonly 'external-links': ExternalLinks;
  readonly 'see-also': SeeAlso;
  readonly images: ArticleImages;
  readonly video: ArticleVideo;
  readonly 'call-to-action': CallToAction;
  readonly check: FinishedArticle;
}

/** Of an article that quotes its sources: what the embedded writer makes. */
export interface Draft extends SharedDraft {
  readonly outline: Outline;
  readonly 'outline-approval': ApprovedOutline<Outline>;
  readonly 'key-takeaways': TakeawaysResult;
  readonly faq: FaqResult;
  readonly sections: readonly WrittenSection[];
}

/** Of an article that a language model writes. */
export interface ComposedDraft extends SharedDraft {
  readonly brief: ComposedBrief;
  readonly outline: ComposedOutline;
  readonly 'outline-approval': ApprovedOutline<ComposedOutline>;
  readonly 'key-takeaways': ComposedTakeaways;
  readonly faq: ComposedFaq;
  readonly sections: ComposedBody;
  readonly review: Review;
  readonly summaries: Summaries;
}
