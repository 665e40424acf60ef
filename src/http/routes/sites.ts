import { SITE_LANGUAGES, type SiteLanguage } from '../../contract/languages.ts';
import type { Site, SiteSettings } from '../../contract/sites.ts';
import type { StoredSite } from '../../store/sites.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type SiteHandlers = Pick<
  Handlers,
  'createSite' | 'listSites' | 'renameSite' | 'getSiteSettings' | 'changeSiteSettings' | 'getPublishingInfo'
>;

export function siteHandlers({ sites, authors }: Pick<HttpParts, 'sites' | 'authors'>): SiteHandlers {
  return {
    async createSite({ accountId, body }) {
      return { data: nameOf(await sites.create(accountId, body)) };
    },

    async listSites({ accountId, query }) {
      return { data: (await sites.list(accountId, query.type)).map(siteOf) };
    },

    async renameSite({ accountId, query, body }) {
      return { data: nameOf(await sites.rename(accountId, query.siteId, body.name)) };
    },

    async getSiteSettings({ accountId, query }) {
      return { data: settingsOf(await sites.get(accountId, query.siteId)) };
    },

    async changeSiteSettings({ accountId, query, body }) {
      return { data: settingsOf(await sites.change(accountId, query.siteId, body)) };
    },

    /** The service's own blogs; there is no other platform to ask yet. */
    async getPublishingInfo({ accountId, query }) {
      const { type } = await sites.get(accountId, query.siteId);
      const users = (await authors.list(accountId)).map(({ id, name }) => ({ id, name }));
      const postTypes = type === 'BLOG' ? [{ label: 'Post', value: 'post' }] : [];
      return { data: { qc_id: 'hosted', users, categories: [], post_types: postTypes } };
    },
  };
}

function nameOf({ id, name }: StoredSite): { site_id: string; name: string } {
  return { site_id: id, name };
}

function siteOf({ id, name, type, knowledgeStoreId, language, domain }: StoredSite): Site {
  return { site_id: id, name, type, knowledge_store_id: knowledgeStoreId, language: languageOf(language), domain };
}

function settingsOf({ id, domain, knowledgeStoreId, allowDomains, denyDomains }: StoredSite): SiteSettings {
  return {
    site_id: id,
    domain,
    knowledge_store_id: knowledgeStoreId,
    allow_domains: [...allowDomains],
    deny_domains: [...denyDomains],
  };
}

function languageOf(stored: string): SiteLanguage {
  const known = SITE_LANGUAGES.find((code) => code === stored);
  if (known === undefined) throw new Error(`a site is stored with the language "${stored}", which no site can have`);
  return known;
}
