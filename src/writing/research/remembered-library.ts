import { z } from 'zod';
import type { SourceDocument } from '../../article/source.ts';
import type { LibraryQuery } from '../../research/library-search.ts';
import { remembered } from '../remembered.ts';
import type { StepTools } from '../step.ts';
import { RememberedDocument } from './remembered-documents.ts';

const Remembered = z.array(RememberedDocument);

/** Searches the library, once for a job and all its retries. */
export function searchLibrary(
  query: LibraryQuery,
  version: number,
  { library, memory }: Pick<StepTools, 'library' | 'memory'>,
): Promise<readonly SourceDocument[]> {
  const question = { kind: 'library', ...query };
  return remembered(memory, { step: 'research', version, question, schema: Remembered }, () => library.search(query));
}
