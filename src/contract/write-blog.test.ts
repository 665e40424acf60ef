import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleOrderOf, FIELD_OWNERS, WriteBlogBody } from './write-blog.ts';

const least = { siteId: 'site_1', inputType: 'keyword', mainInput: 'heat pump' };
const parse = (extra: object) => WriteBlogBody.safeParse({ ...least, ...extra });
const wrongFields = (body: unknown) =>
  new Set(WriteBlogBody.safeParse(body).error?.issues.map((issue) => String(issue.path[0] ?? issue.code)));

describe('defaults of Write A Blog', () => {
  it('are those of the interface', () => {
    expect(WriteBlogBody.parse(least)).toMatchObject({
      isPublish: true,
      languageID: 'en',
      isAddKeywordFrequency: false,
      isAddEvidence: true,
      isStartExternalHyperlink: true,
      isStartInternalHyperlink: true,
      isAddMainImage: true,
      isAddH2Images: true,
      isAddH2Video: false,
      isAddSeeAlso: false,
      isFoundPlaceholderError: true,
      isFilterSimilarTitle: true,
      isAddKeyTakeaways: true,
      isAddCta: false,
      isAddFaq: true,
      imageFrom: 'img_library',
      isRaiseEvidenceNotFindError: true,
    });
  });

  it('stand for null in every optional field', () => {
    const optionalFields = Object.keys(FIELD_OWNERS).filter((field) => !(field in least));
    const nulls = Object.fromEntries(optionalFields.map((field) => [field, null]));
    expect(WriteBlogBody.parse({ ...least, ...nulls })).toEqual(WriteBlogBody.parse(least));
  });

  it('take a null site, but not a missing one', () => {
    expect(WriteBlogBody.parse({ ...least, siteId: null }).siteId).toBeNull();
    expect(wrongFields({ inputType: 'keyword', mainInput: 'x' })).toEqual(new Set(['siteId']));
  });
});

describe('mainInput', () => {
  const url = 'https://example.com/a';

  it.each([
    ['keyword', 'x'.repeat(100)],
    ['topic', 'x'.repeat(150)],
    ['title', '😀'.repeat(150)],
    ['url', url],
    ['url', [url]],
    ['urls', [url]],
    ['urls', Array(5).fill(url)],
  ])('for %s takes what the interface allows', (inputType, mainInput) => {
    expect(parse({ inputType, mainInput }).error).toBeUndefined();
  });

  it.each([
    ['keyword', 'x'.repeat(101)],
    ['topic', 'x'.repeat(151)],
    ['title', '😀'.repeat(151)],
    ['keyword', ''],
    ['title', '  \n '],
    ['topic', ['a']],
    ['keyword', undefined],
    ['keyword', null],
    ['url', 'example.com'],
    ['url', [url, url]],
    ['url', []],
    ['urls', url],
    ['urls', []],
    ['urls', Array(6).fill(url)],
    ['urls', [url, 'nonsense']],
    ['keyword', 7],
  ])('for %s refuses what it does not: %j', (inputType, mainInput) => {
    expect(wrongFields({ ...least, inputType, mainInput })).toEqual(new Set(['mainInput']));
  });

  it('for a keyword counts code points whatever the script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (text) => {
        const length = Array.from(text).length;
        expect(parse({ mainInput: text }).success).toBe(length <= 100 && text.trim() !== '');
      }),
    );
  });
});

describe('rules of single fields', () => {
  it.each([
    ['primaryKeyword', ['heat pump']],
    ['locale', 'gb'],
    ['targetBlogWordCount', '2000-3000'],
    ['targetTone', 'Professional/Formal'],
    ['targetReadability', 'expert'],
    ['targetPersonPerspective', 'second-person'],
    ['additionalTitlePrompt', 'x'.repeat(3000)],
    ['additionalKnowledge', ''],
    ['additionalKnowledge', '字'.repeat(50_000)],
    ['additionalManualLinks', [{ anchor: 'a', url: 'https://example.com', rel: 'nofollow' }]],
    ['additionalManualLinks', [{ text: 'a', link: 'https://example.com' }]],
    ['knowledgeBaseInfo', { store_id: 7, brand_id: 8, brand_name: 'Warmwell' }],
    ['webhook', { url: 'https://example.com/hook', header: { Authorization: 'Bearer x' } }],
    ['wpInfo', { qc_id: '1', category_id: '2', auth_id: '3', post_type: 'post' }],
    ['aiImageGenerateParams', { size: '1024x1024', seed: 3, negative_prompt: 'text', extra: 1 }],
  ])('take %s', (field, value) => {
    expect(parse({ [field]: value }).error).toBeUndefined();
  });

  it.each([
    ['primaryKeyword', []],
    ['primaryKeyword', ['a', 'b']],
    ['primaryKeyword', [' ']],
    ['languageID', 'pt-PT'],
    ['locale', 'US'],
    ['targetBlogWordCount', '500-800'],
    ['targetTone', 'informative'],
    ['additionalTitlePrompt', ''],
    ['additionalOutlinePrompt', 'x'.repeat(3001)],
    ['additionalKnowledge', 'x'.repeat(50_001)],
    ['additionalManualLinks', Array(6).fill({ anchor: 'a', url: 'https://example.com' })],
    ['additionalManualLinks', [{ anchor: 'a' }]],
    ['additionalManualLinks', [{ url: 'https://example.com' }]],
    ['additionalManualLinks', [{ anchor: 'a', url: 'javascript:alert(1)' }]],
    ['imageFrom', 'kb'],
    ['imageFrom', 'web'],
    ['aiImageGenerateParams', { style_prompt: 'photo' }],
    ['webhook', { url: 'mailto:a@example.com' }],
    ['webhook', { url: 'https://example.com', header: { 'X-A': 'a\r\nX-B: b' } }],
    ['webhook', { url: 'https://example.com', header: { 'X-A: b\r\nX-B': 'c' } }],
    ['isAddFaq', 'true'],
    ['targetEvidenceSearchLanguageId', 'sv'],
  ])('refuse %s of %j', (field, value) => {
    expect(wrongFields({ ...least, [field]: value })).toEqual(new Set([field]));
  });

  it('allow knowledge base images together with a knowledge base', () => {
    expect(parse({ imageFrom: 'kb', knowledgeBaseInfo: { store_id: 's' } }).success).toBe(true);
  });

  it('are all reported together with the rules that join fields', () => {
    const body = { inputType: 'keyword', mainInput: '', imageFrom: 'kb', isAddFaq: 3, SiteId: 'x' };
    expect(wrongFields(body)).toEqual(new Set(['siteId', 'mainInput', 'imageFrom', 'isAddFaq', 'unrecognized_keys']));
  });
});

describe('every single field', () => {
  const wrongValues = {
    primaryKeyword: ['a', 'b'],
    additionalManualLinks: Array(6).fill({}),
    aiImageGenerateParams: { seed: 1.5 },
    knowledgeBaseInfo: { store_id: 1.5 },
    webhook: { url: 'x', header: [] },
    wpInfo: { qc_id: 3, other: 1 },
  };
  const others = Object.keys(FIELD_OWNERS).filter((field) => !(field in wrongValues) && !(field in least));

  it.each([...Object.entries(wrongValues), ...others.map((field) => [field, Symbol.iterator] as const)])(
    'that is wrong leaves the rules that join fields in force: %s',
    (field, value) => {
      const found = wrongFields({ ...least, mainInput: '', [field]: value });
      expect(found).toContain(field);
      expect(found).toContain('mainInput');
    },
  );
});

describe('articleOrderOf', () => {
  it('asks for the whole engine and keeps the request whole', () => {
    const request = WriteBlogBody.parse({ ...least, siteId: null });
    expect(articleOrderOf(request, ['inputType'])).toEqual({
      interface: 'v1',
      engine: '5',
      request,
      given: ['inputType'],
      siteId: null,
    });
  });
});
