import { describe, expect, it } from 'vitest';
import { readPassage } from './read-passage.ts';

describe('a passage that is read', () => {
  const text = 'A heat pump of 8 kilowatts moves heat into the house.';

  it('is read once for all articles that draw on it', () => {
    expect(readPassage(text, 'en')).toBe(readPassage(text, 'en'));
    const [sentence] = readPassage(text, 'en').flatMap(({ paragraphs }) => paragraphs.flat());
    expect(sentence?.figures.map(({ value }) => value)).toEqual([8]);
  });

  it('is another one in another language', () => {
    expect(readPassage(text, 'de')).not.toEqual(readPassage(text, 'en'));
  });

  it('is forgotten, and read again alike, when many other sentences have come', () => {
    const before = readPassage(text, 'en');
    for (let index = 0; index < 4_000; index += 1) readPassage(`Pump ${index}. Valve ${index}.`, 'en');
    const again = readPassage(text, 'en');
    expect(again).not.toBe(before);
    expect(again).toEqual(before);
  });

  it('gives a list its items as paragraphs, and a table none', () => {
    const parts = readPassage('- Check the valve.\n- Bleed the radiator.\n\n| a | b |\n| - | - |\n| 1 | 2 |', 'en');
    expect(parts.map(({ content, paragraphs }) => [content.kind, paragraphs.length])).toEqual([
      ['list', 2],
      ['table', 0],
    ]);
  });
});
