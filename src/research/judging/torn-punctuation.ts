import type { Language } from '../../contract/languages.ts';
import { openAbbreviation } from '../../language/abbreviations.ts';

/** "water.Stir": a full stop that runs into the next sentence; "Node.js" and "e.g." are shorter or go on small. */
const RUN_ON = /\p{Ll}{3}[.!]\p{Lu}\p{Ll}|\p{Ll}{3}[,;]\p{L}{3}/u;
/** "in a year. the next": the next sentence without its capital. */
const SMALL_NEXT =
  /(?<![\p{L}\p{M}])((?!(?:approx|insbes|versch|insbesond|столов|примерн)\.)\p{Ll}[\p{Ll}\p{M}]{4,})\. \p{Ll}[\p{Ll}\p{M}]+/u;
/** A mark of the same kind twice, or one that stands alone. */
const TWICE = /[,;:]\s?[,;:.]|(?<!\.)\.\.(?!\.)|、、|，，|。。|،،|[!?！？]{3}/u;
/** What a text read in the wrong encoding leaves ("Ã©", "â€™"), and the sign for a letter that could not be read. */
const WRONG_ENCODING = /\u{fffd}|Ã[\u{80}-\u{bf}]|â€|Â[\u{a0}-\u{bf}]|Ð[\u{80}-\u{bf}]|&(?:amp|nbsp|quot|#\d+);/u;
/** Letters of two alphabets that look alike in one word. */
const MIXED = /\p{Script=Latin}{2,}[а-яё]|[а-яё]{2,}\p{Script=Latin}|\p{Script=Latin}{2,}[α-ω]/iu;
/** "Wi-Fi-сеть" and "COVIDом" are words; a small letter of the other alphabet in the midst is none. */
const MIXED_INSIDE = /[а-яё][aceopxy][а-яё]|[bdfghjklmnqrstuvwz][аеорсху][a-z]/u;
/** Languages whose sentences begin with a capital. */
const SMALL_START = /^\p{Ll}/u;
const SPACED_MARK = /\p{L} :(?!\))|\p{L} [;?!](?!\))/u;
/** French and some who write like it put a space before these. */
const SPACES_MARKS: ReadonlySet<Language> = new Set(['fr']);

/** Signs of each of these, looked for first: most sentences hold none. */
const MAY_BE_WRONG = /[\ufffdÃâÂÐ&]/;
const MARK_AT_MARK = /[,;:.!?、，。،！？]\s?[,;:.!?、，。،！？]/;
const MARK_AT_WORD = /[.!,;][^\s\d]/;
const GREEK_OR_CYRILLIC = /[\u0370-\u04ff]/;
const SPACE_AT_MARK = / [:;?!]/;

/**
 * Whether the marks or letters of a sentence are torn: two sentences run into one, marks doubled, letters of two
 * alphabets in a word, an encoding read wrongly. The same in all languages.
 */
export function isTorn(sentence: string, language: Language): boolean {
  if (MAY_BE_WRONG.test(sentence) && WRONG_ENCODING.test(sentence)) return true;
  if (MARK_AT_MARK.test(sentence) && TWICE.test(sentence)) return true;
  if (MARK_AT_WORD.test(sentence) && RUN_ON.test(sentence)) return true;
  if (GREEK_OR_CYRILLIC.test(sentence) && MIXED.test(sentence) && MIXED_INSIDE.test(sentence)) return true;
  if (opensUnclosed(sentence)) return true;
  return sentence.includes('. ') && !SMALL_START.test(sentence) && goesOnSmall(sentence, language);
}

/** Whether a mark stands apart from its word ("three steps : soaking") in a language that joins them: careless, not torn. */
export function spacesMarks(sentence: string, language: Language): boolean {
  return SPACE_AT_MARK.test(sentence) && !SPACES_MARKS.has(language) && SPACED_MARK.test(sentence);
}

function goesOnSmall(sentence: string, language: Language): boolean {
  const next = SMALL_NEXT.exec(sentence);
  if (next === null) return false;
  const upTo = sentence.slice(0, next.index + (next[1] ?? '').length + 1);
  return !openAbbreviation(language).test(upTo);
}

function opensUnclosed(sentence: string): boolean {
  if (!/[[\]【】]/u.test(sentence)) return false;
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  return count(/[[【]/gu) !== count(/[\]】]/gu);
}
