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
  const named = new Map<HeadingBlock['sentences'][number], readonly string[]>();
  for (const own of blocksByDocument(blocks, documents.length)) {
    for (const sentence of lastSentences(own)) {
      const [, first, last] = NAME.exec(sentence.text) ?? [];
      if (first !== undefined && last !== undefined) named.set(sentence, [first, last]);
    }
  }
  if (named.size === 0) return new Set();
  const holders = holdersOf(new Set([...named.values()].flat()), blocks);
  const isOwn = (word: string) => holders.get(word)?.size === 1;
  return new Set([...named].filter(([, names]) => names.every(isOwn)).map(([{ index }]) => index));
}

/** By word: the documents that write it. */
function holdersOf(words: ReadonlySet<string>, blocks: readonly HeadingBlock[]): ReadonlyMap<string, Set<number>> {
  const holders = new Map([...words].map((word) => [word, new Set<number>()]));
  for (const { documentIndex, sentences } of blocks) {
    for (const { text } of sentences) {
      for (const [word] of text.matchAll(/\p{Lu}\p{Ll}+/gu)) holders.get(word)?.add(documentIndex);
    }
  }
  return holders;
}

function blocksByDocument(blocks: readonly HeadingBlock[], documents: number): HeadingBlock[][] {
  const lists = Array.from({ length: documents }, (): HeadingBlock[] => []);
  for (const block of blocks) lists[block.documentIndex]?.push(block);
  return lists;
}

function lastSentences(blocks: readonly HeadingBlock[]): HeadingBlock['sentences'] {
  const sentences = blocks.slice(-LAST_BLOCKS).flatMap((block) => block.sentences);
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))].slice(-LAST_PARAGRAPHS);
  return sentences.filter(({ paragraph }) => paragraphs.includes(paragraph));
}
