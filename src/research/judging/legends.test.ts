import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { judgeSentence } from './judge-sentence.ts';
import { isLegend } from './legends.ts';

describe('isLegend', () => {
  it.each([
    'Grades: 1 is very good, 5 is poor.',
    'Noten: 1 ist sehr gut, 5 ist mangelhaft.',
    'Notas: 1 es muy bueno, 5 es malo.',
    'Notes : 1 est très bon, 5 est mauvais.',
    '+ = suitable, - = not suitable.',
    'A stands for air, W stands for water.',
    '評価：1は非常に良い、5は悪い。',
    '等级：1表示很好，5表示差。',
  ])('knows what explains the marks of a table: %s', (sentence) => {
    expect(isLegend(sentence)).toBe(true);
  });

  it.each([
    'The rule is simple: 1 litre is enough for two, 2 litres for four.',
    'One is good, two are better.',
    'Winter: 5 is the number of panels most homes need.',
    '2024 is a leap year, and 2028 is the next one.',
    'Vitamin C is an acid, and vitamin D is made in the skin.',
  ])('is none: %s', (sentence) => {
    expect(isLegend(sentence)).toBe(false);
  });
});

describe('a row of counted things', () => {
  it.each<[Language, string]>([
    ['en', 'Twelve pieces, nine days, $31 each.'],
    ['de', 'Zwölf Teile, neun Tage, 31 Euro.'],
    ['es', 'Doce piezas, nueve días, 31 euros cada una.'],
    ['fr', 'Douze pièces, neuf jours, 31 euros.'],
  ])('in %s is no sentence: %s', (language, sentence) => {
    expect(judgeSentence(sentence, language).refusal).toBe('no sentence');
  });

  it.each<[Language, string]>([
    ['en', 'Three firms closed in spring, two merged with others.'],
    ['en', 'Two litres of water, three of milk and one of cream fill the pot.'],
    ['de', 'Drei Firmen schlossen im Frühjahr, zwei wurden verkauft.'],
  ])('in %s that does something is one: %s', (language, sentence) => {
    expect(judgeSentence(sentence, language).refusal).toBeUndefined();
  });
});
