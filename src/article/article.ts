import type { Language } from '../contract/languages.ts';
import type { SourceDocument } from './source.ts';

/** A sentence of the article and the passage it rests on. */
export interface ArticleSentence {
  readonly text: string;
  /** The part of the text that stands in the source, where a frame is put around it. */
  readonly quoted?: string;
  readonly documentId: string;
  readonly passageId: string;
}

/** Sentences of one document that are cited together, by one marker at their end. */
export type CitedRun = readonly ArticleSentence[];

/** A list or table stands behind a paragraph of the same document, whose citation covers it. */
export type ArticleBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly CitedRun[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly string[];
      readonly documentId: string;
      readonly passageId: string;
    }
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly documentId: string;
      readonly passageId: string;
    };

interface ArticleSection {
  readonly heading: string;
  readonly blocks: readonly ArticleBlock[];
}

interface FaqEntry {
  readonly question: string;
  readonly answer: readonly CitedRun[];
}

/** Headings of the parts that every article names alike, in the article's language. */
interface PartLabels {
  readonly keyTakeaways: string;
  readonly faq: string;
  readonly sources: string;
  readonly seeAlso: string;
}

/** An article as a value. Empty parts are left out of the markdown. */
export interface Article {
  readonly language: Language;
  readonly labels: PartLabels;
  readonly title: string;
  readonly introduction: readonly ArticleBlock[];
  readonly takeaways: readonly CitedRun[];
  readonly sections: readonly ArticleSection[];
  readonly faq: readonly FaqEntry[];
  /** Every document that a sentence, list or table may name. */
  readonly sources: readonly SourceDocument[];
}

/** What a piece of the article rests on. */
interface CitedText {
  readonly text: string;
  /** Heading above it; empty in the introduction. */
  readonly section: string;
  readonly documentId: string;
  readonly passageId: string;
}

/** Every sentence, list item and table of the article with its passage, in the order a reader meets them. */
export function citedTexts(article: Article): CitedText[] {
  return [
    ...article.introduction.flatMap((block) => ofBlock(block, '')),
    ...article.takeaways.flatMap((run) => ofRun(run, article.labels.keyTakeaways)),
    ...article.sections.flatMap(({ heading, blocks }) => blocks.flatMap((block) => ofBlock(block, heading))),
    ...article.faq.flatMap(({ question, answer }) => answer.flatMap((run) => ofRun(run, question))),
  ];
}

function ofBlock(block: ArticleBlock, section: string): CitedText[] {
  if (block.kind === 'paragraph') return block.runs.flatMap((run) => ofRun(run, section));
  const { documentId, passageId } = block;
  const texts = block.kind === 'list' ? block.items : [block.header, ...block.rows].map((row) => row.join(' | '));
  return texts.map((text) => ({ text, section, documentId, passageId }));
}

function ofRun(run: CitedRun, section: string): CitedText[] {
  return run.map(({ text, quoted, documentId, passageId }) => ({
    text: quoted ?? text,
    section,
    documentId,
    passageId,
  }));
}
