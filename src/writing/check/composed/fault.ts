/** What can be wrong with a text that a model wrote. */
export type FaultKind =
  | 'citation'
  | 'uncited-figure'
  | 'quotation'
  | 'private-name'
  | 'language'
  /** The heading of a section, or a question, is in another language. */
  | 'heading-language'
  | 'unprintable'
  | 'range'
  | 'missing-part'
  | 'keyword'
  | 'repetition'
  | 'density'
  | 'tell'
  | 'person'
  | 'readability'
  | 'spelling'
  /** The evaluator holds it against the article: at a sentence, at a part that says one side only. */
  | 'quality'
  | 'one-sided';

export interface Fault {
  readonly kind: FaultKind;
  /** Id of the sentence, table or part. */
  readonly at: string;
  /** What is wrong and what to do about it, for whoever mends it. */
  readonly says: string;
  /** True: no article is delivered with it. */
  readonly hard: boolean;
}
