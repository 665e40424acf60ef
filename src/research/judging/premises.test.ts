import { expect, it } from 'vitest';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { premisesOf } from './premises.ts';

const REASONING =
  'To do the work of 40 hours in 32, output per hour has to rise by 25 percent. In most rich countries productivity grows by about 1 percent a year. A jump of 25 percent would be without example, and I do not believe that fewer meetings can deliver it.';

it('finds the step of a reasoning before what its author makes of it', () => {
  const { sentences, ...rest } = readSources([sourceDocument({ id: 'view' }, REASONING)], 'en');
  const found = [...premisesOf({ sentences, ...rest })].map((index) => sentences[index]?.text);
  expect(found).toEqual(['In most rich countries productivity grows by about 1 percent a year.']);
});

it('leaves what opens its paragraph, and what no opinion follows', () => {
  const text = `${REASONING.split('. ').slice(1).join('. ')}\n\nHours fell by a tenth. Output rose by a fifth. Pay stayed as it was for all.`;
  expect([...premisesOf(readSources([sourceDocument({ id: 'view' }, text)], 'en'))]).toEqual([]);
});
