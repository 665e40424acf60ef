import type { TONES } from '../../contract/choices.ts';
import type { Language } from '../../contract/languages.ts';
import { wordsOf } from '../segment-words.ts';
import { PhraseFinder } from './phrases.ts';
import { sentencesIn } from './prose.ts';
import { withoutQuotations } from './quotations.ts';
import { ADDRESS_FORMS, CONTRACTIONS, SLANG } from './tone-words.ts';

/** A tone that a request may ask for. */
export type Tone = (typeof TONES)[number];

/** Facts that a judge of tone may weigh; counts outside quotations. Undefined where a language does not show it. */
export interface ToneFacts {
  readonly sentences: number;
  readonly wordsPerSentence: number;
  readonly exclamations: number;
  readonly questions: number;
  readonly emoji: number;
  /** "it's", "don't"; the languages where writing them is a choice. */
  readonly contractions?: number;
  /** Sentences that say "Sie", "usted", "vous". */
  readonly formalAddress?: number;
  /** Sentences that say "du", "tú", "tu". */
  readonly familiarAddress?: number;
  /** Slang and chat words, as they stand. */
  readonly slang?: readonly string[];
}

/** A plain contradiction between a text and the tone asked for; anything finer is for a judge. */
export interface ToneMiss {
  readonly tone: Tone;
  readonly why: string;
}

const EMOJI = /\p{Extended_Pictographic}/gu;
const SYMBOLS = /[©®™]/g;
const EXCLAMATION = /[!！](?=["'”’»」)\s]*$)/u;
const QUESTION = /[?？؟](?=["'”’»」)\s]*$)/u;

/** Counts what can be seen of the tone of a text (Markdown, plain, or sentences). It is no verdict. */
export function toneFactsOf(text: string | readonly string[], language: Language): ToneFacts {
  const sentences = sentencesIn(text, language).map(withoutQuotations);
  const words = sentences.reduce((sum, sentence) => sum + wordsOf(sentence, language).length, 0);
  const countWhere = (pattern: RegExp): number => sentences.filter((sentence) => pattern.test(sentence)).length;
  const joined = sentences.join('\n');
  const facts = {
    sentences: sentences.length,
    wordsPerSentence: sentences.length === 0 ? 0 : words / sentences.length,
    exclamations: countWhere(EXCLAMATION),
    questions: countWhere(QUESTION),
    emoji: joined.replace(SYMBOLS, '').match(EMOJI)?.length ?? 0,
  };
  const contractions = CONTRACTIONS[language];
  const address = ADDRESS_FORMS[language];
  const slang = SLANG[language];
  return {
    ...facts,
    ...(contractions !== undefined && { contractions: joined.match(contractions)?.length ?? 0 }),
    ...(address !== undefined && {
      formalAddress: countWhere(address.formal),
      familiarAddress: countWhere(address.familiar),
    }),
    ...(slang !== undefined && { slang: slangIn(sentences, slang, language) }),
  };
}

/** One sentence in so many may shout before a formal text has lost its voice. */
const FORMAL_EXCLAMATIONS = 1 / 40;
const CASUAL_LONGEST = 30;

/**
 * The obvious misses of a tone: slang, emoji, shouting and many contractions in Professional/Formal, both forms of
 * address in one text, endless sentences in Conversational/Informal. An empty list does not mean that the tone is met.
 */
export function toneMisses(facts: ToneFacts, tone: Tone): ToneMiss[] {
  const misses: string[] = [];
  const { sentences, slang = [], formalAddress = 0, familiarAddress = 0 } = facts;
  if (sentences === 0) return [];
  if (tone === 'Professional/Formal') {
    if (slang.length > 0) misses.push(`Slang in a formal text: ${[...new Set(slang)].slice(0, 5).join(', ')}.`);
    if (facts.emoji > 0) misses.push(`${facts.emoji} emoji in a formal text.`);
    if (facts.exclamations > Math.max(1, sentences * FORMAL_EXCLAMATIONS))
      misses.push(`${facts.exclamations} sentences of ${sentences} shout.`);
    if ((facts.contractions ?? 0) > Math.max(3, sentences / 3))
      misses.push(`${facts.contractions} contractions in ${sentences} sentences of a formal text.`);
    if (familiarAddress > 0 && formalAddress === 0) misses.push('A formal text addresses its reader familiarly.');
  }
  if (tone === 'Informative/Educational' && facts.exclamations > Math.max(3, sentences / 10))
    misses.push(`${facts.exclamations} sentences of ${sentences} shout.`);
  if (tone === 'Conversational/Informal' && facts.wordsPerSentence > CASUAL_LONGEST)
    misses.push(`Sentences of ${Math.round(facts.wordsPerSentence)} words on average are no conversation.`);
  if (Math.min(formalAddress, familiarAddress) > Math.max(1, sentences / 20))
    misses.push('The text addresses its reader both formally and familiarly.');
  return misses.map((why) => ({ tone, why }));
}

const finders = new Map<Language, PhraseFinder<'slang'>>();

function slangIn(sentences: readonly string[], list: readonly string[], language: Language): string[] {
  let finder = finders.get(language);
  if (finder === undefined) {
    finder = new PhraseFinder({ slang: list }, language);
    finders.set(language, finder);
  }
  const found = finder;
  return sentences.flatMap((sentence) => found.find(sentence).map(({ start, end }) => sentence.slice(start, end)));
}
