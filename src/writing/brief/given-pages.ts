import { JobError } from '../../contract/errors.ts';
import type { PageReading } from '../../research/web-research.ts';
import { readPage } from '../research/remembered-pages.ts';
import type { StepTools } from '../step.ts';
import type { GivenPages } from './brief.ts';

/**
 * Reads the articles that an order with `urls` names. Pages that are no articles, or can't be read, are left aside
 * with a note.
 * @throws JobError 546 when none is left, with the reason for each
 */
export async function readArticles(
  urls: readonly string[],
  version: number,
  tools: Pick<StepTools, 'web' | 'memory' | 'tell'>,
): Promise<GivenPages> {
  tools.tell(`Reading ${urls.length} ${urls.length === 1 ? 'page' : 'pages'}`, {
    pages: urls.map((url) => ({ title: url, url })),
  });
  const distinct = [...new Set(urls)];
  const readings = await Promise.all(
    distinct.map(async (url) => ({ url, reading: await readPage({ url, purpose: 'named' }, version, tools) })),
  );
  const left = readings.flatMap(({ url, reading }) => {
    const why = refusalOf(reading);
    return why === undefined ? [] : [{ url, why }];
  });
  const documents = readings.flatMap(({ reading }) =>
    reading.kind === 'read' && refusalOf(reading) === undefined ? [reading.document] : [],
  );
  const notes = left.map(({ url, why }) => `${url} was left aside: ${why}.`);
  if (documents.length === 0) throw new JobError('546', `No article could be read. ${notes.join(' ')}`);
  return { documents, notes };
}

/**
 * Reads the product page that an order with `url` names.
 * @throws JobError 546 when it can't be read
 */
export async function readProduct(
  url: string,
  version: number,
  tools: Pick<StepTools, 'web' | 'memory' | 'tell'>,
): Promise<GivenPages> {
  tools.tell('Reading the product page', { pages: [{ title: url, url }] });
  const reading = await readPage({ url, purpose: 'named' }, version, tools);
  if (reading.kind === 'unreadable') throw new JobError('546', `${url} could not be read: ${reading.why}.`);
  const notes = reading.page === 'product' ? [] : [`${url} gives no product data; it was read as a page of text.`];
  return { documents: [reading.document], notes, productUrl: url };
}

function refusalOf(reading: PageReading): string | undefined {
  if (reading.kind === 'unreadable') return reading.why;
  return reading.page === 'listing' || reading.page === 'other' ? reading.pageReason : undefined;
}
