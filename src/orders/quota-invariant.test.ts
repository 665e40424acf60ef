import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../test/support/order-desk.ts';
import { RequestError } from '../contract/errors.ts';

let desk: OrderDesk;

beforeAll(async () => {
  desk = await openOrderDesk({ defaults: { article: 3, word: 8000, image: 0, evaluation: 0 } });
});
afterAll(() => desk.test.drop());

type Action =
  | { readonly kind: 'start' }
  | { readonly kind: 'cancel' | 'retry' | 'begin' | 'fail' | 'delete'; readonly at: number }
  | { readonly kind: 'succeed'; readonly at: number; readonly words: number };

const at = fc.nat({ max: 5 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('start' as const) }),
  fc.record({ kind: fc.constantFrom('cancel', 'retry', 'begin', 'fail', 'delete'), at }),
  fc.record({ kind: fc.constant('succeed' as const), at, words: fc.nat({ max: 3000 }) }),
);

/** Too rare among what is drawn, and the point of it all. */
const FINISHED: Action[] = [
  { kind: 'start' },
  { kind: 'start' },
  { kind: 'begin', at: 1 },
  { kind: 'succeed', at: 1, words: 700 },
];

it('keeps what is used equal to what was made and is booked, and within the quota, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      const { accountId, siteId } = await desk.customer();
      const blogs: { blogId: string; jobId: string }[] = [];
      for (const next of actions) {
        await perform(next, accountId, siteId, blogs);
        const { used, made, booked } = await figures(accountId);
        expect(used).toEqual({ article: made.article + booked.article, word: made.word + booked.word });
        expect(used.article).toBeLessThanOrEqual(3);
        expect(used.word).toBeLessThanOrEqual(8000);
      }
    }),
    { numRuns: 25, examples: [[FINISHED]] },
  );
});

/** A refusal (conflict, no quota, gone) is one of the things that may happen. */
async function perform(
  next: Action,
  accountId: string,
  siteId: string,
  blogs: { blogId: string; jobId: string }[],
): Promise<void> {
  try {
    if (next.kind === 'start') {
      blogs.push(await desk.start(accountId, siteId));
      return;
    }
    const blog = blogs[next.at];
    if (blog === undefined) return;
    if (next.kind === 'begin') await desk.begin(blog.jobId);
    if (next.kind === 'fail') await desk.fail(blog.jobId);
    if (next.kind === 'succeed') await desk.succeed(blog.jobId, { words: next.words });
    if (next.kind === 'cancel') await desk.orders.cancelBlog(accountId, blog.blogId);
    if (next.kind === 'delete') await desk.orders.deleteBlog(accountId, blog.blogId);
    if (next.kind === 'retry') blogs.push(await desk.orders.retryBlog(accountId, blog.blogId));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
  }
}

async function figures(accountId: string) {
  const { rows } = await desk.test.pool.query(
    `select (select count(*) from job where account_id = $1 and type = 'blog' and state = 'SUCCESS') as articles,
       (select coalesce(sum(words), 0) from blog where account_id = $1) as words,
       (select count(*) from job where account_id = $1 and type = 'blog' and state in ('PENDING', 'RUNNING')) as open,
       (select coalesce(sum(amount), 0)::bigint from quota_reservation where account_id = $1 and resource = 'word') as booked`,
    [accountId],
  );
  const [row] = rows as { articles: number; words: number; open: number; booked: number }[];
  const { article = 0, word = 0 } = await desk.used(accountId);
  return {
    used: { article, word },
    made: { article: row?.articles ?? 0, word: row?.words ?? 0 },
    booked: { article: row?.open ?? 0, word: row?.booked ?? 0 },
  };
}
