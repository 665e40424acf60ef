import type { SourceSentence, SourceText } from './source-text.ts';

/** The sources without some of their documents, numbered anew. */
export function withoutDocuments(source: SourceText, aside: ReadonlySet<number>): SourceText {
  if (aside.size === 0) return source;
  const documentNumbers = new Map<number, number>();
  for (const index of source.documents.keys()) {
    if (!aside.has(index)) documentNumbers.set(index, documentNumbers.size);
  }
  const sentenceNumbers = new Map<number, number>();
  const sentences: SourceSentence[] = [];
  const blocks = source.blocks
    .filter(({ documentIndex }) => !aside.has(documentIndex))
    .map((block, index) => {
      const own = block.sentences.map((sentence) => {
        const renumbered = { ...sentence, index: sentences.length, block: index };
        sentenceNumbers.set(sentence.index, renumbered.index);
        sentences.push(renumbered);
        return renumbered;
      });
      const displays = block.displays.map((display) => ({
        ...display,
        block: index,
        after: sentenceNumbers.get(display.after) ?? -1,
        sentences: display.sentences.flatMap(({ index: before }) => sentences[sentenceNumbers.get(before) ?? -1] ?? []),
      }));
      return {
        ...block,
        index,
        documentIndex: documentNumbers.get(block.documentIndex) ?? 0,
        sentences: own,
        displays,
      };
    });
  const documents = source.documents.filter((_, index) => !aside.has(index));
  return { documents, blocks, sentences, vocabulary: source.vocabulary };
}
