import { describe, expect, it } from 'vitest';
import { normalTextOf } from './normal-text.ts';

describe('normalTextOf', () => {
  it.each([
    ['Plain text,\nin two lines.', 'Plain text,\nin two lines.'],
    ['It’s  1\u00a0000 m² – “warm” \n at 3 °C', "It's 1 000 m^2 – “warm”\nat 3 °C"],
    ['cafe\u0301 and naïve', 'café and naïve'],
    ['a `mark` here', 'a `mark` here'],
    ['ein `Zeichen` für', "ein 'Zeichen' für"],
    ['１２％ ，ﬁne\u200b', '12% ，fine'],
  ])('makes "%s" comparable', (original, normal) => {
    expect(normalTextOf(original).text).toBe(normal);
  });

  it('leads back to the place in the original', () => {
    const original = 'The cafe\u0301  – “open”';
    const { text, originalOffset } = normalTextOf(original);
    for (const word of ['The', 'caf', '– ', '“open”']) {
      expect(originalOffset(text.indexOf(word))).toBe(original.indexOf(word));
    }
    expect(originalOffset(text.length)).toBe(original.length);
  });
});
