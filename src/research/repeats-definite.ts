import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';

const ROMANCE_PT = /^(?:o|a|os|as) /iu;
const ARTICLES: Partial<Record<Language, RegExp>> = {
  de: /^(?:der|die|das|den|dem|des) /iu,
  el: /^(?:ο|η|το|οι|τα|του|της|των) /iu,
  en: /^the /iu,
  es: /^(?:el|la|los|las) /iu,
  fr: /^(?:le |la |les |l['’])/iu,
  it: /^(?:il |lo |la |i |gli |le |l['’])/iu,
  nl: /^(?:de|het) /iu,
  pt: ROMANCE_PT,
  'pt-BR': ROMANCE_PT,
  'pt-PT': ROMANCE_PT,
};

/**
 * Whether a sentence opens with a definite noun that the sentence before it brought up ("The element ..."): then it
 * leans on it. Only for languages that mark definiteness by an article of its own.
 */
export function repeatsDefinite(sentence: string, before: readonly string[], language: Language): boolean {
  const article = ARTICLES[language]?.exec(sentence);
  if (article === null || article === undefined) return false;
  const opening = sentence.slice(article[0].length).split(/\s+/).slice(0, 2).join(' ');
  const known = new Set(before);
  return tokensOf(opening, language).some((token) => known.has(token));
}
