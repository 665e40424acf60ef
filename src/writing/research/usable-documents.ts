import type { SourceDocument } from '../../article/source.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { identifyLanguage, isSameLanguage } from '../../language/identify-language.ts';
import { tokensOf } from '../../language/search-tokens.ts';

interface UsableDocuments {
  readonly documents: readonly SourceDocument[];
  /** What was left aside and why, as sentences. */
  readonly notes: readonly string[];
}

const COMPOUNDING: ReadonlySet<Language> = new Set([
  'da', 'de', 'et', 'fi', 'hu', 'nl', 'no', 'sv', 'ja', 'ko', 'zh-CN', 'zh-TW', 'th',
]); // biome-ignore format: one list

const SHINGLE = 8;
const COPY = 0.7;

/** Leaves aside documents in other languages, those that are not about the subject, and near-copies. */
export function usableDocuments(
  found: readonly SourceDocument[],
  subject: readonly string[],
  language: Language,
): UsableDocuments {
  const notes: string[] = [];
  const leaveAside = (documents: readonly SourceDocument[], why: string) => {
    if (documents.length > 0)
      notes.push(
        `${documents.length} found ${documents.length === 1 ? 'document was' : 'documents were'} left aside: ${why}.`,
      );
  };
  const sameLanguage = found.filter((document) => isReadable(document, language));
  leaveAside(
    found.filter((document) => !sameLanguage.includes(document)),
    `not in ${LANGUAGES[language].name}`,
  );
  const tokens = new Map(sameLanguage.map((document) => [document, tokensOf(fullText(document), language)]));
  const onSubject = sameLanguage.filter(
    (document) => coverage(tokens.get(document) ?? [], subject) >= enough(subject, language),
  );
  leaveAside(
    sameLanguage.filter((document) => !onSubject.includes(document)),
    'not about the subject',
  );
  const distinct = withoutCopies(onSubject, tokens);
  leaveAside(
    onSubject.filter((document) => !distinct.includes(document)),
    'the same text as another',
  );
  return { documents: distinct, notes };
}

function isReadable(document: SourceDocument, wanted: Language): boolean {
  const language = document.language ?? identifyLanguage(fullText(document));
  return language === undefined || isSameLanguage(language, wanted);
}

function fullText(document: SourceDocument): string {
  return [document.title, ...document.passages.flatMap(({ headings, text }) => [...headings, text])].join('\n');
}

/** Share of the subject's tokens that the text holds. */
function coverage(tokens: readonly string[], subject: readonly string[]): number {
  const held = new Set(tokens);
  return subject.length === 0 ? 1 : subject.filter((token) => held.has(token)).length / subject.length;
}

/** Where nouns grow together, a subject can stand in a text in other words: half of it is enough. */
function enough(subject: readonly string[], language: Language): number {
  return subject.length <= 3 && !COMPOUNDING.has(language) ? 0.6 : 0.5;
}

function withoutCopies(
  documents: readonly SourceDocument[],
  tokens: ReadonlyMap<SourceDocument, readonly string[]>,
): SourceDocument[] {
  const seen = new Set<string>();
  return documents.filter((document) => {
    const own = shingles(tokens.get(document) ?? []);
    const known = own.filter((shingle) => seen.has(shingle)).length;
    for (const shingle of own) seen.add(shingle);
    return own.length === 0 || known / own.length < COPY;
  });
}

function shingles(tokens: readonly string[]): string[] {
  return tokens.slice(SHINGLE - 1).map((_, index) => tokens.slice(index, index + SHINGLE).join(' '));
}
