import type { Language } from '../contract/languages.ts';
import { lexiconOf } from '../language/lexicon-of.ts';
import { judgeSentence } from './judge-sentence.ts';
import type { Display, HeadingBlock, SourceSentence, SourceText } from './source-text.ts';
import { withoutConnective } from './tidy-sentence.ts';

/** One to four sentences in a row that stand on their own, with the list or table that belongs behind them. */
export interface Group {
  readonly index: number;
  readonly sentences: readonly SourceSentence[];
  /** The sentences as the article prints them: the first may have lost a connective. */
  readonly texts: readonly string[];
  /** Words of the sentences and of the display. */
  readonly words: number;
  readonly block: number;
  readonly documentId: string;
  readonly display: Display | undefined;
  /** Mean of the sentences' penalties, 0 to 1. */
  readonly penalty: number;
}

const MOST_SENTENCES = 4;
const MOST_WORDS = 95;
const MOST_PARAGRAPH_WORDS = 140;
const MOST_DISPLAY_WORDS = 140;

/**
 * Every group the sources allow. It begins with a sentence that leans on nothing, holds no refused one, and stays in
 * one paragraph. Languages whose unit is the paragraph begin a group only where a paragraph begins.
 */
export function groupsOf(source: SourceText, language: Language): Group[] {
  const groups: Group[] = [];
  for (const block of source.blocks) {
    for (const paragraph of paragraphsOf(block)) {
      for (const group of paragraphGroups(paragraph, block, language)) groups.push({ ...group, index: groups.length });
    }
  }
  return groups;
}

function paragraphsOf(block: HeadingBlock): SourceSentence[][] {
  const paragraphs: SourceSentence[][] = [];
  for (const sentence of block.sentences) {
    const open = paragraphs.at(-1);
    if (open?.[0]?.paragraph === sentence.paragraph) open.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs;
}

function* paragraphGroups(
  paragraph: readonly SourceSentence[],
  block: HeadingBlock,
  language: Language,
): Generator<Omit<Group, 'index'>> {
  const whole = lexiconOf(language).unit === 'paragraph';
  const starts = whole ? paragraph.slice(0, 1) : paragraph;
  for (const [start, first] of starts.entries()) {
    const opening = openingText(first, start, language);
    if (opening === undefined) continue;
    const sentences: SourceSentence[] = [];
    let words = 0;
    for (const sentence of paragraph.slice(start, whole ? undefined : start + MOST_SENTENCES)) {
      words += sentence.words;
      if (words > (whole ? MOST_PARAGRAPH_WORDS : MOST_WORDS)) break;
      const display = displayBehind(sentence, block);
      if (!isUsable(sentence, display)) break;
      sentences.push(sentence);
      if (!whole || display !== undefined) yield groupOf([...sentences], opening, block, display);
      if (display !== undefined) break;
    }
    if (whole && sentences.length > 0) yield groupOf(sentences, opening, block, undefined);
  }
}

/** The text the group can open with, or undefined when the sentence can not open one. */
function openingText(sentence: SourceSentence, position: number, language: Language): string | undefined {
  if (!sentence.judgement.leans) return sentence.text;
  const bare = withoutConnective(sentence.text, language);
  if (bare === undefined || position === 0) return undefined;
  const judged = judgeSentence(bare, language);
  return judged.leans || judged.refusal !== undefined ? undefined : bare;
}

/** A sentence that announces a list or table is usable only with it, and one that points at none only without. */
function isUsable(sentence: SourceSentence, display: Display | undefined): boolean {
  const { refusal, refersToDisplay } = sentence.judgement;
  if (display !== undefined) return refusal === undefined || announces(sentence);
  return refusal === undefined && !refersToDisplay;
}

function displayBehind(sentence: SourceSentence, block: HeadingBlock): Display | undefined {
  const display = block.displays.find(({ after }) => after === sentence.index);
  if (display === undefined || display.words > MOST_DISPLAY_WORDS) return undefined;
  const belongs = announces(sentence) || (sentence.judgement.refersToDisplay && display.content.kind === 'table');
  return belongs ? display : undefined;
}

function announces(sentence: SourceSentence): boolean {
  return /[:：]$/u.test(sentence.text);
}

function groupOf(
  sentences: readonly SourceSentence[],
  opening: string,
  block: HeadingBlock,
  display: Display | undefined,
): Omit<Group, 'index'> {
  return {
    sentences,
    texts: sentences.map((sentence, index) => (index === 0 ? opening : sentence.text)),
    words: sentences.reduce((sum, sentence) => sum + sentence.words, 0) + (display?.words ?? 0),
    block: block.index,
    documentId: block.document.id,
    display,
    penalty: sentences.reduce((sum, sentence) => sum + sentence.judgement.penalty, 0) / sentences.length,
  };
}
