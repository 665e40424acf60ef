import { sql } from 'kysely';
import type { SiteType } from '../contract/choices.ts';
import type { Database, Queryable } from './database.ts';

export interface StoredSite {
  readonly id: string;
  /** Part of public addresses; unique in the installation, and kept when the site is renamed. */
  readonly slug: string;
  readonly name: string;
  readonly type: SiteType;
  /** Code of the site languages. */
  readonly language: string;
  readonly knowledgeStoreId: string | null;
  readonly domain: string | null;
  readonly allowDomains: readonly string[];
  readonly denyDomains: readonly string[];
  readonly createdAt: Date;
}

const COLUMNS = [
  'id',
  'slug',
  'name',
  'type',
  'language',
  'knowledge_store_id as knowledgeStoreId',
  'domain',
  'allow_domains as allowDomains',
  'deny_domains as denyDomains',
  'created_at as createdAt',
] as const;

/** @returns whether it was stored; false: another site has the slug */
export async function insertSite(db: Queryable, accountId: string, site: StoredSite): Promise<boolean> {
  const row = await db
    .insertInto('site')
    .values({
      id: site.id,
      account_id: accountId,
      slug: site.slug,
      name: site.name,
      type: site.type,
      language: site.language,
      knowledge_store_id: site.knowledgeStoreId,
      domain: site.domain,
      allow_domains: [...site.allowDomains],
      deny_domains: [...site.denyDomains],
      created_at: site.createdAt,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns those slugs of the installation's sites that are `base` or begin with `base-` */
export async function selectSiteSlugs(db: Queryable, base: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from site where slug = ${base} or starts_with(slug, ${`${base}-`})`.execute(db);
  return rows.map((row) => row.slug);
}

/** The account's sites, oldest first. */
export async function selectSites(db: Database, accountId: string, type?: SiteType): Promise<StoredSite[]> {
  let query = db.selectFrom('site').select(COLUMNS).where('account_id', '=', accountId);
  if (type !== undefined) query = query.where('type', '=', type);
  return query.orderBy('created_at').orderBy('id').execute();
}

/** @returns undefined when the account has no such site */
export async function findSite(q: Queryable, accountId: string, siteId: string): Promise<StoredSite | undefined> {
  return q
    .selectFrom('site')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', siteId)
    .executeTakeFirst();
}

/** What may change of a site; what is absent stays. */
export interface SiteChange {
  readonly name?: string | undefined;
  readonly domain?: string | null | undefined;
  readonly knowledgeStoreId?: string | null | undefined;
  readonly allowDomains?: readonly string[] | undefined;
  readonly denyDomains?: readonly string[] | undefined;
}

/** @returns the site as changed, undefined when the account has no such site */
export async function updateSite(
  db: Database,
  accountId: string,
  siteId: string,
  { name, domain, knowledgeStoreId, allowDomains, denyDomains }: SiteChange,
): Promise<StoredSite | undefined> {
  const set = {
    ...(name === undefined ? {} : { name }),
    ...(domain === undefined ? {} : { domain }),
    ...(knowledgeStoreId === undefined ? {} : { knowledge_store_id: knowledgeStoreId }),
    ...(allowDomains === undefined ? {} : { allow_domains: [...allowDomains] }),
    ...(denyDomains === undefined ? {} : { deny_domains: [...denyDomains] }),
  };
  if (Object.keys(set).length === 0) return findSite(db, accountId, siteId);
  return db
    .updateTable('site')
    .set(set)
    .where('account_id', '=', accountId)
    .where('id', '=', siteId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function knowledgeStoreExists(db: Queryable, accountId: string, storeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('knowledge_store')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', storeId)
    .executeTakeFirst();
  return row !== undefined;
}
