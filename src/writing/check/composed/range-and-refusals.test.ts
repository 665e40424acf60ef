import { describe, expect, it } from 'vitest';
import { checked, paragraph, repair, SECTIONS, said, section, withSentence } from './composed-check.fixture.ts';

const wishOf = (report: { wishes: readonly { field: string; verdict: string; found: string }[] }, field: string) =>
  report.wishes.filter((wish) => wish.field === field);

describe('the range', () => {
  const filler = (id: string, count: number) =>
    section(
      id,
      `Part ${id} of the Matter`,
      paragraph(
        ...Array.from({ length: count }, (_, index) =>
          said(
            `${id}.${index + 1}`,
            `${WORDS[index % WORDS.length]} decide how a house of the ${id} kind keeps its warmth on a day like ${WORDS[(index * 7 + 3) % WORDS.length]?.toLowerCase()} in ${id}.`,
          ),
        ),
      ),
    );

  it('does not bind an article of a kind that has its own length', async () => {
    const { article, calls } = await checked({ brief: { range: { least: 1000, most: 1500 } } });
    expect(calls).toEqual([]);
    expect(wishOf(article.report, 'targetBlogWordCount')[0]).toMatchObject({
      verdict: 'not-applicable',
      found: `${article.words} words`,
    });
  });

  it('asks for further paragraphs, and takes their sentences one by one', async () => {
    const range = { least: article0 + 15, most: article0 + 60 };
    const { article, calls } = await checked(
      { plan: { blogType: 'plain' }, brief: { range } },
      {
        'check/repair#1': repair({
          inserts: [
            {
              after: 's2.2',
              text: 'The loudest unit reached 56 decibels at a distance of three metres [E2]. The loudest unit reached 99 decibels at the wall [E2]. Neighbours complained about 9 of the 76 units [E2].',
            },
            { after: 's9.9', text: 'Nowhere to stand.' },
          ],
        }),
      },
    );
    expect(calls[0]?.prompt.task).toMatch(/Insert a paragraph of about \d+ words/);
    expect(article.words).toBeGreaterThanOrEqual(range.least);
    expect(article.markdown).toContain('reached 56 decibels');
    expect(article.markdown).not.toMatch(/99 decibels|Nowhere to stand/);
  });

  it('fails with 548 when it stays too short', async () => {
    await expect(
      checked({ plan: { blogType: 'plain' }, brief: { range: { least: 2000, most: 3000 } } }),
    ).rejects.toMatchObject({
      code: '548',
      message: expect.stringMatching(/targetBlogWordCount: wanted 2000-3000 words, found \d+ words/),
    });
  });

  it('is cut to from the ends of the longest sections', async () => {
    const sections = [...SECTIONS, filler('s4', 18), filler('s5', 12)];
    const { article, calls } = await checked({
      sections,
      plan: { blogType: 'plain' },
      brief: { range: { least: 100, most: 300 } },
    });
    expect(calls).toHaveLength(2);
    expect(article.words).toBeLessThanOrEqual(300);
    expect(article.words).toBeGreaterThan(240);
    for (const { heading } of sections) expect(article.markdown).toContain(`## ${heading}`);
  });
});

const WORDS = [
  'Walls',
  'Windows',
  'Roofs',
  'Floors',
  'Doors',
  'Radiators',
  'Pipes',
  'Winds',
  'Habits',
  'Neighbours',
  'Shadows',
  'Chimneys',
  'Cellars',
];
/** Words of the article with which nothing is wrong. */
const article0 = (await checked({})).article.words;

describe('what can not be mended', () => {
  it('fails with 548 where the only sentence of the introduction has no source', async () => {
    const introduction = section('s0', '', paragraph(said('s0.1', 'A heat pump saves 93 percent.')));
    await expect(checked({ introduction })).rejects.toMatchObject({ code: '548' });
  });

  it('fails with 548 where takeaways were asked for and none stands', async () => {
    await expect(checked({ takeaways: [] })).rejects.toMatchObject({
      code: '548',
      message: expect.stringContaining('isAddKeyTakeaways'),
    });
  });

  it('puts takeaways in where the answer brings some', async () => {
    const inserts = [
      {
        after: 'takeaways',
        text: 'Field tests put the mean seasonal performance factor of heat pumps in existing houses at 3.1 [E1].',
      },
    ];
    const { article } = await checked({ takeaways: [] }, { 'check/repair#1': repair({ inserts }) });
    expect(article.markdown).toContain('## Key Takeaways\n\n- Field tests');
  });

  it('fails with 548 where a part stays in another language', async () => {
    const german = withSentence(
      said(
        's2.2',
        'Der Standort des Außengeräts entscheidet darüber, wer es hört, und deshalb sollte man ihn mit den Nachbarn besprechen, bevor der Installateur das Fundament gießt und die Leitungen durch die Wand führt, denn danach lässt sich daran kaum noch etwas ändern.',
      ),
    ).map((one) =>
      one.id === 's2'
        ? section(
            's2',
            one.heading,
            ...one.blocks.map((block) => (block.kind === 'paragraph' ? paragraph(...block.sentences.slice(1)) : block)),
          )
        : one,
    );
    await expect(checked({ sections: german })).rejects.toMatchObject({
      code: '548',
      message: expect.stringContaining('languageID'),
    });
    const text =
      'The place of the outdoor unit decides who hears it, so it is agreed with the neighbours before the base is cast.';
    const { article } = await checked(
      { sections: german },
      { 'check/repair#1': repair({ edits: [{ id: 's2.2', text }] }) },
    );
    expect(article.markdown).toContain('agreed with the neighbours');
  });

  it('lets go on when the provider is away', async () => {
    const away = () => {
      throw new Error('connection lost');
    };
    await expect(
      checked({ sections: withSentence(said('s2.2', 'Some 9 in 100 hear it.')) }, { 'check/repair#1': away }),
    ).rejects.toThrow('connection lost');
  });
});
