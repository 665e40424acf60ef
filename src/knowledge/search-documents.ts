import type { SourceDocument } from '../article/source.ts';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { isSameLanguage } from '../language/identify-language.ts';
import { tokensOf } from '../language/search-tokens.ts';
import type { Database } from '../store/database.ts';
import { type StoredDocument, selectDocumentsById } from '../store/documents.ts';
import { findCandidates, type PassageOfDocument, type SearchScope, selectPassages } from '../store/passages.ts';
import { groupBy } from '../support/group-by.ts';
import { isId } from './not-found.ts';
import { type RankedDocument, rankDocuments } from './rank-documents.ts';

/** What is searched for, and where: see `SearchScope`. */
export interface KnowledgeQuery extends SearchScope {
  readonly text: string;
  readonly language: Language;
  /** Documents at most. */
  readonly limit: number;
}

const TEXT_SEARCHED = 4_000;
const TOKENS_SEARCHED = 64;
const CANDIDATES = 1_000;
/** Passages of one document that are handed over; of a longer one, the stretch around its best passages. */
const PASSAGES_A_DOCUMENT = 150;

/**
 * Documents of the account and of the operator's library that bear on a text, the most relevant first, each with its
 * passages in order. Empty when nothing fits.
 */
export async function searchDocuments(db: Database, query: KnowledgeQuery): Promise<SourceDocument[]> {
  const tokens = [...new Set(tokensOf(query.text.slice(0, TEXT_SEARCHED), query.language))].slice(0, TOKENS_SEARCHED);
  const scope = { ...query, storeIds: query.storeIds?.filter(isId) };
  if (tokens.length === 0 || (query.brandId !== undefined && !isId(query.brandId))) return [];
  const candidates = await findCandidates(db, scope, tokens, CANDIDATES);
  const inLanguage = (language: string | null) => {
    const known = languageOf(language);
    return known === undefined || isSameLanguage(known, query.language);
  };
  const ranked = rankDocuments(tokens, candidates, inLanguage).slice(0, query.limit);
  if (ranked.length === 0) return [];
  const [documents, passages] = await Promise.all([
    selectDocumentsById(
      db,
      ranked.map(({ id }) => id),
    ),
    selectPassages(db, ranked.map(stretchOf)),
  ]);
  return assembled(ranked, documents, passages);
}

function stretchOf({ id, ordinals }: RankedDocument): { id: string; from: number; to: number } {
  const from = Math.max(0, (ordinals[0] ?? 0) - PASSAGES_A_DOCUMENT / 2);
  return { id, from: from < PASSAGES_A_DOCUMENT / 2 ? 0 : from, to: from + PASSAGES_A_DOCUMENT - 1 };
}

/** A document that was deleted in between is left out. */
function assembled(
  ranked: readonly RankedDocument[],
  documents: readonly StoredDocument[],
  passages: readonly PassageOfDocument[],
): SourceDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const byDocument = groupBy(passages, ({ documentId }) => documentId);
  return ranked.flatMap(({ id }) => {
    const document = byId.get(id);
    const own = byDocument.get(id) ?? [];
    return document === undefined || own.length === 0 ? [] : [sourceOf(document, own)];
  });
}

function sourceOf(document: StoredDocument, passages: readonly PassageOfDocument[]): SourceDocument {
  return {
    id: document.id,
    title: document.title,
    url: document.url ?? undefined,
    publisher: document.publisher ?? undefined,
    date: document.date ?? undefined,
    licence: document.licence ?? undefined,
    language: languageOf(document.language),
    visibility: document.visibility,
    trusted: true,
    passages: passages.map(({ id, headings, text }) => ({ id, headings, text })),
  };
}

/** The language with a code, where it is one of those we write in. */
export function languageOf(code: string | null): Language | undefined {
  return code !== null && Object.hasOwn(LANGUAGES, code) ? (code as Language) : undefined;
}
