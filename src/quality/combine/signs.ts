import type { BaitFeatures } from '../bait/bait-features.ts';
import type { ProseFeatures } from '../prose/prose-features.ts';

type Signs<Features> = Readonly<Partial<Record<keyof Features & string, 1 | -1>>>;

/** Which way a feature may count; the fit can make it weaker, never turn it round. */
export const SUBSTANCE_SIGNS: Signs<ProseFeatures> = {
  smallWords: 1, wordLength: 1, wordSpread: 1, carried: 1, length: 1, hedges: 1, references: 1, means: 1, commas: 1,
  even: 1, reasoning: 1, studies: 1, complete: 1, verbs: 1, names: 1, examples: 1, attributions: 1, dominant: -1,
  secondPerson: -1, firstPerson: -1, selling: -1, listing: -1, rhythm: -1, contact: -1, shouting: -1,
}; // biome-ignore format: one list

export const CRAFT_SIGNS: Signs<ProseFeatures> = {
  range: 1, longWords: 1, vocabulary: 1, variety: 1, length: 1, even: 1, impersonal: 1, complete: 1, closing: 1, names: 1,
  references: 1, ties: 1, paragraphs: 1, paragraphLength: 1, commas: 1, linked: 1, running: 1, connectives: 1, means: 1,
  studies: 1, attributions: 1, wordLength: 1, brackets: 1, developed: 1, advice: 1, nearRepeats: -1, smallStarts: -1,
  missingAccents: -1, careless: -1, rhythm: -1, dominant: -1,
  firstPerson: -1, firstPlural: -1, secondPerson: -1, shouting: -1, listing: -1, selling: -1,
}; // biome-ignore format: one list

export const BAIT_SIGNS: Signs<BaitFeatures> = {
  startsWithNumber: 1, secondPerson: 1, firstPerson: 1, teasers: 1, hype: 1, all: 1, asks: 1, smallWords: 1, words: 1,
  chatting: 1, lists: 1, withholding: 1, opinion: 1,
}; // biome-ignore format: one list
