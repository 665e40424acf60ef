import type { SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { parsedUrl } from '../../contract/parsed-url.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';

/**
 * A statement with who makes it, by `nameOf`; one that names its source itself stays as it is. Never for a private
 * document: it may not be named.
 */
export function attributedStatement(statement: string, source: SourceDocument, language: Language): string {
  const name = nameOf(source);
  if (statement.toLowerCase().includes(name.toLowerCase())) return statement;
  return lexiconOf(language)
    .templates.accordingTo.replace('{source}', () => name)
    .replace('{statement}', () => statement);
}

/** How a text names a public document: its publisher, else the site of a page, else its title. */
export function nameOf({ publisher, title, url }: Pick<SourceDocument, 'publisher' | 'title' | 'url'>): string {
  const name = publisher?.trim() ?? '';
  if (name !== '') return name;
  const host = url === undefined ? undefined : parsedUrl(url)?.hostname.replace(/^www\./u, '');
  return host ?? `"${title}"`;
}

/** A few words, and in brackets whose they are. */
export function besideSource(words: string, source: SourceDocument, language: Language): string {
  return inBrackets(words, nameOf(source), language);
}

/** A few words, and a remark in the brackets of their language. */
export function inBrackets(words: string, remark: string, language: Language): string {
  return /^(?:zh|ja)/.test(language) ? `${words}（${remark}）` : `${words} (${remark})`;
}
