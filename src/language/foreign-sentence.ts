import type { Language } from '../contract/languages.ts';
import { identifyLanguage, isSameLanguage } from './identify-language.ts';
import { frequentWords, LETTERS } from './latin-languages.ts';
import { withoutCountry } from './without-country.ts';

/** The script that a language is written in; what is not named is in Latin letters. */
const SCRIPTS: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  bn: /\p{Script=Bengali}/gu,
  bo: /\p{Script=Tibetan}/gu,
  el: /\p{Script=Greek}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  th: /\p{Script=Thai}/gu,
  'zh-CN': /\p{Script=Han}/gu,
  'zh-TW': /\p{Script=Han}/gu,
};
const LATIN = /\p{Script=Latin}/gu;

/** Languages of which one sentence is not enough to tell the one from the other. */
const LOOK_ALIKES: readonly (readonly Language[])[] = [
  ['id', 'ms'],
  ['no', 'da'],
  ['et', 'fi'],
  ['pt', 'pt-PT', 'pt-BR'],
  ['zh-CN', 'zh-TW'],
];
/** Languages that share many words: only a clear margin tells one from the other. */
const NEIGHBOURS: readonly (readonly Language[])[] = [
  ['es', 'fr', 'it', 'pt', 'ro'],
  ['cs', 'pl'],
  ['da', 'no', 'sv'],
  ['de', 'nl'],
];

/** What a sentence in Latin letters needs before it is called foreign. */
const LATIN_NEEDS = {
  letters: 30,
  words: 6,
  wordsWithoutEnd: 12,
  lettersOfScript: 0.85,
  longWord: 4,
} as const;
/** Share of the longer words of a sentence that begin with a capital. */
const MOST_CAPITALS = { german: 0.85, other: 0.6 } as const;
/** Frequent words that the other language has and the wanted one has not, and how many of the reverse speak against it. */
const MARGIN = { apart: { theirs: 3, each: 4 }, neighbours: { theirs: 3, each: 6 } } as const;
/** What a sentence in another script than the wanted one needs. */
const SCRIPT_NEEDS = { letters: 12, lettersOfScript: 0.7, hiragana: 4 } as const;

/** Letters, at least two of them: lists of frequent words hold digits and initials as well. */
const WORD = /\p{L}[\p{L}\p{M}'’]*\p{L}/gu;
const VIETNAMESE = /[àáâãèéêìíòóôõùúăđĩũơưýỳỵỷỹ\u1ea0-\u1ef9]/u;
/** What of two languages only the one has. */
const RUSSIAN_LETTERS = /[ыэё]/giu;
const RUSSIAN_WORDS = /(?<!\p{L})(?:что|это|его|будет|кто|для|если|очень|они|её|их|был[аои]?)(?!\p{L})/giu;
const BULGARIAN_WORDS =
  /(?<!\p{L})(?:се|са|да|от|че|който|която|което|които|със|без|ще|през|към|във)(?!\p{L})|\p{L}ъ\p{L}|\p{L}(?:ът|ята|ата|ето|ите)(?!\p{L})/giu;
const CYRILLIC_NEEDS = { letters: 60, russian: 2, bulgarian: 4 } as const;
/** Without one of these, Chinese characters are a name. */
const CHINESE_PARTICLES = /[的是了在和有不为為与與就都也会會可以这這们們]/u;
const END = /[.!?…;:]["”»’)\]]*\s*$/u;
const CODE_AND_ADDRESSES = /`[^`]*`|\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\([^()]*\)|\[[^[\]]*\]/gu;

/**
 * The language of a sentence that stands in a text of another one, where that is beyond doubt; undefined where it is in
 * the language of the text, or too short, a name, a title, code, or in a look-alike of it. Precise rather than eager.
 * @param sentence without what it quotes
 * @param wanted the language of the text
 */
export function foreignLanguageOf(sentence: string, wanted: Language): Language | undefined {
  const own = sentence.replace(CODE_AND_ADDRESSES, ' ');
  const found = identifyLanguage(own);
  if (found === undefined || isSameLanguage(found, wanted) || isIn(LOOK_ALIKES, found, wanted)) return undefined;
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS[found];
  const share = (own.match(script ?? LATIN)?.length ?? 0) / letters;
  if (script === undefined)
    return share >= LATIN_NEEDS.lettersOfScript && isLatin(own, letters, found, wanted) ? found : undefined;
  if (share < SCRIPT_NEEDS.lettersOfScript || letters < SCRIPT_NEEDS.letters) return undefined;
  return isOtherScript(own, found, wanted) ? found : undefined;
}

function isIn(groups: readonly (readonly Language[])[], one: Language, other: Language): boolean {
  return groups.some((group) => group.includes(one) && group.includes(other));
}

/** Bulgarian and Russian, Japanese and Chinese share their letters; elsewhere a sentence only has to be more than a name. */
function isOtherScript(text: string, found: Language, wanted: Language): boolean {
  const both = new Set([found, wanted]);
  if (both.has('ru') && both.has('bg')) return isOtherCyrillic(text, found);
  if (both.has('ja') && (both.has('zh-CN') || both.has('zh-TW'))) return isOtherHan(text, found);
  if (found === 'ja') return (text.match(/\p{Script=Hiragana}/gu)?.length ?? 0) >= SCRIPT_NEEDS.hiragana;
  if (found === 'zh-CN' || found === 'zh-TW') return CHINESE_PARTICLES.test(text);
  return !isTitle(text.match(WORD) ?? [], found);
}

function isOtherCyrillic(text: string, found: Language): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (found === 'ru') return count(RUSSIAN_LETTERS) + count(RUSSIAN_WORDS) >= CYRILLIC_NEEDS.russian;
  const isLong = text.length >= CYRILLIC_NEEDS.letters;
  return isLong && count(RUSSIAN_LETTERS) === 0 && count(BULGARIAN_WORDS) >= CYRILLIC_NEEDS.bulgarian;
}

function isOtherHan(text: string, found: Language): boolean {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (found === 'ja') return kana >= 6 && kana > han / 3;
  return kana === 0 && (text.match(/[的是了这這们們吗嗎呢很]/gu)?.length ?? 0) >= 2;
}

function isLatin(text: string, letters: number, found: Language, wanted: Language): boolean {
  const words = text.match(WORD) ?? [];
  const needed = END.test(text) ? LATIN_NEEDS.words : LATIN_NEEDS.wordsWithoutEnd;
  if (letters < LATIN_NEEDS.letters || words.length < needed || isTitle(words, found)) return false;
  const theirs = evidenceFor(words, withoutCountry(found), withoutCountry(wanted));
  const ours = evidenceFor(words, withoutCountry(wanted), withoutCountry(found));
  const margin = isIn(NEIGHBOURS, withoutCountry(found), withoutCountry(wanted)) ? MARGIN.neighbours : MARGIN.apart;
  return theirs >= margin.theirs && theirs >= ours * margin.each;
}

/** Names and titles are written with capitals nearly throughout; German writes every noun with one. */
function isTitle(words: readonly string[], language: Language): boolean {
  const most = language === 'de' ? MOST_CAPITALS.german : MOST_CAPITALS.other;
  const long = words.filter((word) => word.length >= LATIN_NEEDS.longWord);
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals > most * long.length;
}

/** How many different words speak for one language and against the other: frequent in it alone, or with letters of it alone. */
function evidenceFor(words: readonly string[], language: Language, other: Language): number {
  const found = new Set<string>();
  for (const word of words) {
    const lower = word.toLowerCase();
    const languages = frequentWords().get(lower) ?? [];
    if (languages.includes(other)) continue;
    if (languages.includes(language) || (word === lower && isSpelledIn(lower, language, other))) found.add(lower);
  }
  return found.size;
}

function isSpelledIn(word: string, language: Language, other: Language): boolean {
  return [...word.normalize('NFC')].some((letter) => isLetterOf(letter, language) && !isLetterOf(letter, other));
}

function isLetterOf(letter: string, language: Language): boolean {
  if (letter >= 'a' && letter <= 'z') return true;
  return language === 'vi' ? VIETNAMESE.test(letter) : (LETTERS[language]?.includes(letter) ?? false);
}
