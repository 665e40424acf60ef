import { describe, expect, it } from 'vitest';
import { checked, paragraph, repair, SECTIONS, said, section } from '../check/composed/composed-check.fixture.ts';

/** Long enough that nothing is called thin. */
const LONGER = [
  ...SECTIONS,
  section(
    's5',
    'Where the Unit Stands',
    paragraph(
      said(
        's5.1',
        'The outdoor unit wants air on all sides, and a wall behind it throws the sound back to the garden.',
      ),
      said(
        's5.2',
        'Snow should not reach the fan, because ice on the blades makes the unit louder and less efficient.',
      ),
      said('s5.3', 'Water that drips from the unit in winter freezes on paths, so the drain belongs into gravel.'),
      said(
        's5.4',
        'People who sleep with open windows rather choose the side of the street than that of the neighbours.',
      ),
    ),
  ),
];
const PRAISE = [
  said('s4.1', 'House owners have never had such an unbelievable machine in the cellar.'),
  said('s4.2', 'Every house becomes warm instantly with a device so stunning.'),
  said('s4.3', 'Heating is jaw-dropping with air from outside.'),
];
const PRAISING = [
  ...LONGER,
  section('s4', 'Why People Like Them', paragraph(...PRAISE, said('s4.4', 'Gas is no longer needed in the house.'))),
];
const SOBER = repair({
  edits: [
    { id: 's4.1', text: 'House owners have never had such a machine in the cellar.' },
    { id: 's4.2', text: 'Every house becomes warm with such a device.' },
    { id: 's4.3', text: '' },
  ],
});

describe('what the evaluator holds against an article that a model wrote', () => {
  it('is sent to be mended with all else, in one question, and the report says what became of it', async () => {
    const { article, calls } = await checked({ sections: PRAISING }, { 'check/repair#1': SOBER });
    expect(calls.map(({ name }) => name)).toEqual(['check/repair#1']);
    expect(calls[0]?.prompt.task).toMatch(/s4\.1: .*praises or promises more than anybody could check/);
    expect(article.markdown).not.toMatch(/unbelievable|stunning|jaw-dropping/);
    expect(article.markdown).toContain('Gas is no longer needed in the house.');
    const { quality } = article.report;
    expect(quality?.repair?.repaired).toContainEqual({
      says: 'Sentences with exaggerated praise or promises: 3.',
      excerpt: PRAISE[0]?.text,
    });
    expect(quality?.score).toBeGreaterThan(quality?.repair?.scoreBefore ?? 100);
    expect(quality?.repair?.left).toContainEqual(
      expect.objectContaining({
        says: 'No author is named.',
        why: expect.stringContaining('where the article is published'),
      }),
    );
  });

  it('stands, and is named, where the one answer does not mend it', async () => {
    const { article, calls } = await checked({ sections: PRAISING });
    expect(calls).toHaveLength(1);
    expect(article.markdown).toContain('unbelievable machine');
    expect(article.report.quality?.repair?.repaired).toEqual([]);
    expect(article.report.quality?.repair?.left).toContainEqual(
      expect.objectContaining({
        says: expect.stringContaining('exaggerated'),
        why: expect.stringContaining('No change'),
      }),
    );
  });

  it('is not mended by words that bring in a claim', async () => {
    const edits = [{ id: 's4.1', text: 'House owners save 400 euros a year with such a machine in the cellar.' }];
    const { article } = await checked({ sections: PRAISING }, { 'check/repair#1': repair({ edits }) });
    expect(article.markdown).not.toContain('400 euros');
    expect(article.report.notes.join()).toContain('it changes a figure');
  });

  it('is left where the article would be rated no better for the change', async () => {
    const edits = [{ id: 's4.1', text: 'House owners have never had such an incredible machine in the cellar.' }];
    const { article } = await checked({ sections: PRAISING }, { 'check/repair#1': repair({ edits }) });
    expect(article.markdown).toContain('unbelievable machine');
  });

  it('is a limit that is nowhere named: a passage has to bear out the sentence with it', async () => {
    const benefits = section(
      's4',
      'What It Brings',
      paragraph(
        said('s4.1', 'The machine saves energy.'),
        said('s4.2', 'It improves the comfort of the house.'),
        said('s4.3', 'It helps to do without gas.'),
        said('s4.4', 'It is an advantage for the climate.'),
      ),
    );
    const sections = [SECTIONS[0], SECTIONS[1], benefits].flatMap((one) => one ?? []);
    const insert = (text: string) => repair({ inserts: [{ after: 's4', text }] });
    const limit = 'In rooms that lose much heat it may need larger radiators, which is a drawback.';
    const { article, calls } = await checked(
      { sections },
      {
        'check/repair#1': insert(
          'In rooms that lose much heat it may need larger radiators, which is a drawback [E4].',
        ),
      },
    );
    expect(calls[0]?.prompt.task).toMatch(/s4: The article names benefits and no limit/);
    expect(article.markdown).toContain(limit);
    const { article: invented } = await checked(
      { sections },
      { 'check/repair#1': insert('A drawback is that 9 of 10 units break in the first winter [E4].') },
    );
    expect(invented.markdown).not.toContain('units break');
  });
});
