/** Parts of patterns, for those that fold case and know Unicode. */

/** A sign of a currency, before or behind its amount. */
export const CURRENCY_SIGN = '[€$£¥₽₺₩₹₴]';

/** A currency in letters behind an amount, in the languages that we write. */
export const CURRENCY_NAME =
  '(?:zł|zl|PLN|EUR|USD|CHF|TL|kr|euros?|dollars?|bucks|quid|pounds|cents?|centimes|francs|lirası|lira|руб\\p{L}*|р\\.|грн|reais)';

/** The same in scripts that leave no space between words. */
export const CURRENCY_CHARACTER = '[円元원]';
