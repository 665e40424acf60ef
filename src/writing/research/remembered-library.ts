import { z } from 'zod';
import type { SourceDocument } from '../../article/source.ts';
import { VISIBILITIES } from '../../contract/choices.ts';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import type { LibraryQuery } from '../../research/library-search.ts';
import type { StepTools } from '../step.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

/** Remembered answers come back as JSON: what was undefined is absent. */
const Remembered = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    url: text,
    publisher: text,
    date: text,
    licence: text,
    language: z
      .custom<Language>((value) => ALL_LANGUAGES.some((known) => known === value))
      .nullish()
      .transform((value) => value ?? undefined),
    visibility: z.enum(VISIBILITIES),
    trusted: z.boolean(),
    passages: z.array(z.object({ id: z.string(), headings: z.array(z.string()), text: z.string() })),
  }),
);

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
