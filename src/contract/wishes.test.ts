import { describe, expect, it } from 'vitest';
import { EarlierBlogBody, toArticleOrder } from './earlier-blog.ts';
import { givenFields } from './given-fields.ts';
import { strictRefusals, unhonouredWishes } from './wishes.ts';
import { articleOrderOf, WriteBlogBody } from './write-blog.ts';

const embedded = { languageModel: false, imageModel: false, webEvidence: false };
/** Asks for nothing that is not there yet. */
const modest = {
  siteId: 'site_1',
  inputType: 'keyword',
  mainInput: 'heat pump',
  isPublish: false,
  isAddMainImage: false,
  isAddH2Images: false,
};
const orderOf = (extra: object) => {
  const body = { ...modest, ...extra };
  return articleOrderOf(WriteBlogBody.parse(body), givenFields(body));
};
const namedFor = (extra: object) => unhonouredWishes(orderOf(extra), embedded).map(({ field }) => field);

const url = 'https://example.com/product';
const LANGUAGE_OR_COUNTRY_OF_EVIDENCE = {
  targetEvidenceSearchLanguageId: [{ targetEvidenceSearchLanguageId: 'de' }, { targetEvidenceSearchLanguageId: 'en' }],
  targetEvidenceLocale: [{ targetEvidenceLocale: 'de' }, { targetEvidenceLocale: 'us' }],
} as const;
/** Per field that takes more than the embedded writer: a body that asks, and one that has it but asks for nothing. */
const ASKING: Record<string, [asking: object, notAsking: object]> = {
  targetTone: [{ targetTone: 'Persuasive' }, { targetTone: null }],
  targetReadability: [{ targetReadability: 'general' }, { targetReadability: null }],
  targetPersonPerspective: [{ targetPersonPerspective: 'first-person' }, { targetPersonPerspective: null }],
  additionalTitlePrompt: [{ additionalTitlePrompt: 'short' }, { additionalTitlePrompt: null }],
  additionalOutlinePrompt: [{ additionalOutlinePrompt: 'short' }, { additionalOutlinePrompt: null }],
  additionalSectionPrompt: [{ additionalSectionPrompt: 'short' }, { additionalSectionPrompt: null }],
  isAddMainImage: [{ isAddMainImage: true }, { isAddMainImage: false }],
  isAddH2Images: [{ isAddH2Images: true }, { isAddH2Images: false }],
  isAddH2Video: [{ isAddH2Video: true }, { isAddH2Video: false }],
  imageFrom: [
    { imageFrom: 'ai', isAddMainImage: true },
    { imageFrom: 'ai', isAddH2Images: true },
  ],
  aiImageGenerateParams: [
    { aiImageGenerateParams: { seed: 1 }, imageFrom: 'ai', isAddMainImage: true },
    { aiImageGenerateParams: { seed: 1 }, isAddMainImage: true },
  ],
};

describe('unhonouredWishes', () => {
  it('names no call to action, which takes nothing but the page', () => {
    expect(namedFor({ isAddCta: true, ctaModelType: 'anchor_text', inputType: 'url', mainInput: url })).toEqual([]);
  });

  it('names pictures and videos only where nothing gives them', () => {
    const wanted = { isAddMainImage: true, isAddH2Images: true, isAddH2Video: true };
    const fields = (media: object, extra: object = {}) =>
      unhonouredWishes(orderOf({ ...wanted, ...extra }), {
        ...embedded,
        media: { pictures: false, drawnCovers: false, videos: false, ...media },
      }).map(({ field }) => field);
    expect(fields({})).toEqual(['isAddMainImage', 'isAddH2Images', 'isAddH2Video']);
    expect(fields({ drawnCovers: true })).toEqual(['isAddH2Images', 'isAddH2Video']);
    expect(fields({ pictures: true, videos: true })).toEqual([]);
    expect(fields({ pictures: true, videos: true }, { imageFrom: 'ai' })).toEqual(['imageFrom']);
  });

  it('honours a generated cover with an image model', () => {
    const order = orderOf({ isAddMainImage: true, imageFrom: 'ai', aiImageGenerateParams: { seed: 1 } });
    expect(unhonouredWishes(order, { ...embedded, imageModel: true })).toEqual([]);
  });

  it('names nothing when nothing is asked for', () => {
    expect(namedFor({})).toEqual([]);
  });

  it.each(Object.entries({ ...ASKING, ...LANGUAGE_OR_COUNTRY_OF_EVIDENCE }))(
    'names %s when it asks for something, else not',
    (field, [asking, notAsking]) => {
      expect(namedFor(asking)).toContain(field);
      expect(namedFor(notAsking)).not.toContain(field);
    },
  );

  it('asks for evidence elsewhere only when evidence is wanted', () => {
    expect(
      namedFor({ isAddEvidence: false, targetEvidenceLocale: 'de', targetEvidenceSearchLanguageId: 'de' }),
    ).toEqual([]);
  });

  it.each(['urls', 'url'])('has nothing against an order by %s', (inputType) => {
    expect(namedFor({ inputType, mainInput: [url] })).toEqual([]);
  });

  it('takes a variety of the language for the language of the evidence', () => {
    const wanted = (languageID: string, targetEvidenceSearchLanguageId: string) =>
      namedFor({ languageID, targetEvidenceSearchLanguageId });
    expect(wanted('pt', 'pt-BR')).toEqual([]);
    expect(wanted('zh-CN', 'zh-TW')).toEqual(['targetEvidenceSearchLanguageId']);
  });

  it('honours a country of evidence where the web is searched, and another language with a model', () => {
    const order = orderOf({ targetEvidenceLocale: 'de', targetEvidenceSearchLanguageId: 'de' });
    const fields = (able: object) => unhonouredWishes(order, { ...embedded, ...able }).map(({ field }) => field);
    expect(fields({ webEvidence: true })).toEqual(['targetEvidenceSearchLanguageId']);
    expect(fields({ languageModel: true })).toEqual(['targetEvidenceLocale']);
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

  it('refuses a wish of the earlier interface by the name of its field', () => {
    const body = {
      site_id: 's',
      config: { is_add_main_image: true },
      params: { input_type: 'Topic', p_input: 'x' },
    };
    const order = toArticleOrder(EarlierBlogBody.parse(body), givenFields(body, ['config', 'params']));
    expect(strictRefusals(order, embedded).map(({ field }) => field)).toEqual(['config.is_add_main_image']);
  });
});
