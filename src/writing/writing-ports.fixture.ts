import type { SourceDocument } from '../article/source.ts';
import type { WebResearch } from '../research/web-research.ts';
import { FixedClock } from '../support/clock.ts';
import { askEmbedded } from './ask.ts';
import type { WritingPorts } from './ports.ts';

/** A web that has no pages but whose links all answer; each method can be replaced. */
export function quietWeb(replaced: Partial<WebResearch> = {}): WebResearch {
  return {
    search: async () => ({ hits: [], faults: [] }),
    readPage: async () => ({ kind: 'unreadable', why: 'the page did not answer' }),
    relatedPages: async () => ({ kind: 'no-sitemap', why: 'the site has no sitemap' }),
    checkLink: async () => ({ alive: true }),
    ...replaced,
  };
}

/** Ports over a library that returns all its documents; each can be replaced. */
export function portsOver(documents: readonly SourceDocument[], replaced: Partial<WritingPorts> = {}): WritingPorts {
  return {
    customer: { accountId: 'account_1', siteStoreId: undefined },
    capabilities: { languageModel: false, imageModel: false, webEvidence: false },
    ask: askEmbedded,
    models: undefined,
    memory: { recall: async () => undefined, remember: async (_step, _version, _question, answer) => answer },
    library: { search: async () => documents },
    brands: { find: async () => null },
    web: quietWeb(),
    webMeans: { canSearch: false, canSearchSites: false, quoteThirdParty: false },
    siteLinks: { domain: undefined, denyDomains: [], ownArticles: async () => [] },
    titles: { job: 'job_1', near: async () => [] },
    slugs: 'latin',
    clock: new FixedClock('2026-11-28T00:00:00Z'),
    emit: () => undefined,
    signal: new AbortController().signal,
    reach: () => undefined,
    ...replaced,
  };
}
