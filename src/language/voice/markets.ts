import type { Locale } from '../../contract/locales.ts';

/** What a reader of a country expects of figures. */
export interface Market {
  /** ISO 4217. */
  readonly currency: string;
  /** As it is printed in the country. */
  readonly currencySymbol: string;
  /** `mixed`: metric by law, with miles, feet or pounds in daily life. */
  readonly system: 'metric' | 'imperial' | 'mixed';
  readonly temperature: 'celsius' | 'fahrenheit';
  /** Order of day, month and year in short dates. */
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd';
  /** In the country's main language. */
  readonly decimalMark: '.' | ',';
}

/** Country, currency, symbol, date order, decimal mark; metric and Celsius unless said below. As of 2026. */
const TABLE = `
ar ARS $ dmy , | aw AWG ƒ dmy , | au AUD $ dmy . | at EUR € dmy , | az AZN ₼ dmy , | bs BSD $ dmy . | bd BDT ৳ dmy .
be EUR € dmy , | br BRL R$ dmy , | bg EUR € dmy , | cm XAF FCFA dmy , | ca CAD $ ymd . | cl CLP $ dmy , | cn CNY ¥ ymd .
co COP $ dmy , | cr CRC ₡ dmy , | hr EUR € dmy , | cu CUP $ dmy . | cy EUR € dmy , | cz CZK Kč dmy , | dk DKK kr. dmy ,
eg EGP ج.م dmy . | ee EUR € dmy , | et ETB Br dmy . | fi EUR € dmy , | fr EUR € dmy , | de EUR € dmy , | gh GHS GH₵ dmy .
gr EUR € dmy , | gl DKK kr. dmy , | hk HKD HK$ dmy . | hu HUF Ft ymd , | is ISK kr. dmy , | in INR ₹ dmy . | id IDR Rp dmy ,
ie EUR € dmy . | il ILS ₪ dmy . | it EUR € dmy , | jm JMD $ dmy . | jp JPY ¥ ymd . | kz KZT ₸ dmy , | kr KRW ₩ ymd .
lv EUR € dmy , | ly LYD د.ل dmy , | lt EUR € ymd , | lu EUR € dmy , | mo MOP MOP$ dmy . | mk MKD ден dmy , | my MYR RM dmy .
mt EUR € dmy . | mx MXN $ dmy . | mc EUR € dmy , | nl EUR € dmy , | nz NZD $ dmy . | ng NGN ₦ dmy . | no NOK kr dmy ,
pk PKR Rs dmy . | pa PAB B/. mdy . | py PYG ₲ dmy , | pe PEN S/ dmy . | ph PHP ₱ mdy . | pl PLN zł dmy , | pt EUR € dmy ,
pr USD $ mdy . | qa QAR ر.ق dmy . | ro RON lei dmy , | ru RUB ₽ dmy , | sa SAR ر.س dmy . | rs RSD дин. dmy , | sg SGD S$ dmy .
sk EUR € dmy , | si EUR € dmy , | za ZAR R ymd , | es EUR € dmy , | se SEK kr ymd , | ch CHF CHF dmy . | sy SYP ل.س dmy .
tw TWD NT$ ymd . | th THB ฿ dmy . | tn TND د.ت dmy , | tr TRY ₺ dmy , | ua UAH ₴ dmy , | ae AED د.إ dmy . | gb GBP £ dmy .
us USD $ mdy .`;

const SYSTEMS: Partial<Record<Locale, Market['system']>> = {
  us: 'imperial',
  pr: 'imperial',
  gb: 'mixed',
  ca: 'mixed',
  bs: 'mixed',
};
const FAHRENHEIT: ReadonlySet<string> = new Set(['us', 'pr', 'bs']);

const markets = new Map<string, Market>(
  TABLE.trim()
    .split(/\s*[|\n]\s*/)
    .map((row) => {
      const [locale = '', currency = '', currencySymbol = '', dateOrder, decimalMark] = row.split(' ');
      const market = {
        currency,
        currencySymbol,
        system: SYSTEMS[locale as Locale] ?? 'metric',
        temperature: FAHRENHEIT.has(locale) ? 'fahrenheit' : 'celsius',
        dateOrder,
        decimalMark,
      };
      return [locale, market as Market];
    }),
);

/** The market of a country; every code of `contract/locales.ts` has one. */
export function marketOf(locale: Locale): Market {
  const market = markets.get(locale);
  if (market === undefined)
    throw new TypeError(`No market is known for the locale "${locale}"; use a code of LOCALES.`);
  return market;
}
