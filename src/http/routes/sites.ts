import { proofRecord } from '../../accounts/hosted-domains.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../contract/languages.ts';
import type { Site, SiteSettings } from '../../contract/sites.ts';
import type { StoredSite } from '../../store/sites.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type SiteHandlers = Pick<
  Handlers,
  'createSite' | 'listSites' | 'renameSite' | 'getSiteSettings' | 'changeSiteSettings' | 'getPublishingInfo'
>;

export function siteHandlers({ sites, publications }: Pick<HttpParts, 'sites' | 'publications'>): SiteHandlers {
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

    async getPublishingInfo({ accountId, query }) {
      return { data: await publications.info(accountId, query.siteId) };
    },
  };
}

function nameOf({ id, name }: StoredSite): { site_id: string; name: string } {
  return { site_id: id, name };
}

function siteOf({ id, name, type, knowledgeStoreId, language, domain }: StoredSite): Site {
  return { site_id: id, name, type, knowledge_store_id: knowledgeStoreId, language: languageOf(language), domain };
}

function settingsOf(site: StoredSite): SiteSettings {
  const { id, domain, knowledgeStoreId, allowDomains, denyDomains, approval, tagline, description } = site;
  return {
    site_id: id,
    domain,
    knowledge_store_id: knowledgeStoreId,
    allow_domains: [...allowDomains],
    deny_domains: [...denyDomains],
    approval,
    outline_approval: site.outlineApproval,
    cover_in_article: site.coverInArticle,
    tagline,
    description,
    hosted_domain: site.hostedDomain,
    hosted_domain_pending: pendingDomainOf(site),
  };
}

function pendingDomainOf({ hostedDomainClaim, hostedDomainToken }: StoredSite): SiteSettings['hosted_domain_pending'] {
  if (hostedDomainClaim === null || hostedDomainToken === null) return null;
  const { name, value } = proofRecord(hostedDomainClaim, hostedDomainToken);
  return { domain: hostedDomainClaim, txt_name: name, txt_value: value };
}

function languageOf(stored: string): SiteLanguage {
  const known = SITE_LANGUAGES.find((code) => code === stored);
  if (known === undefined) throw new Error(`a site is stored with the language "${stored}", which no site can have`);
  return known;
}
