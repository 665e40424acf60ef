import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { figuresOf } from './figures.ts';
import { hanNumberOf } from './han-numbers.ts';

describe('figuresOf', () => {
  const values: [Language, string, number[]][] = [
    ['en', '1,234.56 and 1.234 and 12', [1234.56, 1.234, 12]],
    ['en', '$20 billion or 20bn, 1.5 million, 3 thousand', [2e10, 2e10, 1.5e6, 3000]],
    ['en', 'in 2012 300 people came', [2012, 300]],
    ['en', '1,00,000 rupees and 5 lakh and 2 crore', [1e5, 5e5, 2e7]],
    ['de', '1.234,56 und 1.234 und 1,5 Mio. und 2 Mrd. Euro', [1234.56, 1234, 1.5e6, 2e9]],
    ['de', '3.5 kW und 12 Tsd.', [3.5, 12_000]],
    ['fr', '1 234,56 et 12 500 et 3,2 millions et 2 milliards', [1234.56, 12_500, 3.2e6, 2e9]],
    ['es', '1.234,5 y 2 millones y 3 mil', [1234.5, 2e6, 3000]],
    ['it', '1.234,5 e 2 milioni e 4 miliardi', [1234.5, 2e6, 4e9]],
    ['pt-BR', '1.234,5 e 2 milhões', [1234.5, 2e6]],
    ['nl', '1.234,5 en 2 miljoen', [1234.5, 2e6]],
    ['pl', '1 234,5 i 2 mln i 5 tys. zł', [1234.5, 2e6, 5000]],
    ['cs', '1 234,5 a 2 miliony', [1234.5, 2e6]],
    ['ru', '1 234,5 и 2 млн и 5 тыс. руб.', [1234.5, 2e6, 5000]],
    ['bg', '1 234,5 и 2 млн', [1234.5, 2e6]],
    ['el', '1.234,5 και 2 εκατ.', [1234.5, 2e6]],
    ['tr', '1.234,5 ve 2 milyon', [1234.5, 2e6]],
    ['hu', '1 234,5 és 2 millió', [1234.5, 2e6]],
    ['fi', '1 234,5 ja 2 miljoonaa', [1234.5, 2e6]],
    ['sv', '1 234,5 och 2 miljoner', [1234.5, 2e6]],
    ['da', '1.234,5 og 2 millioner', [1234.5, 2e6]],
    ['ro', '1.234,5 și 2 milioane', [1234.5, 2e6]],
    ['vi', '1.234,5 và 2 triệu', [1234.5, 2e6]],
    ['id', '1.234,5 dan 2 juta', [1234.5, 2e6]],
    ['ms', '1,234.5 dan 2 juta', [1234.5, 2e6]],
    ['hi', '१२३ और १,२३४.५ और ५ लाख', [123, 1234.5, 5e5]],
    ['bn', '১২৩ ও ২ কোটি', [123, 2e7]],
    ['ar', '١٢٣ و ١٬٢٣٤٫٥ و ٢ مليون', [123, 1234.5, 2e6]],
    ['th', '๑๒๓ และ 1,234.5 และ 2 ล้าน', [123, 1234.5, 2e6]],
    ['zh-CN', '一万二千和3.5万元，1.2亿', [12_000, 35_000, 1.2e8]],
    ['ja', '1,234円、3万人、二百五十', [1234, 30_000, 250]],
    ['ko', '1,234원, 3만 명, 2억', [1234, 30_000, 2e8]],
  ];
  it.each(values)('reads the numbers of %s in "%s"', (language, text, expected) => {
    expect(figuresOf(text, language).map(({ value }) => value)).toEqual(expected);
  });

  it.each([
    ['en', '12 %'],
    ['en', '12 per cent'],
    ['en', '12%'],
    ['de', '12 Prozent'],
    ['fr', '12 %'],
    ['es', '12 por ciento'.replace('por ciento', '%')],
    ['ru', '12 процентов'],
    ['hi', '१२ प्रतिशत'],
    ['ar', '١٢٪'],
    ['ja', '12パーセント'],
    ['zh-CN', '12％'],
    ['id', '12 persen'],
  ] as const)('makes one figure of every way to write 12 percent in %s: %s', (language, text) => {
    expect(figuresOf(text, language)).toEqual([{ value: 12, unit: '%' }]);
  });

  it('takes no figure from names and versions', () => {
    expect(figuresOf('B2B, CO2 and v1.2.3', 'en').map(({ value }) => value)).not.toContain(2);
    expect(figuresOf('万一下雨，一起走', 'zh-CN')).toEqual([]);
  });
});

describe('hanNumberOf', () => {
  it.each([
    ['二〇二五', 2025],
    ['十二', 12],
    ['一百零五', 105],
    ['三千万', 3e7],
    ['两亿五千万', 2.5e8],
    ['万一', undefined],
  ])('reads %s', (written, value) => {
    expect(hanNumberOf(written)).toBe(value);
  });
});
