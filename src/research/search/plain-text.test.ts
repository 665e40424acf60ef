import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutQuery } from './cut-query.ts';
import { cutAtWord, plainParagraphs, plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['A <b>heat</b> pump &amp; more', 'A heat pump & more'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Title', 'Title'],
    ['<img src=x onerror=alert(1)>Title<svg><text>x</text></svg>', 'Title'],
    ['3 < 5 and 7 > 2', '3 < 5 and 7 > 2'],
    ['AT&T & Co', 'AT&T & Co'],
    ['CO<sub>2</sub> at <i>T</i>', 'CO2 at T'],
    ['one<br>two</p><p>three', 'one two three'],
    ['a\u0000b\u0007c\u202Ed\uFEFFe\u00ADf\uE000g', 'abcdefg'],
    ['  a \n\t b\u00a0c ', 'a b c'],
    ['می‌خواهم', 'می‌خواهم'],
    ['unclosed <b title="x', 'unclosed <b title="x'],
  ])('reads %j as %j', (text, plain) => {
    expect(plainText(text, 300)).toBe(plain);
  });

  it('keeps paragraphs where they are wanted', () => {
    expect(plainParagraphs('<p>One\nline.</p><p>Two.</p>', 100)).toBe('One line.\n\nTwo.');
    expect(plainParagraphs('One.\n\n \nTwo.', 100)).toBe('One.\n\nTwo.');
  });

  it('holds no markup that a browser would run, no control characters, and not more than allowed', () => {
    const pieces = fc.constantFrom(
      '<b>',
      '&lt;',
      'script',
      '<script>',
      '</script>',
      '>',
      'a b',
      '\u0001',
      '&amp;lt;',
      '🙂',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), fc.integer({ min: 1, max: 40 }), (parts, longest) => {
        const plain = plainText(parts.join(''), longest);
        expect([...plain].length).toBeLessThanOrEqual(longest);
        expect(plain).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('cutAtWord', () => {
  it.each([
    ['one two three', 13, 'one two three'],
    ['one two three', 12, 'one two'],
    ['one two three', 7, 'one two'],
    ['热泵工作原理', 4, '热泵工作'],
    ['a veryveryverylongword', 12, 'a veryveryve'],
    ['🙂🙂🙂', 2, '🙂🙂'],
  ])('cuts %j to %i characters', (text, longest, cut) => {
    expect(cutAtWord(text, longest)).toBe(cut);
  });
});

describe('cutQuery', () => {
  it('is one line of whole words, with room for what else must fit', () => {
    expect(cutQuery(' heat\n\npump\u0000 cost ', { characters: 100 })).toBe('heat pump cost');
    expect(cutQuery('one two three four', { characters: 100, words: 2 })).toBe('one two');
    expect(cutQuery('one two three', { characters: 20, reserved: 12 })).toBe('one two');
  });
});
