import type { Language } from '../../contract/languages.ts';
import { monthNames, YEAR } from '../../language/calendar-words.ts';
import { tellsPast } from './tells-past.ts';

/** Words between a reader of another year and the month that is meant. */
const IN: Partial<Record<Language, string>> = {
  de: 'im|seit|bis|ab',
  en: 'in|since|by|until|from',
  es: 'en|desde|hasta',
  fr: 'en|depuis|d’ici',
};
/** What is still to come when it is written. */
const TO_COME: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:soll|sollen|wird|werden)(?!\p{L})/u,
  en: /\b(?:is|are) (?:to|due to|set to|expected to|planned to|scheduled to|about to) \p{L}+|\bwill \p{L}+/u,
  es: /(?<!\p{L})(?:está previsto|se espera|va a|van a)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:doit|doivent|va|vont)(?!\p{L})/u,
};
const patterns = new Map<Language, RegExp>();

/**
 * Whether a sentence dates one event by a month without its year ("is to follow in December", "refused the subsidy in
 * June"): true only for who reads it in that year. What happens every year ("In December the sun is low") is none.
 */
export function datesByMonthAlone(sentence: string, language: Language): boolean {
  const pattern = monthPattern(language);
  if (pattern === undefined || YEAR.test(sentence) || !pattern.test(sentence)) return false;
  return TO_COME[language]?.test(sentence) === true || tellsPast(sentence, language);
}

function monthPattern(language: Language): RegExp | undefined {
  const before = IN[language];
  if (before === undefined) return undefined;
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${before}) (?:${monthNames(language).join('|')})(?!\p{L})`, 'iu');
  patterns.set(language, pattern);
  return pattern;
}
