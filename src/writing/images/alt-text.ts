import type { Language } from '../../contract/languages.ts';
import { identifyLanguage, isSameLanguage } from '../../language/identify-language.ts';
import { sentencesOf } from '../../language/segment-sentences.ts';
import { wordsOf } from '../../language/segment-words.ts';
import type { PlacedPicture, Saying } from '../../media/article-media.ts';
import { GENERATED_PICTURE } from './generated-pictures.ts';

const LONGEST = 125;
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu;

/**
 * What a picture shows, in the article's language: the first thing that is said of it in that language, else the words
 * it was found by, which are words of the article.
 * @param spelled texts of the article, best first, which write these words as they should be
 */
export function altText(
  { says, foundBy }: Pick<PlacedPicture, 'says' | 'foundBy'>,
  spelled: readonly string[],
  language: Language,
): string {
  const sought = wordsOf(foundBy, language);
  const said = says
    .map((saying) => ({ ...saying, text: saying.text.replace(/\s+/gu, ' ').trim() }))
    .find((saying) => isIn(saying, language, sought));
  if (said !== undefined) return shortened(said.text, language);
  return shortened(begun(asSpelled(foundBy, spelled)), language);
}

/** Of a picture that an image model has made: what it is, and of what. */
export function generatedAltText(title: string, language: Language): string {
  const colon = /^(?:zh|ja)/.test(language) ? '：' : ': ';
  return shortened(`${GENERATED_PICTURE[language]}${colon}${title}`, language);
}

function isIn({ text, language: spoken }: Saying, language: Language, sought: readonly string[]): boolean {
  if (!saysSomething(text)) return false;
  const found = identifyLanguage(text);
  if (found !== undefined) return isSameLanguage(found, language);
  // Too short to tell.
  if (spoken !== 'any') return true;
  // The collections are described in English.
  if (language === 'en') return /^[\p{ASCII}‘’“”–—…]+$/u.test(text);
  const words = wordsOf(text, language);
  return words.filter((word) => sought.includes(word)).length * 2 >= words.length;
}

/** Names of files and numbers of cameras do not. */
function saysSomething(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 2 && letters * 2 >= text.length && !/^\S*\d\S*$|_|\.(?:jpe?g|png|webp)$/iu.test(text);
}

/** Each word as it is written where it stands first. */
function asSpelled(words: string, spelled: readonly string[]): string {
  const known = new Map<string, string>();
  for (const text of spelled) {
    for (const [word] of text.matchAll(WORD)) {
      if (!known.has(word.toLowerCase())) known.set(word.toLowerCase(), word);
    }
  }
  return words.replace(WORD, (word) => known.get(word.toLowerCase()) ?? word);
}

function begun(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The first sentence alone where all is too long. */
function shortened(text: string, language: Language): string {
  if ([...text].length <= LONGEST) return text;
  const [sentence = text] = sentencesOf(text, language);
  const characters = [...sentence.trim()];
  if (characters.length <= LONGEST) return characters.join('');
  return `${characters
    .slice(0, LONGEST - 1)
    .join('')
    .replace(/\s+\S*$/u, '')}…`;
}
