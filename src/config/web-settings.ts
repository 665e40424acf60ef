import { define, required } from './setting.ts';
import { domainList, hostList, listOf, oneOf, text, webAddress, wholeNumber } from './setting-types.ts';

/** Search providers by the names of `INKWRIGHT_SEARCH`; `library` is the knowledge kept here. */
export const SEARCH_NAMES = [
  'library',
  'wikipedia',
  'searxng',
  'crossref',
  'arxiv',
  'brave',
  'tavily',
  'serper',
] as const;

const providerUrl = (provider: string, name: string) =>
  define({
    name: `INKWRIGHT_${name}_URL`,
    type: webAddress,
    otherwise: `that of ${provider}`,
    meaning: `Base address used instead of that of ${provider}, for a proxy`,
  });

const providerKey = (provider: string, name: string) =>
  define({
    name,
    type: text,
    otherwise: 'none',
    secret: true,
    meaning: `Key for ${provider}; required when INKWRIGHT_SEARCH names it`,
  });

/** What the service may do on the web. */
export const WEB_SETTINGS = {
  search: required({
    name: 'INKWRIGHT_SEARCH',
    type: listOf(...SEARCH_NAMES),
    default: 'library,wikipedia',
    meaning: 'Where evidence is searched, besides the knowledge that an order names; several are asked at once',
  }),
  thirdPartyText: required({
    name: 'INKWRIGHT_THIRD_PARTY_TEXT',
    type: oneOf('off', 'quote'),
    default: 'off',
    meaning:
      'Whether the embedded writer may quote pages of strangers; `quote`: at most a quarter of an article each, with licence and attribution shown',
  }),
  allowHosts: required({
    name: 'INKWRIGHT_ALLOW_HOSTS',
    type: hostList,
    default: '',
    meaning: 'Private hosts that addresses in orders and pages may lead to, as `host` or `host:port`, by commas',
  }),
  allowDomains: required({
    name: 'INKWRIGHT_ALLOW_DOMAINS',
    type: domainList,
    default: '',
    meaning: 'The only domains that web evidence is taken from, by commas; empty: any',
  }),
  denyDomains: required({
    name: 'INKWRIGHT_DENY_DOMAINS',
    type: domainList,
    default: '',
    meaning: 'Domains that are neither quoted nor linked to, by commas',
  }),
  pageCacheHours: required({
    name: 'INKWRIGHT_PAGE_CACHE_HOURS',
    type: wholeNumber(0, 8_760),
    default: '24',
    meaning: 'Hours for which a fetched page is used again without asking its server; 0: it is always asked',
  }),
  searxngUrl: define({
    name: 'SEARXNG_URL',
    type: webAddress,
    otherwise: 'none',
    meaning: 'Address of your SearXNG, with its JSON format switched on; required when INKWRIGHT_SEARCH names it',
  }),
  braveKey: providerKey('Brave Search', 'BRAVE_API_KEY'),
  tavilyKey: providerKey('Tavily', 'TAVILY_API_KEY'),
  serperKey: providerKey('Serper', 'SERPER_API_KEY'),
  wikipediaUrl: define({
    name: 'INKWRIGHT_WIKIPEDIA_URL',
    type: webAddress,
    otherwise: 'that of the Wikipedia in the language searched',
    meaning: 'Base address used instead of that of Wikipedia, for every language',
  }),
  crossrefUrl: providerUrl('Crossref', 'CROSSREF'),
  arxivUrl: providerUrl('arXiv', 'ARXIV'),
  braveUrl: providerUrl('Brave Search', 'BRAVE'),
  tavilyUrl: providerUrl('Tavily', 'TAVILY'),
  serperUrl: providerUrl('Serper', 'SERPER'),
};
