import type { Language } from '../contract/languages.ts';

type Examples<Kind extends string> = Readonly<Partial<Record<Language, Readonly<Record<Kind, readonly string[]>>>>>;

/** The sentences of one kind with their language, as the rows of a table of tests. */
export function examplesOf<Kind extends string>(examples: Examples<Kind>, kind: Kind): (readonly [Language, string])[] {
  return (Object.entries(examples) as [Language, Readonly<Record<Kind, readonly string[]>>][]).flatMap(
    ([language, kinds]) => kinds[kind].map((sentence) => [language, sentence] as const),
  );
}
