import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../research/groups.ts';
import { readSources } from '../../research/source-text.ts';
import { sourceDocument } from '../example-library.fixture.ts';
import { standsByItself } from './stands-by-itself.ts';

const GOOD = 'A desalination plant of 100,000 cubic metres a day is run by 30 to 40 people.';
const OTHERS = [
  'The intake harms far more sea life than desalination itself.',
  'Measure the salt of desalination brine near its outlet twice a year.',
  'In its second year the price of desalination fell by about a tenth.',
  'Brine is heavier than seawater.',
];

describe('standsByItself', () => {
  const document = sourceDocument({ id: 'plant' }, `## A plant\n\n${[GOOD, ...OTHERS].join('\n\n')}`);
  const groups = groupsOf(readSources([document], 'en'), 'en');

  it('holds for a fact that names what it speaks of, and for nothing that asks which, orders, reports or is too short', () => {
    const single = groups.filter(({ sentences }) => sentences.length === 1);
    const standing = single.filter((group) => standsByItself(group, 'en')).map(({ texts }) => texts[0]);
    expect(single.length).toBeGreaterThan(1);
    expect(standing).toEqual([GOOD]);
  });
});
