import { tokensOf } from '../language/search-tokens.ts';
import type { Database } from '../store/database.ts';
import { type StoredDocument, selectStoreLanguages } from '../store/documents.ts';
import { findCandidates, type PassageOfDocument } from '../store/passages.ts';
import { rankDocuments } from './rank-documents.ts';
import { readStretches } from './read-stretches.ts';
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
  const best = new Map(ranked.map(({ id, ordinals }) => [id, ordinals.slice(0, PASSAGES_SHOWN)]));
  const stretches = [...best].flatMap(([id, ordinals]) =>
    ordinals.map((ordinal) => ({ id, from: ordinal, to: ordinal })),
  );
  const read = await readStretches(db, [...best.keys()], stretches);
  return read.map(({ document, passages }) => {
    const found = (ordinal: number) => passages.find((passage) => passage.ordinal === ordinal) ?? [];
    return { document, passages: (best.get(document.id) ?? []).flatMap(found) };
  });
}
