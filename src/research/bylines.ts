import type { HeadingBlock, SourceText } from './source-text.ts';

/** A first and a last name at the front of a sentence. */
const NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?(\p{Lu}\p{Ll}+)(?: (?:\p{Lu}\.|de|van|von|der|la|del))* (\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?=[\s,])/u;
/** Headings blocks at the end of a document where its author is introduced. */
const LAST_BLOCKS = 2;
const LAST_PARAGRAPHS = 3;

/**
 * Indexes of sentences that introduce the author of a page: near its end they open with a person's name that no other
 * document knows.
 */
export function bylinesOf({ blocks, documents }: SourceText): ReadonlySet<number> {
  const holders = new Map<string, Set<number>>();
  for (const { documentIndex, sentences } of blocks) {
    for (const { text } of sentences) {
      for (const [word] of text.matchAll(/\p{Lu}\p{Ll}+/gu)) {
        const known = holders.get(word);
        if (known === undefined) holders.set(word, new Set([documentIndex]));
        else known.add(documentIndex);
      }
    }
  }
  const found = new Set<number>();
  for (const index of documents.keys()) {
    for (const sentence of lastSentences(blocks.filter(({ documentIndex }) => documentIndex === index))) {
      const [, first, last] = NAME.exec(sentence.text) ?? [];
      if (first === undefined || last === undefined) continue;
      if (holders.get(first)?.size === 1 && holders.get(last)?.size === 1) found.add(sentence.index);
    }
  }
  return found;
}

function lastSentences(blocks: readonly HeadingBlock[]): HeadingBlock['sentences'] {
  const sentences = blocks.slice(-LAST_BLOCKS).flatMap((block) => block.sentences);
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))].slice(-LAST_PARAGRAPHS);
  return sentences.filter(({ paragraph }) => paragraphs.includes(paragraph));
}
