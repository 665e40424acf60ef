import type { HeadingBlock, SourceSentence, SourceText } from './source-text.ts';

/** The sources without some of their documents, numbered anew. */
export function withoutDocuments(source: SourceText, aside: ReadonlySet<number>): SourceText {
  return aside.size === 0 ? source : keeping(source, aside, () => true);
}

/** Some heading blocks of the sources and the documents they stand in, numbered anew. */
export function onlyBlocks(source: SourceText, kept: ReadonlySet<HeadingBlock>): SourceText {
  const drawnOn = new Set([...kept].map(({ documentIndex }) => documentIndex));
  const aside = new Set([...source.documents.keys()].filter((index) => !drawnOn.has(index)));
  return keeping(source, aside, (block) => kept.has(block));
}

function keeping(source: SourceText, aside: ReadonlySet<number>, keeps: (block: HeadingBlock) => boolean): SourceText {
  const documentNumbers = new Map<number, number>();
  for (const index of source.documents.keys()) {
    if (!aside.has(index)) documentNumbers.set(index, documentNumbers.size);
  }
  const sentenceNumbers = new Map<number, number>();
  const sentences: SourceSentence[] = [];
  const blocks = source.blocks
    .filter((block) => !aside.has(block.documentIndex) && keeps(block))
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
