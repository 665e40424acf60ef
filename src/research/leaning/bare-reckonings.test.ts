import { describe, expect, it } from 'vitest';
import { judgeSentence } from '../judging/judge-sentence.ts';
import { reckonsWithUntold } from './bare-reckonings.ts';

describe('reckonsWithUntold', () => {
  it.each([
    'At 2,400 kWh of hot water heat a year, the electricity rises from 2,400 / 2.8 = 857 kWh to 2,400 / 2.2 = 1,091 kWh.',
    'Bei 3.000 kWh Wärme sinkt der Verbrauch auf 3.000 / 4,1 = 732 kWh im Jahr.',
    'Con 3.000 kWh de calor el consumo baja a 3.000 / 4,1 = 732 kWh al año.',
    '用热3000千瓦时的家庭，全年耗电为3000÷4.1=732千瓦时。',
  ])('finds a number that only the reckoning has: %s', (sentence) => {
    expect(reckonsWithUntold(sentence)).toBe(true);
  });

  it.each([
    'A room with a heat loss of 800 W and a radiator rated at 1,800 W needs 800 / 1,800 = 44 per cent of it.',
    'Raising the flow cuts the COP from 4.0 to 2.6 and increases the use by 4.0 / 2.6 − 1 = 54 per cent.',
    'A lamp of 8 watts that burns for 5 hours uses 8 × 5 = 40 watt-hours in a day.',
    'A share of 3 in 4 is 3 / 4 × 100 = 75 per cent of the whole.',
    'The yield was 4 to 5 percent in 2019/20 and fell after that.',
  ])('leaves a reckoning that the sentence tells, and what is none: %s', (sentence) => {
    expect(reckonsWithUntold(sentence)).toBe(false);
  });

  it('makes the sentence lean', () => {
    const sentence =
      'At 2,400 kWh of heat a year, the electricity rises from 2,400 / 2.8 = 857 kWh to 2,400 / 2.2 = 1,091 kWh.';
    expect(judgeSentence(sentence, 'en').leans).toBe(true);
  });
});
