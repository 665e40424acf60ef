import { LANGUAGES, type Language } from '../../contract/languages.ts';
import type { MessageCatalogue } from './message-catalogue.ts';

type Values = Readonly<Record<string, string | number>>;

/** Fills a message; numbers are written by the habits of the language. */
export function fillMessage(message: string, values: Values, language: Language): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? new Intl.NumberFormat(LANGUAGES[language].intl).format(value) : value;
  });
}

/** Words of the evaluated text in the quotation marks of the catalogue; they are data and stay on one line. */
export function quoted(text: string, { quotes: [open, close] }: MessageCatalogue): string {
  return `${open}${text.replaceAll(open, '').replaceAll(close, '')}${close}`;
}
