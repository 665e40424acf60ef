import { countWords } from '../../../article/count-words.ts';
import type { Language } from '../../../contract/languages.ts';
import { tokensOf } from '../../../language/search-tokens.ts';
import { findMachineTells, type MachineTells } from '../../../language/voice/machine-tells/find-machine-tells.ts';
import { personOf, sentencesInOtherPerson } from '../../../language/voice/person.ts';
import { measureReadability, readabilityVerdict } from '../../../language/voice/readability.ts';
import type { Brief } from '../../brief/brief.ts';
import { type ComposedSentence, linesOf } from '../../composing/composed-text.ts';
import { allSentences, partsOf, type WholeText } from '../../composing/whole-text.ts';
import type { ComposedParts } from './composed-parts.ts';
import type { Fault } from './fault.ts';

const MOST_SENTENCES = 14;
const MOST_TELLS = 24;
/** Words from which on a sentence is long for the readers that were asked for. */
const LONG = { general: 16, knowledgeable: 22, expert: 32 } as const;

const PERSONS = {
  'first-person': 'in the first person',
  'second-person': 'as one speaks to the reader, or without any person',
  'third-person': 'in the third person, without "I", "we" or "you"',
} as const;

/** All sentences of a text as prose, one line a block. */
export function proseOf(text: WholeText): string {
  return partsOf(text)
    .flatMap(({ blocks }) => linesOf(blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'list')))
    .join('\n\n');
}

/** Sentences in another grammatical person than the one asked for, where the text as a whole is not in it. */
export function personFaults(text: WholeText, { voice: { perspective }, language }: Brief): Fault[] {
  if (perspective === undefined) return [];
  const sentences = allSentences(text);
  const texts = sentences.map((sentence) => sentence.text);
  if (personOf(texts, language).verdict === perspective) return [];
  return sentencesInOtherPerson(texts, language, perspective)
    .slice(0, MOST_SENTENCES)
    .flatMap(({ index, forms }): Fault[] => {
      const id = sentences[index]?.id;
      const says = `It says "${[...new Set(forms)].join('", "')}". Write it ${PERSONS[perspective]}.`;
      return id === undefined ? [] : [{ kind: 'person', at: id, hard: false, says }];
    });
}

/** The longest sentences of a text that is too hard for the readers asked for. */
export function readabilityFaults(text: WholeText, { voice: { readability }, language }: Brief): Fault[] {
  if (readability === undefined) return [];
  if (readabilityVerdict(measureReadability(proseOf(text), language), readability) !== 'too-hard') return [];
  return longestSentences(text, language, LONG[readability]).map(({ id }) => ({
    kind: 'readability',
    at: id,
    hard: false,
    says: 'It is too long or too hard for the readers asked for. Say the same in two shorter sentences, or with plainer words.',
  }));
}

function longestSentences(text: WholeText, language: Language, least: number): ComposedSentence[] {
  return allSentences(text)
    .map((sentence) => ({ sentence, words: countWords(sentence.text, language) }))
    .filter(({ words }) => words > least)
    .sort((one, other) => other.words - one.words)
    .slice(0, MOST_SENTENCES)
    .map(({ sentence }) => sentence);
}

/** What gives a machine away in the text, sentence by sentence. */
export function machineTells(text: WholeText, { brief, 'related-keywords': related }: ComposedParts): MachineTells {
  const headings = partsOf(text).flatMap(({ heading }) => tokensOf(heading, brief.language));
  const subjectTokens = [...brief.subjectTokens, ...headings, ...related.terms.flatMap(({ tokens }) => tokens)];
  const texts = allSentences(text).map((sentence) => sentence.text);
  return findMachineTells(texts, brief.language, { subjectTokens });
}

export function tellFaults(text: WholeText, { tells }: MachineTells): Fault[] {
  const sentences = allSentences(text);
  return tells.slice(0, MOST_TELLS).flatMap(({ sentenceIndex, text: words, why }): Fault[] => {
    const id = sentences[sentenceIndex]?.id;
    return id === undefined ? [] : [{ kind: 'tell', at: id, hard: false, says: `"${words}": ${why}` }];
  });
}
