import { LANGUAGES, type Language } from '../contract/languages.ts';
import { toHtml } from './to-html.ts';

export interface DocumentFacts {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set(['ar']);

/** A finished article as an HTML document of its own, without scripts and styles. */
export function htmlDocument(markdown: string, { language, title, description }: DocumentFacts): string {
  return [
    '<!doctype html>',
    `<html lang="${LANGUAGES[language].intl}" dir="${RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '</head>',
    '<body>',
    '<article>',
    toHtml(markdown),
    '</article>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
