import type { READABILITY } from '../../contract/choices.ts';
import type { Language } from '../../contract/languages.ts';
import { wordsOf } from '../segment-words.ts';
import { proseBlocks, proseSentences } from './prose.ts';
import { FORMULAS, type TextCounts } from './readability-formulas.ts';
import { syllablesOf } from './syllables.ts';

/** A level that a request may ask for. */
type ReadabilityLevel = (typeof READABILITY)[number];

/** What can be counted of how hard a text is to read; without `grade` a judge has only the facts. */
export interface MeasuredReadability {
  readonly words: number;
  readonly sentences: number;
  readonly wordsPerSentence: number;
  readonly charactersPerWord: number;
  /** Letters and figures; the measure of length in scripts without spaces. */
  readonly charactersPerSentence: number;
  /** US school grade, 1 to 18; 13 and more is college. Undefined without a formula, or below fifty words. */
  readonly grade?: number;
  readonly formula?: string;
  /** The formula's own figure, on its own scale. */
  readonly score?: number;
}

/** A formula says nothing about a few sentences. */
const FEWEST_WORDS = 50;
const LONG_WORD = 7;
const LETTERS = /[\p{L}\p{N}]/gu;

/** Measures the paragraphs and list items of a text, Markdown or plain; headings, tables and code are left out. */
export function measureReadability(text: string, language: Language): MeasuredReadability {
  const sentences = proseSentences(proseBlocks(text), language).map((sentence) => sentence.text);
  const words = sentences.flatMap((sentence) => wordsOf(sentence, language).flatMap((word) => partsOf(word, language)));
  const letters = words.reduce((sum, word) => sum + lettersOf(word), 0);
  const facts = {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence: ratio(words.length, sentences.length),
    charactersPerWord: ratio(letters, words.length),
    charactersPerSentence: ratio(letters, sentences.length),
  };
  const formula = FORMULAS[language];
  if (formula === undefined || words.length < FEWEST_WORDS) return facts;
  const score = formula.score(countsOf(words, sentences.length, letters, language));
  const grade = Math.min(18, Math.max(1, formula.grade(score)));
  return { ...facts, formula: formula.name, score: rounded(score), grade: rounded(grade) };
}

/** Formulas differ from each other by about a grade, so a text this far beyond its level still fits. */
const TOLERANCE = 1;

/**
 * Whether a text fits the level asked for, and which way it should go if not. A text below `general` fits it: nobody
 * complains of an easy text. Undefined where no formula can tell.
 */
export function readabilityVerdict(
  measured: MeasuredReadability,
  wanted: ReadabilityLevel,
): 'fits' | 'too-hard' | 'too-easy' | undefined {
  const { grade } = measured;
  if (grade === undefined) return undefined;
  const [low, high] = { general: [0, 9], knowledgeable: [9, 13], expert: [13, 99] }[wanted] as [number, number];
  if (grade >= high + TOLERANCE) return 'too-hard';
  return grade < low - TOLERANCE ? 'too-easy' : 'fits';
}

function countsOf(words: readonly string[], sentences: number, letters: number, language: Language): TextCounts {
  const counts = {
    words: words.length,
    sentences,
    letters,
    longWords: 0,
    syllables: 0,
    oneSyllable: 0,
    threeSyllables: 0,
    fourSyllables: 0,
  };
  for (const word of words) {
    if (lettersOf(word) >= LONG_WORD) counts.longWords += 1;
    const syllables = syllablesOf(word, language);
    if (syllables === undefined) continue;
    counts.syllables += syllables;
    if (syllables === 1) counts.oneSyllable += 1;
    if (syllables >= 3) counts.threeSyllables += 1;
    if (syllables >= 4) counts.fourSyllables += 1;
  }
  return counts;
}

/** "l'eau" is two words to an Italian or French formula; a hyphen parts none. */
function partsOf(word: string, language: Language): string[] {
  const parts = language === 'fr' || language === 'it' ? word.split("'") : [word];
  return parts.filter((part) => part !== '');
}

function lettersOf(word: string): number {
  return word.match(LETTERS)?.length ?? 0;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded(part / whole);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
