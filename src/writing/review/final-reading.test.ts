import { describe, expect, it } from 'vitest';
import { draftOf, paragraph, SECTIONS, said, section } from '../check/composed/composed-check.fixture.ts';
import { wholeTextOf } from '../composing/whole-text.ts';
import { acceptedEdits, readingQuestion } from './final-reading.ts';

const draft = draftOf({
  sections: [
    ...SECTIONS,
    section('s4', 'What to Do First', paragraph(said('s4.1', 'It begins with a look at the radiators.'))),
  ],
});
const text = wholeTextOf(draft);
const accepted = (...edits: { id: string; text: string }[]) => acceptedEdits({ edits }, text, draft.brief);

describe('the question', () => {
  it('shows every sentence behind its id, with a mark where it is cited', () => {
    const { context } = readingQuestion(text, 'A title', draft.brief).prompt;
    expect(context).toContain('\ns1.2* Their mean seasonal performance factor was 3.1.\n');
    expect(context).toContain('\ns2.2 The place of the outdoor unit decides who hears it.\n');
    expect(context).toContain('[s3] Heading: What It Costs to Switch');
  });
});

describe('an edit', () => {
  it('is taken when it keeps what the sentence says', () => {
    const { edits, notes } = accepted({
      id: 's1.2',
      text: ' Taken together,\n their mean seasonal performance factor was 3.1. ',
    });
    expect([...edits]).toEqual([['s1.2', 'Taken together, their mean seasonal performance factor was 3.1.']]);
    expect(notes).toEqual([]);
  });

  it('may take out a sentence that is not cited', () => {
    expect([...accepted({ id: 's2.2', text: '' }).edits]).toEqual([['s2.2', '']]);
  });

  it.each([
    ['of an unknown id', { id: 's9.9', text: 'Something else.' }],
    ['that takes out a cited sentence', { id: 's1.2', text: '' }],
    ['that takes out the first sentence of all', { id: 's0.1', text: ' ' }],
    ['that would leave a heading without text', { id: 's4.1', text: '' }],
    ['that changes a figure', { id: 's1.2', text: 'Their mean seasonal performance factor was 3.4.' }],
    [
      'that loses the keyword',
      { id: 's0.1', text: 'It pays in most old houses, as long as the radiators can work with lukewarm water.' },
    ],
  ])('%s is refused, and named', (_what, edit) => {
    const { edits, notes } = accepted(edit);
    expect(edits.size).toBe(0);
    expect(notes).toEqual([expect.stringMatching(/^1 edit of the last reading was not taken: /)]);
  });

  it('of a sentence that was edited already is refused', () => {
    const first = { id: 's2.2', text: 'Where the outdoor unit stands decides who hears it.' };
    const { edits, notes } = accepted(first, { ...first, text: 'The place of the outdoor unit settles who hears it.' });
    expect(edits.get('s2.2')).toBe(first.text);
    expect(notes).toHaveLength(1);
  });

  it('that changes nothing is no edit', () => {
    expect(accepted({ id: 's2.2', text: 'The place of the outdoor unit decides who hears it.' })).toEqual({
      edits: new Map(),
      notes: [],
    });
  });
});
