import type { Language } from '../contract/languages.ts';
import { identifyLanguage, isSameLanguage } from '../language/identify-language.ts';
import { languageOfTag } from './language-of-tag.ts';

const SAMPLE = 10_000;
/** Characters below which identifying a language is guessing. */
const SURE_LENGTH = 200;

/** The language that Markdown is written in; undefined when it can not be told or is none of ours. */
export function languageOfMarkdown(markdown: string): Language | undefined {
  return identifyLanguage(plainSample(markdown));
}

/**
 * The language of a page: told from its text, as what templates declare is often wrong. Of a short text the declaration
 * is believed, and always the country it names for the language found.
 */
export function languageOfPage(markdown: string, declared: string | undefined): Language | undefined {
  const tag = languageOfTag(declared);
  const found = languageOfMarkdown(markdown);
  if (found === undefined || markdown.length < SURE_LENGTH) return tag ?? found;
  return tag !== undefined && isSameLanguage(found, tag) ? tag : found;
}

/** Addresses, code and markup say nothing about the language. */
function plainSample(markdown: string): string {
  return markdown
    .slice(0, SAMPLE)
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, ' ')
    .replace(/\]\([^)]*\)|https?:\/\/\S+|<[^>]*>|[#*_`|>[\]-]+/g, ' ');
}
