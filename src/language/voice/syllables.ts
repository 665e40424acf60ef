import type { Language } from '../../contract/languages.ts';

/**
 * Vowel groups that make one syllable. In English, French, Dutch and German neighbouring vowels are one syllable; in
 * the Romance languages two strong vowels part (`i` and `u` glide); in Finnish a pair that is neither long nor a
 * diphthong parts; in Russian, Turkish and Czech every vowel is a syllable of its own.
 */
const NUCLEUS: Partial<Record<Language, RegExp>> = {
  en: /[aeiouyà-öø-ü]+/g,
  de: /(?:[aeo]i|ai|ei|[aeä]u|ie|eu|äu|aa|ee|oo|ay|ey|(?<=q)u[aeiouäöü]|[aeiouyäöü])/g,
  nl: /(?:aai|ooi|oei|eeuw?|ieuw?|[aeiou]e|aa|ee|oo|uu|ij|ei|ui|ou|au|ai|[aeiouyéëèïóöüáâê])/g,
  fr: /[aeiouyàâäéèêëîïôöùûüœæ]+/g,
  es: /(?:[iuü]?[aeoáéó](?:[iuy](?![aeoáéó]))?|[íú]|[iuüy]+(?![aeoáéó]))/g,
  pt: /(?:[iu]?[aeoáàâãéêóôõ](?:[iu](?![aeoáâãéêóôõ])|(?<=ã)[eo]|(?<=õ)e)?|[íú]|[iu]+(?![aeoáâãéêóôõ]))/g,
  fi: /(?:aa|ee|ii|oo|uu|yy|ää|öö|ai|ei|oi|ui|yi|äi|öi|au|eu|iu|ou|äy|öy|ey|iy|ie|uo|yö|[aeiouyäöå])/g,
  pl: /(?:i[aąeęoóu]|[aąeęioóuy])/g,
  cs: /(?:ou|au|eu|[aáeéěiíoóuúůyý]|(?<![aáeéěiíoóuúůyý])[rl](?![aáeéěiíoóuúůyýrl]))/g,
  ru: /[аеёиоуыэюя]/g,
  tr: /[aeıioöuüâîû]/g,
};

const PORTUGUESE: ReadonlySet<Language> = new Set(['pt-BR', 'pt-PT']);

/**
 * Counts the syllables of one lower-case word; at least one. Rules of thumb as readability formulas use them: right for
 * nearly every word, not for all loans. Undefined where no formula of the language needs syllables.
 */
export function syllablesOf(word: string, language: Language): number | undefined {
  const nucleus = NUCLEUS[PORTUGUESE.has(language) ? 'pt' : language];
  if (nucleus === undefined) return undefined;
  const counted = word.normalize('NFC').match(nucleus)?.length ?? 0;
  if (language === 'en') return englishSyllables(word, counted);
  if (language === 'fr') return Math.max(1, counted - (endsMute(word) ? 1 : 0));
  return Math.max(1, counted + (nucleus === NUCLEUS.pt && PARTS_AT_END.test(word) ? 1 : 0));
}

/** Without a written accent the stress is on this `i`: "energia", but "história"; "-ião" always parts. */
const PARTS_AT_END = /^[^áàâãéêíóôõú]*[^aeouq]i[ao]s?$|ião$/;

/** A mute end ("e", "es", "ent" of verbs is left, as nouns in "-ent" sound it). */
function endsMute(word: string): boolean {
  return /[^aeiouyàâäéèêëîïôöùûüœæ](?:e|es)$/.test(word) && word.length > 3;
}

/** Two vowels in a row that English sounds apart, and the "ism" that has a syllable without a vowel. */
const SOUNDED_APART =
  /i(?:a(?!l$|n$|lly$)|o(?!u|n)|um)|[^tcsglnx]io(?=n)|eing|eo(?!u|p)|(?<!q)u(?:al|ate|ity|ou)|[^aeiouqg]ua|[aeiou]y(?:i|e(?!s?$|d$))|ism$|^scie|[iu]et$/g;

function englishSyllables(word: string, groups: number): number {
  let count = groups;
  if (/[^aeiouyl]e$|[aeiouy]le$/.test(word)) count -= 1;
  if (/[^aeiouytd]ed$/.test(word)) count -= 1;
  if (/[^aeiouysxzcg]es$/.test(word) && !/(?:[cs]h|[^aeiouy]l)es$/.test(word)) count -= 1;
  if (/[^aeiouy](?:ely|eless|eness|eful)|[^aeiouyl]ement/.test(word)) count -= 1;
  count += word.match(SOUNDED_APART)?.length ?? 0;
  return Math.max(1, count);
}
