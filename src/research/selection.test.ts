import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleLibrary } from '../writing/example-library.fixture.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import type { Group } from './groups.ts';
import { Selection } from './selection.ts';

const evidence = gatherEvidence({
  documents: exampleLibrary('en').slice(0, 5),
  request: 'heat pump',
  subject: ['heat', 'pump'],
  language: 'en',
  intent: 'plain',
  preferData: false,
});

/** What the best group is by looking at all of them. */
function bestOf(groups: readonly Group[], selection: Selection, weigh: (group: Group) => number): Group | undefined {
  let best: { readonly group: Group; readonly value: number } | undefined;
  for (const group of groups) {
    const value = weigh(group) * selection.gain(group);
    if (value > 0 && selection.isNew(group) && value > (best?.value ?? 0)) best = { group, value };
  }
  return best?.group;
}

/** Of a block: some are left out, none counts more than double. */
function weighing(seeds: readonly number[]): (group: Group) => number {
  return ({ block }) => seeds[block % seeds.length] ?? 0;
}

const blocksOf = ({ groups }: Evidence, rest: number) => groups.filter(({ block }) => block % 3 === rest);

describe('Selection.best', () => {
  it('finds what looking at every group finds, whatever was taken before and from whichever list', () => {
    const lists = [evidence.groups, blocksOf(evidence, 0), blocksOf(evidence, 1)];
    const call = fc.record({
      list: fc.nat(lists.length - 1),
      seeds: fc.array(fc.constantFrom(0, 0.5, 1, 1.7, 2), { minLength: 1, maxLength: 7 }),
      isTaken: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(call, { minLength: 1, maxLength: 25 }), (calls) => {
        const selection = new Selection(evidence, [], 200);
        for (const { list, seeds, isTaken } of calls) {
          const groups = lists[list] ?? [];
          const weigh = weighing(seeds);
          const wanted = bestOf(groups, selection, weigh);
          const found = selection.best(groups, weigh, 2);
          expect(found?.index).toBe(wanted?.index);
          if (isTaken && found !== undefined) selection.take(found);
        }
      }),
      { numRuns: 60 },
    );
  });
});
