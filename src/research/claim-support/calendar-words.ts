import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { foldedWord, normalTextOf } from './normal-text.ts';

/** Months and weekdays by folded name: the platform knows them in every language. */
export interface CalendarWords {
  readonly months: ReadonlyMap<string, number>;
  /** 1 (Monday) to 7. */
  readonly weekdays: ReadonlyMap<string, number>;
}

/** The names of the Levant, beside the Gulf's, which are the platform's. */
const LEVANT = [
  'كانون الثاني', 'شباط', 'آذار', 'نيسان', 'أيار', 'حزيران', 'تموز', 'آب', 'أيلول', 'تشرين الأول', 'تشرين الثاني', 'كانون الأول',
]; // biome-ignore format: one list
const known = new Map<Language, CalendarWords>();

export function calendarWordsOf(language: Language): CalendarWords {
  const words = known.get(language);
  if (words !== undefined) return words;
  const made = { months: monthsOf(language), weekdays: weekdaysOf(language) };
  known.set(language, made);
  return made;
}

function monthsOf(language: Language): Map<string, number> {
  const months = new Map<string, number>();
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2021, month, 15));
    for (const style of ['long', 'short'] as const) {
      for (const options of [{ month: style }, { day: 'numeric', month: style }] as const) {
        const name = partOf(language, date, options, 'month');
        if (name !== undefined) months.set(name, month + 1);
      }
    }
  }
  if (language === 'en') months.set('sept', 9);
  if (language === 'ru') months.set('мае', 5);
  if (language === 'pl') months.set('maju', 5);
  if (language === 'ar') for (const [index, name] of LEVANT.entries()) months.set(foldedWord(name), index + 1);
  return months;
}

function weekdaysOf(language: Language): Map<string, number> {
  const weekdays = new Map<string, number>();
  for (let day = 1; day <= 7; day += 1) {
    const name = partOf(language, new Date(Date.UTC(2021, 1, day)), { weekday: 'long' }, 'weekday');
    if (name !== undefined) weekdays.set(name, day);
  }
  return weekdays;
}

function partOf(language: Language, date: Date, options: Intl.DateTimeFormatOptions, type: 'month' | 'weekday') {
  const locale = `${LANGUAGES[language].intl}-u-ca-gregory-nu-latn`;
  const part = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .formatToParts(date)
    .find((one) => one.type === type);
  const name = foldedWord(normalTextOf(part?.value ?? '').text).replace(/\.$/, '');
  return /\d/.test(name) || [...name].length < 2 ? undefined : name;
}
