import { LANGUAGES, type Language } from '../contract/languages.ts';

/** A year as texts write it, from 1500 on. */
export const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;

/** The twelve months as they are written with a day, January first; a language that numbers them gives numbers. */
export function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].intl, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(new Date(Date.UTC(2024, month, 5)));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
}
