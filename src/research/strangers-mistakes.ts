import { refusing } from './replace-sentences.ts';
import type { SourceText } from './source-text.ts';

/** Refuses the sentences of pages from elsewhere that hold a slip; the customer's own only rank lower. */
export function withoutMistakes(source: SourceText): SourceText {
  const slipped = source.sentences.filter(({ block, judgement }) => {
    return judgement.refusal === undefined && judgement.hasSlip && source.blocks[block]?.document.trusted !== true;
  });
  return refusing(source, slipped, 'mistake');
}
