import type { Language } from '../../contract/languages.ts';

const WORDS_A_SECTION = 170;
const SECTIONS = { least: 3, most: 12 } as const;
/** Languages whose words, or characters that count as words, take more tokens. */
const DENSE = /^(?:zh|ja|ko|th|bo|hi|bn|ar|el|ru|bg)/;

/** Characters of the passages that the question for one section shows, at most. */
export const SECTION_EVIDENCE_CHARACTERS = 14_000;

/** About how many sections an article of so many words has, its introduction apart. */
export function sectionsFor(words: number): number {
  return Math.min(SECTIONS.most, Math.max(SECTIONS.least, Math.round(words / WORDS_A_SECTION)));
}

/** Whether what counts as a word takes about twice the tokens of an English one. */
export function takesMoreTokens(language: Language): boolean {
  return DENSE.test(language);
}
