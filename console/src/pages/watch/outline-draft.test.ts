import { describe, expect, it } from 'vitest';
import type { Outline } from '../../../../src/contract/outlines.ts';
import {
  draftOf,
  isChanged,
  movedSection,
  toChange,
  withNewSection,
  withoutSection,
  withSection,
} from './outline-draft.ts';

const OUTLINE: Outline = {
  blogId: 'blog_01',
  jobId: 'job_01',
  status: 'RUNNING',
  state: 'waiting',
  waitUntil: '2026-12-12T09:00:00.000Z',
  title: 'Noise',
  titleMayChange: true,
  sectionsMayBeAdded: true,
  sections: [
    { id: 's1', heading: 'Where it comes from', points: ['fan', 'compressor'] },
    { id: 's2', heading: 'How loud it is', points: [] },
  ],
};

describe('the draft of an outline', () => {
  it('is no change as it came, nor when a section was moved there and back', () => {
    const draft = draftOf(OUTLINE);
    expect(isChanged(draft, OUTLINE)).toBe(false);
    const moved = movedSection(draft, 0, 1);
    expect(moved.sections.map(({ id }) => id)).toEqual(['s2', 's1']);
    expect(isChanged(moved, OUTLINE)).toBe(true);
    expect(isChanged(movedSection(moved, 1, -1), OUTLINE)).toBe(false);
  });

  it('sends all sections in order, points a line each, and no id for what was added', () => {
    const reworded = withSection(draftOf(OUTLINE), 's1', { heading: 'The fan', points: 'fan\n\n speed ' });
    const draft = withSection(withNewSection(withoutSection(reworded, 's2'), 'new'), 'new', { heading: 'Costs' });
    expect(toChange(draft, OUTLINE)).toEqual({
      title: 'Noise',
      sections: [
        { id: 's1', heading: 'The fan', points: ['fan', 'speed'] },
        { heading: 'Costs', points: [] },
      ],
    });
  });

  it('sends neither points nor a title where those are not to be changed', () => {
    const outline = { ...OUTLINE, titleMayChange: false, sectionsMayBeAdded: false };
    expect(toChange(draftOf(outline), outline)).toEqual({
      sections: [
        { id: 's1', heading: 'Where it comes from' },
        { id: 's2', heading: 'How loud it is' },
      ],
    });
  });
});
