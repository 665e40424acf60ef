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

/** Each part is read when it is first asked for: a sentence that stands in a passage word for word needs few of them. */
export function readText(original: string, language: Language, passage: number): ReadText {
  return new LazyText(normalTextOf(original), language, passage);
}

class LazyText implements ReadText {
  readonly language: Language;
  readonly passage: number;
  readonly normal: NormalText;
  readonly text: string;
  #flat: FlatText | undefined;
  #sentences: readonly Sentence[] | undefined;
  #dates: readonly DateMention[] | undefined;
  #quantities: readonly Quantity[] | undefined;
  #folded: FoldedWords | undefined;

  constructor(normal: NormalText, language: Language, passage: number) {
    this.normal = normal;
    this.text = normal.text;
    this.language = language;
    this.passage = passage;
  }

  get flat(): FlatText {
    this.#flat ??= flatTextOf(this.text, this.language);
    return this.#flat;
  }

  get sentences(): readonly Sentence[] {
    this.#sentences ??= sentencesIn(this.text, this.language, this.passage);
    return this.#sentences;
  }

  get dates(): readonly DateMention[] {
    this.#dates ??= datesIn(this.text, this.language);
    return this.#dates;
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= quantitiesIn(this.text, this.language, this.dates);
    return this.#quantities;
  }

  get words(): ReadonlySet<string> {
    this.#folded ??= foldedWords(this.sentences);
    return this.#folded.words;
  }

  get names(): ReadonlySet<string> {
    this.#folded ??= foldedWords(this.sentences);
    return this.#folded.names;
  }
}

type FoldedWords = Pick<ReadText, 'words' | 'names'>;

function foldedWords(sentences: readonly Sentence[]): FoldedWords {
  const words = new Set<string>();
  const names = new Set<string>();
  for (const { tokens } of sentences) {
    for (const [at, token] of tokens.entries()) {
      const word = foldedWord(token.lower);
      words.add(word);
      if (token.isCapital && at > 0) names.add(word);
    }
  }
  return { words, names };
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
