import { z } from 'zod';
import type { SourceDocument } from '../../article/source.ts';
import type { LibraryQuery } from '../../research/library-search.ts';
import type { StepTools } from '../step.ts';
import { RememberedDocument } from './remembered-documents.ts';

const Remembered = z.array(RememberedDocument);

/** Searches the library, once for a job and all its retries. */
export async function searchLibrary(
  query: LibraryQuery,
  version: number,
  { library, memory }: Pick<StepTools, 'library' | 'memory'>,
): Promise<readonly SourceDocument[]> {
  const question = { kind: 'library', ...query };
  const known = await memory.recall('research', question);
  if (known !== undefined) return Remembered.parse(known);
  return Remembered.parse(await memory.remember('research', version, question, await library.search(query)));
}
