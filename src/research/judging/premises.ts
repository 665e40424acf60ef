import type { SourceText } from '../source-text.ts';
import type { Refusal } from './judge-sentence.ts';

/** What a writer draws from the sentence before it, in words of his own that are never quoted. */
const OWN_WORDS: ReadonlySet<Refusal | undefined> = new Set(['first person', 'opinion', 'polemic']);

/**
 * Indexes of sentences right before what their author makes of them, in a paragraph that has said something already: a
 * step of his reasoning, which says little without the step before it.
 */
export function premisesOf({ sentences }: SourceText): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { index, paragraph, judgement } of sentences) {
    const [before, next] = [sentences[index - 1], sentences[index + 1]];
    if (judgement.refusal !== undefined || before?.paragraph !== paragraph || next?.paragraph !== paragraph) continue;
    if (before.judgement.refusal === undefined && OWN_WORDS.has(next.judgement.refusal)) found.add(index);
  }
  return found;
}
