import type { SourceDocument } from '../../article/source.ts';
import type { InputType, PERSPECTIVES, READABILITY, TONES } from '../../contract/choices.ts';
import type { Language } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Intent, QuestionKind } from '../../language/lexicons/lexicon.ts';
import type { Brand } from './brand.ts';

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
  /** Address of the product page, as it was ordered, where that is the one document. */
  readonly productUrl?: string;
}

/** How the text is to sound; undefined: as the subject and its readers ask for. */
interface Voice {
  readonly tone: (typeof TONES)[number] | undefined;
  readonly readability: (typeof READABILITY)[number] | undefined;
  readonly perspective: (typeof PERSPECTIVES)[number] | undefined;
}

/** Where the customer's own material is kept, and the brand that the article is for. */
export interface OrderedKnowledge {
  readonly storeId: string;
  readonly brandId: string | undefined;
  /** Undefined where none was named, or it is not there any more. */
  readonly brand: Brand | undefined;
}

/** What is asked for, resolved once: every wish that crosses the whole text. */
export interface Brief {
  /** What the article is about, as the customer wrote it. */
  readonly subject: string;
  /** Further words that say what given pages are about; for searching. */
  readonly context: readonly string[];
  /** What to search for besides the subject; empty where nobody has thought of more. */
  readonly queries: readonly string[];
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
  readonly voice: Voice;
  readonly intent: Intent;
  /** Undefined when the subject does not ask. */
  readonly questionKind: QuestionKind | undefined;
  readonly inputType: InputType;
  /** Pages that the customer named as the material of the article. */
  readonly given: GivenPages;
  /** Absent where the order names no knowledge store. */
  readonly knowledge?: OrderedKnowledge;
}
