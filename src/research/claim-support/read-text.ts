import type { Language } from '../../contract/languages.ts';
import { type Cue, cuesIn } from './cues.ts';
import { type DateMention, datesIn } from './dates.ts';
import { type FlatText, flatTextOf } from './flat-text.ts';
import { foldedWord, type NormalText, normalTextOf } from './normal-text.ts';
import { quantitiesIn } from './quantities.ts';
import type { Quantity } from './quantity.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

/** A text with all that the rules read in it; `passage` is its place among the passages. */
export interface ReadText {
  readonly language: Language;
  readonly passage: number;
  readonly normal: NormalText;
  readonly text: string;
  readonly flat: FlatText;
  readonly sentences: readonly Sentence[];
  readonly dates: readonly DateMention[];
  readonly quantities: readonly Quantity[];
  /** Folded words in any case. */
  readonly words: ReadonlySet<string>;
  /** Folded words that stand with a capital within a sentence. */
  readonly names: ReadonlySet<string>;
}

export function readText(original: string, language: Language, passage: number): ReadText {
  const normal = normalTextOf(original);
  const { text } = normal;
  const sentences = sentencesIn(text, language, passage);
  const dates = datesIn(text, language);
  const words = new Set<string>();
  const names = new Set<string>();
  for (const { tokens } of sentences) {
    for (const [at, token] of tokens.entries()) {
      const word = foldedWord(token.lower);
      words.add(word);
      if (token.isCapital && at > 0) names.add(word);
    }
  }
  const quantities = quantitiesIn(text, language, dates);
  return {
    language,
    passage,
    normal,
    text,
    flat: flatTextOf(text, language),
    sentences,
    dates,
    quantities,
    words,
    names,
  };
}

const cuesBySentence = new WeakMap<Sentence, readonly Cue[]>();

/** Read when first asked for: few of a passage's sentences ever are. */
export function cuesOf(sentence: Sentence, language: Language): readonly Cue[] {
  const known = cuesBySentence.get(sentence);
  if (known !== undefined) return known;
  const cues = cuesIn(sentence.text, sentence.tokens, language);
  cuesBySentence.set(sentence, cues);
  return cues;
}
