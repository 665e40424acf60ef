import { isoDate } from './iso-date.ts';

/** Forms in which a date stands in a line of text; day and month as numbers only where a dot parts them, as then the day is first. */
const DATES: readonly RegExp[] = [
  /(?<!\d)(\d{4}-\d{2}-\d{2})(?!\d)/,
  /(?<!\d)(\d{4}[年년]\s*\d{1,2}[月월]\s*\d{1,2}[日일])/,
  /(?<!\p{L})(\p{L}{3,9}\.? \d{1,2},? \d{4})(?!\d)/u,
  /(?<!\d)(\d{1,2} \p{L}{3,9}\.?,? \d{4})(?!\d)/u,
];
const DOTTED = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/;

/** The first date in a short text, e.g. a byline; undefined when there is none that can be read for sure. */
export function dateInText(text: string): string | undefined {
  const dotted = DOTTED.exec(text);
  if (dotted !== null) return isoDate(`${dotted[3]}-${dotted[2]}-${dotted[1]}`);
  return DATES.map((form) => isoDate(form.exec(text)?.[1])).find((date) => date !== undefined);
}
