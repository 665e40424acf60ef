import type { Judgement, Refusal } from './judging/judge-sentence.ts';
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
  return judgedAnew(source, sentences, { refusal });
}

/** The sources with some more sentences, by their indexes, that can not open a group. */
export function leaningAlso(source: SourceText, indexes: ReadonlySet<number>): SourceText {
  const leaning = indexes.size === 0 ? [] : source.sentences.filter(({ index }) => indexes.has(index));
  return judgedAnew(source, leaning, { leans: true });
}

function judgedAnew(source: SourceText, sentences: readonly SourceSentence[], change: Partial<Judgement>): SourceText {
  if (sentences.length === 0) return source;
  const changed = (sentence: SourceSentence) => ({ ...sentence, judgement: { ...sentence.judgement, ...change } });
  return replaced(source, new Map(sentences.map((sentence) => [sentence, changed(sentence)])));
}
