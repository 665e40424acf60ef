import { describe, expect, it } from 'vitest';
import {
  type Case,
  checked,
  paragraph,
  repair,
  SECTIONS,
  said,
  section,
  withSentence,
} from './composed-check.fixture.ts';

const GERMAN = 'Der Standort des Außengeräts entscheidet darüber, wer es in der Nacht noch hört.';
const ENGLISH = 'The place of the outdoor unit decides who still hears it at night.';
const FRENCH = 'La place de l’unité extérieure décide de ceux qui vont l’entendre pendant la nuit.';

const sentenceWish = (report: { wishes: readonly { field: string; wanted: string; verdict: string }[] }) =>
  report.wishes.find(({ field, wanted }) => field === 'languageID' && wanted.startsWith('every sentence'));

describe('a sentence in another language than the article', () => {
  const given = { sections: withSentence(said('s2.2', GERMAN)) };

  it('is put into the language of the article with everything else that is mended', async () => {
    const answers = { 'check/repair#1': repair({ edits: [{ id: 's2.2', text: ENGLISH }] }) };
    const { article, calls } = await checked(given, answers);
    expect(calls.map(({ name }) => name)).toEqual(['check/repair#1']);
    expect(calls[0]?.prompt.task).toContain('s2.2: It is in German. Write it in English, or leave it out.');
    expect(article.markdown).toContain(ENGLISH);
    expect(article.markdown).not.toContain('Außengerät');
    expect(sentenceWish(article.report)).toMatchObject({ verdict: 'met', found: 'none in another language' });
    expect(article.report.notes.join(' ')).not.toContain('left out');
  });

  it.each([
    ['nobody mends it', {}],
    ['it is put into a third language', repair({ edits: [{ id: 's2.2', text: FRENCH }] })],
  ])('is taken out where %s, and the report names it', async (_why, answer) => {
    const { article } = await checked(given, { 'check/repair#1': { ...repair({}), ...answer } });
    expect(article.markdown).not.toMatch(/Außengerät|unité/);
    expect(article.markdown).toContain('the quietest heat pump reached 38 decibels');
    expect(article.report.notes).toContain(
      `A sentence was left out, since no repair mended it: "${GERMAN}" (It is in German. Write it in English, or leave it out.)`,
    );
    expect(sentenceWish(article.report)?.verdict).toBe('met');
  });

  it('ends the job with 548 where nothing would be left without it', async () => {
    const introduction = section('s0', '', paragraph(said('s0.1', GERMAN)));
    await expect(checked({ introduction })).rejects.toMatchObject({
      code: '548',
      message: expect.stringContaining(
        `languageID: wanted every sentence in English, found in another language: "${GERMAN}"`,
      ),
    });
  });

  it('is looked for among the takeaways and in answers', async () => {
    const { article, calls } = await checked({
      takeaways: [said('t1', 'A heat pump pays in most old houses.'), said('t2', GERMAN)],
      faq: [
        {
          id: 'q1',
          question: 'Who hears a heat pump?',
          blocks: [paragraph(said('q1.1', 'Mostly those who sleep beside it.'), said('q1.2', FRENCH))],
        },
      ],
    });
    expect(calls[0]?.prompt.task).toMatch(/t2: It is in German\.[\s\S]*q1\.2: It is in French\./);
    expect(article.markdown).not.toMatch(/Außengerät|unité/);
  });

  it('is nothing that is quoted, though the quotation goes over several sentences', async () => {
    const quoting = [
      said('s2.2', `The inspector wrote: “Das Gerät steht gut. ${GERMAN}`),
      said('s2.3', `${GERMAN} So steht es auch in der Norm, die für alle gilt.”`),
      said('s2.4', 'The owner agreed with every word of it.'),
    ];
    const sections = SECTIONS.map((one) =>
      one.id === 's2' ? section('s2', one.heading, ...one.blocks, paragraph(...quoting)) : one,
    );
    const { article, calls } = await checked({ sections });
    expect(calls.map(({ prompt }) => prompt.task).join(' ')).not.toContain('It is in German');
    expect(article.markdown).toContain('Außengerät');
  });
});

describe('headings and questions', () => {
  const CHINESE = '夜里谁会听到室外机的声音，邻居应该怎么办才好';

  it('get other words where they are in another language', async () => {
    const sections = SECTIONS.map((one) => (one.id === 's2' ? { ...one, heading: CHINESE } : one));
    const answers = { 'check/repair#1': repair({ headings: [{ id: 's2', heading: 'Who Hears It at Night' }] }) };
    const { article, calls } = await checked({ sections }, answers);
    expect(calls[0]?.prompt.task).toContain(
      's2: Its heading is in Chinese (Simplified). Give it a heading in English.',
    );
    expect(article.markdown).toContain('## Who Hears It at Night');
    await expect(checked({ sections })).rejects.toMatchObject({
      code: '548',
      message: expect.stringContaining(CHINESE),
    });
  });

  it('get other words or are left out where a question is in another language', async () => {
    const answer = (id: string, question: string) => ({
      id,
      question,
      blocks: [paragraph(said(`${id}.1`, `Mostly those who sleep beside it, as ${id} says.`))],
    });
    const faq: Case['faq'] = [answer('q1', 'Who hears a heat pump?'), answer('q2', CHINESE)];
    const headings = [{ id: 'q2', heading: 'What can neighbours do at night?' }];
    const mended = await checked({ faq }, { 'check/repair#1': repair({ headings }) });
    expect(mended.calls[0]?.prompt.task).toContain('q2: Its question is in Chinese (Simplified).');
    expect(mended.article.markdown).toContain('What can neighbours do at night?');
    expect(mended.article.markdown).toContain('as q2 says');

    const { article } = await checked({ faq });
    expect(article.markdown).toContain('Who hears a heat pump?');
    expect(article.markdown).not.toContain(CHINESE);
    expect(article.markdown).not.toContain('as q2 says');
    expect(article.report.notes.join(' ')).toContain(CHINESE);
  });
});
