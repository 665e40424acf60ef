import type { SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Intent, QuestionKind } from '../../language/lexicons/lexicon.ts';

/** Words the article may have, both included. */
export interface WordRange {
  readonly least: number;
  readonly most: number;
}

/** Pages that the customer named, as documents, and what was left aside. */
export interface GivenPages {
  readonly documents: readonly SourceDocument[];
  /** What was ignored and why, as sentences. */
  readonly notes: readonly string[];
}

/** What is asked for, resolved once: every wish that crosses the whole text. */
export interface Brief {
  /** What the article is about, as the customer wrote it. */
  readonly subject: string;
  /** Further words that say what given pages are about; for searching. */
  readonly context: readonly string[];
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
  /** Pages that the customer named as the material of the article. */
  readonly given: GivenPages;
}
