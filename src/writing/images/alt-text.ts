import type { Language } from '../../contract/languages.ts';
import { identifyLanguage, isSameLanguage } from '../../language/identify-language.ts';

const LONGEST = 125;

/**
 * What a picture shows, in the article's language: as its provider says it where that is a text of the language, else
 * what the picture was chosen for.
 * @param shows text of a stranger, in whatever language
 */
export function altText(shows: string, chosenFor: string, language: Language): string {
  const text = shows.replace(/\s+/gu, ' ').trim();
  return isTextOf(text, language) ? shortened(text) : shortened(chosenFor);
}

/** Names of files and numbers of cameras say nothing. */
function isTextOf(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3 || letters < text.length / 2 || /^\S*\d\S*$|_|\.(?:jpe?g|png|webp)$/iu.test(text)) return false;
  const found = identifyLanguage(text);
  // Too short to tell: the collections are described in English.
  return found === undefined
    ? language === 'en' && /^[\p{Script=Latin}\P{L}]+$/u.test(text)
    : isSameLanguage(found, language);
}

function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST) return text;
  const cut = characters.slice(0, LONGEST - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}
