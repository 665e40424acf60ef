import type { SourceDocument } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';

export interface LibraryQuery {
  /** Words to look for, as the customer wrote them. */
  readonly text: string;
  /** Language of the words; documents in other languages may be returned and are then left aside. */
  readonly language: Language;
  readonly accountId: string;
  /** The account's knowledge store, searched beside the operator's library. */
  readonly storeId: string | undefined;
  /** Only documents of this brand of the store, and those of the library; undefined: of any. */
  readonly brandId: string | undefined;
  /** Documents at most. */
  readonly limit: number;
}

/** Search over what this installation keeps; `app.ts` fits `knowledge/` to it. */
export interface LibrarySearch {
  /** Whole documents with all their passages in order, the most relevant first; empty when nothing fits. */
  search(query: LibraryQuery): Promise<readonly SourceDocument[]>;
}
