import type { SiteType } from '../contract/choices.ts';
import { notFound } from '../contract/errors.ts';
import type { SiteLanguage } from '../contract/languages.ts';
import type { Database } from '../store/database.ts';
import { insertWithFreeSlug } from '../store/free-slug.ts';
import {
  findSite,
  insertSite,
  knowledgeStoreExists,
  type SiteChange,
  type StoredSite,
  selectSiteSlugs,
  selectSites,
  updateSite,
} from '../store/sites.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import { askForDomain, bindDomain, type TxtLookup } from './hosted-domains.ts';
import { siteSlug } from './site-slug.ts';

export interface NewSite {
  readonly name: string;
  /** Language of the blog's frame; default `en`. */
  readonly language?: SiteLanguage | undefined;
  /** Default `BLOG`. */
  readonly type?: SiteType | undefined;
  /** Used for articles whose order names no knowledge. */
  readonly knowledgeStoreId?: string | undefined;
  /** Source of internal links and of the sitemap. */
  readonly domain?: string | undefined;
}

/** The sites of an account. An id of another account is as unknown as any other. */
export interface Sites {
  /** @throws RequestError `not_found` for an unknown knowledge store */
  create(accountId: string, site: NewSite): Promise<StoredSite>;
  /** Oldest first. */
  list(accountId: string, type?: SiteType): Promise<StoredSite[]>;
  /** @throws RequestError `not_found` */
  get(accountId: string, siteId: string): Promise<StoredSite>;
  /** The slug stays, so that published addresses live on. @throws RequestError `not_found` */
  rename(accountId: string, siteId: string, name: string): Promise<StoredSite>;
  /**
   * What is absent stays. A host for the blog is bound once the name service proves it, see `askForDomain`.
   * @throws RequestError `not_found` for an unknown site or knowledge store
   */
  change(accountId: string, siteId: string, change: ChangedSettings): Promise<StoredSite>;
  /** Binds a host as the operator wants it, without a proof; null: none. @throws RequestError see `bindDomain` */
  bindDomain(accountId: string, siteId: string, domain: string | null): Promise<StoredSite>;
}

export type ChangedSettings = Omit<SiteChange, 'name'> & { readonly hostedDomain?: string | null | undefined };

interface SiteParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Missing: no proof can be found, so that only the operator can bind a host. */
  readonly txtRecords?: TxtLookup;
}

const NO_RECORDS: TxtLookup = () => Promise.resolve([]);

export function createSites({ db, clock, ids, txtRecords = NO_RECORDS }: SiteParts): Sites {
  const update = async (accountId: string, siteId: string, change: SiteChange) => {
    const site = await updateSite(db, accountId, siteId, change);
    if (site === undefined) throw notFound('site', 'siteId', siteId);
    return site;
  };
  const requireStore = async (accountId: string, storeId: string | null | undefined) => {
    if (storeId === undefined || storeId === null || (await knowledgeStoreExists(db, accountId, storeId))) return;
    throw notFound('knowledge store', 'knowledgeStoreId', storeId);
  };
  return {
    async create(accountId, { name, language = 'en', type = 'BLOG', knowledgeStoreId, domain }) {
      await requireStore(accountId, knowledgeStoreId);
      const id = ids.next('site');
      const base = siteSlug(name, id);
      const site: Omit<StoredSite, 'slug'> = {
        id,
        name,
        type,
        language,
        knowledgeStoreId: knowledgeStoreId ?? null,
        domain: domain ?? null,
        allowDomains: [],
        denyDomains: [],
        approval: 'none',
        outlineApproval: false,
        coverInArticle: null,
        tagline: '',
        description: '',
        hostedDomain: null,
        hostedDomainClaim: null,
        hostedDomainToken: null,
        createdAt: clock.now(),
      };
      const slug = await insertWithFreeSlug(
        base,
        () => selectSiteSlugs(db, base),
        (free) => insertSite(db, accountId, { ...site, slug: free }),
      );
      return { ...site, slug };
    },

    list: (accountId, type) => selectSites(db, accountId, type),

    async get(accountId, siteId) {
      const site = await findSite(db, accountId, siteId);
      if (site === undefined) throw notFound('site', 'siteId', siteId);
      return site;
    },

    rename: (accountId, siteId, name) => update(accountId, siteId, { name }),

    async change(accountId, siteId, { hostedDomain, ...change }) {
      await requireStore(accountId, change.knowledgeStoreId);
      if (hostedDomain !== undefined) {
        await askForDomain({ db, clock, ids, txtRecords }, accountId, siteId, hostedDomain);
      }
      return update(accountId, siteId, change);
    },

    bindDomain: (accountId, siteId, domain) => bindDomain({ db, clock }, accountId, siteId, domain),
  };
}
