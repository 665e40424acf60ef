import type { SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';

/** A statement with who makes it: the publisher, else the title. Never for a private document: it may not be named. */
export function attributedStatement(statement: string, source: SourceDocument, language: Language): string {
  return lexiconOf(language)
    .templates.accordingTo.replace('{source}', () => nameOf(source))
    .replace('{statement}', () => statement);
}

/** How a text names a public document. */
export function nameOf({ publisher, title }: Pick<SourceDocument, 'publisher' | 'title'>): string {
  const name = publisher?.trim() ?? '';
  return name === '' ? `"${title}"` : name;
}

/** A few words, and in brackets whose they are. */
export function besideSource(words: string, source: SourceDocument, language: Language): string {
  return /^(?:zh|ja)/.test(language) ? `${words}（${nameOf(source)}）` : `${words} (${nameOf(source)})`;
}
