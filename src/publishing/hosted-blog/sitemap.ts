import type { Database } from '../../store/database.ts';
import { selectUsedAuthors, selectUsedCategories } from '../../store/hosted-sites.ts';
import { countPosts, findPostPlace, type PostPlace, selectPostAddresses } from '../../store/posts.ts';
import { path } from './addresses.ts';
import { escapeHtml } from './html.ts';
import type { PageContext } from './page-context.ts';

/** Most addresses of one file, as the protocol has it. */
const MOST_ADDRESSES = 50_000;
/** Home, categories and authors stand in the first file. */
const MOST_OTHERS = 2_000;
const POSTS_OF_A_PART = MOST_ADDRESSES - 1 - 2 * MOST_OTHERS;
/** Rows read at once, so that other requests are served between. */
const BATCH = 2_000;

const URLSET = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `sitemap.xml`: all addresses, or the list of its parts when they do not fit in one file. */
export async function sitemap(db: Database, context: PageContext, now: Date): Promise<string> {
  const { site, canonicalBase } = context;
  const parts = partsFor(await countPosts(db, site.id, now));
  if (parts === 1) return part(db, context, now, 1);
  const entries = Array.from({ length: parts }, (_, index) => {
    return `<sitemap><loc>${escapeHtml(canonicalBase + path.sitemapPart(index + 1))}</loc></sitemap>\n`;
  });
  return `${HEAD}<sitemapindex ${URLSET}>\n${entries.join('')}</sitemapindex>\n`;
}

/** One part, from 1; undefined when there are not so many. */
export async function sitemapPart(
  db: Database,
  context: PageContext,
  now: Date,
  number: number,
): Promise<string | undefined> {
  const parts = partsFor(await countPosts(db, context.site.id, now));
  return parts === 1 || number < 1 || number > parts ? undefined : part(db, context, now, number);
}

function partsFor(posts: number): number {
  return Math.max(1, Math.ceil(posts / POSTS_OF_A_PART));
}

async function part(db: Database, context: PageContext, now: Date, number: number): Promise<string> {
  const { site, canonicalBase } = context;
  const first = (number - 1) * POSTS_OF_A_PART;
  const chunks: string[] = number === 1 ? await others(db, context, now) : [];
  let after: PostPlace | undefined = await findPostPlace(db, { siteId: site.id, now, index: first });
  for (let left = POSTS_OF_A_PART; left > 0; left -= BATCH) {
    const limit = Math.min(BATCH, left);
    const posts = await selectPostAddresses(db, { siteId: site.id, now, after, limit });
    chunks.push(
      posts.map(({ slug, modifiedAt }) => entry(canonicalBase + path.post(slug), modifiedAt.toISOString())).join(''),
    );
    after = posts.at(-1);
    if (posts.length < limit) break;
  }
  return `${HEAD}<urlset ${URLSET}>\n${chunks.join('')}</urlset>\n`;
}

async function others(db: Database, { site, canonicalBase }: PageContext, now: Date): Promise<string[]> {
  const scope = { siteId: site.id, accountId: site.accountId, now, limit: MOST_OTHERS };
  const categories = await selectUsedCategories(db, scope);
  const authors = await selectUsedAuthors(db, scope);
  return [
    entry(`${canonicalBase}${path.home}`, site.newest?.toISOString()),
    ...categories.map(({ slug }) => entry(canonicalBase + path.category(slug))),
    ...authors.map(({ slug }) => entry(canonicalBase + path.author(slug))),
  ];
}

function entry(url: string, modified?: string): string {
  const date = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
  return `<url><loc>${escapeHtml(url)}</loc>${date}</url>\n`;
}
