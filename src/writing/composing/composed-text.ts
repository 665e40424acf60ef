import { countWords } from '../../article/count-words.ts';
import type { Language } from '../../contract/languages.ts';

/** A sentence that a model wrote. */
export interface ComposedSentence {
  /** Names it in later questions and in edits: `s3.7`. Unique in the article, and kept when the text changes. */
  readonly id: string;
  readonly text: string;
  /** Ids of the passages it rests on; none, where it claims nothing that wants a source. */
  readonly cites: readonly string[];
}

export type ComposedBlock =
  | { readonly kind: 'paragraph'; readonly sentences: readonly ComposedSentence[] }
  /** An item may hold several sentences. */
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly ComposedSentence[])[] }
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly cites: readonly string[];
    }
  | { readonly kind: 'subheading'; readonly text: string };

/** What stands under one heading of the second rank; of the introduction, under none. */
export interface ComposedSection {
  /** `s0` for the introduction, then `s1`, `s2` ... */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly ComposedBlock[];
}

export interface ComposedBody {
  readonly introduction: ComposedSection;
  readonly sections: readonly ComposedSection[];
  /** What the customer wished for the body, for whoever judges whether it was kept. */
  readonly wish: string | undefined;
}

export interface ComposedAnswer {
  readonly id: string;
  readonly question: string;
  readonly blocks: readonly ComposedBlock[];
}

/** The rows of a table as lines, its head first: how a question shows them, and what a verdict on them is kept under. */
export function rowTexts({
  header,
  rows,
}: Pick<Extract<ComposedBlock, { kind: 'table' }>, 'header' | 'rows'>): string[] {
  return [header, ...rows].map((row) => row.join(' | '));
}

/** Every sentence of a body, the introduction first. */
export function sentencesOfBody({
  introduction,
  sections,
}: Pick<ComposedBody, 'introduction' | 'sections'>): ComposedSentence[] {
  return [introduction, ...sections].flatMap(({ blocks }) => sentencesIn(blocks));
}

/** Every sentence of blocks, in the order of reading; tables have none. */
export function sentencesIn(blocks: readonly ComposedBlock[]): ComposedSentence[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [...block.sentences];
    return block.kind === 'list' ? block.items.flat() : [];
  });
}

/** Blocks with each sentence replaced by what `change` gives; undefined removes it, and what is left empty goes too. */
export function withSentences(
  blocks: readonly ComposedBlock[],
  change: (sentence: ComposedSentence) => ComposedSentence | undefined,
): ComposedBlock[] {
  const changed = (sentences: readonly ComposedSentence[]) => sentences.flatMap((sentence) => change(sentence) ?? []);
  return blocks.flatMap((block): ComposedBlock[] => {
    if (block.kind === 'paragraph') {
      const sentences = changed(block.sentences);
      return sentences.length === 0 ? [] : [{ ...block, sentences }];
    }
    if (block.kind !== 'list') return [block];
    const items = block.items.map(changed).filter((item) => item.length > 0);
    return items.length === 0 ? [] : [{ ...block, items }];
  });
}

/** Visible words of blocks, counted as the article's are. */
export function wordsOfBlocks(blocks: readonly ComposedBlock[], language: Language): number {
  return blocks.reduce(
    (sum, block) => sum + textsOf(block).reduce((all, text) => all + countWords(text, language), 0),
    0,
  );
}

function textsOf(block: ComposedBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.map(({ text }) => text);
    case 'list':
      return block.items.flat().map(({ text }) => text);
    case 'table':
      return [block.header, ...block.rows].flat();
    case 'subheading':
      return [block.text];
  }
}

/** Text of blocks as plain lines, for a question that shows a model what stands in the article. */
export function linesOf(blocks: readonly ComposedBlock[]): string[] {
  return blocks.map((block) => textsOf(block).join(block.kind === 'table' ? ' | ' : ' '));
}
