import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { datesByMonthAlone } from './month-without-year.ts';

describe('datesByMonthAlone', () => {
  it.each<[Language, string]>([
    ['en', 'The second line is to follow in December.'],
    ['en', 'The new station will open in May.'],
    ['en', 'Parliament had refused the subsidy in June.'],
    ['de', 'Die zweite Strecke soll im Dezember folgen.'],
    ['de', 'Das Parlament hatte den Zuschuss im Juni gestrichen.'],
    ['es', 'La segunda línea fue inaugurada en diciembre.'],
  ])('sees in %s that "%s" is true in one year only', (language, sentence) => {
    expect(datesByMonthAlone(sentence, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'The line was opened in December 2023.'],
    ['en', 'In December a battery is rarely full.'],
    ['en', 'Sow beans in May.'],
    ['de', 'Im Dezember steht die Sonne am tiefsten.'],
    ['ja', '12月に始まりました。'],
  ])('leaves in %s "%s" alone', (language, sentence) => {
    expect(datesByMonthAlone(sentence, language)).toBe(false);
  });
});
