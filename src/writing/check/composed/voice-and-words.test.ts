import { describe, expect, it } from 'vitest';
import {
  checked,
  judgedAs,
  paragraph,
  repair,
  SECTIONS,
  said,
  section,
  withSentence,
} from './composed-check.fixture.ts';

const voice = { tone: undefined, readability: undefined, perspective: undefined };
const wish = (report: { wishes: readonly { field: string }[] }, field: string) =>
  report.wishes.find((one) => one.field === field);

describe('spelling', () => {
  it('is changed to that of the market in code, and a verdict goes on to hold', async () => {
    const sentence = said('s3.3', 'Rooms that lose much heat may need larger radiators of the same colour.', 'costs#1');
    const given = { sections: withSentence(sentence), review: { judged: judgedAs('supported', 's3.3') } };
    const american = await checked({ ...given, brief: { locale: 'us' } });
    expect(american.article.markdown).toContain('of the same color.');
    expect(american.calls).toEqual([]);
    expect(american.article.report.citations.find(({ sentence: text }) => text.includes('color'))?.judged).toBe(
      'supported',
    );
    expect((await checked({ ...given, brief: { locale: 'gb' } })).article.markdown).toContain('of the same colour.');
  });
});

describe('the spelling of the market', () => {
  it('is that of tables, questions and what a repair brings in as well', async () => {
    const sections = withSentence(said('s2.2', 'Neighbours object.')).map((one) =>
      one.id === 's2'
        ? section('s2', one.heading, ...one.blocks, {
            kind: 'table',
            id: 's2.t1',
            header: ['Place', 'Colour'],
            rows: [['Garden', 'Grey']],
            cites: [],
          })
        : one,
    );
    const faq = [{ id: 'q1', question: 'Does the colour matter?', blocks: [paragraph(said('q1.1', 'Hardly.'))] }];
    const edits = [{ id: 's2.2', text: 'The favourite place of neighbours decides.' }];
    const longer = repair({ edits });
    const given = {
      sections,
      faq,
      brief: { locale: 'us' as const, voice: { ...voice, perspective: 'third-person' as const } },
    };
    const { article } = await checked(
      { ...given, sections: withSentence(said('s2.2', 'We have a favourite place.'), sections) },
      { 'check/repair#1': longer },
    );
    expect(article.markdown).toContain('The favorite place of neighbors decides.');
    expect(article.markdown).toContain('| Place | Color |');
    expect(article.markdown).toContain('Does the color matter?');
    expect(article.markdown).not.toMatch(/colour|neighbours|favourite/i);
  });
});

describe('the grammatical person', () => {
  const spoken = section(
    's2',
    'What the Neighbours Hear',
    paragraph(
      said('s2.1', 'At a distance of three metres the quietest heat pump reached 38 decibels.', 'field#1'),
      said('s2.2', 'You decide with the place of the outdoor unit who hears it.'),
    ),
  );
  const sections = SECTIONS.map((one) => (one.id === 's2' ? spoken : one));
  const edited = { id: 's2.2', text: 'The place of the outdoor unit decides who hears it.' };

  it('is mended where a sentence leaves it, and measured', async () => {
    const given = {
      sections: [...sections, ...withMore()],
      brief: { voice: { ...voice, perspective: 'third-person' as const } },
    };
    const { article, calls } = await checked(given, {
      'check/repair#1': repair({
        edits: [edited, { id: 's4.1', text: 'They know their house.' }, { id: 's4.2', text: 'The choice is theirs.' }],
      }),
    });
    expect(calls[0]?.prompt.task).toMatch(/s2\.2: .*"You"/);
    expect(article.markdown).toContain('The place of the outdoor unit decides');
    expect(wish(article.report, 'targetPersonPerspective')).toMatchObject({
      verdict: 'met',
      how: expect.stringContaining('Forms'),
    });
  });

  const withMore = () => [
    section('s4', 'Who Decides', paragraph(said('s4.1', 'You know your house.'), said('s4.2', 'You choose.'))),
  ];
});

describe('readability', () => {
  it('is measured, and long sentences are sent to be split', async () => {
    const long = said(
      's2.2',
      'The considerable institutional complexity of neighbourhood arbitration procedures notwithstanding, administrative determinations concerning the permissible positioning of outdoor compressor installations predominantly presuppose contemporaneous acoustical documentation.',
    );
    const { article, calls } = await checked({
      sections: withSentence(long),
      brief: { voice: { ...voice, readability: 'general' } },
    });
    expect(calls[0]?.prompt.task).toMatch(/s2\.2: .*shorter sentences/);
    expect(wish(article.report, 'targetReadability')).toMatchObject({
      found: expect.stringMatching(/^grade \d/),
      hard: false,
    });
  });
});

describe('machine tells', () => {
  it('are sent to be mended, and reported with their density', async () => {
    const tell = said('s2.2', "In today's fast-paced world, the place of the outdoor unit decides who hears it.");
    const before = await checked({ sections: withSentence(tell) });
    expect(before.calls[0]?.prompt.task).toMatch(/s2\.2: "In today's fast-paced world/i);
    expect(before.article.report.machineTells?.perThousandWords).toBeGreaterThan(5);
    const after = await checked(
      { sections: withSentence(tell) },
      {
        'check/repair#1': repair({
          edits: [{ id: 's2.2', text: 'The place of the outdoor unit decides who hears it.' }],
        }),
      },
    );
    expect(after.article.report.machineTells).toEqual({ perThousandWords: 0, found: [] });
  });
});

describe('keyword density', () => {
  it('is brought down where the keyword stands too often', async () => {
    const stuffedSection = section(
      's4',
      'What Else Counts',
      paragraph(
        ...Array.from({ length: 8 }, (_, index) =>
          said(`s4.${index + 1}`, `The heat pump likes number ${'abcdefgh'.charAt(index)} of the heat pump kind.`),
        ),
      ),
    );
    const { calls } = await checked({ sections: [...SECTIONS, stuffedSection] });
    expect(calls[0]?.prompt.task).toMatch(/s4\.8: .*"heat pump" stands .* Say this sentence without it/);
    expect(calls[0]?.prompt.task).not.toMatch(/s0\.1: .*Say this sentence without it/);
  });
});

describe('wishes in words', () => {
  it('are reported as judged, and a tone that the text contradicts is not met whatever the judge says', async () => {
    const review = {
      wishes: [
        { field: 'targetTone' as const, wanted: 'Professional/Formal', verdict: 'kept' as const, why: 'Throughout.' },
        {
          field: 'additionalSectionPrompt' as const,
          wanted: 'Mention our shop',
          verdict: 'not-kept' as const,
          why: 'Not once.',
        },
      ],
    };
    const given = {
      review,
      wish: 'Mention our shop',
      brief: { voice: { ...voice, tone: 'Professional/Formal' as const } },
    };
    const formal = (await checked(given)).article.report;
    expect(wish(formal, 'targetTone')).toMatchObject({ verdict: 'met', note: 'Throughout.' });
    expect(wish(formal, 'additionalSectionPrompt')).toMatchObject({
      verdict: 'not-met',
      found: 'not kept',
      note: 'Not once.',
    });
    const shouting = section(
      's4',
      'And Now',
      paragraph(said('s4.1', 'Look at that!'), said('s4.2', 'What a noise!'), said('s4.3', 'Wow!')),
    );
    const loud = (await checked({ ...given, sections: [...SECTIONS, shouting] })).article.report;
    expect(wish(loud, 'targetTone')).toMatchObject({ verdict: 'not-met', found: expect.stringContaining('shout') });
  });

  it('say so where nobody judged', async () => {
    const { report } = (await checked({ wish: 'Mention our shop', engine: '4' })).article;
    expect(wish(report, 'additionalSectionPrompt')).toMatchObject({
      verdict: 'not-applicable',
      found: 'asked for, not judged',
    });
  });
});
