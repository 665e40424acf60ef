import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostSimilarTitle, similarTitleBounds, titleLikeness } from './similar-titles.ts';

describe('titleLikeness', () => {
  it('counts shared words, whatever their order and number', () => {
    expect(titleLikeness(['heat', 'pump'], ['pump', 'heat', 'heat'])).toBe(1);
    expect(titleLikeness(['heat', 'pump', 'guid'], ['heat', 'pump'])).toBeCloseTo(2 / 3);
    expect(titleLikeness(['heat'], ['moss'])).toBe(0);
    expect(titleLikeness([], [])).toBe(0);
  });

  it('never calls a title similar that the bounds leave out', () => {
    const words = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { minLength: 1 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const { leastShared, leastWords, mostWords } = similarTitleBounds(one.length);
        const shared = one.filter((word) => other.includes(word)).length;
        const within = shared >= leastShared && other.length >= leastWords && other.length <= mostWords;
        const similar = mostSimilarTitle(one, [{ title: 'x', words: other }]) !== undefined;
        expect(similar && !within).toBe(false);
      }),
    );
  });
});

describe('mostSimilarTitle', () => {
  it('names the most similar of the earlier titles, with its score', () => {
    const earlier = [
      { title: 'Near', words: ['a', 'b', 'c', 'd', 'e'] },
      { title: 'Same', words: ['d', 'c', 'b', 'a'] },
    ];
    expect(mostSimilarTitle(['a', 'b', 'c', 'd'], earlier)).toEqual({ title: 'Same', score: 1 });
    expect(mostSimilarTitle(['a', 'b', 'x'], earlier)).toBeUndefined();
  });
});
