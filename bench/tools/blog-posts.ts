import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { connect } from '../../src/store/connect.ts';
import { putPost } from '../../src/store/posts.ts';
import { inTransaction } from '../../src/store/transaction.ts';

/** Posts of hosted blogs, straight into the database. */
export interface BlogPosts {
  /** A blog with that many articles `article-1`, `article-2` ... of real length in the first of them. */
  fill(blog: { readonly slug: string; readonly count: number }): Promise<void>;
  /** As if something of the blog had changed. */
  touch(slug: string): Promise<void>;
  close(): Promise<void>;
}

const GOLDEN = new URL('../../test/writing/golden/sleep-and-caffeine.md', import.meta.url);
/** So many have a whole article as their text; the others are short, or filling takes longer than measuring. */
const WHOLE = 500;

export async function openBlogPosts(url: string): Promise<BlogPosts> {
  const { db, close } = connect(url, { max: 2 });
  const markdown = readFileSync(GOLDEN, 'utf8');
  await sql`insert into account (id, name) values ('account_1', 'Bench')`.execute(db);
  return {
    async fill({ slug, count }) {
      const site = `site_${slug}`;
      await sql`insert into site (id, account_id, slug, name, type, language)
        values (${site}, 'account_1', ${slug}, 'A blog', 'BLOG', 'en')`.execute(db);
      await sql`insert into job (id, account_id, type, root_id, request)
        select ${site} || '_job_' || n, 'account_1', 'blog', ${site} || '_job_' || n, '{}'
          from generate_series(1, ${count}) n`.execute(db);
      await sql`insert into blog (id, job_id, account_id, site_id, product, interface)
        select ${site} || '_' || n, ${site} || '_job_' || n, 'account_1', ${site}, 'QUICK_BLOG', 'v1'
          from generate_series(1, ${count}) n`.execute(db);
      await sql`insert into post (blog_id, account_id, site_id, slug, title, description, keywords, markdown, language,
          words, search, published_at, modified_at)
        select ${site} || '_' || n, 'account_1', ${site}, 'article-' || n, 'What heat pumps cost, part ' || n,
          'Prices, grants and running costs, and what part ' || n || ' adds to them.', '{heat}', '# x', 'en', 1200,
          array_to_tsvector(array['heat', 'pumps', 'cost', 'w' || n]), timestamptz '2020-01-01' + n * interval '1 hour',
          timestamptz '2020-01-01' + n * interval '1 hour'
          from generate_series(1, ${count}) n`.execute(db);
      await inTransaction(db, async (trx) => {
        for (let n = 1; n <= Math.min(WHOLE, count); n += 1) {
          const at = new Date(Date.parse('2020-01-01') + n * 3_600_000);
          await putPost(trx, {
            blogId: `${site}_${n}`,
            accountId: 'account_1',
            siteId: site,
            slug: `article-${n}`,
            title: `How caffeine affects sleep, part ${n}`,
            description: 'How long it stays, and when to stop.',
            keywords: ['caffeine', 'sleep'],
            markdown,
            language: 'en',
            words: 1_400,
            publishedAt: at,
            modifiedAt: at,
          });
        }
      });
      await sql`analyze post`.execute(db);
    },
    async touch(slug) {
      await db
        .updateTable('site')
        .set((eb) => ({ blog_version: eb('blog_version', '+', 1) }))
        .where('slug', '=', slug)
        .execute();
    },
    close,
  };
}
