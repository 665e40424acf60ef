import { extractDocument } from './extract-document.ts';
import type { ExtractedDocument, ExtractionInput } from './extracted-document.ts';
import { type DocumentIndex, indexDocument } from './index-document.ts';
import { languageOfTag } from './language-of-tag.ts';

/** A document to be kept: what its sender says about it goes before what it says about itself. */
export interface PreparationInput extends ExtractionInput {
  readonly title?: string | undefined;
  readonly language?: string | undefined;
}

export interface PreparedDocument {
  /** Its `title` is the one that was indexed. */
  readonly document: ExtractedDocument & { title: string };
  readonly index: DocumentIndex;
}

const UNTITLED = 'Untitled';
/** Characters below which identifying a language is guessing. */
const SURE_LENGTH = 200;

/**
 * Reads a document and makes it searchable. A title that nobody gives is the file's name. The language is the one
 * given, the one written in front matter, the one identified from the text, or the one a page or file claims, in this
 * order: what HTML templates and word processors claim is often wrong. Throws RequestError.
 */
export async function prepareDocument(input: PreparationInput): Promise<PreparedDocument> {
  const document = await extractDocument(input);
  const title = input.title ?? document.title ?? nameOf(input.fileName) ?? UNTITLED;
  const believed = document.mediaType === 'text/markdown' || document.markdown.length < SURE_LENGTH;
  const declared = believed ? document.language : undefined;
  const index = indexDocument({ markdown: document.markdown, title, language: input.language ?? declared });
  const language = index.language ?? languageOfTag(document.language);
  return { document: { ...document, title }, index: { ...index, language } };
}

function nameOf(fileName: string | undefined): string | undefined {
  const base = fileName
    ?.split(/[\\/]/)
    .at(-1)
    ?.replace(/\.[^.]{1,9}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return base === '' ? undefined : base;
}
