import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../test/support/order-desk.ts';
import { outlineOperations } from '../contract/outlines.ts';
import { findOutline, keepProposal, type NewOutline } from '../store/outlines.ts';
import { inTransaction } from '../store/transaction.ts';

let desk: OrderDesk;
let accountId: string;
let siteId: string;
beforeAll(async () => {
  desk = await openOrderDesk();
  ({ accountId, siteId } = await desk.customer());
});
afterAll(() => desk.test.drop());

/** A blog whose job waits for its outline to be approved. */
async function waiting(facts: Partial<NewOutline> = {}, fields: Record<string, unknown> = {}) {
  const blog = await desk.startWith(accountId, { siteId, ...fields });
  await desk.begin(blog.jobId);
  await desk.proposeOutline(accountId, blog.jobId, facts);
  return blog;
}

const change = (account: string, blogId: string, body: unknown) =>
  desk.outlines.change(account, blogId, outlineOperations.changeOutline.body.parse(body));

const both = [
  { id: 's2', heading: 'Where It Comes From' },
  { id: 's1', heading: 'How Loud It Is' },
];

describe('an outline that waits', () => {
  it('is shown with what may be done to it', async () => {
    const { blogId, jobId } = await waiting();
    expect(await desk.outlines.get(accountId, blogId)).toEqual({
      ...{ blogId, jobId, status: 'RUNNING', state: 'waiting', waitUntil: '2026-11-24T12:00:00.000Z' },
      ...{ title: 'Heat Pumps', titleMayChange: true, sectionsMayBeAdded: true },
      sections: [
        { id: 's1', heading: 'How Loud It Is', points: ['sound power'] },
        { id: 's2', heading: 'Where the Noise Comes From', points: ['fan', 'compressor'] },
      ],
    });
  });

  it('is unknown before the job has come that far, and to other accounts', async () => {
    const { blogId } = await desk.start(accountId, siteId);
    await expect(desk.outlines.get(accountId, blogId)).rejects.toMatchObject({ code: 'not_found' });
    const other = await desk.customer();
    const waits = await waiting();
    for (const work of ['get', 'approve'] as const) {
      await expect(desk.outlines[work](other.accountId, waits.blogId)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('takes other words, another order, fewer sections and new ones', async () => {
    const { blogId } = await waiting();
    const sections = [{ ...both[0], heading: 'Sources of Noise', points: ['fan'] }, { heading: 'What the Law Says' }];
    const changed = await change(accountId, blogId, { title: 'Quiet Heat', sections });
    expect(changed.sections).toEqual([
      { id: 's2', heading: 'Sources of Noise', points: ['fan'] },
      { id: null, heading: 'What the Law Says', points: [] },
    ]);
    expect(await desk.outlines.get(accountId, blogId)).toEqual({ ...changed, title: 'Quiet Heat' });
    const again = await change(accountId, blogId, { title: undefined, sections: both });
    expect(again).toMatchObject({ title: 'Quiet Heat', sections: [{ points: ['fan'] }, { points: ['sound power'] }] });
  });

  it.each([
    ['a section that was not proposed', {}, { sections: [{ id: 's9', heading: 'x' }] }, 'sections[0].id'],
    ['a section twice', {}, { sections: [both[0], both[0]] }, 'sections[1].id'],
    [
      'a new one where sources are quoted',
      { sectionsMayBeAdded: false },
      { sections: [{ heading: 'x' }] },
      'sections[0].id',
    ],
    [
      'points where sources are quoted',
      { sectionsMayBeAdded: false },
      { sections: [{ ...both[0], points: ['x'] }] },
      'sections[0].points',
    ],
    ['another title than the order names', { titleMayChange: false }, { title: 'x', sections: both }, 'title'],
    ['a placeholder', {}, { sections: [{ id: 's1', heading: 'Why [Company name] Is Best' }] }, 'sections[0].heading'],
  ])('refuses %s, naming it, and stays as it was', async (_, facts, body, path) => {
    const { blogId } = await waiting(facts);
    const before = await desk.outlines.get(accountId, blogId);
    await expect(change(accountId, blogId, body)).rejects.toMatchObject({
      code: 'invalid_request',
      details: [expect.objectContaining({ path })],
    });
    expect(await desk.outlines.get(accountId, blogId)).toEqual(before);
  });

  it('takes a placeholder when the order does not mind', async () => {
    const { blogId } = await waiting({}, { isFoundPlaceholderError: false });
    const sections = [{ id: 's1', heading: 'Why [Company name] Is Best' }];
    expect(await change(accountId, blogId, { sections })).toMatchObject({ sections });
  });

  it('refuses a title like an earlier one of the site, unless the order does not mind', async () => {
    const { jobId } = await desk.start(accountId, siteId);
    await desk.begin(jobId);
    const title = 'The Silent Boiler Room';
    await desk.succeed(jobId, { title, titleWords: ['boiler', 'room', 'silent'] });
    const body = { title: 'Silent Boiler Rooms', sections: both };
    const { blogId } = await waiting();
    await expect(change(accountId, blogId, body)).rejects.toThrow(/"The Silent Boiler Room".*100 %/);
    const free = await waiting({}, { isFilterSimilarTitle: false });
    expect(await change(accountId, free.blogId, body)).toMatchObject({ title: 'Silent Boiler Rooms' });
  });

  it('is approved once, which sends the job on its way', async () => {
    const { blogId, jobId } = await waiting();
    const approved = await desk.outlines.approve(accountId, blogId);
    expect(approved).toMatchObject({ state: 'approved', waitUntil: null });
    expect(await desk.outlines.approve(accountId, blogId)).toEqual(approved);
    expect(desk.queue.broughtForward.filter((id) => id === jobId)).toHaveLength(1);
    const late = change(accountId, blogId, { sections: both });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });

  it('can neither be changed nor approved once its job has ended', async () => {
    const { blogId } = await waiting();
    await desk.orders.cancelBlog(accountId, blogId);
    expect(await desk.outlines.get(accountId, blogId)).toMatchObject({ status: 'CANCELED', state: 'waiting' });
    for (const work of [
      () => desk.outlines.approve(accountId, blogId),
      () => change(accountId, blogId, { sections: both }),
    ]) {
      await expect(work()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('CANCELED') });
    }
  });
});

describe('the outline of a retry', () => {
  const retried = async ({ blogId, jobId }: { blogId: string; jobId: string }) => {
    await desk.orders.cancelBlog(accountId, blogId);
    const retry = await desk.orders.retryBlog(accountId, blogId);
    await desk.begin(retry.jobId);
    return { ...retry, rootId: jobId };
  };
  const proposed = (rootId: string) => findOutline(desk.test.db, rootId);

  it('is the approved one', async () => {
    const first = await waiting();
    await change(accountId, first.blogId, { sections: both });
    await desk.outlines.approve(accountId, first.blogId);
    const { blogId, jobId, rootId } = await retried(first);
    await desk.proposeOutline(accountId, jobId, { rootId });
    expect(await desk.outlines.get(accountId, blogId)).toMatchObject({ state: 'approved', sections: both });
  });

  it('keeps what was edited, and waits again; until then there is none', async () => {
    const first = await waiting();
    await change(accountId, first.blogId, { sections: both });
    const { blogId, jobId, rootId } = await retried(first);
    await expect(desk.outlines.approve(accountId, blogId)).rejects.toMatchObject({ code: 'not_found' });
    await desk.proposeOutline(accountId, jobId, { rootId, title: 'Another' });
    expect(await desk.outlines.get(accountId, blogId)).toMatchObject({
      ...{ state: 'waiting', title: 'Heat Pumps', sections: both },
    });
  });

  it('waits anew when another one is proposed, whatever was approved before', async () => {
    const first = await waiting();
    await desk.outlines.approve(accountId, first.blogId);
    const { jobId, rootId } = await retried(first);
    const outline = await proposed(rootId);
    if (outline === undefined) throw new Error('no outline');
    const proposal = [{ id: 's1', heading: 'Something Else', points: [] }];
    await inTransaction(desk.test.db, (trx) => keepProposal(trx, { ...outline, jobId, proposal }));
    expect(await proposed(rootId)).toMatchObject({ approvedAt: null, sections: proposal, jobId });
  });
});
