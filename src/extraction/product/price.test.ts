import { describe, expect, it } from 'vitest';
import { amountIn, currencyIn } from './price.ts';

describe('amountIn', () => {
  it.each([
    ['1,299.00', 1299],
    ['1.299,00 €', 1299],
    ['1 299,90 zł', 1299.9],
    ['1\u202f299,90', 1299.9],
    ["1'299.–", 1299],
    ['1’299.50 CHF', 1299.5],
    ['12,800円', 12800],
    ['₹1,29,900', 129900],
    ['₹1,29,900.50', 129900.5],
    ['1.299', 1299],
    ['1.299.000 ₫', 1299000],
    ['199', 199],
    ['199.9', 199.9],
    ['0,99', 0.99],
    ['١٬٢٩٩٫٥٠ ر.س', 1299.5],
    ['１２，８００', 12800],
    ['4,99 €', 4.99],
  ])('reads %s', (text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });

  it('reads thousandths where the currency has them', () => {
    expect(amountIn('1.250', 'KWD')).toBe(1.25);
    expect(amountIn('1.250', 'EUR')).toBe(1250);
  });

  it.each(['', 'on request', '10 – 20', '1.2万', 'from 10 to 20'])('gives nothing for "%s"', (text) => {
    expect(amountIn(text)).toBeUndefined();
  });

  it('takes numbers as they are, but none below zero', () => {
    expect([amountIn(12.5), amountIn(-1), amountIn(Number.NaN)]).toEqual([12.5, undefined, undefined]);
  });
});

describe('currencyIn', () => {
  it.each([
    ['EUR', undefined, 'EUR'],
    ['1.299,00 €', 'de', 'EUR'],
    ['£8', undefined, 'GBP'],
    ['¥1,200', 'ja', 'JPY'],
    ['￥99', 'zh-CN', 'CNY'],
    ['¥99', 'en', undefined],
    ['499 kr', 'sv-SE', 'SEK'],
    ['499 kr.', 'da', 'DKK'],
    ['$20', 'en', undefined],
    ['US$20', 'en', 'USD'],
    ['R$ 20', 'pt-BR', 'BRL'],
    ['20 zł', 'pl', 'PLN'],
    ['USB 3', 'en', undefined],
  ])('reads %s (%s)', (text, language, currency) => {
    expect(currencyIn(text, language)).toBe(currency);
  });
});
