import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { foldedWord } from './normal-text.ts';

const CODES = Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)));
const known = new Map<Language, ReadonlyMap<string, string>>();
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\p{Script=Tibetan}]/u;

/** Countries by folded name, and by the name of their language ("French"): the platform knows both in every language. */
function countriesOf(language: Language): ReadonlyMap<string, string> {
  const names = known.get(language);
  if (names !== undefined) return names;
  const made = new Map<string, string>();
  const regions = new Intl.DisplayNames([LANGUAGES[language].intl], { type: 'region', fallback: 'none' });
  for (const code of CODES) {
    const name = regions.of(code);
    if (name !== undefined && name.length > 1) made.set(foldedWord(name), code);
  }
  known.set(language, made);
  return made;
}

export interface CountryMention {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** The countries a text names. */
export function countriesIn(text: string, language: Language): CountryMention[] {
  const found: CountryMention[] = [];
  const names = countriesOf(language);
  if (UNSPACED.test(text)) {
    for (const [name, code] of names) {
      const at = text.indexOf(name);
      if (at >= 0) found.push({ code, start: at, end: at + name.length });
    }
    return found.filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            other.start <= one.start &&
            other.end >= one.end &&
            other.end - other.start > one.end - one.start,
        ),
    );
  }
  const words = [...text.matchAll(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu)];
  for (const [at, word] of words.entries()) {
    for (let count = 4; count > 0; count -= 1) {
      const last = words[at + count - 1];
      if (last === undefined) continue;
      const end = last.index + last[0].length;
      const code = names.get(foldedWord(text.slice(word.index, end)));
      if (code === undefined) continue;
      found.push({ code, start: word.index, end });
      break;
    }
  }
  return found;
}

const adjectives = new Map<Language, ReadonlyMap<string, string>>();

/** The country whose main language bears this name: "Dutch" stands for the Netherlands. */
export function countryOfAdjective(word: string, language: Language): string | undefined {
  let names = adjectives.get(language);
  if (names === undefined) {
    const made = new Map<string, string>();
    const languages = new Intl.DisplayNames([LANGUAGES[language].intl], { type: 'language', fallback: 'none' });
    for (const code of 'de fr es it pt nl pl cs sk sv da nb fi hu ro bg el tr ru uk ar he ja ko zh hi vi th id ga et lv lt sl hr sr is no'.split(
      ' ',
    )) {
      const name = languages.of(code);
      if (name !== undefined) made.set(foldedWord(name), new Intl.Locale(code).maximize().region ?? '');
    }
    names = made;
    adjectives.set(language, names);
  }
  return names.get(foldedWord(word));
}
