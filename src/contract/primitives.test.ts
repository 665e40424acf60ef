import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePointLength, codePoints, flag, identifier, isWebAddress, label, optional } from './primitives.ts';

describe('codePoints', () => {
  it('counts code points, not UTF-16 units', () => {
    expect(codePoints(0, 2).safeParse('😀😀').success).toBe(true);
    expect(codePoints(0, 2).safeParse('😀😀😀').success).toBe(false);
  });

  it('takes exactly the texts whose number of code points is in the range', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), fc.nat(20), (text, a, b) => {
        const [min, max] = a < b ? [a, b] : [b, a];
        const length = Array.from(text).length;
        expect(codePoints(min, max).safeParse(text).success).toBe(length >= min && length <= max);
        expect(codePointLength(text)).toBe(length);
      }),
    );
  });

  it('says how many were received and how many are allowed', () => {
    const { error } = codePoints(1, 3).safeParse('abcd');
    expect(error?.issues[0]?.message).toBe('received 4 characters; allowed: 1 to 3');
  });
});

describe('optional and flag', () => {
  it.each([null, undefined])('take %s for "not given"', (value) => {
    expect(optional(label()).parse(value)).toBeUndefined();
    expect(flag(true).parse(value)).toBe(true);
    expect(flag(false).parse(value)).toBe(false);
  });

  it('keep what was given, also when it is the opposite of the default', () => {
    expect(flag(true).parse(false)).toBe(false);
    expect(flag(false).parse(true)).toBe(true);
  });
});

describe('label', () => {
  it('takes the spaces around a name away before counting', () => {
    expect(label().parse('  Warm homes ')).toBe('Warm homes');
    expect(label().safeParse('   ').success).toBe(false);
    expect(label().safeParse('x'.repeat(200)).success).toBe(true);
    expect(label().safeParse('x'.repeat(201)).success).toBe(false);
  });
});

describe('identifier', () => {
  it('takes a string or an integer and gives a string', () => {
    expect(identifier().parse('7')).toBe('7');
    expect(identifier().parse(7)).toBe('7');
  });

  it.each(['', 1.5, true, null, {}])('refuses %j', (value) => {
    expect(identifier().safeParse(value).success).toBe(false);
  });
});

describe('isWebAddress', () => {
  it.each(['http://example.com', 'https://example.com/a?b=c#d', 'http://[::1]:8080/'])('takes %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  it.each(['example.com', '/a', 'ftp://example.com', 'javascript:alert(1)', 'https://user:pw@example.com', ''])(
    'refuses %j',
    (text) => {
      expect(isWebAddress(text)).toBe(false);
    },
  );
});
