import { describe, expect, it } from 'vitest';
import { countLetters } from './count-letters.ts';

describe('countLetters', () => {
  it.each([
    ['', { letters: 0, latin: 0, hasTellingScript: false }],
    ['12 %, 3 – 4!', { letters: 0, latin: 0, hasTellingScript: false }],
    ['Wärme, ½ kWh', { letters: 8, latin: 8, hasTellingScript: false }],
    ['ab 热泵', { letters: 4, latin: 2, hasTellingScript: true }],
    ['тепло', { letters: 5, latin: 0, hasTellingScript: true }],
  ])('counts "%s"', (text, counts) => {
    expect(countLetters(text)).toEqual(counts);
  });

  it('counts a letter of two code units once, also behind half a pair', () => {
    expect(countLetters('\ud840 a')).toMatchObject({ letters: 1 });
    expect(countLetters('\u{20000}\u{1d41a}')).toMatchObject({ letters: 2, hasTellingScript: true });
  });
});
