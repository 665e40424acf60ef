import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Loaded when first needed: its tables take 4 MB of each thread, and what is written in English seldom needs them. */
let library: typeof import('transliteration') | undefined;

/** A text in ASCII; what has no spelling in it is left out. */
export function transliterated(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  library ??= load('transliteration') as typeof import('transliteration');
  return library.transliterate(text);
}
