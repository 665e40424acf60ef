import { describe, expect, it } from 'vitest';
import { readSentence } from './read-sentence.ts';

describe('a sentence that is read', () => {
  const text = 'A heat pump of 8 kilowatts moves heat into the house.';

  it('is read once for all articles that draw on it', () => {
    expect(readSentence(text, 'en')).toBe(readSentence(text, 'en'));
    expect(readSentence(text, 'en').figures.map(({ value }) => value)).toEqual([8]);
  });

  it('is another one in another language', () => {
    expect(readSentence(text, 'de').tokens).not.toEqual(readSentence(text, 'en').tokens);
  });

  it('is forgotten, and read again alike, when many others have come', () => {
    const before = readSentence(text, 'en');
    for (let index = 0; index < 8_000; index += 1) readSentence(`Pump ${index}.`, 'en');
    const again = readSentence(text, 'en');
    expect(again).not.toBe(before);
    expect(again).toEqual(before);
  });
});
