import type { Language } from '../contract/languages.ts';
import { lexiconOf } from '../language/lexicon-of.ts';
import type { CountedPlace } from './judging/enumerations.ts';
import { judgeSentence } from './judging/judge-sentence.ts';
import type { Display, HeadingBlock, SourceSentence, SourceText } from './source-text.ts';
import { withoutConnective } from './tidy-sentence.ts';

/**
 * One to four sentences in a row that stand on their own, with the list or table that belongs behind them; or a list of
 * full sentences, or a table, by itself.
 */
export interface Group {
  readonly index: number;
  /** Printed as text; empty for a list by itself. */
  readonly sentences: readonly SourceSentence[];
  /** All that it says: its sentences and those of its list. */
  readonly covered: readonly SourceSentence[];
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

/** Words of a short sentence that may follow another but not open a group. */
const LEAST_FOLLOWING_WORDS = 3;
const MOST = {
  usual: { sentences: 4, words: 95 },
  /** A row that is counted ("The first is ...") is told to its end. */
  counted: { sentences: 8, words: 150 },
  paragraph: { sentences: Number.POSITIVE_INFINITY, words: 140 },
} as const;
const MOST_DISPLAY_WORDS = 170;
/** A table that stands by itself: columns and rows at least, and letters of a cell at most. */
const TABLE = { columns: 2, most: 5, rows: 2, cell: 90 } as const;
/** Items of a list that stands by itself. */
const LEAST_ITEMS = 3;

/**
 * Every group the sources allow. It begins with a sentence that leans on nothing, holds no refused one, and stays in
 * one paragraph. Languages whose unit is the paragraph begin a group only where a paragraph begins.
 */
export function groupsOf(source: SourceText, language: Language): Group[] {
  const groups: Group[] = [];
  for (const block of source.blocks) {
    const steps = stepsOf(block);
    for (const paragraph of paragraphsOf(block)) {
      if (steps.has(paragraph[0]?.index ?? -1)) continue;
      for (const group of paragraphGroups(paragraph, block, language)) groups.push({ ...group, index: groups.length });
    }
    for (const display of block.displays) {
      if (standsAlone(display, block)) groups.push({ ...groupOf([], [], block, display), index: groups.length });
    }
  }
  return groups;
}

/** A table by itself. */
export function isTable({ sentences, display }: Group): boolean {
  return sentences.length === 0 && display?.content.kind === 'table';
}

/** Words that groups print together, their displays' included. */
export function wordsOfGroups(groups: readonly Group[]): number {
  return groups.reduce((sum, { words }) => sum + words, 0);
}

const byBlock = new WeakMap<readonly Group[], ReadonlyMap<number, readonly Group[]>>();

/** Those of `groups` that stand in one heading block, in order. */
export function groupsInBlock(groups: readonly Group[], block: number): readonly Group[] {
  let known = byBlock.get(groups);
  if (known === undefined) {
    const lists = new Map<number, Group[]>();
    for (const group of groups) {
      const list = lists.get(group.block);
      if (list === undefined) lists.set(group.block, [group]);
      else list.push(group);
    }
    known = lists;
    byBlock.set(groups, known);
  }
  return known.get(block) ?? [];
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

/** By sentence index: items of an announced, numbered list that can be shown. A step by itself lacks those around it. */
function stepsOf({ displays, sentences }: HeadingBlock): ReadonlySet<number> {
  const announcing = new Set(sentences.filter(announces).map(({ index }) => index));
  const shown = displays.filter(
    ({ content, words, after }) =>
      content.kind === 'list' && content.ordered && words <= MOST_DISPLAY_WORDS && announcing.has(after ?? -1),
  );
  return new Set(shown.flatMap((display) => display.sentences.map(({ index }) => index)));
}

function* paragraphGroups(
  paragraph: readonly SourceSentence[],
  block: HeadingBlock,
  language: Language,
): Generator<Omit<Group, 'index'>> {
  const whole = lexiconOf(language).unit === 'paragraph';
  const starts = whole ? paragraph.slice(0, 1) : paragraph;
  const places = paragraph.map(({ judgement }) => judgement.countedPlace);
  for (const [start, first] of starts.entries()) {
    const opening = openingText(first, start, language);
    if (opening === undefined || places[start] === 'next') continue;
    const sentences: SourceSentence[] = [];
    let words = 0;
    for (const [offset, sentence] of paragraph.slice(start).entries()) {
      const end = start + offset;
      // What goes on with a row that began before the group would count from nowhere.
      if (places[end] === 'next' && !places.slice(start, end).includes('first')) break;
      const counts = places.slice(start, end + 1).some((place) => place === 'first' || place === 'next');
      words += sentence.words;
      const most = MOST[whole ? 'paragraph' : counts ? 'counted' : 'usual'];
      if (offset >= most.sentences || words > most.words) break;
      const display = displayBehind(sentence, block);
      if (!isUsable(sentence, display, sentences.length)) break;
      sentences.push(sentence);
      if (sentence.judgement.announcesMore && display === undefined) continue;
      if (counts && countsOn(places, end)) continue;
      const texts = sentences.map(({ text }, index) => {
        if (index === 0) return opening;
        // The row that "Finally, ..." ends may have begun before the group.
        const ends = start > 0 && places[start + index] === 'last';
        return (ends ? withoutConnective(text, language) : undefined) ?? text;
      });
      if (!whole || display !== undefined) yield groupOf([...sentences], texts, block, display);
      if (display !== undefined) break;
    }
    if (whole && sentences.length > 0) {
      const texts = sentences.map(({ text }, index) => (index === 0 ? opening : text));
      yield groupOf(sentences, texts, block, undefined);
    }
  }
}

/** Whether the row that is being counted goes on behind a sentence. */
function countsOn(places: readonly CountedPlace[], end: number): boolean {
  const rest = places.slice(end + 1);
  const anew = rest.indexOf('first');
  return (anew < 0 ? rest : rest.slice(0, anew)).includes('next');
}

/** A list of whole sentences that none before it announces: its heading says what it is a list of. */
function standsAlone(display: Display, block: HeadingBlock): boolean {
  if (display.content.kind === 'table') return tableStandsAlone(display, block);
  const { content, sentences, words, after } = display;
  if (content.kind !== 'list' || content.items.length < LEAST_ITEMS || words > MOST_DISPLAY_WORDS) return false;
  const before = block.sentences.find(({ index }) => index === after);
  if (block.heading === undefined || (before !== undefined && announces(before))) return false;
  return sentences.length >= content.items.length && sentences.every(canStandInList);
}

/** A table with a head under a heading that names it, in a text that does not tell its author's own story. */
function tableStandsAlone({ content, words, after }: Display, block: HeadingBlock): boolean {
  if (content.kind !== 'table' || block.heading === undefined || words > MOST_DISPLAY_WORDS) return false;
  const { header, rows } = content;
  const before = block.sentences.find(({ index }) => index === after);
  if (before !== undefined && announces(before)) return false;
  const isOwnStory = block.sentences.some(({ judgement }) => judgement.needsSource || OWN.has(judgement.refusal ?? ''));
  const cells = [header, ...rows].flat();
  return (
    !isOwnStory &&
    header.length >= TABLE.columns &&
    header.length <= TABLE.most &&
    header.every((cell) => cell !== '') &&
    rows.length >= TABLE.rows &&
    rows.every((row) => row.length === header.length) &&
    cells.every((cell) => cell.length <= TABLE.cell && !/https?:|www\.|[<>{}@!]/u.test(cell))
  );
}

const OWN: ReadonlySet<string> = new Set(['first person', 'opinion', 'off subject']);

function canStandInList({ judgement: { refusal, refersToDisplay } }: SourceSentence): boolean {
  return (refusal === undefined || refusal === 'too short') && !refersToDisplay;
}

/** Nothing in it speaks to the visitor of a page. */
function isClean({ sentences }: Display): boolean {
  return sentences.every(({ judgement: { refusal } }) => refusal === undefined || HARMLESS.has(refusal));
}

const HARMLESS: ReadonlySet<string> = new Set(['too short', 'no sentence', 'capitals', 'question']);

/** The text the group can open with, or undefined when the sentence can not open one. */
function openingText(sentence: SourceSentence, position: number, language: Language): string | undefined {
  if (!sentence.judgement.leans) return sentence.text;
  const bare = withoutConnective(sentence.text, language);
  if (bare === undefined || position === 0) return undefined;
  const judged = judgeSentence(bare, language);
  return judged.leans || judged.refusal !== undefined ? undefined : bare;
}

/** A sentence that announces a list or table is usable only with it, and one that points at none only without. */
function isUsable(sentence: SourceSentence, display: Display | undefined, position: number): boolean {
  const { refusal, refersToDisplay } = sentence.judgement;
  if (display !== undefined) return refusal === undefined || announces(sentence);
  const short = refusal === 'too short' && position > 0 && sentence.words >= LEAST_FOLLOWING_WORDS;
  return (refusal === undefined || short) && !refersToDisplay && !announces(sentence);
}

function displayBehind(sentence: SourceSentence, block: HeadingBlock): Display | undefined {
  const display = block.displays.find(({ after }) => after === sentence.index);
  if (display === undefined || display.words > MOST_DISPLAY_WORDS || !isClean(display)) return undefined;
  const belongs = announces(sentence) || (sentence.judgement.refersToDisplay && display.content.kind === 'table');
  return belongs ? display : undefined;
}

function announces(sentence: SourceSentence): boolean {
  return /[:：]$/u.test(sentence.text);
}

function groupOf(
  sentences: readonly SourceSentence[],
  texts: readonly string[],
  block: HeadingBlock,
  display: Display | undefined,
): Omit<Group, 'index'> {
  const covered = [...sentences, ...(display?.sentences ?? [])];
  return {
    sentences,
    covered,
    texts,
    words: sentences.reduce((sum, sentence) => sum + sentence.words, 0) + (display?.words ?? 0),
    block: block.index,
    documentId: block.document.id,
    display,
    penalty: covered.reduce((sum, sentence) => sum + sentence.judgement.penalty, 0) / Math.max(1, covered.length),
  };
}
