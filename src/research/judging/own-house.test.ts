import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../article/source.ts';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { pagesOnOwnHouse } from './own-house.ts';
import { markOwnExperience } from './whose-experience.ts';

const PLANT = sourceDocument(
  { id: 'plant', title: 'Clearstrand Plant: Facts and Figures', publisher: 'Clearstrand Water Company' },
  'Clearstrand has taken water from the sea since 2014. The brine is discharged through a diffuser with 18 nozzles.',
);
const OTHER = sourceDocument(
  { id: 'other', title: 'Prices of plants reviewed', publisher: 'Infrastructure Price Review' },
  'A review of prices shows that a diffuser with 18 nozzles costs 2 million euros.',
);

function ids(documents: readonly SourceDocument[]): string[] {
  return [...pagesOnOwnHouse(readSources(documents, 'en'), 'en')];
}

describe('pagesOnOwnHouse', () => {
  it('knows a page on the house of its publisher by a name that is in both', () => {
    expect(ids([PLANT, OTHER])).toEqual(['plant']);
  });

  it('takes a common word in both for no name, and a guide for no page on a house', () => {
    const guide = { ...PLANT, id: 'guide', title: 'The Clearstrand guide to clean water' };
    expect(ids([guide, OTHER])).toEqual([]);
  });

  it('takes the name of a site behind a title for no part of it', () => {
    expect(ids([{ ...PLANT, title: 'How plants work | Clearstrand' }, OTHER])).toEqual([]);
  });

  it('lets the figures of such a page be printed with who says so, and no others', () => {
    const { sentences } = markOwnExperience(readSources([PLANT, OTHER], 'en'), 'en');
    const named = sentences.filter(({ judgement }) => judgement.needsSource).map(({ documentId }) => documentId);
    expect(named).toContain('plant');
    expect(named).not.toContain('other');
  });
});
