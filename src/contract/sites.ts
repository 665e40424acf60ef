import { z } from 'zod';
import { SITE_TYPES } from './choices.ts';
import { domainName, domainWithPath, MOST_DOMAINS } from './domains.ts';
import { SITE_LANGUAGES } from './languages.ts';
import { defineOperation } from './operation.ts';
import { choice, codePoints, DEFAULT_META, entries, identifier, label, optional } from './primitives.ts';

/** `before-publishing`: finished articles stay drafts until somebody publishes them. */
export const APPROVALS = ['none', 'before-publishing'] as const;
export type Approval = (typeof APPROVALS)[number];

/** A code, or as the sample of the interface shows it, an object with one code as key. */
const siteLanguage = z
  .union([
    z.enum(SITE_LANGUAGES),
    z
      .partialRecord(z.enum(SITE_LANGUAGES), z.string())
      .refine((labels) => Object.keys(labels).length === 1, 'an object must have exactly one language code as key'),
  ])
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined) return 'en';
    if (typeof value === 'string') return value;
    return SITE_LANGUAGES.find((code) => code in value) ?? 'en';
  })
  .meta({ description: "Language of the site's frame: a code, or an object {code: label}", [DEFAULT_META]: 'en' });

const siteId = z.string().min(1).meta({ description: 'Site' });

const CreateSiteBody = z
  .strictObject({
    name: label().meta({ description: 'Name of the site' }),
    language: siteLanguage,
    type: choice(SITE_TYPES, 'BLOG').meta({ description: 'Kind of site; articles are published on a BLOG' }),
    knowledgeStoreId: optional(identifier()).meta({
      description: 'Knowledge store used where an order names none',
    }),
    domain: optional(domainWithPath).meta({ description: 'Source of internal links and of the sitemap' }),
  })
  .meta({ id: 'CreateSiteBody', description: 'A new site' });

const RenameSiteBody = z
  .strictObject({ name: label().meta({ description: 'New name of the site' }) })
  .meta({ id: 'RenameSiteBody', description: 'A new name for a site' });

const SiteName = z
  .object({ site_id: siteId, name: z.string().meta({ description: 'Name of the site' }) })
  .meta({ id: 'SiteName', description: 'A site and its name' });

const Site = z
  .object({
    site_id: siteId,
    name: z.string().meta({ description: 'Name of the site' }),
    type: z.enum(SITE_TYPES).meta({ description: 'Kind of site' }),
    knowledge_store_id: z.string().nullable().meta({ description: 'Knowledge store bound to the site' }),
    language: z.enum(SITE_LANGUAGES).meta({ description: "Language of the site's frame" }),
    domain: z.string().nullable().meta({ description: 'Source of internal links and of the sitemap' }),
  })
  .meta({ id: 'Site', description: 'A site' });
export type Site = z.infer<typeof Site>;

const SiteSettingsBody = z
  .strictObject({
    domain: domainWithPath.nullable().optional().meta({
      description: 'Source of internal links and of the sitemap; null: none',
    }),
    knowledgeStoreId: identifier().nullable().optional().meta({
      description: 'Knowledge store used where an order names none; null: none',
    }),
    allowDomains: entries(domainName, 0, MOST_DOMAINS).optional().meta({
      description: 'Evidence from the web is taken from these domains alone; empty: from any',
    }),
    denyDomains: entries(domainName, 0, MOST_DOMAINS).optional().meta({
      description: 'Domains that are neither quoted nor linked to, their subdomains included',
    }),
    approval: z.enum(APPROVALS).optional().meta({
      description: '`before-publishing`: finished articles stay drafts until they are published by a request',
    }),
    outlineApproval: z.boolean().optional().meta({
      description: 'Articles ordered from now on wait after their outline until it is approved',
    }),
    coverInArticle: z.boolean().nullable().optional().meta({
      description:
        'Whether the cover of articles ordered from now on also stands under their title; null: as the installation is set',
    }),
    tagline: codePoints(0, 200).optional().meta({ description: 'Under the name of the hosted blog; empty: none' }),
    description: codePoints(0, 1000).optional().meta({
      description: 'What the hosted blog is about, for search engines and feeds; empty: not said',
    }),
    hostedDomain: domainName.nullable().optional().meta({
      description:
        'Host that the hosted blog is served under: bound once the TXT record that the answer names is found, which each such request looks for; null: none',
    }),
  })
  .meta({ id: 'SiteSettingsBody', description: 'What is to be changed of a site; what is absent stays' });

const SiteSettings = z
  .object({
    site_id: siteId,
    domain: z.string().nullable().meta({ description: 'Source of internal links and of the sitemap' }),
    knowledge_store_id: z.string().nullable().meta({ description: 'Knowledge store bound to the site' }),
    allow_domains: z.array(z.string()).meta({ description: 'The only domains evidence is taken from; empty: any' }),
    deny_domains: z.array(z.string()).meta({ description: 'Domains that are neither quoted nor linked to' }),
    approval: z.enum(APPROVALS).meta({ description: 'Whether finished articles wait for somebody to publish them' }),
    outline_approval: z.boolean().meta({
      description: 'Whether articles wait after their outline until it is approved',
    }),
    cover_in_article: z.boolean().nullable().meta({
      description: 'Whether a cover also stands under the title; null: as the installation is set',
    }),
    tagline: z.string().meta({ description: 'Under the name of the hosted blog; empty: none' }),
    description: z.string().meta({ description: 'What the hosted blog is about; empty: not said' }),
    hosted_domain: z.string().nullable().meta({ description: 'Host that the hosted blog is served under' }),
    hosted_domain_pending: z
      .object({
        domain: z.string().meta({ description: 'Host that was asked for' }),
        txt_name: z.string().meta({ description: 'Name of the TXT record to set' }),
        txt_value: z.string().meta({ description: 'What the record must say' }),
      })
      .nullable()
      .meta({ description: 'A host that is bound once its TXT record is set and the change is asked for again' }),
  })
  .meta({ id: 'SiteSettings', description: 'How articles of a site are researched and linked' });
export type SiteSettings = z.infer<typeof SiteSettings>;

const SETTINGS_EXAMPLE = {
  site_id: 'site_02',
  domain: 'warm-homes.example/blog',
  knowledge_store_id: 'store_01',
  allow_domains: [],
  deny_domains: ['competitor.example'],
  approval: 'none',
  outline_approval: false,
  cover_in_article: null,
  tagline: 'Quiet heat for old houses',
  description: '',
  hosted_domain: null,
  hosted_domain_pending: {
    domain: 'blog.warm-homes.example',
    txt_name: '_inkwright.blog.warm-homes.example',
    txt_value: 'inkwright-site=proof_01',
  },
} as const;

const common = { auth: 'token', tag: 'Sites', envelope: 'v1' } as const;

export const siteOperations = {
  createSite: defineOperation({
    ...common,
    summary: 'Create A New Site',
    method: 'POST',
    path: '/v1/sites',
    body: CreateSiteBody,
    response: SiteName,
    errors: ['not_found'],
    examples: [
      {
        summary: 'A blog in German',
        body: { name: 'Wärme und Wohnen', language: 'de' },
        response: { site_id: 'site_01', name: 'Wärme und Wohnen' },
      },
      {
        summary: 'The language as an object, with a knowledge store',
        body: { name: 'Warm homes', language: { en: 'English' }, knowledgeStoreId: 'store_01' },
        response: { site_id: 'site_02', name: 'Warm homes' },
      },
    ],
  }),
  listSites: defineOperation({
    ...common,
    summary: 'Retrieve All Sites',
    method: 'GET',
    path: '/v1/sites',
    query: z.strictObject({
      type: optional(z.enum(SITE_TYPES)).meta({ description: 'Only sites of this kind' }),
    }),
    response: z.array(Site),
    examples: [
      {
        summary: 'All blogs',
        query: { type: 'BLOG' },
        response: [
          {
            site_id: 'site_02',
            name: 'Warm homes',
            type: 'BLOG',
            knowledge_store_id: 'store_01',
            language: 'en',
            domain: null,
          },
        ],
      },
    ],
  }),
  renameSite: defineOperation({
    ...common,
    summary: 'Update Sitename',
    method: 'PUT',
    path: '/v1/sites',
    query: z.strictObject({ siteId }),
    body: RenameSiteBody,
    response: SiteName,
    errors: ['not_found'],
    examples: [
      {
        summary: 'A new name',
        query: { siteId: 'site_02' },
        body: { name: 'Warm and quiet homes' },
        response: { site_id: 'site_02', name: 'Warm and quiet homes' },
      },
    ],
  }),
  getSiteSettings: defineOperation({
    ...common,
    summary: 'Site settings',
    method: 'GET',
    path: '/v1/sites/settings',
    query: z.strictObject({ siteId }),
    response: SiteSettings,
    errors: ['not_found'],
    examples: [{ summary: 'A blog with a domain', query: { siteId: 'site_02' }, response: SETTINGS_EXAMPLE }],
  }),
  changeSiteSettings: defineOperation({
    ...common,
    summary: 'Change site settings',
    method: 'PUT',
    path: '/v1/sites/settings',
    query: z.strictObject({ siteId }),
    body: SiteSettingsBody,
    response: SiteSettings,
    errors: ['not_found', 'conflict', 'upstream_failed'],
    examples: [
      {
        summary: 'Links come from a sub-path, and never go to a competitor',
        query: { siteId: 'site_02' },
        body: { domain: 'warm-homes.example/blog', denyDomains: ['competitor.example'] },
        response: SETTINGS_EXAMPLE,
      },
    ],
  }),
};
