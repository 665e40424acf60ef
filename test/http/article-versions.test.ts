import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleVersion, BlogVersions, CheckedText, SavedVersion } from '../../src/contract/article-versions.ts';
import { KEPT_VERSIONS } from '../../src/contract/article-versions.ts';
import type { BlogHtml, BlogReport } from '../../src/contract/blog-jobs.ts';
import type { BlogResult } from '../../src/contract/blog-result.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { type Customer, type HttpDesk, openHttpDesk, type Sent } from '../support/http-desk.ts';
import { ARTICLE } from '../support/order-desk.ts';

const PASSAGE = 'A heat pump of 8 kW heats a house of 140 square metres.';
const WRITTEN = `# Heat pumps

${PASSAGE} [1]

## Sources

1. [Sizing](https://sizing.example/a)
`;
const REPORT = {
  ...ARTICLE.report,
  citations: [
    {
      ...{ sentence: PASSAGE, section: '', passageId: 'p1', passage: PASSAGE, documentTitle: 'Sizing' },
      ...{ url: 'https://sizing.example/a', private: false, verdict: 'supported' as const },
    },
  ],
  sources: [{ documentId: 'd1', title: 'Sizing', url: 'https://sizing.example/a', private: false, citations: 1 }],
};
const EDITED = WRITTEN.replace('8 kW', '9 kW');

let desk: HttpDesk;
let ann: Customer;
let blogId: string;
beforeAll(async () => {
  desk = await openHttpDesk();
  ann = await desk.newCustomer();
});
afterAll(() => desk.close());
beforeEach(async () => {
  blogId = await article();
});

async function article(): Promise<string> {
  const started = await desk.startWith(ann.accountId, { siteId: ann.siteId, isFilterSimilarTitle: false });
  await desk.begin(started.jobId);
  await desk.succeed(started.jobId, { markdown: WRITTEN, report: REPORT, slug: `heat-pumps-${started.blogId}` });
  return started.blogId;
}

async function ask<T>(id: OperationId, sent: Sent, customer: Customer = ann): Promise<T> {
  const response = await desk.send(id, customer, sent);
  const { data, error, message } = response.json();
  if (response.statusCode !== 200) throw Object.assign(new Error(message), { status: response.statusCode, error });
  return data;
}

const save = (markdown: string, baseNumber: number, title?: string) =>
  ask<SavedVersion>('saveBlogVersion', { body: { blogId, markdown, baseNumber, ...(title && { title }) } });
const list = () => ask<BlogVersions>('listBlogVersions', { query: { blogId } });
const version = (number: number) =>
  ask<ArticleVersion>('getBlogVersion', { query: { blogId, number: String(number) } });
const result = () => ask<BlogResult>('getBlogResult', { query: { blogId } });
const refusal = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('the versions of an article', () => {
  it('are one before anybody has edited it: that of the writer', async () => {
    const { versions } = await list();
    expect(versions).toEqual([
      expect.objectContaining({ number: 1, current: true, by: { kind: 'writer', id: null, name: null } }),
    ]);
    expect(await version(1)).toMatchObject({ markdown: WRITTEN, report: REPORT, current: true });
  });

  it('are none while it is not written, and then nothing can be saved or checked', async () => {
    const unwritten = await desk.start(ann.accountId, ann.siteId);
    const body = { blogId: unwritten.blogId, markdown: EDITED };
    expect(await ask('listBlogVersions', { query: { blogId: unwritten.blogId } })).toMatchObject({ versions: [] });
    for (const [id, sent] of [
      ['saveBlogVersion', { ...body, baseNumber: 1 }],
      ['checkBlogText', body],
      ['restoreBlogVersion', { blogId: unwritten.blogId, number: 1 }],
    ] as const) {
      expect(await refusal(ask(id, { body: sent }))).toMatchObject({ status: 409 });
    }
  });

  it('hold an edited text with its report, which is what is read from then on', async () => {
    const saved = await save(EDITED, 1);
    expect(saved).toMatchObject({ number: 2, current: true, markdown: EDITED, restoredFrom: null, dropped: [] });
    expect(saved.report?.citations).toMatchObject([{ sentence: expect.stringContaining('9 kW'), passageId: 'p1' }]);
    expect(saved.report?.citations[0]?.verdict).not.toBe('supported');
    expect((await result()).content.markdown).toBe(EDITED);
    const { report } = await ask<BlogReport>('getBlogReport', { query: { blogId } });
    expect(report).toEqual(saved.report);
    expect((await ask<BlogHtml>('getBlogHtml', { query: { blogId } })).html).toContain('9 kW');
    expect((await list()).versions.map(({ number, current, by }) => [number, current, by.kind])).toEqual([
      [2, true, 'key'],
      [1, false, 'writer'],
    ]);
    expect(await version(1)).toMatchObject({ markdown: WRITTEN, report: REPORT, current: false });
  });

  it('name the person who was signed in', async () => {
    const { userId, headers } = await desk.newSession(ann.accountId, 'editor');
    const response = await desk.server.inject({
      ...{ method: 'POST', url: '/v1/writing/blog/versions', headers: { ...headers } },
      payload: { blogId, markdown: EDITED, baseNumber: 1 },
    });
    expect(response.json().data.by).toMatchObject({ kind: 'user', id: userId, name: expect.stringMatching(/^u_/) });
  });

  it('are not lost to somebody who has edited an older one', async () => {
    await save(EDITED, 1);
    const error = await refusal(save(`${EDITED}\nMore.\n`, 1));
    expect(error).toMatchObject({ status: 409, message: expect.stringContaining('version 2') });
    expect(error).toMatchObject({ error: { details: [{ path: 'baseNumber' }] } });
    expect((await list()).versions).toHaveLength(2);
    expect(await refusal(save(EDITED, 2))).toMatchObject({ status: 409, message: expect.stringContaining('nothing') });
  });

  it('get one of two texts that are saved at the same time', async () => {
    const saves = ['One.', 'Two.', 'Three.'].map((text) => refusal(save(`${WRITTEN}\n${text}\n`, 1)));
    const outcomes = await Promise.all(saves);
    expect(outcomes.filter((outcome) => !(outcome instanceof Error))).toHaveLength(1);
    expect((await list()).versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('can be restored; the text becomes a new one with its own report', async () => {
    await save(EDITED, 1);
    const restored = await ask<SavedVersion>('restoreBlogVersion', { body: { blogId, number: 1 } });
    expect(restored).toMatchObject({ number: 3, markdown: WRITTEN, report: REPORT, restoredFrom: 1, words: 900 });
    expect((await result()).content.markdown).toBe(WRITTEN);
    expect(await refusal(ask('restoreBlogVersion', { body: { blogId, number: 3 } }))).toMatchObject({ status: 409 });
    expect(await refusal(ask('restoreBlogVersion', { body: { blogId, number: 9 } }))).toMatchObject({ status: 404 });
    expect((await save(EDITED, 3)).number).toBe(4);
  });

  it(`are ${KEPT_VERSIONS} at most, besides the first`, async () => {
    await save(EDITED, 1);
    await desk.test.db
      .updateTable('article_version')
      .set({ number: KEPT_VERSIONS + 1 })
      .where('blog_id', '=', blogId)
      .where('number', '=', 2)
      .execute();
    await desk.test.db
      .updateTable('blog')
      .set({ version: KEPT_VERSIONS + 1 })
      .where('id', '=', blogId)
      .execute();
    await inTransaction(desk.test.db, async (trx) => {
      const row = await trx
        .selectFrom('article_version')
        .selectAll()
        .where('blog_id', '=', blogId)
        .where('number', '=', 1)
        .executeTakeFirstOrThrow();
      const copy = { ...row, number: 2, seo: JSON.stringify(row.seo), report: JSON.stringify(row.report) };
      await trx.insertInto('article_version').values(copy).execute();
    });
    const saved = await save(WRITTEN, KEPT_VERSIONS + 1);
    expect([saved.number, saved.dropped]).toEqual([KEPT_VERSIONS + 2, [2]]);
    expect((await list()).versions.map(({ number }) => number)).toEqual([KEPT_VERSIONS + 2, KEPT_VERSIONS + 1, 1]);
    expect(await refusal(version(2))).toMatchObject({ status: 404 });
  });
});

describe('the title of an edited text', () => {
  it('is its heading of the first rank; the SEO title follows where it was the same, the slug never does', async () => {
    const before = (await result()).content;
    await save(WRITTEN.replace('# Heat pumps', '# Heat *pumps* at home'), 1);
    const { title, slug, seo } = (await result()).content;
    expect([title, slug, seo.title]).toEqual(['Heat pumps at home', before.slug, 'Heat pumps at home']);
  });

  it('takes the place of that heading when it is given, and stays where there is no heading', async () => {
    expect(await save(WRITTEN, 1, '2 * 2 pumps')).toMatchObject({
      title: '2 * 2 pumps',
      markdown: WRITTEN.replace('# Heat pumps', '# 2 \\* 2 pumps'),
    });
    expect((await save('Only text.\n', 2)).title).toBe('2 * 2 pumps');
  });

  it('is refused when it is longer than a title can be', async () => {
    expect(await refusal(save(`# ${'Long '.repeat(60)}\n`, 1))).toMatchObject({
      ...{ status: 400, error: { details: [{ path: 'markdown' }] } },
    });
    expect((await list()).versions).toHaveLength(1);
  });

  it('is compared with those of the site when it was edited', async () => {
    const { jobId } = await desk.startWith(ann.accountId, { siteId: ann.siteId });
    await desk.begin(jobId);
    const seal = { title: 'Sealing old windows', titleWords: ['old', 'seal', 'window'], slug: 'sealing-windows' };
    await desk.succeed(jobId, seal);
    const { blogId: mine, jobId: myJob } = await desk.startWith(ann.accountId, { siteId: ann.siteId });
    await desk.begin(myJob);
    await desk.succeed(myJob, { markdown: WRITTEN, report: REPORT, slug: 'mine' });
    const body = { blogId: mine, markdown: WRITTEN.replace('# Heat pumps', '# Old Windows, Sealing') };
    const { report } = await ask<CheckedText>('checkBlogText', { body });
    expect(report.wishes.filter(({ field }) => field === 'isFilterSimilarTitle')).toMatchObject([
      { verdict: 'not-met', found: expect.stringContaining('Sealing old windows') },
    ]);
  });
});

describe('the check of a text', () => {
  it('saves nothing, and takes the current text when none is given', async () => {
    const { report } = await ask<CheckedText>('checkBlogText', { body: { blogId, markdown: EDITED } });
    expect(report.recheck).toEqual({ unchanged: 0, judged: 1, notChecked: 0 });
    expect((await list()).versions).toHaveLength(1);
    expect((await ask<CheckedText>('checkBlogText', { body: { blogId } })).report).toEqual(REPORT);
    await save(EDITED, 1);
    expect((await ask<CheckedText>('checkBlogText', { body: { blogId } })).report).toEqual(report);
  });
});

const piled = (piece: string, times: number) => piece.repeat(times);

describe('a text that is no article', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['bytes', 'Text\u0001and more'],
    ['half a character', 'Text \ud83d and more'],
    ['too much', piled('word ', 20_001)],
    ['brackets without end', piled(']', 1_001)],
    ['emphasis without end', `${piled('_a*', 300)}\n${piled('_a*', 300)}`],
    ['quotations in quotations', `${piled('> ', 60)}deep`],
    ['lists in lists', `${piled('1. ', 40)}deep`],
    ['tags without end', piled('<div>\n', 501)],
    ['lines without end', piled('a\n', 5_001)],
  ])('is refused, and said why: %s', async (_what, markdown) => {
    for (const [id, body] of [
      ['saveBlogVersion', { blogId, markdown, baseNumber: 1 }],
      ['checkBlogText', { blogId, markdown }],
      ['previewBlogHtml', { blogId, markdown }],
    ] as const) {
      const error = await refusal(ask(id, { body }));
      expect(error).toMatchObject({ status: 400, error: { details: [{ path: 'markdown' }] } });
    }
    expect((await list()).versions).toHaveLength(1);
  });

  it('takes a large article with a table, links, code and a rule', async () => {
    const row = `| ${piled('cell | ', 20)}\n`;
    const parts = [piled('A sentence on heat pumps. ', 400), '* * *', '```js\nconst a = [1, 2];\n```', row + row];
    const { words } = await ask<CheckedText>('checkBlogText', { body: { blogId, markdown: parts.join('\n\n') } });
    expect(words).toBeGreaterThan(1_900);
  });
});

describe('hostile markdown', () => {
  it('is saved as it is and stays inert wherever it is shown', async () => {
    const hostile = `${WRITTEN}
<script>alert(1)</script>

<img src=x onerror="alert(1)"> [click](javascript:alert(1)) <iframe src="https://evil.example"></iframe>

<a href="data:text/html,x" onclick="alert(1)">a</a>
`;
    await save(hostile, 1);
    const { html } = await ask<BlogHtml>('getBlogHtml', { query: { blogId } });
    const preview = await ask<BlogHtml>('previewBlogHtml', { body: { blogId, markdown: hostile } });
    expect(preview.html).toBe(html);
    expect(html).not.toMatch(/<script|onerror|onclick|javascript:|data:text|<iframe/i);
    expect(html).toContain('9 kW'.replace('9', '8'));
  });
});
