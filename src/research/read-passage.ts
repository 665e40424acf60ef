import { countWords } from '../article/count-words.ts';
import { type Block, blocksOf } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';
import { type Figure, figuresOf } from '../language/figures.ts';
import { findCues } from '../language/find-cues.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { sentencesOf } from '../language/segment-sentences.ts';
import { isStepLabel } from './judging/bare-steps.ts';
import { isCommentLabel } from './judging/comment-labels.ts';
import { type Judgement, judgeSentence } from './judging/judge-sentence.ts';
import { isGlossaryEntry } from './judging/lacks-predicate.ts';
import { isLegend } from './judging/legends.ts';
import { greets, isItemOnly, isLineUnderHeadline } from './judging/says-too-little.ts';
import { repeatsDefinite } from './repeats-definite.ts';
import { tidySentence, withoutTruthLabel } from './tidy-sentence.ts';

/** A sentence with what can be told of it from its own passage. */
export interface PassageSentence {
  readonly text: string;
  readonly words: number;
  readonly tokens: readonly string[];
  readonly figures: readonly Figure[];
  readonly judgement: Judgement;
}

/** A paragraph, list or table of a passage. */
export interface PassagePart {
  readonly content: Block;
  /** Of a list or table: words of its items or cells. */
  readonly words: number;
  /** A paragraph of prose, or one for each item of a list; none for a table. */
  readonly paragraphs: readonly (readonly PassageSentence[])[];
}

/** "Diffusers: the brine is ..." is an item of its list and no sentence of its own. */
const LABEL = /^[^:：.]{2,40}[:：]\s/u;
/** "No. Slightly stale bread ...": an answer, not the abbreviation before a number. */
const AFTER_NO = /(?<=^No\.)\s+(?=\p{Lu}\p{Ll})/u;
/** Words of the line under a headline, with its date and author. */
const MOST_UNDER_HEADLINE = 60;

/** Sentences that are remembered in all: those of the passages of an article from many documents. */
const MOST = 5_000;

interface Kept {
  readonly language: Language;
  readonly parts: readonly PassagePart[];
  readonly sentences: number;
}

/** By text: hardly one is read in two languages. */
const kept = new Map<string, Kept>();
let keptSentences = 0;

/**
 * Takes a passage apart and judges its sentences. Remembered, as the articles of a customer are written from the same
 * documents; the oldest are forgotten first.
 */
export function readPassage(text: string, language: Language): readonly PassagePart[] {
  const known = kept.get(text);
  if (known?.language === language) return known.parts;
  forget(text);
  const parts = beforeComments(blocksOf(text)).flatMap((block) => readBlock(block, language) ?? []);
  const sentences = parts.reduce((sum, { paragraphs }) => sum + paragraphs.flat().length, 0);
  for (const oldest of kept.keys()) {
    if (keptSentences + sentences <= MOST) break;
    forget(oldest);
  }
  kept.set(text, { language, parts, sentences });
  keptSentences += sentences;
  return parts;
}

/** What readers write under a page is no part of it. */
function beforeComments(blocks: readonly Block[]): readonly Block[] {
  const from = blocks.findIndex((block) => block.kind === 'prose' && isCommentLabel(block.text));
  return from < 0 ? blocks : blocks.slice(0, from);
}

function forget(text: string): void {
  keptSentences -= kept.get(text)?.sentences ?? 0;
  kept.delete(text);
}

function readBlock(content: Block, language: Language): PassagePart | undefined {
  if (content.kind === 'prose') {
    if (isLineUnderHeadline(content.text) && countWords(content.text, language) < MOST_UNDER_HEADLINE) return undefined;
    return { content, words: 0, paragraphs: [readParagraph(content.text, language, false)] };
  }
  const texts = content.kind === 'list' ? content.items : [content.header, ...content.rows].flat();
  return {
    content,
    words: texts.reduce((sum, text) => sum + countWords(text, language), 0),
    paragraphs: content.kind === 'list' ? texts.map((item) => readParagraph(item, language, true)) : [],
  };
}

function readParagraph(text: string, language: Language, isItem: boolean): readonly PassageSentence[] {
  const pieces = sentencesOf(text, language);
  if (pieces.some(greets)) return [];
  const sentences: PassageSentence[] = [];
  let inMyth = false;
  let inEntry = false;
  const isStep = pieces.some(isStepLabel);
  for (const piece of pieces.flatMap((part) => part.split(AFTER_NO))) {
    const tidy = tidySentence(piece, language);
    if (tidy === '') continue;
    const fact = withoutTruthLabel(tidy, language);
    const sentence = readSentence(fact ?? tidy, language);
    const { judgement } = sentence;
    inMyth = fact === undefined && (inMyth || judgement.refusal === 'myth');
    inEntry ||= isLegend(sentence.text) || isGlossaryEntry(sentence.text, findCues(sentence.text, language), language);
    const before = sentences.at(-1);
    const repeats =
      before !== undefined && fact === undefined && repeatsDefinite(sentence.text, before.tokens, language);
    const isPartOfItem = isItem && (LABEL.test(sentence.text) || isItemOnly(sentence.text, language));
    sentences.push({
      ...sentence,
      judgement: {
        ...judgement,
        leans: judgement.leans || repeats || isPartOfItem || inEntry || isStep,
        refusal: inMyth ? 'myth' : judgement.refusal,
      },
    });
  }
  return sentences;
}

function readSentence(text: string, language: Language): PassageSentence {
  return {
    text,
    words: countWords(text, language),
    // A list that grew has room for more, and is kept by the thousand.
    tokens: tokensOf(text, language).slice(),
    figures: figuresOf(text, language),
    judgement: judgeSentence(text, language),
  };
}
