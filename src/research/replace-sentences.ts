import type { Refusal } from './judging/judge-sentence.ts';
import type { SourceSentence, SourceText } from './source-text.ts';

/** The sources with some sentences in another form. */
export function replaced(source: SourceText, by: ReadonlyMap<SourceSentence, SourceSentence>): SourceText {
  const inForm = (list: readonly SourceSentence[]) => list.map((sentence) => by.get(sentence) ?? sentence);
  return {
    documents: source.documents,
    vocabulary: source.vocabulary,
    sentences: inForm(source.sentences),
    blocks: source.blocks.map((block) => ({
      ...block,
      sentences: inForm(block.sentences),
      displays: block.displays.map((display) => ({ ...display, sentences: inForm(display.sentences) })),
    })),
  };
}

/** The sources with some sentences refused. */
export function refusing(source: SourceText, sentences: readonly SourceSentence[], refusal: Refusal): SourceText {
  if (sentences.length === 0) return source;
  const refused = (sentence: SourceSentence) => ({ ...sentence, judgement: { ...sentence.judgement, refusal } });
  return replaced(source, new Map(sentences.map((sentence) => [sentence, refused(sentence)])));
}
