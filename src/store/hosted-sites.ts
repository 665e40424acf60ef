import { sql } from 'kysely';
import type { SiteLanguage } from '../contract/languages.ts';
import { AUTHOR_COLUMNS, type StoredAuthor } from './authors.ts';
import type { Database } from './database.ts';

/** A site as its hosted blog needs it. */
export interface HostedSite {
  readonly id: string;
  readonly accountId: string;
  readonly slug: string;
  readonly name: string;
  readonly language: SiteLanguage;
  readonly tagline: string;
  readonly description: string;
  readonly hostedDomain: string | null;
  /** Counted on with every change of what readers see. */
  readonly version: number;
  /** Date of the newest post that readers may see: it changes when one that was put off is due. */
  readonly newest: Date | null;
}

/** The BLOG site with a slug. */
export async function findHostedSite(db: Database, slug: string, now: Date): Promise<HostedSite | undefined> {
  const { rows } = await sql<HostedSite>`
    select id, account_id as "accountId", slug, name, language, tagline, description,
      hosted_domain as "hostedDomain", blog_version as version,
      (select published_at from post where site_id = site.id and published_at <= ${now}
        order by published_at desc limit 1) as newest
      from site where slug = ${slug} and type = 'BLOG'`.execute(db);
  return rows[0];
}

/** Slug of the BLOG site that has this host of its own. */
export async function findSlugOfHost(db: Database, host: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('site')
    .select('slug')
    .where('hosted_domain', '=', host)
    .where('type', '=', 'BLOG')
    .executeTakeFirst();
  return row?.slug;
}

/** A category with what its page shows. */
export interface HostedCategory {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

/** Categories of a site in which readers find something, by name. */
export async function selectUsedCategories(
  db: Database,
  { siteId, now, limit }: { siteId: string; now: Date; limit: number },
): Promise<HostedCategory[]> {
  const { rows } = await sql<HostedCategory>`
    select id, slug, name, description from category
     where site_id = ${siteId}
       and exists (select 1 from post where category_id = category.id and site_id = ${siteId}
                    and published_at <= ${now})
     order by name, id limit ${limit}`.execute(db);
  return rows;
}

export async function findHostedCategory(
  db: Database,
  siteId: string,
  slug: string,
): Promise<HostedCategory | undefined> {
  return db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'description'])
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .executeTakeFirst();
}

export async function findHostedAuthor(
  db: Database,
  accountId: string,
  by: { readonly slug: string } | { readonly id: string },
): Promise<StoredAuthor | undefined> {
  const query = db.selectFrom('author').select(AUTHOR_COLUMNS).where('account_id', '=', accountId);
  return ('slug' in by ? query.where('slug', '=', by.slug) : query.where('id', '=', by.id)).executeTakeFirst();
}

/** Authors who have written what readers find on a site, by name. */
export async function selectUsedAuthors(
  db: Database,
  { accountId, siteId, now, limit }: { accountId: string; siteId: string; now: Date; limit: number },
): Promise<StoredAuthor[]> {
  const hasWritten = sql<boolean>`exists (
    select 1 from post where author_id = author.id and site_id = ${siteId} and published_at <= ${now})`;
  return db
    .selectFrom('author')
    .select(AUTHOR_COLUMNS)
    .where('account_id', '=', accountId)
    .where(hasWritten)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The picture of an author of the account. */
export async function findAvatar(
  db: Database,
  accountId: string,
  hash: string,
): Promise<{ readonly mediaType: string; readonly bytes: Buffer } | undefined> {
  return db
    .selectFrom('media')
    .select(['media_type as mediaType', 'bytes'])
    .where('hash', '=', hash)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('author').select('id').where('account_id', '=', accountId).where('avatar_hash', '=', hash),
      ),
    )
    .executeTakeFirst();
}
