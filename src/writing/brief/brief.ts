import type { Language } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Intent, QuestionKind } from '../../language/lexicons/lexicon.ts';

/** Words the article may have, both included. */
export interface WordRange {
  readonly least: number;
  readonly most: number;
}

/** What is asked for, resolved once: every wish that crosses the whole text. */
export interface Brief {
  /** What the article is about, as the customer wrote it. */
  readonly subject: string;
  /** Tokens of the subject, without words that only ask. */
  readonly subjectTokens: readonly string[];
  /** To be worked into title, a heading, the first paragraph, description and slug; undefined when none was named. */
  readonly keyword: string | undefined;
  /** The customer's own title; undefined when the title is ours to make. */
  readonly title: string | undefined;
  readonly language: Language;
  readonly locale: Locale;
  /** Undefined: as many as the material carries well. */
  readonly range: WordRange | undefined;
  readonly intent: Intent;
  /** Undefined when the subject does not ask. */
  readonly questionKind: QuestionKind | undefined;
}
