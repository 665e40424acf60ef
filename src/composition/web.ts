import type { Settings } from '../config/settings.ts';
import type { Capabilities } from '../contract/capabilities.ts';
import type { Extractor } from '../extraction/extractor.ts';
import type { SiteOfOrder } from '../orders/kept-order.ts';
import { createOperatorOutbound } from '../outbound/operator-fetch.ts';
import { createPageFetcher } from '../outbound/page-fetcher.ts';
import { createOutbound } from '../outbound/safe-fetch.ts';
import { checkLink } from '../research/check-link.ts';
import { createPageReader, type PageReader } from '../research/page-reader.ts';
import { createRelatedPages } from '../research/sitemap/related-pages.ts';
import type { WebMeans, WebResearch } from '../research/web-research.ts';
import type { Database } from '../store/database.ts';
import { createPages } from '../store/pages.ts';
import type { Clock } from '../support/clock.ts';
import type { OpenMedia } from './media.ts';
import type { ProviderStates } from './provider-states.ts';
import { userAgentOf } from './user-agent.ts';
import { webSearchOf } from './web-search.ts';

interface WebParts {
  readonly db: Database;
  readonly extractor: Extractor;
  readonly clock: Clock;
  /** Of the package, for the name under which servers see us. */
  readonly version: string;
  readonly states: ProviderStates;
}

/** The ways out of this installation, for articles and evaluations. */
export interface OpenWeb {
  readonly means: WebMeans;
  readonly pages: PageReader;
  /** Deletes fetched pages that nobody would use again. */
  forgetOldPages(): Promise<void>;
  /** The web under the domain lists of one site, for as long as the signal lasts. */
  researchFor(site: Pick<SiteOfOrder, 'allowDomains' | 'denyDomains'>, signal: AbortSignal): WebResearch;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** So long a page may still save its server an answer, when it has not changed. */
const LONGEST_KEPT_MS = 30 * 24 * HOUR_MS;

/** Opens nothing yet: connections are made when something is asked. */
export function openWeb(settings: Settings, { db, extractor, clock, version, states }: WebParts): OpenWeb {
  const userAgent = userAgentOf(settings, version);
  const outbound = createOutbound({ allowHosts: settings.allowHosts, userAgent });
  const operator = createOperatorOutbound({ userAgent });
  const kept = createPages(db);
  const fetcher = createPageFetcher({ outbound, cache: kept, clock });
  const pages = createPageReader({ fetcher, extractor, maxAgeMs: settings.pageCacheHours * HOUR_MS });
  const { search, ...canSearch } = webSearchOf(settings, operator, { clock, states });
  const relatedPages = createRelatedPages({
    outbound,
    clock,
    titleOf: (url, signal = new AbortController().signal) => pages.titleOf(url, signal),
  });
  return {
    means: { ...canSearch, quoteThirdParty: settings.thirdPartyText === 'quote' },
    pages,
    researchFor(site, signal) {
      return {
        search: (question) => search(question, site, signal),
        readPage: (url, purpose) => pages.read(url, purpose, signal),
        relatedPages: (question) => relatedPages(question, signal),
        checkLink: (url) => checkLink(url, outbound, signal),
      };
    },
    async forgetOldPages() {
      const longest = Math.max(settings.pageCacheHours * HOUR_MS, LONGEST_KEPT_MS);
      await kept.deleteOlderThan(new Date(clock.now().getTime() - longest));
    },
    async close() {
      await Promise.all([outbound.close(), operator.close()]);
    },
  };
}

/** What is found on the web is evidence for a language model; without one it is quoted, where that is allowed. */
export function capabilitiesOf(
  { canSearch, quoteThirdParty }: WebMeans,
  { capabilities: media, hasImageModel: imageModel }: Pick<OpenMedia, 'capabilities' | 'hasImageModel'>,
  languageModel: boolean,
): Capabilities {
  return { languageModel, imageModel, media, webEvidence: canSearch && (languageModel || quoteThirdParty) };
}
