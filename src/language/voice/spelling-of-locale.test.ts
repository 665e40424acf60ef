import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { englishSpellingOf, foreignEnglish } from './english-spelling.ts';
import { marketOf } from './markets.ts';
import { foreignSpellings, respell } from './spelling-of-locale.ts';

const AMERICAN =
  'The color of the center was gray, and we organized and analyzed what traveled in fibers. It favors defense.';
const BRITISH =
  'The colour of the centre was grey, and we organised and analysed what travelled in fibres. It favours defence.';

describe('respell', () => {
  it.each(['gb', 'au', 'nz', 'ie', 'in', 'za'] as const)('writes British in %s', (locale) => {
    expect(respell(AMERICAN, 'en', locale)).toBe(BRITISH);
    expect(respell(BRITISH, 'en', locale)).toBe(BRITISH);
  });

  it('writes American in the United States, where "grey" is right as well', () => {
    expect(respell(BRITISH, 'en', 'us')).toBe(AMERICAN.replace('gray', 'grey'));
    expect(respell('The programme cost a cheque of ten litres for each tyre.', 'en', 'us')).toBe(
      'The program cost a check of ten liters for each tire.',
    );
  });

  it('writes Canadian: British -our and -re, American -ize', () => {
    expect(respell('The color of the center was organised.', 'en', 'ca')).toBe(
      'The colour of the centre was organized.',
    );
  });

  it('leaves English alone where it is a guest', () => {
    expect(foreignSpellings(AMERICAN, 'en', 'se')).toEqual([]);
  });

  it.each([
    'She called it “the color of money” and left.',
    'See https://example.com/color/center and www.color.org for more.',
    'Mail color@center.com or visit favorcolor.com today.',
    'The Department of Defense and the Kennedy Center met the Color Company.',
    'Set `color: gray` in the file.',
    '![a](color-center.png)',
    'An electricity meter checks the story of a computer program.',
    'Their humorous, vigorous and laborious honorary glamorous author was generous.',
    'The size of the prize, a seized bronze, did not surprise the wise; advise and exercise.',
  ])('changes nothing in %j', (text) => {
    expect(respell(text, 'en', 'gb')).toBe(text);
  });

  it.each([
    'Exercise otherwise; four hours in our tour, pour the flour.',
    'The premise and promise of a wise enterprise.',
  ])('changes nothing in %j for America', (text) => {
    expect(respell(text, 'en', 'us')).toBe(text);
  });

  it('keeps the capital of a word at the front', () => {
    expect(respell('Color matters.\n\n## Gray walls\n\n- Fibers', 'en', 'gb')).toBe(
      'Colour matters.\n\n## Grey walls\n\n- Fibres',
    );
  });

  it.each([
    ['de', 'ch', 'Die Straße ist groß, sagt „Die Straße“.', 'Die Strasse ist gross, sagt „Die Straße“.'],
    ['de', 'de', 'Die Strasse ist schliesslich in Massen gross.', 'Die Straße ist schließlich in Massen groß.'],
    ['pt-PT', 'pt', 'O fenômeno econômico do bebê.', 'O fenómeno económico do bebé.'],
    ['pt-BR', 'br', 'O fenómeno económico do bebé connosco.', 'O fenômeno econômico do bebê conosco.'],
    ['pt', 'br', 'O prémio.', 'O prêmio.'],
    ['pt', 'pt', 'O prêmio.', 'O prémio.'],
    ['zh-CN', 'cn', '這個熱泵會說話。', '这个热泵会说话。'],
    ['zh-TW', 'tw', '这个热泵会说话。', '這個熱泵會說話。'],
  ] as const)('writes %s of %s', (language, locale, text, expected) => {
    expect(respell(text, language, locale)).toBe(expected);
  });

  it.each(LOCALES)('comes to rest in one step for %s', (locale) => {
    for (const language of ['en', 'de', 'pt', 'zh-TW', 'zh-CN'] as const) {
      const once = respell(`${AMERICAN} ${BRITISH} Straße Strasse económico econômico 热熱`, language, locale);
      expect(respell(once, language, locale)).toBe(once);
    }
  });
});

describe('foreignSpellings', () => {
  it.each([
    ['es', 'mx', 'El ordenador y vuestro zumo.', ['ordenador=computadora', 'vuestro=su', 'zumo=jugo']],
    ['es', 'es', 'La computadora y el jugo.', ['computadora=ordenador', 'jugo=zumo']],
    ['fr', 'ca', 'Un e-mail ce week-end.', ['e-mail=courriel', 'week-end=fin de semaine']],
    ['fr', 'ch', 'Quatre-vingt-dix mètres.', ['Quatre-vingt-dix=Nonante']],
    ['pt-PT', 'pt', 'O trem e o celular.', ['trem=comboio', 'celular=telemóvel']],
    ['zh-TW', 'tw', '這個軟件在互聯網上。', ['軟件=軟體', '互聯網=網際網路']],
    ['zh-TW', 'hk', '這個軟件在互聯網上。', []],
    ['zh-CN', 'cn', '这个软体在萤幕上。', ['软体=软件', '萤幕=屏幕']],
    ['fr', 'fr', 'Un e-mail ce week-end.', []],
    ['ja', 'jp', 'ソフトウェア', []],
  ] as const)(
    'names words of another country in %s of %s and leaves them to a writer',
    (language, locale, text, expected) => {
      const found = foreignSpellings(text, language as Language, locale as Locale);
      expect(found.map((each) => `${each.found}=${each.wanted}`)).toEqual(expected);
      expect(respell(text, language as Language, locale as Locale)).toBe(text);
    },
  );

  it('says where a word stands', () => {
    expect(foreignSpellings('A red color.', 'en', 'gb')).toEqual([
      { found: 'color', wanted: 'colour', isSpelling: true, start: 6 },
    ]);
  });
});

describe('the English tables', () => {
  it.each(['us', 'gb', 'ca'] as const)('never want for %s what they call foreign', (spelling) => {
    const table = foreignEnglish(spelling);
    expect(table.size).toBeGreaterThan(400);
    expect([...table].filter(([found, wanted]) => found === wanted || table.has(wanted))).toEqual([]);
  });
  it('know who writes how', () => {
    expect((['us', 'gb', 'ca', 'ie', 'ph', 'de'] as const).map(englishSpellingOf)).toEqual([
      'us',
      'gb',
      'ca',
      'gb',
      'us',
      undefined,
    ]);
  });
});

describe('marketOf', () => {
  const currencies = new Set(Intl.supportedValuesOf('currency'));

  it.each(LOCALES)('knows %s', (locale) => {
    const market = marketOf(locale);
    expect(currencies).toContain(market.currency);
    expect(market.currencySymbol).not.toBe('');
    expect(['dmy', 'mdy', 'ymd']).toContain(market.dateOrder);
    expect(['.', ',']).toContain(market.decimalMark);
  });

  it('knows where feet and Fahrenheit are at home', () => {
    expect(LOCALES.filter((locale) => marketOf(locale).system === 'imperial')).toEqual(['pr', 'us']);
    expect(marketOf('us')).toMatchObject({ currency: 'USD', dateOrder: 'mdy', temperature: 'fahrenheit' });
    expect(marketOf('gb')).toMatchObject({
      currency: 'GBP',
      currencySymbol: '£',
      system: 'mixed',
      temperature: 'celsius',
    });
    expect(marketOf('de')).toMatchObject({ currency: 'EUR', system: 'metric', decimalMark: ',' });
  });
});
