import type { Language } from '../../contract/languages.ts';
import { monthNames, YEAR } from '../../language/calendar-words.ts';
import type { FoundCues } from '../../language/find-cues.ts';
import { datesByMonthAlone } from './month-without-year.ts';

/** How a sentence is tied to the day it was written. */
export type TimeBond = 'none' | 'present' | 'event';

/** Words that only say that something holds when it is written; with its date the sentence stays true. */
const PRESENT: Partial<Record<Language, ReadonlySet<string>>> = {
  ar: new Set(['حتى اليوم', 'حاليًا', 'في الوقت الحالي', 'في الوقت الحاضر', 'حتى الآن', 'في السنوات الأخيرة']),
  da: new Set(['i dag', 'nu', 'i øjeblikket', 'for tiden']),
  de: new Set(['heute', 'derzeit', 'zurzeit', 'aktuell', 'gegenwärtig', 'bislang', 'momentan']),
  en: new Set(['today', 'currently', 'at present', 'nowadays', 'these days', 'to date', 'so far']),
  es: new Set([
    'hoy',
    'hoy en día',
    'hoy día',
    'actualmente',
    'en la actualidad',
    'hasta la fecha',
    'hasta ahora',
    'en los últimos años',
  ]),
  fr: new Set(['aujourd’hui', "aujourd'hui", 'actuellement', 'à ce jour']),
  it: new Set(['oggi', 'attualmente', 'ad oggi', 'finora']),
  ja: new Set(['現在', '今日', 'これまで']),
  ko: new Set(['현재', '오늘날']),
  nl: new Set(['vandaag', 'momenteel', 'tegenwoordig', 'op dit moment']),
  pl: new Set(['dziś', 'obecnie', 'dotychczas']),
  pt: new Set(['hoje', 'atualmente', 'até agora']),
  ru: new Set(['сегодня', 'сейчас', 'в настоящее время']),
  sv: new Set(['i dag', 'idag', 'för närvarande']),
  'zh-CN': new Set(['目前', '当前', '现在', '如今', '迄今', '至今', '现阶段', '近年来']),
  'zh-TW': new Set(['目前', '當前', '現在', '如今', '迄今', '至今', '現階段', '近年來']),
};

/** "BRUSSELS (LW) — A night train ...": the place line of a report. */
const PLACE_LINE = /^\p{Lu}[\p{Lu}\s.,-]{2,}(?:\([^)]{1,20}\))?\s*[—–-]\s/u;
/** "Start this December": the year is that of the writing. */
const RELATIVE_MONTH: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:kommenden|nächsten|vergangenen|letzten|diesen) (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/iu,
  en: /\b(?:this|last|next|this coming) (?:January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas)\b/iu,
  es: /(?:este|pasado|próximo) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)/iu,
  fr: /(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) (?:dernier|prochain)/iu,
};
const months = new Map<Language, RegExp>();

/** Whether a sentence reports an event by the day it was written on, or holds only at that time. */
export function timeBondOf(sentence: string, cues: FoundCues, language: Language): TimeBond {
  if (PLACE_LINE.test(sentence) || RELATIVE_MONTH[language]?.test(sentence) === true) return 'event';
  if (/\d/u.test(sentence) && !YEAR.test(sentence) && dayAndMonth(language).test(sentence)) return 'event';
  if (datesByMonthAlone(sentence, language)) return 'event';
  const relative = cues.all('relativeTime');
  if (relative.length === 0) return 'none';
  const present = PRESENT[language];
  const words = relative.map(({ start, end }) => sentence.slice(start, end).toLowerCase());
  return present !== undefined && words.every((word) => present.has(word)) ? 'present' : 'event';
}

/** A day with its month ("13 December", "December 13"): without a year it is the calendar of its own time. */
function dayAndMonth(language: Language): RegExp {
  const known = months.get(language);
  if (known !== undefined) return known;
  const names = monthNames(language).filter((name) => /\p{L}/u.test(name));
  const list = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('|');
  const pattern =
    list === '' || /^(?:zh|ja|ko)/u.test(language)
      ? /\d{1,2}\s?[月월]\s?\d{1,2}\s?[日号號일]/u
      : new RegExp(String.raw`(?<!\p{L})(?:\d{1,2}\.?\s(?:de\s)?(?:${list})|(?:${list})\s\d{1,2})(?![\p{L}\d])`, 'iu');
  months.set(language, pattern);
  return pattern;
}
