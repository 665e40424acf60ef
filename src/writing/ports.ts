import type { Capabilities } from '../contract/capabilities.ts';
import type { JobEventBody } from '../contract/job-events.ts';
import type { Language } from '../contract/languages.ts';
import type { SlugLetters } from '../language/slug.ts';
import type { ArticleMedia, MediaMeans } from '../media/article-media.ts';
import type { LibrarySearch } from '../research/library-search.ts';
import type { WebMeans, WebResearch } from '../research/web-research.ts';
import type { Clock } from '../support/clock.ts';
import type { ReachPoint } from '../support/reach-point.ts';
import type { Ask } from './ask.ts';
import type { Brands } from './brief/brand.ts';
import type { OutlineApproval } from './outline-approval/outline-approval.ts';
import type { EarlierTitles } from './similar-title/earlier-titles.ts';
import type { WritingModels } from './writing-models.ts';

/** Answers that their question does not determine, kept for a job and all its retries. */
export interface Memory {
  /** The answer remembered under (step, question), or undefined. */
  recall(step: string, question: unknown): Promise<unknown>;
  /** Remembers an answer and returns what stands: the first writer wins. */
  remember(step: string, version: number, question: unknown, answer: unknown): Promise<unknown>;
}

/** Who ordered the article. */
export interface Customer {
  readonly accountId: string;
  /** Knowledge store of the site, used when the order names none. */
  readonly siteStoreId: string | undefined;
}

/** An article of the same account that readers can already reach. */
export interface OwnArticle {
  readonly title: string;
  readonly url: string;
}

/** What the article may link to on behalf of its site. */
export interface SiteLinks {
  /** Domain of the site, with a path where it has one: source of internal links and of the sitemap. */
  readonly domain: string | undefined;
  /** Domains that are never linked to, their subdomains included. */
  readonly denyDomains: readonly string[];
  /** Published articles of the site that share words with the text, the most alike first. */
  ownArticles(query: {
    readonly text: string;
    readonly language: Language;
    readonly limit: number;
  }): Promise<readonly OwnArticle[]>;
}

/** Pictures and videos, and what of them this installation can give. */
export interface WritingMedia extends ArticleMedia {
  readonly means: MediaMeans;
}

/** What the pipeline needs from outside; `app.ts` and the worker thread fit it. */
export interface WritingPorts {
  readonly customer: Customer;
  /** Decides which wishes are reported as not honoured. */
  readonly capabilities: Capabilities;
  readonly ask: Ask;
  /** Undefined: no language model is configured, and the embedded writer writes. */
  readonly models: WritingModels | undefined;
  readonly memory: Memory;
  readonly library: LibrarySearch;
  readonly brands: Brands;
  readonly web: WebResearch;
  readonly webMeans: WebMeans;
  /** Undefined: articles have no pictures and videos. */
  readonly media?: WritingMedia;
  readonly siteLinks: SiteLinks;
  readonly titles: EarlierTitles;
  /** Undefined: nobody wants to see the outline before the rest is written. */
  readonly outlineApproval?: OutlineApproval;
  /** Letters of a slug: transliterated to a-z, or as the language writes them. */
  readonly slugs: SlugLetters;
  readonly clock: Clock;
  /** Words to aim at within the range of the order; for comparisons at one length. Undefined: as the material carries. */
  readonly aimAtWords?: number;
  readonly emit: (event: JobEventBody) => void;
  readonly signal: AbortSignal;
  readonly reach: ReachPoint;
}
