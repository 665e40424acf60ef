import { describe, expect, it } from 'vitest';
import { EarlierBlogBody, toArticleOrder } from './earlier-blog.ts';
import { givenFields } from './given-fields.ts';
import { strictRefusals, unhonouredWishes } from './wishes.ts';
import { articleOrderOf, FIELD_OWNERS, WriteBlogBody } from './write-blog.ts';

const embedded = { languageModel: false, imageModel: false };
/** Asks for nothing that is not there yet. */
const modest = {
  siteId: 'site_1',
  inputType: 'keyword',
  mainInput: 'heat pump',
  isPublish: false,
  isStartExternalHyperlink: false,
  isStartInternalHyperlink: false,
  isAddMainImage: false,
  isAddH2Images: false,
};
const orderOf = (extra: object) => {
  const body = { ...modest, ...extra };
  return articleOrderOf(WriteBlogBody.parse(body), givenFields(body));
};
const namedFor = (extra: object) => unhonouredWishes(orderOf(extra), embedded).map(({ field }) => field);

const url = 'https://example.com/product';
/** Per field of a later issue: a body that asks, and one that has the field but asks for nothing. */
const ASKING: Record<string, [asking: object, notAsking: object]> = {
  isPublish: [{ isPublish: true }, { isPublish: false }],
  authorId: [{ authorId: 'author_1' }, { authorId: null }],
  wpInfo: [{ wpInfo: { post_type: 'post' } }, { wpInfo: null }],
  webhook: [{ webhook: { url } }, { webhook: null }],
  targetTone: [{ targetTone: 'Persuasive' }, { targetTone: null }],
  targetReadability: [{ targetReadability: 'general' }, { targetReadability: null }],
  targetPersonPerspective: [{ targetPersonPerspective: 'first-person' }, { targetPersonPerspective: null }],
  additionalTitlePrompt: [{ additionalTitlePrompt: 'short' }, { additionalTitlePrompt: null }],
  additionalOutlinePrompt: [{ additionalOutlinePrompt: 'short' }, { additionalOutlinePrompt: null }],
  additionalSectionPrompt: [{ additionalSectionPrompt: 'short' }, { additionalSectionPrompt: null }],
  additionalManualLinks: [{ additionalManualLinks: [{ anchor: 'a', url }] }, { additionalManualLinks: [] }],
  isStartExternalHyperlink: [{ isStartExternalHyperlink: null }, { isStartExternalHyperlink: false }],
  isStartInternalHyperlink: [{ isStartInternalHyperlink: true }, { isStartInternalHyperlink: false }],
  internalHyperlinkDomain: [
    { internalHyperlinkDomain: 'example.com', isStartInternalHyperlink: true },
    { internalHyperlinkDomain: 'example.com', isStartInternalHyperlink: false },
  ],
  isAddMainImage: [{ isAddMainImage: true }, { isAddMainImage: false }],
  isAddH2Images: [{ isAddH2Images: true }, { isAddH2Images: false }],
  isAddH2Video: [{ isAddH2Video: true }, { isAddH2Video: false }],
  isAddSeeAlso: [{ isAddSeeAlso: true }, { isAddSeeAlso: null }],
  isAddCta: [{ isAddCta: true, inputType: 'url', mainInput: url }, { isAddCta: true }],
  ctaModelType: [
    { ctaModelType: 'anchor_text', isAddCta: true, inputType: 'url', mainInput: url },
    { ctaModelType: 'anchor_text', inputType: 'url', mainInput: url },
  ],
  imageFrom: [
    { imageFrom: 'ai', isAddMainImage: true },
    { imageFrom: 'ai', isAddH2Images: true },
  ],
  aiImageGenerateParams: [
    { aiImageGenerateParams: { seed: 1 }, imageFrom: 'ai', isAddMainImage: true },
    { aiImageGenerateParams: { seed: 1 }, isAddMainImage: true },
  ],
  targetEvidenceSearchLanguageId: [{ targetEvidenceSearchLanguageId: 'de' }, { targetEvidenceSearchLanguageId: 'en' }],
  targetEvidenceLocale: [{ targetEvidenceLocale: 'de' }, { targetEvidenceLocale: 'us' }],
};

describe('unhonouredWishes', () => {
  it('covers every field that a later issue owns', () => {
    const later = Object.entries(FIELD_OWNERS).flatMap(([field, owner]) => (owner.startsWith('later(') ? [field] : []));
    expect(new Set(Object.keys(ASKING))).toEqual(new Set(later));
  });

  it('names nothing when nothing is asked for', () => {
    expect(namedFor({})).toEqual([]);
  });

  it.each(Object.entries(ASKING))('names %s when it asks for something, else not', (field, [asking, notAsking]) => {
    expect(namedFor(asking)).toContain(field);
    expect(namedFor(notAsking)).not.toContain(field);
  });

  it('asks for evidence elsewhere only when evidence is wanted', () => {
    expect(
      namedFor({ isAddEvidence: false, targetEvidenceLocale: 'de', targetEvidenceSearchLanguageId: 'de' }),
    ).toEqual([]);
  });

  it.each([
    ['url', url],
    ['urls', [url]],
  ])('says that an order by %s will end with 551', (inputType, mainInput) => {
    const [wish] = unhonouredWishes(orderOf({ inputType, mainInput }), embedded);
    expect(wish).toMatchObject({ field: 'inputType', reasonCode: 'not_in_this_version' });
    expect(wish?.reason).toContain('551');
  });

  it('names the spelling of another country while no language model is configured', () => {
    const british = orderOf({ locale: 'gb' });
    expect(unhonouredWishes(british, embedded).map(({ field }) => field)).toEqual(['locale']);
    expect(unhonouredWishes(british, { ...embedded, languageModel: true })).toEqual([]);
    expect(namedFor({ locale: 'us' })).toEqual([]);
  });

  it('counts defaults, and names fields as the earlier interface does', () => {
    const body = { site_id: 's', version: 'latest', config: {}, params: { input_type: 'Topic', p_input: 'x' } };
    const order = toArticleOrder(EarlierBlogBody.parse(body), givenFields(body, ['config', 'params']));
    const fields = unhonouredWishes(order, embedded).map(({ field }) => field);
    expect(fields).toContain('config.is_add_main_image');
    expect(fields).not.toContain('isPublish');
  });
});

describe('strictRefusals', () => {
  it('leaves out what only a default asks for', () => {
    const body = { siteId: 's', inputType: 'keyword', mainInput: 'x', isAddH2Images: true };
    const order = articleOrderOf(WriteBlogBody.parse(body), givenFields(body));
    expect(unhonouredWishes(order, embedded).map(({ field }) => field)).toContain('isAddMainImage');
    expect(strictRefusals(order, embedded).map(({ field }) => field)).toEqual(['isAddH2Images']);
  });

  it('refuses a See Also list of the earlier interface by the name of its field', () => {
    const body = {
      site_id: 's',
      config: { sitemap: 'https://example.com/sitemap.xml' },
      params: { input_type: 'Topic', p_input: 'x' },
    };
    const order = toArticleOrder(EarlierBlogBody.parse(body), givenFields(body, ['config', 'params']));
    expect(strictRefusals(order, embedded).map(({ field }) => field)).toEqual(['config.sitemap']);
  });
});
