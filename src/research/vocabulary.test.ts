import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RunNumbers } from './run-numbers.ts';
import { distinct, PlaceCounts, Vocabulary } from './vocabulary.ts';

const small = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 120 });

describe('distinct', () => {
  it('keeps each number at its first place', () => {
    fc.assert(
      fc.property(small, (numbers) => {
        expect(distinct(numbers)).toEqual([...new Set(numbers)]);
      }),
    );
  });
});

describe('PlaceCounts', () => {
  it('counts a place once for each number that stands in it', () => {
    const vocabulary = new Vocabulary();
    const counts = (texts: string[]) => texts.map((text) => vocabulary.addAll(text.split(' ')));
    const places = counts(['a b a', 'b c', 'b']);
    const holders = new PlaceCounts(vocabulary);
    for (const [place, numbers] of places.entries()) holders.add(numbers, place);
    expect(['a', 'b', 'c'].map((token) => holders.of(vocabulary.find(token) ?? -1))).toEqual([1, 3, 1]);
    expect(vocabulary.find('d')).toBeUndefined();
  });
});

describe('RunNumbers', () => {
  it('gives two runs one number exactly when they hold the same', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 5 }), (list, length) => {
        const runs = new RunNumbers(Int32Array.from(list), length);
        const numbers = new Map<string, number>();
        for (let at = 0; at + length <= list.length; at += 1) {
          const run = list.slice(at, at + length).join(' ');
          const number = numbers.get(run) ?? numbers.size;
          numbers.set(run, number);
          expect(runs.at(at)).toBe(number);
        }
        expect(runs.size).toBe(numbers.size);
      }),
    );
  });
});
