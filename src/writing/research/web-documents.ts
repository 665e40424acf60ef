import type { SourceDocument } from '../../article/source.ts';
import { splitIntoPassages } from '../../article/split-into-passages.ts';
import type { Language } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';
import { identifyLanguage } from '../../language/identify-language.ts';
import { searchQueries } from '../../research/search/queries.ts';
import type { PageReading, WebHit } from '../../research/web-research.ts';
import type { Brief } from '../brief/brief.ts';
import type { StepTools } from '../step.ts';
import { readPage, searchWeb } from './remembered-pages.ts';

/** Language and country that evidence is searched in. */
export interface Market {
  readonly language: Language;
  readonly country: Locale;
}

const MOST_QUERIES = 3;
const HITS_A_QUERY = 10;
const MOST_PAGES = 8;

/** Pages that a search on the subject of the brief finds, read as third-party documents. */
export async function readFromWeb(
  brief: Brief,
  { language, country }: Market,
  version: number,
  tools: StepTools,
): Promise<{ readonly documents: readonly SourceDocument[]; readonly notes: readonly string[] }> {
  const { subject, keyword, intent } = brief;
  const plain = searchQueries({ subject, keyword, intent, language, country, articleLanguage: brief.language });
  const queries = [...plain.slice(0, MOST_QUERIES), ...brief.queries];
  tools.tell(`Searching the web for ${queries.map((text) => `"${text}"`).join(', ')}`, { queries });
  const answers = await Promise.all(
    queries.map((text) => searchWeb({ text, language, country, site: undefined, limit: HITS_A_QUERY }, version, tools)),
  );
  const hits = inTurns(answers.map((answer) => answer.hits)).slice(0, MOST_PAGES);
  tools.tell(`Reading ${hits.length} ${hits.length === 1 ? 'page' : 'pages'} of the web`, {
    pages: hits.map(({ title, url }) => ({ title, url })),
  });
  const readings = await Promise.all(
    hits.map(async (hit) => ({ hit, reading: await readPage({ url: hit.url, purpose: 'crawl' }, version, tools) })),
  );
  const documents = readings.flatMap(({ hit, reading }) => documentOf(hit, reading, language) ?? []);
  return {
    documents,
    notes: [
      ...new Set(answers.flatMap(({ faults }) => faults)),
      ...readings.flatMap(({ hit, reading }) =>
        reading.kind === 'unreadable' && hit.extract === undefined
          ? [`${hit.url} was left aside: ${reading.why}.`]
          : [],
      ),
    ],
  };
}

/** The page; where it can't be read, what the search itself gave of its text. */
function documentOf(hit: WebHit, reading: PageReading, language: Language): SourceDocument | undefined {
  if (reading.kind === 'read') return reading.document;
  if (hit.extract === undefined) return undefined;
  const { url, title, date, publisher, licence } = hit;
  return {
    ...{ id: url, url, title, date, publisher, licence },
    language: identifyLanguage(hit.extract),
    visibility: 'public',
    trusted: false,
    passages: splitIntoPassages(hit.extract, language).map((passage, index) => ({ id: `${url}#${index}`, ...passage })),
  };
}

/** The best of each list, then the second of each, and so on; each page once. */
function inTurns(lists: readonly (readonly WebHit[])[]): WebHit[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
  return [...new Map(turns.toReversed().map((hit) => [hit.url, hit])).values()].toReversed();
}
