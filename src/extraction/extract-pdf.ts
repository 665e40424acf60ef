import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import { RequestError } from '../contract/errors.ts';
import type { DocumentFacts } from './extracted-document.ts';
import { pdfDate } from './iso-date.ts';
import { LIMITS } from './limits.ts';
import { linesOfPage, type PdfLine, type PlacedText, withoutRunningHeads } from './pdf-lines.ts';
import { paragraphsOfLines } from './pdf-paragraphs.ts';
import { unreadable } from './refusals.ts';

const PACKAGE = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * The text of a PDF as Markdown. Throws RequestError for damaged and password-protected files, for more than
 * `LIMITS.pdfPages` pages, and for files of pictures without text.
 */
export async function extractPdf(bytes: Uint8Array): Promise<{ facts: DocumentFacts; markdown: string }> {
  const loading = getDocument({
    // pdf.js takes the memory over, so it is given a copy.
    data: new Uint8Array(bytes),
    cMapUrl: `${path.join(PACKAGE, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${path.join(PACKAGE, 'standard_fonts')}/`,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    return await readPdf(await loading.promise);
  } catch (error) {
    throw error instanceof RequestError ? error : refusalOf(error);
  } finally {
    await loading.destroy();
  }
}

async function readPdf(pdf: PDFDocumentProxy): Promise<{ facts: DocumentFacts; markdown: string }> {
  if (pdf.numPages > LIMITS.pdfPages) throw unreadable(`it has ${pdf.numPages} pages; allowed: ${LIMITS.pdfPages}`);
  const pages: PdfLine[][] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOfPage(
      items.filter((item): item is typeof item & PlacedText => 'str' in item),
      number,
    );
    characters += lines.reduce((sum, line) => sum + line.text.length, 0);
    if (characters > LIMITS.characters)
      throw unreadable(`it holds more than ${LIMITS.characters} characters of text; allowed: ${LIMITS.characters}`);
    pages.push(lines);
    page.cleanup();
  }
  if (characters === 0)
    throw unreadable('the PDF holds no text: it seems to be scanned pictures; run text recognition (OCR) first');
  const facts = await readFacts(pdf);
  const markdown = paragraphsOfLines(withoutRunningHeads(pages).flat());
  return { facts: { ...facts, title: facts.title ?? /^# (.+)$/m.exec(markdown)?.[1] }, markdown };
}

const infoSchema = z.object({
  Title: z.string().optional().catch(undefined),
  Author: z.string().optional().catch(undefined),
  CreationDate: z.string().optional().catch(undefined),
  Language: z.string().optional().catch(undefined),
});

/** Titles that programs put in when nobody gave one. */
const NO_TITLE = /^(?:untitled|title|document\d*|microsoft word\b.*|.*\.(?:docx?|pdf|tex|dvi|indd|qxd|rtf|odt))$/i;

async function readFacts(pdf: PDFDocumentProxy): Promise<DocumentFacts> {
  const { info } = await pdf.getMetadata();
  const { Title, Author, CreationDate, Language } = infoSchema.parse(info);
  const title = Title?.trim() ?? '';
  return {
    title: title === '' || NO_TITLE.test(title) ? undefined : title,
    author: Author?.trim() === '' ? undefined : Author,
    date: pdfDate(CreationDate),
    language: Language,
  };
}

function refusalOf(error: unknown): RequestError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return unreadable('the PDF is protected by a password; save it without one', error);
  return unreadable('the PDF is damaged or cut off', error);
}
