import type { SourceDocument } from '../article/source.ts';
import type { Extractor } from '../extraction/extractor.ts';
import { PageProblem } from '../extraction/page-problem.ts';
import { productMarkdown } from '../extraction/product/product-markdown.ts';
import type { WebPage } from '../extraction/web-page.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import type { FetchedPage, PageFetcher } from '../outbound/page-fetcher.ts';
import { sha256Hex } from '../support/hash.ts';
import { ordersAMachine } from './machine-orders.ts';
import type { PageReading } from './web-research.ts';

type Purpose = 'named' | 'crawl';

interface PageReaderParts {
  readonly fetcher: Pick<PageFetcher, 'fetchPage'>;
  readonly extractor: Pick<Extractor, 'readPage' | 'index'>;
  /** For how long a fetched page is used again without asking its server, in milliseconds. */
  readonly maxAgeMs: number;
}

/** What a fetched page gave, or a sentence that says why it gave nothing. */
type Taken =
  | ({ readonly kind: 'page'; readonly url: string; readonly page: WebPage } & Pick<
      FetchedPage,
      'body' | 'contentType'
    >)
  | { readonly kind: 'unreadable'; readonly why: string };

/** Fetches and reads pages. No method rejects for what a page or its server does; they throw the signal's reason. */
export interface PageReader {
  /** @param purpose `named`: the customer named the page; its text counts as the customer's own, and robots.txt is not asked */
  read(url: string, purpose: Purpose, signal: AbortSignal): Promise<PageReading>;
  /** The page itself, for judging. */
  take(url: string, purpose: Purpose, signal: AbortSignal): Promise<Taken>;
  /** Undefined: the page has none, or can't be read. */
  titleOf(url: string, signal: AbortSignal): Promise<string | undefined>;
}

const READABLE = [
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
const ID_LENGTH = 16;

export function createPageReader({ fetcher, extractor, maxAgeMs }: PageReaderParts): PageReader {
  async function take(url: string, purpose: Purpose, signal: AbortSignal): Promise<Taken> {
    try {
      const fetched = await fetcher.fetchPage(url, { purpose, accept: READABLE, maxAgeMs, signal });
      if (fetched.status < 200 || fetched.status >= 300) {
        return { kind: 'unreadable', why: `its server answers with status ${fetched.status}` };
      }
      const { finalUrl, body, contentType } = fetched;
      const page = await extractor.readPage(inputOf(fetched));
      return { kind: 'page', url: finalUrl, page, body, contentType };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OutboundError || error instanceof PageProblem) {
        return { kind: 'unreadable', why: withoutStop(error.message) };
      }
      throw error;
    }
  }

  return {
    take,

    async read(url, purpose, signal) {
      const taken = await take(url, purpose, signal);
      if (taken.kind === 'unreadable') return taken;
      const { page } = taken;
      const title = page.product?.name.value ?? page.title ?? new URL(taken.url).hostname;
      const markdown = page.product === undefined ? page.markdown : productMarkdown(page.product, page);
      const { passages, language } = await extractor.index({ markdown, title, language: page.language });
      const document = documentOf(taken.url, page, { title, language, trusted: purpose === 'named' });
      return {
        kind: 'read',
        url: taken.url,
        document: {
          ...document,
          passages: passages.flatMap(({ headings, text }, index) => {
            const spoken = withoutOrders(text);
            return spoken === ''
              ? []
              : [{ id: `${document.id}#${index}`, headings: headings.filter(isForReaders), text: spoken }];
          }),
        },
        page: page.kind,
        pageReason: page.kindReason,
      };
    },

    async titleOf(url, signal) {
      const taken = await take(url, 'crawl', signal);
      return taken.kind === 'page' ? taken.page.title : undefined;
    },
  };
}

function inputOf({ body, contentType, finalUrl, status }: FetchedPage) {
  return { bytes: body, contentType, url: finalUrl, status };
}

function documentOf(
  url: string,
  page: WebPage,
  { title, language, trusted }: Pick<SourceDocument, 'title' | 'language' | 'trusted'>,
): Omit<SourceDocument, 'passages'> {
  const address = page.canonical ?? url;
  return {
    id: `page-${sha256Hex(address).slice(0, ID_LENGTH)}`,
    title,
    url: address,
    publisher: page.publisher ?? new URL(address).hostname.replace(/^www\./, ''),
    date: page.modified ?? page.date,
    licence: page.licence,
    language,
    visibility: 'public',
    trusted,
  };
}

/** Without the paragraphs that are meant for a machine: nobody who reads the article should find them there. */
function withoutOrders(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter(isForReaders)
    .join('\n\n');
}

function isForReaders(text: string): boolean {
  return !ordersAMachine(text);
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
