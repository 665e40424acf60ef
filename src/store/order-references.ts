import { sql } from 'kysely';
import type { SiteType } from '../contract/choices.ts';
import type { Approval } from '../contract/sites.ts';
import type { DatabaseTransaction } from './database.ts';

/** The ids an order names; null: not named. */
export interface OrderReferences {
  readonly siteId: string | null;
  readonly authorId: string | null;
  readonly storeId: string | null;
  readonly brandId: string | null;
}

export interface FoundSite {
  readonly id: string;
  readonly name: string;
  readonly type: SiteType;
  readonly knowledgeStoreId: string | null;
  readonly domain: string | null;
  readonly allowDomains: readonly string[];
  readonly denyDomains: readonly string[];
  readonly approval: Approval;
  readonly outlineApproval: boolean;
  /** Null: as the installation is set. */
  readonly coverInArticle: boolean | null;
}

export interface FoundReferences {
  /** The site that was named, or the account's oldest BLOG site where none was. */
  readonly site: FoundSite | undefined;
  /** True also for what was not named. */
  readonly knowsAuthor: boolean;
  readonly knowsStore: boolean;
  /** The brand belongs to the store. */
  readonly knowsBrand: boolean;
}

interface Row extends Omit<FoundSite, 'id'> {
  id: string | null;
  knowsAuthor: boolean;
  knowsStore: boolean;
  knowsBrand: boolean;
}

/** Looks up everything an order names, in one query, within the account alone. */
export async function findReferences(
  trx: DatabaseTransaction,
  accountId: string,
  { siteId, authorId, storeId, brandId }: OrderReferences,
): Promise<FoundReferences> {
  const { rows } = await sql<Row>`
    select site.*,
      ${authorId}::text is null or exists (
        select 1 from author where id = ${authorId} and account_id = ${accountId}) as "knowsAuthor",
      ${storeId}::text is null or exists (
        select 1 from knowledge_store where id = ${storeId} and account_id = ${accountId}) as "knowsStore",
      ${brandId}::text is null or exists (
        select 1 from brand where id = ${brandId} and store_id = ${storeId} and account_id = ${accountId}) as "knowsBrand"
    from (select 1) as one left join lateral (
      select id, name, type, knowledge_store_id as "knowledgeStoreId", domain,
        allow_domains as "allowDomains", deny_domains as "denyDomains", approval, outline_approval as "outlineApproval",
        cover_in_article as "coverInArticle" from site
      where account_id = ${accountId} and (id = ${siteId}::text or (${siteId}::text is null and type = 'BLOG'))
      order by created_at, id limit 1
    ) as site on true`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A query over one constant row returned none');
  const { id, knowsAuthor, knowsStore, knowsBrand, ...site } = row;
  return { knowsAuthor, knowsStore, knowsBrand, site: id === null ? undefined : { ...site, id } };
}
