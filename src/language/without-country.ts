import type { Language } from '../contract/languages.ts';

/** The language whose lists a variety shares: Portuguese of both countries is one in them. */
export function withoutCountry(language: Language): Language {
  return language.startsWith('pt') ? 'pt' : language;
}
