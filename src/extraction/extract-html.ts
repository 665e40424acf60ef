import type { DocumentFacts } from './extracted-document.ts';
import { readHtml } from './read-html.ts';

/** A file of HTML as Markdown. Throws RequestError for pages nested too deeply or too large. */
export function extractHtml(html: string, url: string | undefined): { facts: DocumentFacts; markdown: string } {
  const { facts, markdown } = readHtml(html, url);
  return { facts, markdown };
}
