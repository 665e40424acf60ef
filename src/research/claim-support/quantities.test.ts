import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { datesIn } from './dates.ts';
import { agreementOf } from './match-quantities.ts';
import { normalTextOf } from './normal-text.ts';
import { quantitiesIn } from './quantities.ts';

const read = (text: string, language: Language) => {
  const normal = normalTextOf(text).text;
  return quantitiesIn(normal, language, datesIn(normal, language));
};
const first = (text: string, language: Language) => read(text, language)[0];

describe('quantitiesIn', () => {
  it.each<[Language, string, number, string | undefined]>([
    ['en', '1.5 million people', 1_500_000, undefined],
    ['en', '£4.2bn in fees', 4.2e9, 'GBP'],
    ['de', 'rund 1,2 Mio. Euro', 1_200_000, 'EUR'],
    ['fr', '2 460 mètres', 2460, 'length'],
    ['en', 'twenty-three per cent', 23, 'percent'],
    ['de', 'einundzwanzig Tage', 21, 'time'],
    ['zh-CN', '面积约百分之二十一', 21, 'percent'],
    ['ja', '1万4千人', 14_000, undefined],
    ['ja', '68万6061人', 686_061, undefined],
    ['hi', '4.5 करोड़ रुपये', 45_000_000, 'INR'],
    ['ar', '٦٩٠ ألف طن', 690_000, 'mass'],
    ['th', '๓๒๔ เมตร', 324, 'length'],
    ['ru', '83 тысячи гектаров', 83_000, 'area'],
    ['en', 'minus 40 degrees Celsius', -40, 'celsius'],
    ['en', '−20 to −28 °C', -20, 'celsius'],
    ['de', 'minus 20 bis minus 28 Grad', -20, 'celsius'],
  ])('reads %s: %s', (language, text, value, dimension) => {
    const quantity = first(text, language);
    expect(quantity?.value).toBe(value);
    expect(quantity?.unit?.dimension).toBe(dimension);
  });

  it('takes the digits of a name for no number', () => {
    expect(read('COVID-19 and Astra-2 and A1.1', 'en')).toEqual([]);
  });

  it('adds up what is said in two units', () => {
    expect(read('2 hours and 40 minutes', 'en').find(({ isSum }) => isSum)).toMatchObject({ value: 160 });
  });

  it.each<[Language, string, string]>([
    ['en', 'more than 60', 'over'],
    ['de', 'knapp 60', 'nearly'],
    ['zh-CN', '不到60人', 'under'],
    ['ja', '60人以上', 'over'],
    ['tr', 'yaklaşık 60', 'about'],
  ])('sees the bound in %s: %s', (language, text, bound) => {
    expect(first(text, language)?.bound).toBe(bound);
  });
});

describe('agreementOf', () => {
  const agreement = (claimed: string, source: string, language: Language = 'en') => {
    const [one, other] = [first(claimed, language), first(source, language)];
    if (one === undefined || other === undefined) throw new Error('no number read');
    return agreementOf(one, other);
  };

  it.each([
    ['1.5 million', '1,500,000', 'equal'],
    ['12 per cent', '12%', 'equal'],
    ['21 miles', '34 kilometres', 'converted'],
    ['181 °F', '83 °C', 'converted'],
    ['1,200 adults', '1,204 adults', 'rounded'],
    ['about 30 people', '31 people', 'approximate'],
    ['more than 1,000 people', '1,204 people', 'approximate'],
    ['12 percentage points', '12 per cent', 'slip'],
    ['34 miles', '34 kilometres', 'slip'],
  ])('%s against %s is %s', (claimed, source, expected) => {
    expect(agreement(claimed, source)).toBe(expected);
  });

  it.each([
    ['30 people', '31 people'],
    ['about 96 people', 'about 95 people'],
    ['more than 1,000 people', '900 people'],
    ['1,300 adults', '1,204 adults'],
    ['2 kilometres', '1 mile'],
  ])('%s against %s is none', (claimed, source) => {
    expect(agreement(claimed, source)).toBeUndefined();
  });
});

describe('datesIn', () => {
  it.each<[Language, string, object]>([
    ['en', 'on 3 June 1931', { year: 1931, month: 6, day: 3 }],
    ['de', 'am 21. Juni 1895', { year: 1895, month: 6, day: 21 }],
    ['ru', 'в мае 2024 года', { year: 2024, month: 5 }],
    ['pl', 'od marca 2024', { year: 2024, month: 3 }],
    ['zh-TW', '民國113年5月2日', { year: 2024, month: 5, day: 2 }],
    ['ja', '令和6年4月1日', { year: 2024, month: 4, day: 1 }],
    ['ko', '2011년 3월 15일', { year: 2011, month: 3, day: 15 }],
    ['th', '9 มิถุนายน พ.ศ. 2535', { year: 1992, month: 6, day: 9 }],
    ['vi', 'ngày 20 tháng 8 năm 2015', { year: 2015, month: 8, day: 20 }],
    ['ar', '١٢ مارس ٢٠١٩', { year: 2019, month: 3, day: 12 }],
    ['en', 'in the 1980s', { year: 1980, isDecade: true }],
    ['fr', '12/05/1999', { year: 1999 }],
  ])('reads %s: %s', (language, text, parts) => {
    expect(datesIn(normalTextOf(text).text, language)[0]).toMatchObject(parts);
  });
});
