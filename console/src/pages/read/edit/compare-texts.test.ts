import { describe, expect, it } from 'vitest';
import { type Comparison, compareTexts } from './compare-texts.ts';
import { shortestEdit } from './shortest-edit.ts';

/** A small deterministic source of numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('the shortest edit', () => {
  const changes = (before: string, after: string) =>
    shortestEdit([...before], [...after]).map(({ kind, entries }) => `${kind[0]}:${entries.join('')}`);

  it.each([
    ['', '', []],
    ['abc', 'abc', ['s:abc']],
    ['', 'ab', ['a:ab']],
    ['ab', '', ['r:ab']],
    ['abc', 'axc', ['s:a', 'r:b', 'a:x', 's:c']],
  ])('of %j to %j', (before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  it('changes no more than it must: the example of the paper takes five', () => {
    const runs = shortestEdit([...'abcabba'], [...'cbabac']);
    expect(runs.filter(({ kind }) => kind !== 'same').flatMap(({ entries }) => entries)).toHaveLength(5);
  });

  it('leads from the one to the other and back, whatever they are', () => {
    const random = numbers(7);
    for (let round = 0; round < 300; round += 1) {
      const list = () =>
        Array.from({ length: Math.floor(random() * 24) }, () => 'abc'[Math.floor(random() * 3)] ?? 'a');
      const [before, after] = [list(), list()];
      const runs = shortestEdit(before, after);
      const side = (left: 'removed' | 'added') =>
        runs.flatMap(({ kind, entries }) => (kind === left ? [] : entries)).join('');
      expect([side('added'), side('removed')]).toEqual([before.join(''), after.join('')]);
      const removedTwice = runs.some(({ kind }, index) => kind === runs[index + 1]?.kind);
      expect(removedTwice).toBe(false);
    }
  });

  it('gives up where there are too many changes, and still leads from the one to the other', () => {
    const before = Array.from({ length: 50 }, (_, index) => `b${index}`);
    const after = Array.from({ length: 50 }, (_, index) => `a${index}`);
    expect(shortestEdit(before, after, 10)).toEqual([
      { kind: 'removed', entries: before },
      { kind: 'added', entries: after },
    ]);
  });
});

const shown = (comparison: Comparison) =>
  comparison.map((line) =>
    line.kind === 'left-out'
      ? `… ${line.lines}`
      : `${{ same: ' ', removed: '-', added: '+' }[line.kind]}${line.pieces
          .map(({ text, isChanged }) => (isChanged ? `{${text}}` : text))
          .join('')}`,
  );

describe('two texts', () => {
  it('that are the same have no difference', () => {
    expect(shown(compareTexts('a\nb\nc\n', 'a\nb\nc'))).toEqual(['… 3']);
  });

  it('show an edited line word by word, with what stands around it', () => {
    const before = 'one\ntwo\nthree\n\nA heat pump of 8 kW is loud.\n\nfour\nfive\nsix';
    const after = before.replace('8 kW', '9 kW');
    expect(shown(compareTexts(before, after))).toEqual([
      '… 2',
      ' three',
      ' ',
      '-A heat pump of {8} kW is loud.',
      '+A heat pump of {9} kW is loud.',
      ' ',
      ' four',
      '… 2',
    ]);
  });

  it('show a line that is new or gone as a whole', () => {
    expect(shown(compareTexts('a\nb', 'a\nsomething else entirely\nb'))).toEqual([
      ' a',
      '+something else entirely',
      ' b',
    ]);
    expect(shown(compareTexts('a\nb', 'b'))).toEqual(['-a', ' b']);
  });

  it('match edited lines with each other across new ones', () => {
    const before = 'The pump is loud at night.\nIt costs 900 euros.';
    const after = 'A new beginning was put here.\nThe pump is quiet at night.\nIt costs 950 euros.';
    expect(shown(compareTexts(before, after))).toEqual([
      '+A new beginning was put here.',
      '-The pump is {loud} at night.',
      '+The pump is {quiet} at night.',
      '-It costs {900} euros.',
      '+It costs {950} euros.',
    ]);
  });

  it('are compared by characters where no spaces part the words', () => {
    expect(shown(compareTexts('热泵的噪音很大。', '热泵的噪音很小。'))).toEqual([
      '-热泵的噪音很{大}。',
      '+热泵的噪音很{小}。',
    ]);
  });

  it('of the largest size are compared all the same', () => {
    const line = (index: number) => `Sentence ${index} of a text that has very many of them.`;
    const before = Array.from({ length: 2_000 }, (_, index) => line(index)).join('\n');
    const after = Array.from({ length: 2_000 }, (_, index) => line(index * 7)).join('\n');
    const comparison = compareTexts(before, after);
    expect(comparison.length).toBeGreaterThan(2_000);
    const other = Array.from({ length: 2_000 }, (_, index) => `${line(index)} And more.`).join('\n');
    expect(compareTexts(before, other).filter(({ kind }) => kind === 'added')).toHaveLength(2_000);
  });
});
