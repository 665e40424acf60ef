import type { SourceDocument } from '../../article/source.ts';
import { documentOfOrder } from './document-of-order.ts';

/**
 * The knowledge a customer sent with the order, as a document. It has neither title nor address and may hold what is
 * meant for the writer only, so it counts as private: it supports sentences and is not named.
 */
export function additionalKnowledgeDocument(text: string): SourceDocument | undefined {
  const facts = { id: 'additional-knowledge', title: 'Knowledge sent with the order', visibility: 'private' } as const;
  return documentOfOrder(facts, text);
}
