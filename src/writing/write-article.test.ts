import { describe, expect, it } from 'vitest';
import type { FinishedArticle } from '../article/finished-article.ts';
import type { JobEventBody } from '../contract/job-events.ts';
import { rateArticle } from '../quality/rate-article.ts';
import { QUOTING_PIPELINE } from './article-pipeline.ts';
import { exampleLibrary, orderOf, sourceDocument } from './example-library.fixture.ts';
import { writeArticle } from './write-article.ts';
import { portsOver } from './writing-ports.fixture.ts';

const english = exampleLibrary('en');
const write = (body: Record<string, unknown>, documents = english): Promise<FinishedArticle> =>
  writeArticle(orderOf(body), portsOver(documents));
const heatPump = { inputType: 'keyword', mainInput: 'heat pump' };

it('prints a table once, though it stands behind a sentence and alone', async () => {
  const order = orderOf({ inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '2000-3000' });
  const { markdown } = await writeArticle(order, portsOver(exampleLibrary('en')));
  const rows = markdown.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  const bare = rows.map((row) => row.replace(/ \[\d+\]/g, ''));
  expect(bare.length).toBeGreaterThan(0);
  expect(bare.filter((row, index) => bare.indexOf(row) !== index)).toEqual([]);
});

describe('writeArticle', () => {
  it.each([
    ['800-1000', 800, 1000],
    ['1000-2000', 1000, 2000],
    ['2000-3000', 2000, 3000],
  ])('keeps the range %s for keyword, topic and title', async (targetBlogWordCount, least, most) => {
    for (const order of [
      heatPump,
      { inputType: 'topic', mainInput: 'are heat pumps worth it in old houses' },
      { inputType: 'title', mainInput: 'Heat Pumps: Sizing, Noise and Running Costs' },
    ]) {
      const { words } = await write({ ...order, targetBlogWordCount });
      expect(words).toBeGreaterThanOrEqual(least);
      expect(words).toBeLessThanOrEqual(most);
    }
  });

  it('meets every wish it checks, with every sentence found in its passage', async () => {
    const { report } = await write(heatPump);
    expect(report.wishes.filter(({ verdict }) => verdict === 'not-met')).toEqual([]);
    expect(report.citations.length).toBeGreaterThan(30);
    expect(new Set(report.citations.map(({ verdict }) => verdict))).toEqual(new Set(['supported']));
  });

  it('reports how the embedded evaluator rates the article', async () => {
    const { report, markdown, language } = await write(heatPump);
    const { ratings } = rateArticle(markdown, language);
    expect(report.quality).toMatchObject(ratings.page_quality);
    expect(report.quality?.dimensions).toHaveLength(8);
    expect(report.quality?.findings).toContainEqual(
      expect.objectContaining({ kind: 'strength', says: expect.stringMatching(/^Sources named or linked: \d+\.$/) }),
    );
  });

  it('writes the same bytes for the same order and sources', async () => {
    expect(JSON.stringify(await write(heatPump))).toBe(JSON.stringify(await write(heatPump)));
  });

  it('opens with a definition or the answer', async () => {
    const opening = async (mainInput: string) =>
      (await write({ inputType: 'keyword', mainInput })).markdown.split('\n')[2];
    expect(await opening('heat pump')).toMatch(/^A heat pump is a machine/);
    expect(await opening('how loud is a heat pump')).toMatch(/45 to 60 dB/);
  });

  it('keeps a title as the customer wrote it', async () => {
    const title = 'Heat Pumps: Sizing, Noise and Running Costs';
    expect((await write({ inputType: 'title', mainInput: title })).title).toBe(title);
  });

  it.each([
    ['isAddKeyTakeaways', 'Key Takeaways'],
    ['isAddFaq', 'Frequently Asked Questions'],
  ])('adds a section for %s only when it is asked for', async (field, label) => {
    expect((await write({ ...heatPump, [field]: true })).markdown).toContain(`## ${label}\n`);
    expect((await write({ ...heatPump, [field]: false })).markdown).not.toContain(label);
  });

  it.each([
    ['de', 'Wärmepumpe im Altbau', 'Quellen'],
    ['es', 'aerotermia', 'Fuentes'],
  ] as const)('writes in %s from the sources of that language', async (languageID, mainInput, sources) => {
    const documents = [...english, ...exampleLibrary(languageID)];
    const { markdown, report } = await write({ inputType: 'keyword', mainInput, languageID }, documents);
    expect(markdown).toContain(`## ${sources}`);
    expect(report.sources).toHaveLength(1);
  });

  it('leads with figures when evidence is asked for', async () => {
    const figures = async (isAddEvidence: boolean) => {
      const { report } = await write({ ...heatPump, isAddEvidence, targetBlogWordCount: '1000-2000' });
      return report.citations.filter(({ sentence }) => /\d/.test(sentence)).length / report.citations.length;
    };
    expect(await figures(true)).toBeGreaterThan(await figures(false));
  });

  it('never names a private document, and reports it', async () => {
    const documents = english.map((document) => ({ ...document, visibility: 'private' as const }));
    const { markdown, report } = await write(heatPump, documents);
    expect(markdown).not.toMatch(/\[\d+\]|## Sources/);
    expect(report.sources.every((source) => source.private)).toBe(true);
  });

  it('writes from additionalKnowledge alone', async () => {
    const additionalKnowledge = english
      .slice(0, 4)
      .map(
        ({ title, passages }) =>
          `# ${title}\n\n${passages.map(({ headings, text }) => `## ${headings.at(-1)}\n\n${text}`).join('\n\n')}`,
      )
      .join('\n\n');
    const { report } = await write({ ...heatPump, additionalKnowledge }, []);
    expect(report.sources.map(({ documentId }) => documentId)).toEqual(['additional-knowledge']);
  });

  it('names the wishes that this version does not honour', async () => {
    const { report } = await write({ ...heatPump, targetTone: 'Persuasive' });
    expect(report.wishes).toContainEqual(expect.objectContaining({ field: 'targetTone', verdict: 'not-honoured' }));
  });

  it('tells begin and end of every step with rising percent', async () => {
    const events: JobEventBody[] = [];
    const reached: string[] = [];
    await writeArticle(
      orderOf(heatPump),
      portsOver(english, { emit: (event) => events.push(event), reach: (name) => void reached.push(name) }),
    );
    const names = QUOTING_PIPELINE.flat().map(({ name }) => name);
    expect(events.filter(({ kind }) => kind === 'step-begin').map(({ step }) => step)).toEqual(names);
    for (const line of QUOTING_PIPELINE) {
      const points = line.flatMap(({ name }) => [`step:${name}:begin`, `step:${name}:end`]);
      // What runs at the same time ends in any order.
      expect(reached.splice(0, points.length).sort()).toEqual(points.sort());
    }
    expect(reached).toEqual([]);
    const percents = events.map(({ percent }) => percent ?? 0);
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
    expect(percents.at(-1)).toBe(100);
  });

  it('tells what it reads, the headings as soon as they are planned, and which sections are written', async () => {
    const events: JobEventBody[] = [];
    const { markdown } = await writeArticle(
      orderOf(heatPump),
      portsOver(english, { emit: (event) => events.push(event) }),
    );
    const of = (key: 'pages' | 'outline' | 'written') => events.find((event) => event[key] !== undefined);
    expect(of('pages')).toMatchObject({
      step: 'research',
      pages: expect.arrayContaining([{ title: english[0]?.title, url: english[0]?.url }]),
    });
    const outline = of('outline')?.outline ?? [];
    expect(outline.length).toBeGreaterThan(2);
    const written = of('written')?.written ?? [];
    // What fits none of the planned sections may have got one of its own.
    expect(written.filter(({ heading }) => outline.includes(heading)).length).toBeGreaterThan(2);
    for (const { heading, words } of written) {
      expect(markdown).toContain(`## ${heading}`);
      expect(words).toBeGreaterThan(10);
    }
  });

  it('asks the library once for a job and its retries', async () => {
    const kept = new Map<string, unknown>();
    let searches = 0;
    const ports = portsOver([], {
      memory: {
        recall: async (step, question) => kept.get(step + JSON.stringify(question)),
        remember: async (step, _version, question, answer) => {
          kept.set(step + JSON.stringify(question), JSON.parse(JSON.stringify(answer)));
          return kept.get(step + JSON.stringify(question));
        },
      },
      library: {
        search: async () => {
          searches += 1;
          return english;
        },
      },
    });
    const first = await writeArticle(orderOf(heatPump), ports);
    const second = await writeArticle(orderOf(heatPump), ports);
    expect(searches).toBe(1);
    expect(second.markdown).toBe(first.markdown);
  });
});

describe('writeArticle refuses', () => {
  it('with 545 when nothing at all is found and evidence is demanded', async () => {
    await expect(write({ inputType: 'keyword', mainInput: 'sourdough bread' })).rejects.toMatchObject({
      code: '545',
      message: expect.stringMatching(/"sourdough bread".*0 usable sentences.*at least 300 words/s),
    });
  });

  it('with 551 when nothing is found and evidence is not demanded', async () => {
    const order = { inputType: 'keyword', mainInput: 'sourdough bread', isRaiseEvidenceNotFindError: false };
    await expect(write(order)).rejects.toMatchObject({ code: '551' });
  });

  it('with 551 when the sources carry fewer words than the range', async () => {
    const thin = sourceDocument(
      { id: 'thin', title: 'Heat pumps' },
      'A heat pump is a machine that moves heat from a colder place to a warmer one by spending work.',
    );
    await expect(write({ ...heatPump, targetBlogWordCount: '800-1000' }, [thin])).rejects.toMatchObject({
      code: '551',
      message: expect.stringContaining('at least 800 words'),
    });
  });

  it('to go on once the signal is aborted', async () => {
    const controller = new AbortController();
    const ports = portsOver(english, {
      signal: controller.signal,
      reach: (name) => {
        if (name === 'step:outline:begin') controller.abort(new Error('canceled'));
      },
    });
    await expect(writeArticle(orderOf(heatPump), ports)).rejects.toThrow('canceled');
  });
});
