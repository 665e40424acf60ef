import { describe, expect, it } from 'vitest';
import { EARLIER_FIELD_PATHS, EarlierBlogBody, toArticleOrder } from './earlier-blog.ts';
import { givenFields } from './given-fields.ts';
import { fieldsOf, schemaAt } from './schema-fields.ts';

const least = { site_id: 'site_1', config: {}, params: { input_type: 'Keyword', p_input: 'heat pump' } };
const orderOf = (body: object) => toArticleOrder(EarlierBlogBody.parse(body), givenFields(body, ['config', 'params']));
const wrongPaths = (body: unknown) =>
  EarlierBlogBody.safeParse(body).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('body of the earlier interface', () => {
  it('fills in the defaults of the interface', () => {
    expect(EarlierBlogBody.parse(least)).toEqual({
      site_id: 'site_1',
      is_publish: false,
      version: '2',
      config: {
        is_start_external_hyperlink: true,
        is_start_internal_hyperlink: true,
        is_add_main_image: true,
        is_add_h2_images: true,
      },
      params: {
        input_type: 'Keyword',
        p_input: 'heat pump',
        language_id: 'en',
        is_add_keyword_frequency: false,
        is_add_evidence: true,
      },
    });
  });

  it.each([
    ['Keyword', 100],
    ['Topic', 150],
    ['Title', 150],
  ])('limits p_input of a %s to %i characters', (input_type, limit) => {
    const body = (length: number) => ({ ...least, params: { input_type, p_input: '😀'.repeat(length) } });
    expect(wrongPaths(body(limit))).toEqual([]);
    expect(wrongPaths(body(limit + 1))).toEqual(['params.p_input']);
    expect(wrongPaths(body(0))).toEqual(['params.p_input']);
  });

  it.each([
    [{ ...least, site_id: null }, 'site_id'],
    [{ ...least, config: undefined }, 'config'],
    [{ ...least, params: undefined }, 'params'],
    [{ ...least, version: '1' }, 'version'],
    [{ ...least, version: 5 }, 'version'],
    [{ ...least, config: { sitemap: 'sitemap.xml' } }, 'config.sitemap'],
    [{ ...least, params: { ...least.params, input_type: 'keyword' } }, 'params.input_type'],
    [{ ...least, params: { ...least.params, language_id: 'bn' } }, 'params.language_id'],
  ])('refuses %j', (body, path) => {
    expect(wrongPaths(body)).toEqual([path]);
  });

  it('takes languages of sites, keeps unknown keys of config, and refuses them elsewhere', () => {
    const params = { ...least.params, language_id: 'hi' };
    const body = EarlierBlogBody.parse({ ...least, config: { later: 1 }, params });
    expect(body.config).toMatchObject({ later: 1 });
    expect(EarlierBlogBody.safeParse({ ...least, params: { ...params, x: 1 } }).success).toBe(false);
  });
});

describe('toArticleOrder', () => {
  it.each([
    ['2', '2', false, false],
    ['3', '3', false, false],
    ['4', '4', true, false],
    ['5', '5', true, true],
    ['latest', '5', true, true],
  ] as const)('makes version %s engine %s', (version, engine, takeaways, faqAndChecks) => {
    const order = orderOf({ ...least, version });
    expect(order.engine).toBe(engine);
    expect(order.request).toMatchObject({
      isAddKeyTakeaways: takeaways,
      isAddFaq: faqAndChecks,
      isFoundPlaceholderError: faqAndChecks,
      isFilterSimilarTitle: faqAndChecks,
      isRaiseEvidenceNotFindError: faqAndChecks,
    });
  });

  it('takes every field over', () => {
    const order = orderOf({
      site_id: 'site_1',
      is_publish: true,
      author_id: 'author_1',
      config: {
        sitemap: 'https://example.com/sitemap.xml',
        is_start_external_hyperlink: false,
        is_start_internal_hyperlink: false,
        internal_hyperlink_domain: 'example.com',
        is_add_main_image: false,
        is_add_h2_images: false,
      },
      params: {
        input_type: 'Title',
        p_input: 'A title',
        target_blog_word_count: '800-1000',
        language_id: 'pt-PT',
        is_add_keyword_frequency: true,
        is_add_evidence: false,
        additional_knowledge: 'k',
        additional_title_prompt: 't',
        additional_outline_prompt: 'o',
        additional_section_prompt: 's',
      },
    });
    expect(order).toMatchObject({
      interface: 'earlier',
      siteId: 'site_1',
      seeAlsoSitemap: 'https://example.com/sitemap.xml',
    });
    expect(order.request).toMatchObject({
      siteId: 'site_1',
      isPublish: true,
      authorId: 'author_1',
      isStartExternalHyperlink: false,
      isStartInternalHyperlink: false,
      internalHyperlinkDomain: 'example.com',
      isAddMainImage: false,
      isAddH2Images: false,
      isAddSeeAlso: true,
      inputType: 'title',
      mainInput: 'A title',
      targetBlogWordCount: '800-1000',
      languageID: 'pt-PT',
      isAddKeywordFrequency: true,
      isAddEvidence: false,
      additionalKnowledge: 'k',
      additionalTitlePrompt: 't',
      additionalOutlinePrompt: 'o',
      additionalSectionPrompt: 's',
    });
    expect(new Set(order.given)).toEqual(new Set(Object.keys(EARLIER_FIELD_PATHS)));
  });

  it('lists as given only what was sent with a value, and adds no sitemap of its own', () => {
    const order = orderOf({ ...least, author_id: null, config: { is_add_main_image: true, unknown: 1 } });
    expect(order.given).toEqual(['siteId', 'inputType', 'mainInput', 'isAddMainImage']);
    expect(order).not.toHaveProperty('seeAlsoSitemap');
  });

  it('names paths that exist in the body, and leaves none of its wishes out', () => {
    const fields = ['config', 'params'].flatMap((group) => {
      const schema = schemaAt(EarlierBlogBody, [group]);
      return Object.keys((schema && fieldsOf(schema)) ?? {}).map((name) => `${group}.${name}`);
    });
    const named = new Set(Object.values(EARLIER_FIELD_PATHS));
    expect(named).toEqual(new Set([...fields, 'site_id', 'is_publish', 'author_id']));
  });
});
