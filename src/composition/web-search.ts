import type { Settings } from '../config/settings.ts';
import type { SiteOfOrder } from '../orders/kept-order.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { MergedHit } from '../research/search/merge-hits.ts';
import { createArxiv } from '../research/search/providers/arxiv.ts';
import { createBrave } from '../research/search/providers/brave.ts';
import { createCrossref } from '../research/search/providers/crossref.ts';
import { createSearxng } from '../research/search/providers/searxng.ts';
import { createSerper } from '../research/search/providers/serper.ts';
import { createTavily } from '../research/search/providers/tavily.ts';
import { createWikipedia } from '../research/search/providers/wikipedia.ts';
import type { ProviderName, SearchProvider } from '../research/search/search-provider.ts';
import { inReadingOrder } from '../research/search/source-quality.ts';
import { createWebSearch, type ProviderOutcome } from '../research/search/web-search.ts';
import type { WebMeans, WebSearchAnswer, WebSearchQuestion } from '../research/web-research.ts';
import type { Clock } from '../support/clock.ts';
import type { ProviderStates } from './provider-states.ts';

type DomainsOfSite = Pick<SiteOfOrder, 'allowDomains' | 'denyDomains'>;

interface WebSearchOfSettings extends Pick<WebMeans, 'canSearch' | 'canSearchSites'> {
  search(question: WebSearchQuestion, site: DomainsOfSite, signal: AbortSignal): Promise<WebSearchAnswer>;
}

/** The search over the providers that the settings name. */
export function webSearchOf(
  settings: Settings,
  outbound: Outbound,
  { clock, states }: { readonly clock: Clock; readonly states: ProviderStates },
): WebSearchOfSettings {
  const providers = settings.search.flatMap((name) =>
    name === 'library' ? [] : [providerOf(name, settings, { outbound, clock })],
  );
  const { allowDomains, denyDomains } = settings;
  const web = createWebSearch({ providers, allowDomains, denyDomains, clock });
  return {
    canSearch: providers.length > 0,
    canSearchSites: web.canRestrictToSite,
    async search(question, site, signal) {
      const found = await web.search(question, { ...site, signal });
      for (const { name, outcome } of found.providers) {
        if (outcome !== 'skipped') states.note('search', name, outcome === 'failed' ? 'failed' : 'answered');
      }
      return {
        hits: inReadingOrder(found.hits.map(judged), clock.now()).map(
          ({ url, title, snippet, extract, date, publisher, licence }) => ({
            ...{ url, title, snippet, extract, date, publisher, licence },
          }),
        ),
        faults: found.providers.flatMap((provider) => faultOf(provider, question.site !== undefined)),
      };
    },
  };
}

/** `readSettings` has seen to it that a provider which is named has what it needs. */
function providerOf(
  name: ProviderName,
  settings: Settings,
  parts: { readonly outbound: Outbound; readonly clock: Clock },
): SearchProvider {
  const keyed = (key: string | undefined, baseUrl: string | undefined) => ({ ...parts, key: key ?? '', baseUrl });
  switch (name) {
    case 'wikipedia':
      return createWikipedia({ ...parts, baseUrl: settings.wikipediaUrl });
    case 'searxng':
      return createSearxng({ ...parts, baseUrl: settings.searxngUrl ?? '' });
    case 'crossref':
      return createCrossref({ ...parts, baseUrl: settings.crossrefUrl });
    case 'arxiv':
      return createArxiv({ ...parts, baseUrl: settings.arxivUrl });
    case 'brave':
      return createBrave(keyed(settings.braveKey, settings.braveUrl));
    case 'tavily':
      return createTavily(keyed(settings.tavilyKey, settings.tavilyUrl));
    case 'serper':
      return createSerper(keyed(settings.serperKey, settings.serperUrl));
  }
}

/** With what tells its quality, as far as it is known before the page is read. */
function judged(hit: MergedHit) {
  return {
    ...hit,
    author: hit.scholarly?.authors[0],
    isScholarly: hit.scholarly !== undefined,
    foundBy: hit.providers.length,
  };
}

/** A provider that can not search a single site was not meant to be asked for one. */
function faultOf({ outcome, message }: ProviderOutcome, isSiteSearch: boolean): string[] {
  if (message === undefined || outcome === 'ok' || outcome === 'empty') return [];
  return outcome === 'skipped' && isSiteSearch ? [] : [message];
}
