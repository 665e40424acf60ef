import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import type { Brief } from '../brief/brief.ts';

/** Part of the subject that a page's title says, 0 to 1. */
export function pageFit(title: string, { subjectTokens, keyword, language }: Brief): number {
  const said = new Set(tokensOf(title, language));
  const share = (tokens: readonly string[]) =>
    tokens.length === 0 ? 0 : tokens.filter((token) => said.has(token)).length / tokens.length;
  return Math.max(share([...new Set(subjectTokens)]), share(keyword === undefined ? [] : distinct(keyword, language)));
}

function distinct(text: string, language: Language): string[] {
  return [...new Set(tokensOf(text, language))];
}
