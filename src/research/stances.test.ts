import { describe, expect, it } from 'vitest';
import { documentStance, isContested } from './stances.ts';

const source = (...titles: string[]) => ({
  documents: titles.map((title) => ({ title })) as never,
  blocks: [],
  sentences: [],
});

describe('isContested', () => {
  it.each([
    ['en', 'should companies adopt a four-day work week'],
    ['de', 'Sollte die Vier-Tage-Woche kommen'],
    ['zh-CN', '公司应不应该实行四天工作制'],
  ] as const)('in %s: "%s"', (language, request) => {
    expect(isContested(request, source(), language)).toBe(true);
  });

  it('by sources that argue both sides, and not by those that argue one', () => {
    const both = source('The case for a toll', 'Why I am sceptical of tolls');
    expect(isContested('city toll', both, 'en')).toBe(true);
    expect(isContested('city toll', source('The case for a toll', 'Tolls in Europe'), 'en')).toBe(false);
  });

  it('leaves questions of fact alone', () => {
    expect(isContested('how loud is a heat pump', source('Heat pumps and noise'), 'en')).toBe(false);
  });
});

describe('documentStance', () => {
  it.each([
    ['The case for a shorter week', 'for'],
    ['The case against a shorter week', 'against'],
    ['Why I remain sceptical about tolls', 'against'],
    ['Working hours in Europe', undefined],
    ['Hot water from a heat pump and protection against legionella', undefined],
  ])('of "%s" is %s', (title, stance) => {
    expect(documentStance({ title }, 'en')).toBe(stance);
  });
});
