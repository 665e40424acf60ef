import { RequestError } from '../contract/errors.ts';
import { charsetOf, decodeText } from './decode-text.ts';
import { detectKind } from './detect-kind.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './document-kinds.ts';
import { extractDocument } from './extract-document.ts';
import { findProblem, isForSubscribers } from './find-problem.ts';
import { LIMITS } from './limits.ts';
import { kindOf } from './page-kind.ts';
import { languageOfPage } from './page-language.ts';
import { PageProblem, type PageProblemCode, pageTooLarge } from './page-problem.ts';
import { shapeOf } from './page-shape.ts';
import { readProductFacts } from './product/read-product-facts.ts';
import { readHtml } from './read-html.ts';
import { storableLine, storableText } from './storable-text.ts';
import type { PageInput, WebPage } from './web-page.ts';

/**
 * Reads a page that was fetched: HTML, PDF, DOCX, plain text or Markdown. Its first bytes count for more than what the
 * server calls it. Throws PageProblem, and nothing else, when the page gives nothing.
 * Runs for as long as the page makes it: use `createExtractor` for pages from outside.
 */
export async function readPage(input: PageInput): Promise<WebPage> {
  refuseStatus(input.status ?? 200);
  if (input.bytes.byteLength === 0) throw new PageProblem('empty', 'The page is empty');
  if (input.bytes.byteLength > LIMITS.bytes) throw pageTooLarge(input.bytes.byteLength);
  try {
    const kind = kindOfBytes(input);
    return kind === 'html' ? readHtmlPage(input) : await readDocumentPage(input, kind);
  } catch (error) {
    if (error instanceof PageProblem) throw error;
    throw problemOf(error);
  }
}

/** Says what an HTTP status means for somebody who wants the page's text. */
function refuseStatus(status: number): void {
  if (status < 400) return;
  const [code, meaning] = STATUSES[status] ?? [
    'unreadable',
    status >= 500 ? 'its server is out of order' : 'its server refused it',
  ];
  throw new PageProblem(code, `The page can not be read: ${meaning} (HTTP status ${status})`);
}

const STATUSES: Readonly<Record<number, readonly [PageProblemCode, string]>> = {
  401: ['unreadable', 'it is for people who have signed in'],
  402: ['paywall', 'it is for people who have paid'],
  403: ['unreadable', 'its server does not let us read it'],
  404: ['soft_404', 'it does not exist'],
  410: ['soft_404', 'it does not exist any more'],
  429: ['unreadable', 'its server wants fewer requests'],
};

function kindOfBytes({ bytes, contentType, url }: PageInput): DocumentKind {
  const found = detectKind(bytes, {});
  if (found !== 'text') return found;
  // Without a word of its server, what begins with a tag is a page.
  if (contentType === undefined && /^\s*<[a-z!]/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1')))
    return 'html';
  const fileName = new URL(url).pathname.split('/').at(-1);
  return detectKind(bytes, { mediaType: contentType, fileName });
}

async function readDocumentPage({ bytes, contentType }: PageInput, kind: DocumentKind): Promise<WebPage> {
  const charset = /;\s*charset\s*=[^;]*/i.exec(contentType ?? '')?.[0] ?? '';
  const document = await extractDocument({ bytes, mediaType: `${DOCUMENT_KINDS[kind].mediaTypes[0]}${charset}` });
  return {
    kind: 'article',
    kindReason: `it is a ${DOCUMENT_KINDS[kind].name} document`,
    title: document.title,
    markdown: document.markdown,
    author: document.author,
    publisher: document.publisher,
    date: document.date,
    modified: undefined,
    language: languageOfPage(document.markdown, document.language),
    declaredLanguage: document.language,
    canonical: undefined,
    licence: document.licence,
    licenceUrl: undefined,
    description: undefined,
    mediaType: document.mediaType,
    product: undefined,
    warnings: document.warnings,
  };
}

function readHtmlPage({ bytes, contentType, url }: PageInput): WebPage {
  const html = storableText(decodeText(bytes, { charset: charsetOf(contentType), html: true }));
  let product: ReturnType<typeof readProductFacts>;
  const reading = readHtml(html, url, ({ tree, notes, linked }) => {
    product = readProductFacts({ tree, notes, linked, languageTag: notes.language, url });
  });
  const { facts, notes, linked, content } = reading;
  const shape = shapeOf(content);
  const isProduct = product !== undefined;
  const problem = findProblem(reading, shape);
  if (problem !== undefined && !(isProduct && problem.code !== 'soft_404')) throw problem;
  const { kind, reason } = kindOf({ url, notes, linked, shape, isProduct });
  const markdown = storableText(reading.markdown).trim();
  if (markdown.length > LIMITS.characters) {
    throw new PageProblem(
      'too_large',
      `The page is too large: ${markdown.length} characters of text; allowed: ${LIMITS.characters}`,
    );
  }
  return {
    kind,
    kindReason: reason,
    title: storableLine(facts.title),
    markdown,
    author: storableLine(facts.author),
    publisher: storableLine(facts.publisher),
    date: facts.date,
    modified: facts.modified,
    language: languageOfPage(markdown, facts.language),
    declaredLanguage: storableLine(facts.language),
    canonical: facts.url,
    licence: storableLine(facts.licence),
    licenceUrl: facts.licenceUrl,
    description: storableLine(notes.meta.get('description') ?? notes.meta.get('og:description')),
    mediaType: DOCUMENT_KINDS.html.mediaTypes[0],
    product: kind === 'product' ? product?.facts : undefined,
    warnings: [
      ...(kind === 'product' ? (product?.warnings ?? []) : []),
      ...(isForSubscribers(reading)
        ? ['The page says that its whole text is for subscribers; only what it shows to everybody was read']
        : []),
    ],
  };
}

/** The readers of documents speak of files that people send; here it is a page. */
function problemOf(error: unknown): PageProblem {
  if (!(error instanceof RequestError))
    return new PageProblem('unreadable', 'The page can not be read: it is damaged', { cause: error });
  const reason = error.details[0]?.message ?? error.message;
  const options = { cause: error };
  if (error.code === 'unsupported_media_type')
    return new PageProblem('unsupported', `This kind of page can not be read: ${reason}`, options);
  if (error.code === 'payload_too_large')
    return new PageProblem('too_large', `The page is too large: ${reason}`, options);
  return new PageProblem('unreadable', `The page can not be read: ${reason}`, options);
}
