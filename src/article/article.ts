import type { Language } from '../contract/languages.ts';
import type { SourceDocument } from './source.ts';

/** A link on a part of a text: neither empty nor overlapping another. */
export interface InlineLink {
  /** Offsets in the text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Absolute http or https address; anything else is printed without a link. */
  readonly url: string;
  /** Ordered by the customer, to a page of the site, or to a source of the article. */
  readonly kind: 'manual' | 'internal' | 'external';
}

/** A remark that rests on no source. */
export interface Aside {
  readonly text: string;
  readonly links: readonly InlineLink[];
}

/** A passage of a source. */
export interface Citation {
  readonly documentId: string;
  readonly passageId: string;
}

/** Who made a picture and on what terms it may be shown. */
export interface PictureCredit {
  readonly text: string;
  readonly links: readonly InlineLink[];
}

/** A picture and what stands under it; no part of the article's words. */
export interface ArticlePicture {
  /** Absolute http or https address; anything else is not printed. */
  readonly url: string;
  /** What is seen, in the article's language; empty for mere decoration. */
  readonly alt: string;
  readonly credit?: PictureCredit;
}

/** A sentence of the article and the passages it rests on; none, where it claims nothing that wants a source. */
export interface ArticleSentence {
  readonly text: string;
  readonly links?: readonly InlineLink[];
  /** What stands in the source: the part of the text a frame is put around, or the sentence that the text sums up. */
  readonly quoted?: string;
  readonly cites: readonly Citation[];
}

/** Sentences that are cited together, by their markers at the end: those that rest on the same documents, or one item. */
export type CitedRun = readonly ArticleSentence[];

/**
 * A list or table behind a paragraph of the same document is covered by its citation; one that stands alone carries
 * its own.
 */
export type ArticleBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly CitedRun[]; readonly aside?: Aside }
  /** Statements that do not make a paragraph, one a bullet; numbered where their order counts. */
  | { readonly kind: 'points'; readonly runs: readonly CitedRun[]; readonly ordered?: true }
  | { readonly kind: 'subheading'; readonly text: string }
  /** Whose text is quoted, and on what terms; no part of the article's words. */
  | { readonly kind: 'credit'; readonly text: string }
  | ({ readonly kind: 'picture' } & ArticlePicture)
  /** A comment made by `embedComment`, on a line of its own. */
  | { readonly kind: 'embed'; readonly comment: string }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly string[];
      /** Links in the items, by the position of the item. */
      readonly links?: readonly (readonly InlineLink[])[];
      readonly cites: readonly Citation[];
    }
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly cites: readonly Citation[];
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

/** A page that readers may go on to. */
export interface PageLink {
  readonly title: string;
  readonly url: string;
}

/** An article as a value. Empty parts are left out of the markdown. */
export interface Article {
  readonly language: Language;
  readonly labels: PartLabels;
  readonly title: string;
  /** Stands under the title. */
  readonly cover?: ArticlePicture;
  readonly introduction: readonly ArticleBlock[];
  readonly takeaways: readonly CitedRun[];
  /** Credit for the texts of the takeaways, and of the FAQ. */
  readonly takeawaysCredit?: string;
  readonly faqCredit?: string;
  readonly sections: readonly ArticleSection[];
  readonly faq: readonly FaqEntry[];
  /** Every document that a sentence, list or table may name. */
  readonly sources: readonly SourceDocument[];
  /** Address that each source links to, by its id; the others are named without a link. Absent: their own addresses. */
  readonly sourceLinks?: ReadonlyMap<string, string>;
  readonly seeAlso: readonly PageLink[];
  /** Of a picture that belongs to the article and does not stand in it; the last line. */
  readonly pictureCredit?: PictureCredit;
}

/** What a piece of the article rests on. */
interface CitedText {
  readonly text: string;
  /** Heading above it; empty in the introduction. */
  readonly section: string;
  /** At least one. */
  readonly cites: readonly Citation[];
}

/** Every cited sentence, list item and table row of the article with its passages, in the order a reader meets them. */
export function citedTexts(article: Article): CitedText[] {
  return [
    ...article.introduction.flatMap((block) => ofBlock(block, '')),
    ...article.takeaways.flatMap((run) => ofRun(run, article.labels.keyTakeaways)),
    ...article.sections.flatMap(({ heading, blocks }) => blocks.flatMap((block) => ofBlock(block, heading))),
    ...article.faq.flatMap(({ question, answer }) => answer.flatMap((run) => ofRun(run, question))),
  ].filter(({ cites }) => cites.length > 0);
}

function ofBlock(block: ArticleBlock, section: string): CitedText[] {
  if (!('cites' in block) && !('runs' in block)) return [];
  if (block.kind === 'paragraph' || block.kind === 'points') return block.runs.flatMap((run) => ofRun(run, section));
  const texts = block.kind === 'list' ? block.items : [block.header, ...block.rows].map((row) => row.join(' | '));
  return texts.map((text) => ({ text, section, cites: block.cites }));
}

function ofRun(run: CitedRun, section: string): CitedText[] {
  return run.map(({ text, quoted, cites }) => ({ text: quoted ?? text, section, cites }));
}
