import type { SourceSentence, SourceText } from '../source-text.ts';

/** Sentences that only those before them in their paragraph make plain, by their indexes. */
export interface HangingSentences {
  /** No sentence before them in their paragraph tells what they speak of: they are of no use. */
  readonly hanging: ReadonlySet<number>;
  /** They stand between the sentence that tells it and the one that takes it up: no text may begin with them. */
  readonly leaning: ReadonlySet<number>;
}

/** Each sentence with those before it in its paragraph. */
export function* withThoseBefore({
  sentences,
}: SourceText): Generator<readonly [sentence: SourceSentence, before: readonly SourceSentence[]]> {
  let before: SourceSentence[] = [];
  for (const sentence of sentences) {
    if (before.at(-1)?.paragraph !== sentence.paragraph) before = [];
    yield [sentence, before];
    before.push(sentence);
  }
}
