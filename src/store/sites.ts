import { sql, type UpdateObject } from 'kysely';
import type { SiteType } from '../contract/choices.ts';
import type { Approval } from '../contract/sites.ts';
import type { Database, Queryable } from './database.ts';
import { isSlugLike } from './free-slug.ts';
import type { Tables } from './tables.ts';

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
  readonly approval: Approval;
  /** Articles wait after their outline until it is approved. */
  readonly outlineApproval: boolean;
  /** Covers also stand under the title; null: as the installation is set. */
  readonly coverInArticle: boolean | null;
  /** Under the name of its blog; empty: none. */
  readonly tagline: string;
  /** What its blog is about, for search engines; empty: not said. */
  readonly description: string;
  /** Host that its blog is served under. */
  readonly hostedDomain: string | null;
  /** Host that was asked for and not yet proved, and what the proof must say. */
  readonly hostedDomainClaim: string | null;
  readonly hostedDomainToken: string | null;
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
  'approval',
  'outline_approval as outlineApproval',
  'cover_in_article as coverInArticle',
  'tagline',
  'description',
  'hosted_domain as hostedDomain',
  'hosted_domain_claim as hostedDomainClaim',
  'hosted_domain_token as hostedDomainToken',
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
      approval: site.approval,
      outline_approval: site.outlineApproval,
      cover_in_article: site.coverInArticle,
      created_at: site.createdAt,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns those slugs of the installation's sites that are `base` or begin with `base-` */
export async function selectSiteSlugs(db: Queryable, base: string): Promise<string[]> {
  const rows = await db.selectFrom('site').select('slug').where(isSlugLike(base)).execute();
  return rows.map(({ slug }) => slug);
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
  readonly approval?: Approval | undefined;
  readonly outlineApproval?: boolean | undefined;
  readonly coverInArticle?: boolean | null | undefined;
  readonly tagline?: string | undefined;
  readonly description?: string | undefined;
}

/** @returns the site as changed, undefined when the account has no such site */
export async function updateSite(
  db: Database,
  accountId: string,
  siteId: string,
  {
    name,
    domain,
    knowledgeStoreId,
    allowDomains,
    denyDomains,
    approval,
    outlineApproval,
    coverInArticle,
    tagline,
    description,
  }: SiteChange,
): Promise<StoredSite | undefined> {
  const set = {
    ...(name === undefined ? {} : { name }),
    ...(domain === undefined ? {} : { domain }),
    ...(knowledgeStoreId === undefined ? {} : { knowledge_store_id: knowledgeStoreId }),
    ...(allowDomains === undefined ? {} : { allow_domains: [...allowDomains] }),
    ...(denyDomains === undefined ? {} : { deny_domains: [...denyDomains] }),
    ...(approval === undefined ? {} : { approval }),
    ...(outlineApproval === undefined ? {} : { outline_approval: outlineApproval }),
    ...(coverInArticle === undefined ? {} : { cover_in_article: coverInArticle }),
    ...(tagline === undefined ? {} : { tagline }),
    ...(description === undefined ? {} : { description }),
  };
  if (Object.keys(set).length === 0) return findSite(db, accountId, siteId);
  return updateOne(db, accountId, siteId, { ...set, blog_version: NEXT_VERSION });
}

/** Keeps what is asked for until it is proved. @returns undefined when the account has no such site */
export async function claimHostedDomain(
  db: Database,
  accountId: string,
  siteId: string,
  { domain, token }: { readonly domain: string; readonly token: string },
): Promise<StoredSite | undefined> {
  return updateOne(db, accountId, siteId, { hosted_domain_claim: domain, hosted_domain_token: token });
}

/** @returns `taken` when another site has the host, undefined when the account has no such site */
export async function bindHostedDomain(
  db: Database,
  accountId: string,
  siteId: string,
  { domain, at }: { readonly domain: string; readonly at: Date },
): Promise<StoredSite | 'taken' | undefined> {
  try {
    return await updateOne(db, accountId, siteId, boundTo(domain, at));
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'site_hosted_domain_key') {
      return 'taken';
    }
    throw error;
  }
}

/** @returns undefined when the account has no such site */
export async function unbindHostedDomain(
  db: Database,
  accountId: string,
  siteId: string,
): Promise<StoredSite | undefined> {
  return updateOne(db, accountId, siteId, boundTo(null, null));
}

/** Pages of the blog that are kept anywhere are then out of date. */
const NEXT_VERSION = sql<number>`blog_version + 1`;

function boundTo(domain: string | null, at: Date | null): UpdateObject<Tables, 'site'> {
  return {
    hosted_domain: domain,
    hosted_domain_verified_at: at,
    hosted_domain_claim: null,
    hosted_domain_token: null,
    blog_version: NEXT_VERSION,
  };
}

/** @returns the site as changed, undefined when the account has no such site */
async function updateOne(
  db: Database,
  accountId: string,
  siteId: string,
  set: UpdateObject<Tables, 'site'>,
): Promise<StoredSite | undefined> {
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
