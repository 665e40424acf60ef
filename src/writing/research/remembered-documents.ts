import { z } from 'zod';
import { VISIBILITIES } from '../../contract/choices.ts';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

/** A document as it comes back from memory, which is JSON: what was undefined is absent. */
export const RememberedDocument = z.object({
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
});
