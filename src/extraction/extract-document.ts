import { RequestError } from '../contract/errors.ts';
import { charsetOf, decodeText } from './decode-text.ts';
import { detectKind } from './detect-kind.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './document-kinds.ts';
import { extractMarkdown, extractPlainText } from './extract-text.ts';
import type { DocumentFacts, ExtractedDocument, ExtractionInput } from './extracted-document.ts';
import { LIMITS } from './limits.ts';
import { tooLarge, unreadable } from './refusals.ts';
import { storableLine, storableText } from './storable-text.ts';

interface Reading {
  readonly facts: DocumentFacts;
  readonly markdown: string;
  readonly warnings?: readonly string[];
}

/**
 * Reads a document of any kind we know. Throws RequestError and nothing else: `unsupported_media_type`,
 * `payload_too_large`, or `invalid_request` with a plain reason at the path `file`.
 * Runs for as long as the document makes it: use `createExtractor` wherever the document comes from outside.
 */
export async function extractDocument(input: ExtractionInput): Promise<ExtractedDocument> {
  if (input.bytes.byteLength > LIMITS.bytes) throw tooLarge(input.bytes.byteLength, LIMITS.bytes);
  if (input.bytes.byteLength === 0) throw unreadable('it is empty');
  const kind = detectKind(input.bytes, input);
  try {
    return finished(kind, input, await READERS[kind](input));
  } catch (error) {
    if (error instanceof RequestError) throw error;
    // The parsers meet hostile input; whatever they stumble over is a property of the file.
    throw unreadable(`it could not be read as ${DOCUMENT_KINDS[kind].name}`, error);
  }
}

/** PDF and DOCX readers are large, so they are loaded when first needed. */
const READERS: Readonly<Record<DocumentKind, (input: ExtractionInput) => Reading | Promise<Reading>>> = {
  text: (input) => ({ facts: {}, markdown: extractPlainText(textOf(input, false)) }),
  markdown: (input) => extractMarkdown(textOf(input, false)),
  html: async (input) => (await import('./extract-html.ts')).extractHtml(textOf(input, true), input.url),
  pdf: async (input) => (await import('./extract-pdf.ts')).extractPdf(input.bytes),
  docx: async (input) => (await import('./extract-docx.ts')).extractDocx(input.bytes),
};

function textOf(input: ExtractionInput, html: boolean): string {
  return storableText(decodeText(input.bytes, { charset: charsetOf(input.mediaType), html }));
}

function finished(
  kind: DocumentKind,
  input: ExtractionInput,
  { facts, markdown, warnings }: Reading,
): ExtractedDocument {
  const text = storableText(markdown).trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw unreadable('it holds no text');
  if (text.length > LIMITS.characters) {
    throw unreadable(`it holds ${text.length} characters of text; allowed: ${LIMITS.characters}`);
  }
  return {
    title: storableLine(facts.title),
    author: storableLine(facts.author),
    publisher: storableLine(facts.publisher),
    date: facts.date,
    language: storableLine(facts.language),
    url: input.url ?? facts.url,
    licence: storableLine(facts.licence),
    visibility: facts.visibility,
    markdown: text,
    mediaType: DOCUMENT_KINDS[kind].mediaTypes[0],
    warnings: [...(warnings ?? [])],
  };
}
