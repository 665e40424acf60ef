import { type CueName, findCues } from '../language/find-cues.ts';
import type { QualityWords } from './data/quality-words.ts';
import type { PhraseHit } from './find-phrases.ts';
import { qualityWordsOf } from './quality-words-of.ts';
import type { Reading, Sentence } from './reading.ts';

/** What the word lists found in one sentence. */
export interface SentenceCues {
  readonly sentence: Sentence;
  hasCue(name: CueName): boolean;
  /** The words that were found, in lower case. */
  cueTexts(name: CueName): readonly string[];
  /** Empty where the language has no list. */
  phrases(name: keyof QualityWords): readonly PhraseHit[];
  /** The same as they stand in the sentence, in lower case. */
  phraseTexts(name: keyof QualityWords): readonly string[];
}

/** The word lists held against every sentence, once. */
export interface TextCues {
  readonly all: readonly SentenceCues[];
  /** False: nothing can be said about what `phrases` looks for. */
  readonly hasPhrases: boolean;
}

export function cuesIn(reading: Reading): TextCues {
  const finder = qualityWordsOf(reading.language);
  const all = reading.sentences.map((sentence): SentenceCues => {
    const cues = findCues(sentence.text, reading.language);
    const normal = sentence.text.normalize('NFC');
    const phrases = finder?.find(sentence.text);
    return {
      sentence,
      hasCue: (name) => cues.has(name),
      cueTexts: (name) => cues.all(name).map(({ start, end }) => normal.slice(start, end).toLowerCase()),
      phrases: (name) => phrases?.get(name) ?? [],
      phraseTexts: (name) =>
        (phrases?.get(name) ?? []).map(({ start, end }) => sentence.text.slice(start, end).toLowerCase()),
    };
  });
  return { all, hasPhrases: finder !== undefined };
}
