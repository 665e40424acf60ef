import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { questionKindOf } from './question-kind.ts';
import { cutToWidth, textWidth } from './text-width.ts';
import { headingCase } from './title-case.ts';

describe('figuresOf', () => {
  it.each([
    [
      'en',
      '$3.5 million for 6,000 euros',
      [
        { value: 3.5e6, unit: '' },
        { value: 6000, unit: 'euros' },
      ],
    ],
    [
      'de',
      '5,5 kW und 1.000 Euro',
      [
        { value: 5.5, unit: 'kw' },
        { value: 1000, unit: 'euro' },
      ],
    ],
    [
      'en',
      '20bn at −15 °C',
      [
        { value: 2e10, unit: '' },
        { value: -15, unit: '°c' },
      ],
    ],
    ['en', 'no figure in B2B', []],
  ] as const)('reads %s numbers in "%s"', (language, text, figures) => {
    expect(figuresOf(text, language)).toEqual(figures);
  });
});

describe('headingCase', () => {
  it('prints English in title case and leaves names and figures', () => {
    expect(headingCase('cOP, SCOP and the cost of a heat pump at 35 °C', 'en')).toBe(
      'cOP, SCOP and the Cost of a Heat Pump at 35 °C',
    );
  });
  it('gives other languages a capital at the front', () => {
    expect(headingCase('¿cuánto cuesta?', 'es')).toBe('¿Cuánto cuesta?');
    expect(headingCase('ısı', 'tr')).toBe('Isı');
  });
});

describe('questionKindOf', () => {
  it.each([
    ['how loud is a heat pump', 'how'],
    ['how much does a heat pump cost', 'howMuch'],
    ['are heat pumps worth it', 'yesNo'],
    ['heat pump', undefined],
  ] as const)('takes "%s" for %s', (text, kind) => {
    expect(questionKindOf(text, 'en')).toBe(kind);
  });
});

describe('textWidth', () => {
  it('counts wide characters twice and cuts at words', () => {
    expect(textWidth('热泵 ab')).toBe(7);
    expect(cutToWidth('heat pumps in houses', 12)).toBe('heat pumps');
    expect(cutToWidth('热泵的噪音', 5)).toBe('热泵');
  });
});
