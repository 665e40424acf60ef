import type { SourceDocument } from '../../article/source.ts';
import type { Brand } from '../brief/brand.ts';
import { documentOfOrder } from './document-of-order.ts';

/**
 * What a brand says of itself, as a document of the customer: sentences rest on it and name it by the brand's name, as
 * on any document of the store. Undefined where the brand says nothing.
 */
export function brandDocument({ id, name, description }: Brand): SourceDocument | undefined {
  return documentOfOrder({ id, title: name, visibility: 'public' }, description);
}
