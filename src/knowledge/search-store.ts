import { tokensOf } from '../language/search-tokens.ts';
import type { Database } from '../store/database.ts';
import { type StoredDocument, selectDocumentsById, selectStoreLanguages } from '../store/documents.ts';
import { findCandidates, type PassageOfDocument, selectPassages } from '../store/passages.ts';
import { groupBy } from '../support/group-by.ts';
import { rankDocuments } from './rank-documents.ts';
import { languageOf } from './search-documents.ts';

export interface StoreQuery {
  readonly accountId: string;
  readonly storeId: string;
  readonly text: string;
  /** Documents at most. */
  readonly limit: number;
}

/** A document of a store, with what of it bears most on the question, the best first. */
export interface FoundDocument {
  readonly document: StoredDocument;
  readonly passages: readonly Pick<PassageOfDocument, 'headings' | 'text'>[];
}

const TOKENS_SEARCHED = 64;
const CANDIDATES = 1_000;
const PASSAGES_SHOWN = 3;

/**
 * Documents of a store that bear on a question, the most relevant first. The question is taken for each language that
 * the store has documents in: a few words do not say which one they are in.
 */
export async function searchStore(db: Database, query: StoreQuery): Promise<FoundDocument[]> {
  const { accountId, storeId, text, limit } = query;
  const languages = (await selectStoreLanguages(db, storeId)).map((code) => languageOf(code) ?? 'en');
  const tokens = [...new Set(languages.flatMap((language) => tokensOf(text, language)))].slice(0, TOKENS_SEARCHED);
  if (tokens.length === 0) return [];
  const scope = { accountId, storeIds: [storeId], library: false };
  const candidates = await findCandidates(db, scope, tokens, CANDIDATES);
  const ranked = rankDocuments(tokens, candidates, () => true).slice(0, limit);
  if (ranked.length === 0) return [];
  const best = ranked.map(({ id, ordinals }) => ({ id, ordinals: ordinals.slice(0, PASSAGES_SHOWN) }));
  const [documents, passages] = await Promise.all([
    selectDocumentsById(
      db,
      best.map(({ id }) => id),
    ),
    selectPassages(
      db,
      best.flatMap(({ id, ordinals }) => ordinals.map((ordinal) => ({ id, from: ordinal, to: ordinal }))),
    ),
  ]);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const byDocument = groupBy(passages, ({ documentId }) => documentId);
  return best.flatMap(({ id, ordinals }) => {
    const document = byId.get(id);
    const own = byDocument.get(id) ?? [];
    const inOrder = ordinals.flatMap((ordinal) => own.find((passage) => passage.ordinal === ordinal) ?? []);
    return document === undefined ? [] : [{ document, passages: inOrder }];
  });
}
