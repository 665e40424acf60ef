import { describe, expect, it } from 'vitest';
import { copiesAmong } from './same-text.ts';

const sentences = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => Array.from({ length: 8 }, (_word, index) => 8 * (from + at) + index));
const text = (own: readonly (readonly number[])[], preference = 0) => ({ sentences: own, preference });

describe('copiesAmong', () => {
  it('finds a syndicated copy with another frame and order, and keeps the one that holds more', () => {
    const original = text(sentences(0, 20));
    const copy = text([...sentences(100, 103), ...sentences(0, 12).reverse()]);
    expect(copiesAmong([copy, original])).toEqual([{ copy: 0, original: 1 }]);
    expect(copiesAmong([original, copy])).toEqual([{ copy: 1, original: 0 }]);
  });

  it('keeps the preferred one even if the other holds it', () => {
    expect(copiesAmong([text(sentences(0, 10), 1), text(sentences(0, 20))])).toEqual([{ copy: 1, original: 0 }]);
  });

  it('leaves texts that share a passage, and none that is empty', () => {
    expect(copiesAmong([text(sentences(0, 10)), text(sentences(5, 20)), text([]), text([])])).toEqual([]);
  });

  it('leaves one of many copies', () => {
    const copies = copiesAmong([0, 1, 2, 3].map(() => text(sentences(0, 10))));
    expect(copies.map(({ copy }) => copy).sort()).toEqual([1, 2, 3]);
  });
});
