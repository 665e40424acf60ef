import { countWords } from '../article/count-words.ts';
import type { Language } from '../contract/languages.ts';
import { type Figure, figuresOf } from '../language/figures.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { type Judgement, judgeSentence } from './judge-sentence.ts';

/** What can be told of a sentence wherever it stands. */
export interface ReadSentence {
  readonly words: number;
  readonly tokens: readonly string[];
  readonly figures: readonly Figure[];
  readonly judgement: Judgement;
}

/** Sentences of one language that are remembered: those of an article from many documents. */
const MOST = 8_000;
const known = new Map<Language, Map<string, ReadSentence>>();

/** Remembered, as the articles of a customer are written from the same documents; the oldest are forgotten first. */
export function readSentence(text: string, language: Language): ReadSentence {
  let sentences = known.get(language);
  if (sentences === undefined) {
    sentences = new Map();
    known.set(language, sentences);
  }
  let read = sentences.get(text);
  if (read === undefined) {
    read = {
      words: countWords(text, language),
      tokens: tokensOf(text, language),
      figures: figuresOf(text, language),
      judgement: judgeSentence(text, language),
    };
    if (sentences.size >= MOST) {
      const [oldest = ''] = sentences.keys();
      sentences.delete(oldest);
    }
    sentences.set(text, read);
  }
  return read;
}
