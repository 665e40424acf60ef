import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';

const PORTUGUESE = /(?<!\p{L})(?:o|a|os|as)\s/giu;
/** Definite articles with the space behind them; all matches are wanted. */
export const ARTICLES: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:der|die|das|den|dem|des)\s/giu,
  el: /(?<!\p{L})(?:ο|η|το|οι|τα|του|της|των)\s/giu,
  en: /\bthe\s/giu,
  es: /(?<!\p{L})(?:el|la|los|las)\s/giu,
  fr: /(?<!\p{L})(?:(?:le|la|les)\s|l['’])/giu,
  it: /(?<!\p{L})(?:(?:il|lo|la|i|gli|le)\s|l['’])/giu,
  nl: /\b(?:de|het)\s/giu,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
};

/** Letters of the opening in which a definite noun counts as taken up ("For heating, the limit ..."). */
export const OPENING = 34;

/**
 * Whether a sentence opens with a definite noun that the sentence before it brought up ("The element ..."): then it
 * leans on it. Only for languages that mark definiteness by an article of its own.
 */
export function repeatsDefinite(sentence: string, before: readonly string[], language: Language): boolean {
  const pattern = ARTICLES[language];
  if (pattern === undefined) return false;
  const known = new Set(before);
  return [...sentence.slice(0, OPENING).matchAll(pattern)].some((article) => {
    const noun = sentence
      .slice(article.index + article[0].length)
      .split(/\s+/)
      .slice(0, 2)
      .join(' ');
    return tokensOf(noun, language).some((token) => known.has(token));
  });
}
