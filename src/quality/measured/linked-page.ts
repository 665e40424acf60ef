import type { Language } from '../../contract/languages.ts';

/** A page that a text links to, read by somebody else. Its text came from outside, as that of the text itself. */
export interface LinkedPage {
  /** As the text has it. */
  readonly url: string;
  readonly language: Language;
  readonly passages: readonly string[];
}
