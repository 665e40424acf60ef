import type { SourceDocument } from '../../article/source.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { identifyLanguage, isSameLanguage } from '../../language/identify-language.ts';

interface UsableDocuments {
  readonly documents: readonly SourceDocument[];
  readonly inOtherLanguages: readonly SourceDocument[];
  /** What was left aside and why, as sentences. */
  readonly notes: readonly string[];
}

/** Parts documents by language. Sentences of another one can't be quoted, but a model that composes reads them. */
export function usableDocuments(
  found: readonly SourceDocument[],
  language: Language,
  composes: boolean,
): UsableDocuments {
  const documents = found.filter((document) => isReadable(document, language));
  const others = found.filter((document) => !documents.includes(document));
  if (composes || others.length === 0) return { documents, inOtherLanguages: others, notes: [] };
  return {
    documents,
    inOtherLanguages: [],
    notes: [leftAside(others.length, `not in ${LANGUAGES[language].name}`)],
  };
}

/** What is told of documents that are not used. */
export function leftAside(count: number, why: string): string {
  return `${count} found ${count === 1 ? 'document was' : 'documents were'} left aside: ${why}.`;
}

function isReadable(document: SourceDocument, wanted: Language): boolean {
  const language = document.language ?? identifyLanguage(openingText(document));
  return language === undefined || isSameLanguage(language, wanted);
}

function openingText({ title, passages }: SourceDocument): string {
  return [title, ...passages.slice(0, 12).flatMap(({ headings, text }) => [...headings, text])].join('\n');
}
