import { countWords } from '../article/count-words.ts';
import type { Block, SourceDocument } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';
import type { Figure } from '../language/figures.ts';
import { findCues } from '../language/find-cues.ts';
import { lexiconOf } from '../language/lexicon-of.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { writingSystemOf } from '../language/writing-system.ts';
import { isCommentLabel } from './judging/comment-labels.ts';
import { isExerciseLabel } from './judging/exercise-labels.ts';
import { hasFiniteVerb } from './judging/finite-verb.ts';
import type { Judgement, Refusal } from './judging/judge-sentence.ts';
import { isOpinionLabel } from './judging/opinion-labels.ts';
import { type PassagePart, type PassageSentence, readPassage } from './read-passage.ts';
import { Vocabulary } from './vocabulary.ts';

/** A sentence of a source with all that choosing needs to know of it. */
export interface SourceSentence {
  /** Position among all sentences of the evidence. */
  readonly index: number;
  readonly text: string;
  readonly words: number;
  readonly documentId: string;
  readonly passageId: string;
  /** Index of its heading block. */
  readonly block: number;
  /** Running number of its paragraph among all; every item of a list is a paragraph of its own. */
  readonly paragraph: number;
  readonly inList: boolean;
  readonly judgement: Judgement;
  readonly tokens: readonly string[];
  /** Its tokens by their numbers in the vocabulary of the sources. */
  readonly numbers: readonly number[];
  readonly figures: readonly Figure[];
}

/** A table or list, placed behind the sentence that stands before it. */
export interface Display {
  readonly block: number;
  /** Index of the last sentence before it; -1 when there is none in its heading block. */
  readonly after: number;
  readonly content: Exclude<Block, { kind: 'prose' }>;
  readonly documentId: string;
  readonly passageId: string;
  readonly words: number;
  /** The sentences of its items; none for a table. */
  readonly sentences: readonly SourceSentence[];
}

/** What stands under one heading of a document. */
export interface HeadingBlock {
  readonly index: number;
  readonly document: SourceDocument;
  /** Position of the document among the sources, and of the block in its document. */
  readonly documentIndex: number;
  readonly ordinal: number;
  /** The nearest heading; undefined for text before the first one. */
  readonly heading: string | undefined;
  /** Tokens of the heading by their numbers in the vocabulary of the sources. */
  readonly headingNumbers: readonly number[];
  readonly sentences: readonly SourceSentence[];
  readonly displays: readonly Display[];
}

export interface SourceText {
  readonly documents: readonly SourceDocument[];
  readonly blocks: readonly HeadingBlock[];
  readonly sentences: readonly SourceSentence[];
  /** Of the sentences; what is left aside later keeps its tokens in it. */
  readonly vocabulary: Vocabulary;
}

/** Takes documents apart into heading blocks, paragraphs and judged sentences, in order. */
export function readSources(documents: readonly SourceDocument[], language: Language): SourceText {
  const reader = new Reader(language);
  for (const [index, document] of documents.entries()) reader.read(document, index);
  return { documents, blocks: reader.blocks, sentences: reader.sentences, vocabulary: reader.vocabulary };
}

/** By position of the document: its sentences, in order. */
export function sentencesByDocument({ documents, blocks }: SourceText): readonly (readonly SourceSentence[])[] {
  const lists: SourceSentence[][] = documents.map(() => []);
  for (const block of blocks) lists[block.documentIndex]?.push(...block.sentences);
  return lists;
}

const MOST_KICKER_WORDS = 12;

interface OpenBlock extends HeadingBlock {
  readonly sentences: SourceSentence[];
  readonly displays: Display[];
  /** Of all that stands under its heading. */
  readonly refusal: Refusal | undefined;
}

/** Why a heading keeps what stands under it out of articles. */
function refusalUnder(heading: string, language: Language): Refusal | undefined {
  if (isCommentLabel(heading)) return 'site talk';
  if (isOpinionLabel(heading, language)) return 'opinion';
  return isExerciseLabel(heading, language) ? 'exercise' : undefined;
}

class Reader {
  readonly blocks: OpenBlock[] = [];
  readonly sentences: SourceSentence[] = [];
  readonly vocabulary = new Vocabulary();
  readonly #language: Language;
  #paragraph = 0;

  constructor(language: Language) {
    this.#language = language;
  }

  read(document: SourceDocument, documentIndex: number): void {
    let open: OpenBlock | undefined;
    let headings: string | undefined;
    let ordinal = 0;
    for (const passage of document.passages) {
      const path = passage.headings.join('\n');
      if (open === undefined || path !== headings) {
        open = this.#begin(document, documentIndex, ordinal, passage.headings.at(-1));
        headings = path;
        ordinal += 1;
      }
      for (const part of readPassage(passage.text, this.#language)) this.#add(open, part, passage.id);
    }
  }

  #begin(document: SourceDocument, documentIndex: number, ordinal: number, heading: string | undefined): OpenBlock {
    const index = this.blocks.length;
    const block: OpenBlock = {
      index,
      document,
      documentIndex,
      ordinal,
      heading,
      headingNumbers: heading === undefined ? [] : this.vocabulary.addAll(tokensOf(heading, this.#language)),
      sentences: [],
      displays: [],
      refusal: refusalUnder(heading ?? '', this.#language),
    };
    this.blocks.push(block);
    return block;
  }

  #add(open: OpenBlock, { content, words, paragraphs }: PassagePart, passageId: string): void {
    this.#paragraph += 1;
    const after = open.sentences.at(-1)?.index ?? -1;
    const from = this.sentences.length;
    const inList = content.kind === 'list';
    for (const paragraph of paragraphs) {
      if (inList) this.#paragraph += 1;
      for (const sentence of paragraph) this.#addSentence(open, sentence, passageId, inList);
    }
    if (content.kind === 'prose') return;
    open.displays.push({
      block: open.index,
      after,
      content,
      documentId: open.document.id,
      passageId,
      words,
      sentences: this.sentences.slice(from),
    });
  }

  #addSentence(open: OpenBlock, read: PassageSentence, passageId: string, inList: boolean): void {
    const { text, words, tokens, figures, judgement } = read;
    const refusal = this.#refusalOf(judgement, open) ?? this.#standfirst(text, open);
    const sentence: SourceSentence = {
      index: this.sentences.length,
      text,
      words,
      documentId: open.document.id,
      passageId,
      block: open.index,
      paragraph: this.#paragraph,
      inList,
      judgement: refusal === judgement.refusal ? judgement : { ...judgement, refusal },
      tokens,
      numbers: this.vocabulary.addAll(tokens),
      figures,
    };
    this.sentences.push(sentence);
    open.sentences.push(sentence);
  }

  #refusalOf({ refusal, needsDate }: Judgement, open: OpenBlock): Refusal | undefined {
    if (open.refusal !== undefined) return open.refusal;
    return refusal ?? (needsDate && open.document.date === undefined ? 'dated' : undefined);
  }

  /** The first line of a page without a verb is its kicker ("A report from Harbour & Finch, 64 employees."). */
  #standfirst(text: string, open: OpenBlock): Refusal | undefined {
    if (open.ordinal > 0 || open.sentences.length > 0 || writingSystemOf(this.#language) !== 'spaced') return undefined;
    if (lexiconOf(this.#language).cues.finiteVerbs.length === 0) return undefined;
    const isShort = countWords(text, this.#language) <= MOST_KICKER_WORDS;
    const cues = findCues(text, this.#language);
    return isShort && !hasFiniteVerb(text, cues, this.#language) ? 'no sentence' : undefined;
  }
}
