import type { Database } from '../store/database.ts';
import { type StoredDocument, selectDocumentsById } from '../store/documents.ts';
import { type PassageOfDocument, selectPassages } from '../store/passages.ts';
import { groupBy } from '../support/group-by.ts';

/** Passages of a document, from one ordinal to another. */
export interface Stretch {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** A document with those of its passages that were asked for, in order. */
export interface ReadDocument {
  readonly document: StoredDocument;
  readonly passages: readonly PassageOfDocument[];
}

/** Documents in the order of their ids; one that was deleted in between is left out. */
export async function readStretches(
  db: Database,
  ids: readonly string[],
  stretches: readonly Stretch[],
): Promise<ReadDocument[]> {
  const [documents, passages] = await Promise.all([selectDocumentsById(db, ids), selectPassages(db, stretches)]);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const byDocument = groupBy(passages, ({ documentId }) => documentId);
  return ids.flatMap((id) => {
    const document = byId.get(id);
    return document === undefined ? [] : [{ document, passages: byDocument.get(id) ?? [] }];
  });
}
