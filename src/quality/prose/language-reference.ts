import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { wordsOf } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';

/** What is usual in a language, so that its long words or many small ones count neither for nor against a text. */
export interface LanguageReference {
  /** Mean characters of a word that carries content. */
  readonly wordLength: number;
  /** Characters from which a word is a long one. */
  readonly longWord: number;
  /** Share of words that carry no content; undefined where there is no list of them. */
  readonly smallWords: number | undefined;
  /** Words that are written with accents, by their form without them; only where no word of the bare form is known. */
  readonly accented: ReadonlyMap<string, string>;
}

const references = new Map<Language, LanguageReference>();

/** Measured on the titles, questions and labels of the lexicons, which say the same in every language. */
export function referenceOf(language: Language): LanguageReference {
  const known = references.get(language);
  if (known !== undefined) return known;
  const { labels, templates, cues } = lexiconOf(language);
  const words = wordsOf(
    textsOf([labels, templates])
      .join(' . ')
      .replace(/\{\w+\}/g, ' '),
    language,
  );
  const stop = stopWordsOf(language);
  const content = words.filter((word) => !stop.has(word));
  const wordLength = content.reduce((sum, word) => sum + word.length, 0) / Math.max(1, content.length);
  const reference = {
    wordLength,
    longWord: Math.max(3, Math.round(wordLength * 1.5)),
    smallWords: stop.size === 0 ? undefined : 1 - content.length / Math.max(1, words.length),
    accented: accentedWords([...stop, ...words, ...textsOf([cues]).flatMap((text) => wordsOf(text, language))]),
  };
  references.set(language, reference);
  return reference;
}

function textsOf(values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsOf(Object.values(value)) : [];
  });
}

/** A word has no accents without one. */
const BEYOND_ASCII = /[\u0080-\uffff]/;

function accentedWords(words: readonly string[]): Map<string, string> {
  const accented = new Map<string, string>();
  for (const word of words) {
    if (!BEYOND_ASCII.test(word)) continue;
    const bare = withoutAccents(word);
    if (bare !== word && /^\p{Script=Latin}{5,}$/u.test(bare)) accented.set(bare, word);
  }
  for (const word of words) accented.delete(word);
  return accented;
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
