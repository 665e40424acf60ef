import type { Language } from '../../contract/languages.ts';
import { refusing } from '../replace-sentences.ts';
import type { SourceText } from '../source-text.ts';
import { spacesMarks } from './torn-punctuation.ts';

/** Refuses the sentences of pages from elsewhere that hold a slip; the customer's own only rank lower. */
export function withoutMistakes(source: SourceText, language: Language): SourceText {
  const slipped = source.sentences.filter(({ block, judgement, text }) => {
    if (judgement.refusal !== undefined || source.blocks[block]?.document.trusted === true) return false;
    return judgement.hasSlip || spacesMarks(text, language);
  });
  return refusing(source, slipped, 'mistake');
}
