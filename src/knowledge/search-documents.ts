import type { SourceDocument } from '../article/source.ts';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { isSameLanguage } from '../language/identify-language.ts';
import { tokensOf } from '../language/search-tokens.ts';
import type { Database } from '../store/database.ts';
import { findCandidates, type SearchScope } from '../store/passages.ts';
import { isId } from './not-found.ts';
import { type RankedDocument, rankDocuments } from './rank-documents.ts';
import { type ReadDocument, readStretches, type Stretch } from './read-stretches.ts';

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
  const ids = ranked.map(({ id }) => id);
  const read = await readStretches(db, ids, ranked.map(stretchOf));
  return read.filter(({ passages }) => passages.length > 0).map(sourceOf);
}

function stretchOf({ id, ordinals }: RankedDocument): Stretch {
  const from = Math.max(0, (ordinals[0] ?? 0) - PASSAGES_A_DOCUMENT / 2);
  return { id, from: from < PASSAGES_A_DOCUMENT / 2 ? 0 : from, to: from + PASSAGES_A_DOCUMENT - 1 };
}

function sourceOf({ document, passages }: ReadDocument): SourceDocument {
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
