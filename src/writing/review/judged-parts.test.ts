import { describe, expect, it } from 'vitest';
import type { CitedUnit } from '../composing/cited-units.ts';
import { judgedParts, namedPart } from './judged-parts.ts';
import type { WordedWish } from './worded-wishes.ts';

const unit = (id: string, section = ''): CitedUnit => ({
  id,
  section,
  text: `Sentence ${id}.`,
  cites: [{ documentId: 'd', passageId: 'd#0' }],
});
const units = (count: number) => Array.from({ length: count }, (_, index) => unit(`s1.${index}`));
const wishes = (count: number): WordedWish[] =>
  Array.from({ length: count }, (_, index) => ({ id: `w${index + 1}`, field: 'targetTone', wanted: 'Persuasive' }));
const sizes = (...given: Parameters<typeof judgedParts>) =>
  judgedParts(...given).map((part) => [part.units.length, part.wishes.length]);

describe('parts to judge', () => {
  it.each([
    ['nothing', 0, 0, []],
    ['few sentences', 15, 0, [[15, 0]]],
    [
      'more of them',
      16,
      0,
      [
        [8, 0],
        [8, 0],
      ],
    ],
    [
      'an odd number',
      41,
      0,
      [
        [21, 0],
        [20, 0],
      ],
    ],
    [
      'very many',
      300,
      0,
      [
        [150, 0],
        [150, 0],
      ],
    ],
    [
      'wishes beside sentences',
      30,
      3,
      [
        [18, 0],
        [12, 3],
      ],
    ],
    ['wishes alone', 0, 8, [[0, 8]]],
    [
      'hardly a sentence beside wishes',
      2,
      7,
      [
        [2, 0],
        [0, 7],
      ],
    ],
  ] as const)('are even: %s', (_what, sentences, worded, expected) => {
    expect(sizes(units(sentences), wishes(worded))).toEqual(expected);
  });

  it('lose no sentence and keep their order', () => {
    const all = units(37);
    expect(judgedParts(all, []).flatMap((part) => part.units)).toEqual(all);
  });

  it('do not part the rows of a table, which get one verdict', () => {
    const table = Array.from({ length: 30 }, () => unit('s2.1'));
    const parts = judgedParts([...units(7), ...table, unit('s3.1'), ...units(16).slice(7)], []);
    expect(parts.map((part) => part.units.some(({ id }) => id === 's2.1'))).toEqual([true, false]);
    expect(parts.map((part) => new Set(part.units.map(({ id }) => id)).size)).toEqual([9, 9]);
  });
});

describe('the name of a part', () => {
  it('says how much it is and where it stands', () => {
    expect(namedPart({ units: [unit('s0.1'), unit('s1.1', 'One'), unit('s2.1', 'Two')], wishes: [] })).toBe(
      '3 cited sentences (from the introduction to "Two")',
    );
    expect(namedPart({ units: [unit('s1.1', 'One'), unit('s1.1', 'One')], wishes: wishes(1) })).toBe(
      '1 cited sentence and the wishes in words (in "One")',
    );
    expect(namedPart({ units: [], wishes: wishes(2) })).toBe('the wishes in words');
  });
});
