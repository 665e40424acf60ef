import type { Language } from '../../contract/languages.ts';

/** A word of two letters or more, and again; a name said twice ("Baden Baden") has its capital twice. */
const DOUBLED = /(?<![\p{L}\p{M}\p{N}'’-])(\p{Ll}[\p{L}\p{M}]+|\p{Lu}\p{L}*)\s+\1(?![\p{L}\p{M}\p{N}'’-])/iu;

/** Languages that part words and hardly ever say one twice, with the words that may follow themselves. */
const MAY_FOLLOW_ITSELF: Partial<Record<Language, string>> = {
  da: 'det der den de at så',
  de: 'die der das sie denen dem den',
  en: 'that had in on is was so very do her you it up bye knock more over many far',
  es: 'no muy se casi poco',
  fr: 'nous vous très bien plus si en',
  it: 'molto piano via mano man ben poco quasi si bel presto',
  nl: 'dat die er je ze we heel dit',
  no: 'det der den de at så',
  pl: 'się bardzo',
  pt: 'que muito quase se',
  ru: 'что чуть еле только давно много',
  sv: 'det den de som att så',
};

/** Letters that end what can not go on with themselves, where words are not parted. */
const UNPARTED: Partial<Record<Language, RegExp>> = {
  ar: /(?<!\p{L})(في|من|على|إلى|عن|مع)\s+\1(?!\p{L})/u,
  ja: /をを|(?:い|る|た|だ)とと(?![もてのくっ])/u,
  ko: /(?<!\p{L})(\p{Script=Hangul}{2,}[은는이가을를])\s+\1(?!\p{L})/u,
  'zh-CN': /(?<![目标打])的的(?!确)/u,
  'zh-TW': /(?<![目標打])的的(?!確)/u,
};

const known = new Map<Language, ReadonlySet<string>>();

/** Whether a sentence says a word twice by mistake ("the the", "до до"). */
export function doublesWord(sentence: string, language: Language): boolean {
  const unparted = UNPARTED[language];
  if (unparted !== undefined) return unparted.test(sentence);
  const written = MAY_FOLLOW_ITSELF[language];
  if (written === undefined) return false;
  if (!hasTwins(sentence)) return false;
  const [both, word = ''] = DOUBLED.exec(sentence) ?? [];
  if (both === undefined || (word.length > 3 && isName(both))) return false;
  const may = known.get(language) ?? new Set(written.split(' '));
  known.set(language, may);
  return !may.has(word.toLowerCase()) || isArticleTwice(sentence, word, language);
}

/** Whether two words beside each other are the same; looked for first, as most sentences hold none. */
function hasTwins(sentence: string): boolean {
  const words = sentence.toLowerCase().split(' ');
  return words.some((word, at) => word.length > 1 && (words[at + 1] ?? '').startsWith(word));
}

/** The second of two is a name's part ("New York New York" ends so) when both are written with a capital. */
function isName(both: string): boolean {
  return /^\p{Lu}.*\s\p{Lu}/u.test(both) && /\s\p{Lu}\p{Ll}/u.test(both);
}

/** In German an article follows itself only behind a comma (", die die Bahn baut") or a preposition and a comma. */
function isArticleTwice(sentence: string, word: string, language: Language): boolean {
  if (language !== 'de' || !/^(?:der|das|den|dem)$/u.test(word)) return false;
  return !new RegExp(`,\\s(?:\\p{Ll}+\\s)?${word}\\s+${word}`, 'u').test(sentence);
}
