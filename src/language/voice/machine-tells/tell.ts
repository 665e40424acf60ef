import type { Language } from '../../../contract/languages.ts';
import type { ProseBlock, ProseSentence } from '../prose.ts';

/** What gives a machine away; the first five are single phrases, the others need the text around. */
export const TELL_KINDS = [
  'opener',
  'closer',
  'filler',
  'template',
  'stock',
  'inflated',
  'intensifier',
  'triad',
  'dash',
  'same-opening',
  'same-length',
  'bold-lead-ins',
  'question-answer',
  'generic',
] as const;
export type TellKind = (typeof TELL_KINDS)[number];

export interface MachineTell {
  readonly kind: TellKind;
  /** The words that show it, as they stand in the text. */
  readonly text: string;
  /** Index among the sentences of the text. */
  readonly sentenceIndex: number;
  /** What is wrong with it and what would help, as an English sentence for whoever repairs it. */
  readonly why: string;
}

/** A text as the measures read it. */
export interface TextToSearch {
  readonly language: Language;
  /** Empty where the caller gave sentences. */
  readonly blocks: readonly ProseBlock[];
  readonly sentences: readonly ProseSentence[];
  /** Words of each sentence, lower case. */
  readonly words: readonly (readonly string[])[];
  readonly wordCount: number;
  /** Sentences without what they quote. */
  readonly unquoted: readonly string[];
}
