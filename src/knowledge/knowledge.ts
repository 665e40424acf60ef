import type { SourceDocument } from '../article/source.ts';
import { createDocuments, type Documents } from './documents.ts';
import { createImages, type Images } from './images.ts';
import { indexLibrary, type LibraryProgress, type LibraryReport } from './index-library.ts';
import type { KnowledgeParts } from './knowledge-parts.ts';
import { type KnowledgeQuery, searchDocuments } from './search-documents.ts';
import { type FoundDocument, type StoreQuery, searchStore } from './search-store.ts';
import { createStores, type Stores } from './stores.ts';

/** What customers and the operator let articles draw on. Every method is bound to the account it is given. */
export interface Knowledge extends Stores, Documents, Images {
  /** See `searchDocuments`. */
  search(query: KnowledgeQuery): Promise<SourceDocument[]>;
  /** See `searchStore`. @throws RequestError `not_found` */
  searchStore(query: StoreQuery): Promise<FoundDocument[]>;
  /** See `indexLibrary`. */
  indexLibrary(folder: string, onProgress?: (progress: LibraryProgress) => void): Promise<LibraryReport>;
}

export function createKnowledge(parts: KnowledgeParts): Knowledge {
  const stores = createStores(parts);
  return {
    ...stores,
    ...createDocuments(parts, stores),
    ...createImages(parts, stores),
    search: (query) => searchDocuments(parts.db, query),
    async searchStore(query) {
      await stores.getStore(query.accountId, query.storeId);
      return searchStore(parts.db, query);
    },
    indexLibrary: (folder, onProgress) => indexLibrary(parts, folder, onProgress),
  };
}
