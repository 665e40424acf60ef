import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';

/** "... of the capacity today.": what the date says better, where it can go without a trace. */
const TODAY_AT_END =
  / (?:today|nowadays|at present|these days|heute|heutzutage|hoy|hoy en día|aujourd['’]hui|oggi|hoje|hoje em dia|vandaag|tegenwoordig|dziś|dzisiaj|obecnie|сегодня|i dag|idag|dnes)(?=\.$)/u;

/**
 * A statement that held when it was written, with that date.
 * @param date ISO date: year, month or day
 */
export function datedStatement(statement: string, date: string, language: Language): string {
  return lexiconOf(language)
    .templates.asOf.replace('{date}', () => monthOf(date, language))
    .replace('{statement}', () => statement.replace(TODAY_AT_END, ''));
}

function monthOf(date: string, language: Language): string {
  const [year = date, month] = date.split('-');
  if (month === undefined) return year;
  const format = new Intl.DateTimeFormat(LANGUAGES[language].intl, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
}
