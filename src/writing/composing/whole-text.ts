import type { ComposedDraft } from '../draft.ts';
import {
  type ComposedAnswer,
  type ComposedBlock,
  type ComposedSection,
  type ComposedSentence,
  sentencesIn,
  withSentences,
} from './composed-text.ts';

/** All that a model wrote of an article, in the order of reading. */
export interface WholeText {
  readonly introduction: ComposedSection;
  readonly takeaways: readonly ComposedSentence[];
  readonly sections: readonly ComposedSection[];
  readonly faq: readonly ComposedAnswer[];
}

export type ComposedTable = Extract<ComposedBlock, { kind: 'table' }>;

/** Id of the takeaways, beside those that sections and answers have. */
export const TAKEAWAYS = 'takeaways';

/** What stands under one heading, whatever it is. */
export interface TextPart {
  readonly id: string;
  readonly kind: 'introduction' | 'takeaways' | 'section' | 'answer';
  /** Empty above the introduction and the takeaways. */
  readonly heading: string;
  readonly blocks: readonly ComposedBlock[];
}

/** Changes by id. Ids that the text does not have change nothing. */
export interface TextChanges {
  /** Undefined takes the sentence out. */
  readonly sentences?: ReadonlyMap<string, ComposedSentence | undefined>;
  /** New sentences, as a paragraph of their own (takeaways: as items) behind the sentence or part of this id. */
  readonly insertions?: ReadonlyMap<string, readonly ComposedSentence[]>;
  readonly tables?: ReadonlyMap<string, ComposedTable | undefined>;
  /** By the id of a section; by that of an answer, its question. */
  readonly headings?: ReadonlyMap<string, string>;
}

export function wholeTextOf({
  sections: body,
  'key-takeaways': takeaways,
  faq,
}: Pick<ComposedDraft, 'sections' | 'key-takeaways' | 'faq'>): WholeText {
  return { introduction: body.introduction, takeaways: takeaways.items, sections: body.sections, faq: faq.entries };
}

/** The parts that have any text, in the order of reading. */
export function partsOf({ introduction, takeaways, sections, faq }: WholeText): TextPart[] {
  const items: ComposedBlock[] =
    takeaways.length === 0 ? [] : [{ kind: 'list', ordered: false, items: takeaways.map((item) => [item]) }];
  return [
    { id: introduction.id, kind: 'introduction' as const, heading: '', blocks: introduction.blocks },
    { id: TAKEAWAYS, kind: 'takeaways' as const, heading: '', blocks: items },
    ...sections.map(({ id, heading, blocks }) => ({ id, kind: 'section' as const, heading, blocks })),
    ...faq.map(({ id, question, blocks }) => ({ id, kind: 'answer' as const, heading: question, blocks })),
  ].filter(({ blocks }) => blocks.length > 0);
}

/** Every sentence of the text, in the order of reading. */
export function allSentences(text: WholeText): ComposedSentence[] {
  return partsOf(text).flatMap(({ blocks }) => sentencesIn(blocks));
}

export function tablesIn(text: WholeText): ComposedTable[] {
  return partsOf(text).flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
}

/** Every sentence by its id, with the part it stands in. */
export function sentencesById(
  text: WholeText,
): Map<string, { readonly sentence: ComposedSentence; readonly part: TextPart }> {
  return new Map(
    partsOf(text).flatMap((part) =>
      sentencesIn(part.blocks).map((sentence) => [sentence.id, { sentence, part }] as const),
    ),
  );
}

/** The text with its changes; what they leave empty goes, headings included. */
export function changed(text: WholeText, changes: TextChanges): WholeText {
  const blocks = (id: string, list: readonly ComposedBlock[]) => changedBlocks(id, list, changes);
  const { introduction, takeaways, sections, faq } = text;
  return {
    introduction: { ...introduction, blocks: blocks(introduction.id, introduction.blocks) },
    takeaways: changedItems(takeaways, changes),
    sections: sections
      .map((section) => ({
        ...section,
        heading: changes.headings?.get(section.id) ?? section.heading,
        blocks: blocks(section.id, section.blocks),
      }))
      .filter(hasText),
    faq: faq
      .map((entry) => ({
        ...entry,
        question: changes.headings?.get(entry.id) ?? entry.question,
        blocks: blocks(entry.id, entry.blocks),
      }))
      .filter(hasText),
  };
}

/** Subheadings alone say nothing. */
function hasText({ blocks }: { readonly blocks: readonly ComposedBlock[] }): boolean {
  return blocks.some(({ kind }) => kind !== 'subheading');
}

function changedItems(items: readonly ComposedSentence[], { sentences, insertions }: TextChanges): ComposedSentence[] {
  const kept = items.flatMap((item) => {
    const now = sentences?.has(item.id) === true ? sentences.get(item.id) : item;
    return [...(now === undefined ? [] : [now]), ...(insertions?.get(item.id) ?? [])];
  });
  return [...kept, ...(insertions?.get(TAKEAWAYS) ?? [])];
}

function changedBlocks(
  id: string,
  blocks: readonly ComposedBlock[],
  { sentences, insertions, tables }: TextChanges,
): ComposedBlock[] {
  const paragraph = (list: readonly ComposedSentence[] | undefined): ComposedBlock[] =>
    list === undefined || list.length === 0 ? [] : [{ kind: 'paragraph', sentences: list }];
  const result = blocks.flatMap((block) => {
    if (block.kind === 'table') {
      const now = tables?.has(block.id) === true ? tables.get(block.id) : block;
      return now === undefined ? [] : [now];
    }
    const own = sentencesIn([block]).flatMap((sentence) => insertions?.get(sentence.id) ?? []);
    const kept =
      sentences === undefined
        ? [block]
        : withSentences([block], (sentence) => (sentences.has(sentence.id) ? sentences.get(sentence.id) : sentence));
    return [...kept, ...paragraph(own)];
  });
  return withoutBareSubheadings([...result, ...paragraph(insertions?.get(id))]);
}

/** A subheading whose text is gone goes as well. */
function withoutBareSubheadings(blocks: readonly ComposedBlock[]): ComposedBlock[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return block.kind !== 'subheading' || (next !== undefined && next.kind !== 'subheading');
  });
}
