import { withAsciiDigits } from '../../language/figure-words.ts';
import { languageOfTag } from '../language-of-tag.ts';

const SIGNS: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/US\$/i, 'USD'], [/A\$|AU\$/, 'AUD'], [/CA?\$/, 'CAD'], [/R\$/, 'BRL'], [/HK\$/, 'HKD'], [/NT\$/, 'TWD'], [/NZ\$/, 'NZD'], [/S\$/, 'SGD'], [/MX\$/, 'MXN'],
  [/€/, 'EUR'], [/£/, 'GBP'], [/₹|Rs\.?(?=\s*\d)/, 'INR'], [/₽|руб/i, 'RUB'], [/₩|원/, 'KRW'], [/₫/, 'VND'], [/₺|(?:^|\s)TL(?:\s|$)/, 'TRY'], [/₪/, 'ILS'], [/฿|บาท/, 'THB'], [/₴/, 'UAH'], [/৳/, 'BDT'],
  [/zł/i, 'PLN'], [/Kč/i, 'CZK'], [/(?:^|[\s\d])Ft(?:\s|$)/, 'HUF'], [/(?:^|[\s\d])lei(?:\s|$)/i, 'RON'], [/лв/i, 'BGN'], [/円/, 'JPY'], [/元|人民币/, 'CNY'],
  [/(?:^|[\s\d])(?:CHF|Fr\.)/, 'CHF'], [/ر\.س|ريال سعودي/, 'SAR'], [/د\.إ|درهم إماراتي/, 'AED'], [/(?:^|[\s\d])Rp(?=[\s\d.])/, 'IDR'], [/(?:^|\s)RM(?=\s*\d)/, 'MYR'],
]; // biome-ignore format: a table of signs

/** Signs that several currencies share, told apart by the page's language. */
const SHARED: readonly (readonly [sign: RegExp, byLanguage: Readonly<Record<string, string>>])[] = [
  [/[¥￥]/, { ja: 'JPY', 'zh-CN': 'CNY' }],
  [/(?:^|[\s\d])kr\.?(?:\s|$)/i, { sv: 'SEK', da: 'DKK', no: 'NOK' }],
];

const CODES = new Set(Intl.supportedValuesOf('currency'));
/** Currencies counted in thousandths. */
const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** The ISO 4217 code that a text names by code or sign; undefined for none, and for `$` and others that many share. */
export function currencyIn(text: string, languageTag: string | undefined): string | undefined {
  const code = text.match(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g)?.find((word) => CODES.has(word));
  if (code !== undefined) return code;
  const sign = SIGNS.find(([pattern]) => pattern.test(text))?.[1];
  if (sign !== undefined) return sign;
  const language = languageOfTag(languageTag);
  return language === undefined ? undefined : SHARED.find(([pattern]) => pattern.test(text))?.[1][language];
}

/**
 * The amount in a price as pages write it: `1,299.00`, `1.299,00 €`, `1 299,90 zł`, `1’299.–`, `12,800円`, `١٬٢٩٩`. A
 * single mark before three digits parts thousands, unless the currency is counted in thousandths. Undefined where there
 * is no amount, or more than one.
 */
export function amountIn(text: string | number, currency?: string): number | undefined {
  if (typeof text === 'number') return Number.isFinite(text) && text >= 0 ? text : undefined;
  const plain = withAsciiDigits(text.normalize('NFKC')).replace(/[٬]/g, ',').replace(/[٫]/g, '.');
  const numbers = plain.match(/\d+(?:[.,'’ \u00a0\u202f]\d+)*/g) ?? [];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || /[万億亿萬]|mio|million/i.test(plain)) return undefined;
  const bare = number.replace(/['’ \u00a0\u202f]/g, '');
  const marks = bare.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return Number(bare);
  const decimals = bare.length - bare.lastIndexOf(last) - 1;
  const mixed = new Set(marks).size > 1;
  const isDecimal = mixed
    ? marks.split(last).length === 2
    : marks.length === 1 && (decimals !== 3 || (currency !== undefined && THREE_DECIMALS.has(currency)));
  const digits = bare.replace(/[.,]/g, '');
  return isDecimal ? Number(`${digits.slice(0, digits.length - decimals)}.${digits.slice(-decimals)}`) : Number(digits);
}
