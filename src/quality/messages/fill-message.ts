import { LANGUAGES, type Language } from '../../contract/languages.ts';
import type { MessageCatalogue } from './message-catalogue.ts';

const PLACEHOLDER = /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g;

type Values = Readonly<Record<string, string | number>>;

/**
 * Fills a message; numbers are written by the habits of the language. `{n}` is a number alone, `{n:sentence|sentences}`
 * a number with the word for one or for several.
 */
export function fillMessage(message: string, values: Values, language: Language): string {
  const { plurals, numbers } = formatsOf(language);
  return message.replace(PLACEHOLDER, (placeholder, name: string, one?: string, several?: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (typeof value !== 'number') return value;
    const word = plurals.select(value) === 'one' ? one : several;
    const number = numbers.format(value);
    return word === undefined ? number : `${number} ${word}`;
  });
}

interface Formats {
  readonly plurals: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

const formats = new Map<Language, Formats>();

function formatsOf(language: Language): Formats {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const { intl } = LANGUAGES[language];
  const made = { plurals: new Intl.PluralRules(intl), numbers: new Intl.NumberFormat(intl) };
  formats.set(language, made);
  return made;
}

/** Words of the evaluated text in the quotation marks of the catalogue; they are data and stay on one line. */
export function quoted(text: string, { quotes: [open, close] }: MessageCatalogue): string {
  return `${open}${text.replaceAll(open.trim(), '').replaceAll(close.trim(), '').trim()}${close}`;
}
