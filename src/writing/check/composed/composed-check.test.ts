import { describe, expect, it } from 'vitest';
import { composedCheckStep } from '../composed-step.ts';
import {
  checked,
  draftOf,
  judgedAs,
  paragraph,
  repair,
  SECTIONS,
  said,
  scriptedDesk,
  section,
  toolsOf,
  withSentence,
} from './composed-check.fixture.ts';

const wishOf = (report: { wishes: readonly { field: string; verdict: string; found: string }[] }, field: string) =>
  report.wishes.filter((wish) => wish.field === field);

describe('an article with which nothing is wrong', () => {
  it('is printed with its citations, without a question', async () => {
    const { article, calls } = await checked({});
    expect(calls).toEqual([]);
    expect(article.markdown).toMatchInlineSnapshot(`
      "# Is a Heat Pump Right for an Old House?

      A heat pump pays in most old houses, as long as the radiators can work with lukewarm water. Installers calculate the heat load of every room before they choose the unit. [1]

      ## How Efficient a Heat Pump Is in an Old House

      The institute measured 76 air-source heat pumps in existing houses over two winters. Their mean seasonal performance factor was 3.1. Old radiators that are fed hot water pull the factor down. [2]

      ## What the Neighbours Hear

      At a distance of three metres the quietest heat pump reached 38 decibels. [2] The place of the outdoor unit decides who hears it.

      ## What It Costs to Switch

      An air-source heat pump costs between 18,000 and 27,000 euros with installation. The grant covers up to 70 percent of the eligible costs. Rooms that lose much heat may need larger radiators. [1]

      ## Sources

      1. What heating costs
      2. Heat pumps in the field, Institute for Building Energy
      "
    `);
    expect(article.report.wishes.filter(({ verdict }) => verdict === 'not-met')).toEqual([]);
  });

  it('names per sentence what code and judge found, and the costs per step', async () => {
    const { article } = await checked({ review: { judged: judgedAs('supported', 's1.3') } });
    const { citations, steps } = article.report;
    expect(citations.find(({ sentence }) => sentence.startsWith('Old radiators'))).toMatchObject({
      judged: 'supported',
      section: 'How Efficient a Heat Pump Is in an Old House',
    });
    expect(citations.find(({ sentence }) => sentence.startsWith('Their mean'))).not.toHaveProperty('judged');
    expect(steps).toEqual([
      { name: 'sections', version: 1, milliseconds: 7 },
      { name: 'check', version: 1 },
    ]);
  });
});

describe('lists, tables and sources', () => {
  it('prints steps with numbers, each item with its own markers, and tables with theirs', async () => {
    const steps = section('s4', 'How It Is Done', {
      kind: 'list',
      ordered: true,
      items: [
        [
          said('s4.1', 'Installers calculate the heat load of every room.', 'costs#1'),
          said('s4.2', 'The quietest heat pump reached 38 decibels at a distance of three metres.', 'field#1'),
        ],
        [said('s4.3', 'Then the unit is ordered.')],
      ],
    });
    const table = section('s5', 'In Figures', {
      kind: 'table',
      id: 's5.1',
      header: ['What', 'How much'],
      rows: [
        ['Heat pumps measured', '76'],
        ['Mean factor', '3.1'],
      ],
      cites: ['field#0'],
    });
    const { article } = await checked({ sections: [...SECTIONS, steps, table] });
    expect(article.markdown).toContain('1. Installers calculate the heat load of every room. The quietest');
    expect(article.markdown).toContain('three metres. [1][2]\n2. Then the unit is ordered.');
    expect(article.markdown).toContain('| What [2] | How much |');
  });

  it('never names a private document, and drops passages that no source has', async () => {
    const sections = withSentence(
      said('s2.2', 'Installers need 3 days for a heat pump in a detached house.', 'memo#0', 'ghost#4'),
    );
    const { article } = await checked({ sections });
    expect(article.markdown).toContain('need 3 days for a heat pump in a detached house.\n');
    expect(article.markdown).not.toMatch(/memo|ghost/i);
    expect(article.report.citations.find(({ private: hidden }) => hidden)?.passageId).toBe('memo#0');
  });
});

describe('edits of the last reading', () => {
  it('are applied', async () => {
    const edits = new Map([
      ['s2.2', ''],
      ['s1.3', 'Hot water for old radiators pulls the factor down.'],
    ]);
    const { article } = await checked({ review: { edits, judged: judgedAs('supported', 's1.3') } });
    expect(article.markdown).not.toContain('decides who hears it');
    expect(article.report.citations.find(({ sentence }) => sentence.startsWith('Hot water'))?.judged).toBe('supported');
  });

  it('are left out where an ordered link would lose its anchor', async () => {
    const edits = new Map([['s2.2', 'Where the unit stands decides who hears it.']]);
    const links = [{ anchor: 'outdoor unit', url: 'https://shop.example/units' }];
    const { article } = await checked({ review: { edits }, links });
    expect(article.markdown).toContain('[outdoor unit](https://shop.example/units) decides who hears it.');
  });
});

describe('repair', () => {
  const wrong = withSentence(said('s1.2', 'Their mean seasonal performance factor was 4.8.', 'field#0'));

  it('asks once for all that is wrong, and takes what its passage bears out', async () => {
    const sections = withSentence(said('s2.2', 'Some 9 neighbours in 100 hear it.'), wrong);
    const { article, calls } = await checked(
      { sections },
      {
        'check/repair#1': repair({
          edits: [
            { id: 's1.2', text: 'Their mean seasonal performance factor was 3.1 [E1].' },
            { id: 's2.2', text: 'Some neighbours hear it.' },
          ],
        }),
      },
    );
    expect(calls.map(({ name }) => name)).toEqual(['check/repair#1']);
    expect(calls[0]?.prompt.task).toMatch(/s1\.2: .*4\.8/);
    expect(calls[0]?.prompt.task).toMatch(/s2\.2: .*figure/);
    expect(article.markdown).toContain('factor was 3.1.');
    expect(article.markdown).toContain('Some neighbours hear it.');
    expect(article.report.steps.at(-1)).toEqual({
      name: 'check',
      version: 1,
      calls: 1,
      attempts: 1,
      inputTokens: 10,
      outputTokens: 5,
      costUsd: 0.01,
    });
  });

  it('asks a second time for what is still broken, and no third time', async () => {
    const { article, calls } = await checked(
      { sections: wrong },
      { 'check/repair#1': repair({ edits: [{ id: 's1.2', text: 'Their mean factor was 5.2 [E1].' }] }) },
    );
    expect(calls.map(({ name }) => name)).toEqual(['check/repair#1', 'check/repair#2']);
    expect(article.markdown).not.toMatch(/4\.8|5\.2/);
    expect(article.report.notes.join(' ')).toContain('1 change of round 1 of the repair was not taken');
  });

  it('asks once only in versions with one repair', async () => {
    const { calls } = await checked({ sections: wrong, engine: '4' });
    expect(calls).toHaveLength(1);
  });

  it('gives a sentence without a source the passage that says just this, without a question', async () => {
    const { article, calls } = await checked({
      sections: withSentence(said('s2.2', 'Neighbours complained about 9 of the 76 units.')),
    });
    expect(calls).toEqual([]);
    expect(article.report.citations.find(({ sentence }) => sentence.startsWith('Neighbours'))?.passageId).toBe(
      'field#1',
    );
  });

  it('takes out what the judge found unsupported and nobody mended, with what leans on it', async () => {
    const sections = [
      section(
        's1',
        'How Efficient a Heat Pump Is in an Old House',
        paragraph(
          said('s1.1', 'Old radiators that are fed hot water pull the factor down.', 'field#0'),
          said('s1.2', 'This also holds for new ones.'),
          said('s1.3', 'The mean seasonal performance factor was 3.1.', 'field#0'),
        ),
      ),
      ...SECTIONS.slice(1),
    ];
    const { article } = await checked({ sections, review: { judged: judgedAs('unsupported', 's1.1') } });
    expect(article.markdown).not.toMatch(/Old radiators|This also holds/);
    expect(article.markdown).toContain('factor was 3.1');
  });

  it('does not believe the judge against a figure', async () => {
    const { article } = await checked({ sections: wrong, review: { judged: judgedAs('supported', 's1.2') } });
    expect(article.markdown).not.toContain('4.8');
  });

  it('believes the judge where other words say the same', async () => {
    const free = said('s2.2', 'A unit tucked behind a hedge bothers fewer people next door.', 'field#1');
    const { article, calls } = await checked({
      sections: withSentence(free),
      review: { judged: judgedAs('supported', 's2.2') },
    });
    expect(calls).toEqual([]);
    expect(article.markdown).toContain('tucked behind a hedge');
  });

  it('refuses an answer that drops the source of a claim', async () => {
    const { article } = await checked(
      { sections: wrong },
      { 'check/repair#1': repair({ edits: [{ id: 's1.2', text: 'Their mean factor was splendid.' }] }) },
    );
    expect(article.markdown).not.toContain('splendid');
  });

  it('leaves a sentence out where the answer says so', async () => {
    const { article, calls } = await checked(
      { sections: wrong },
      { 'check/repair#1': repair({ edits: [{ id: 's1.2', text: '' }] }) },
    );
    expect(calls).toHaveLength(1);
    expect(article.markdown).not.toContain('mean');
  });

  it('mends a table, or takes it out', async () => {
    const table = (factor: string) =>
      section('s4', 'In Figures', paragraph(said('s4.0', 'The figures side by side help to compare.')), {
        kind: 'table',
        id: 's4.1',
        header: ['What', 'How much'],
        rows: [
          ['Heat pumps measured', '76'],
          ['Mean factor', factor],
        ],
        cites: ['field#0'],
      });
    const rows = [
      ['What', 'How much [E1]'],
      ['Heat pumps measured', '76'],
      ['Mean factor', '3.1'],
    ];
    const mended = await checked(
      { sections: [...SECTIONS, table('4.8')] },
      { 'check/repair#1': repair({ tables: [{ id: 's4.1', rows }] }) },
    );
    expect(mended.article.markdown).toContain('| Mean factor | 3.1 |');
    const removed = await checked({ sections: [...SECTIONS, table('4.8')] });
    expect(removed.article.markdown).not.toContain('| What');
    expect(removed.article.markdown).toContain('The figures side by side');
  });

  it('works the keyword into first paragraph and a heading', async () => {
    const introduction = section(
      's0',
      '',
      paragraph(said('s0.1', 'In most old houses it pays, as long as the radiators can work with lukewarm water.')),
    );
    const sections = SECTIONS.map((one, index) => (index === 0 ? { ...one, heading: 'How Efficient They Are' } : one));
    const { article } = await checked(
      { introduction, sections },
      {
        'check/repair#1': repair({
          edits: [
            {
              id: 's0.1',
              text: 'In most old houses a heat pump pays, as long as the radiators can work with lukewarm water.',
            },
          ],
          headings: [{ id: 's1', heading: 'How Efficient a **Heat Pump** Is' }],
        }),
      },
    );
    expect(article.markdown).toContain('In most old houses a heat pump pays');
    expect(article.markdown).toContain('\n## How Efficient a Heat Pump Is\n');
    expect(wishOf(article.report, 'mainInput').every(({ verdict }) => verdict === 'met')).toBe(true);
  });

  it('goes on in code when the answer can not be used', async () => {
    const { article } = await checked(
      { sections: wrong },
      { 'check/repair#1': 'no object at all', 'check/repair#2': { edits: 'none' } },
    );
    expect(article.markdown).not.toContain('4.8');
    expect(article.report.notes.join(' ')).toMatch(/Round 1 of the repair gave no usable answer/);
  });

  it('is said of a question that could not show all its passages', async () => {
    const { desk, calls } = scriptedDesk({}, 3);
    const wrong = said('s1.2', 'Their mean seasonal performance factor was 4.8.', 'field#0');
    const article = await composedCheckStep.run({}, draftOf({ sections: withSentence(wrong) }), toolsOf(desk, '3'));
    expect(calls.length).toBeGreaterThan(0);
    expect(article.report.notes).toContain(`${3 * calls.length} passages did not fit the model's context.`);
  });

  it('names who is quoted', async () => {
    const quoting = said('s2.2', '“Neighbours complained about 9 of the 76 units.”', 'field#1');
    const { article } = await checked({ sections: withSentence(quoting) });
    expect(article.markdown).toMatch(
      /According to Institute for Building Energy: “Neighbours|Institute for Building Energy/,
    );
  });
});
