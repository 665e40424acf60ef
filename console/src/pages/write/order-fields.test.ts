import { describe, expect, it } from 'vitest';
import { FIELD_OWNERS, WriteBlogBody } from '../../../../src/contract/write-blog.ts';
import { isMessageKey } from '../../messages/catalogue.ts';
import { FIELD_MEANINGS } from '../../messages/zh-cn/field-meanings.ts';
import { emptyDraft, orderOf } from './order-draft.ts';
import { ORDER_FIELDS } from './order-fields.ts';
import { FIRST_FIELDS, IMPLIED_FIELDS, ORDER_GROUPS } from './order-groups.ts';

const shown = [...FIRST_FIELDS, ...ORDER_GROUPS.flatMap(({ fields }) => fields)];

describe('the form of an order', () => {
  it('has every field of the contract exactly once', () => {
    expect([...shown, ...IMPLIED_FIELDS].sort()).toEqual([...ORDER_FIELDS.keys()].sort());
    const names = new Set([...ORDER_FIELDS.keys()].map((path) => path.split('.')[0]));
    expect([...names].sort()).toEqual(Object.keys(FIELD_OWNERS).sort());
  });

  it('names every field in both languages and says what it does', () => {
    expect(shown.filter((path) => !isMessageKey(`field.${path}`))).toEqual([]);
    expect(shown.filter((path) => FIELD_MEANINGS[path] === undefined)).toEqual([]);
    expect(shown.filter((path) => ORDER_FIELDS.get(path)?.meaning === '')).toEqual([]);
  });

  it('takes kinds, defaults, values and limits from the schema', () => {
    expect(ORDER_FIELDS.get('isAddFaq')).toMatchObject({ kind: 'switch', byDefault: true });
    expect(ORDER_FIELDS.get('imageFrom')).toMatchObject({ kind: 'choice', byDefault: 'img_library' });
    expect(ORDER_FIELDS.get('targetBlogWordCount')?.options).toEqual(['800-1000', '1000-2000', '2000-3000']);
    expect(ORDER_FIELDS.get('additionalTitlePrompt')).toMatchObject({ kind: 'text', maxLength: 3000 });
  });
});

describe('the body of an order', () => {
  const draft = emptyDraft(ORDER_FIELDS);
  const withValues = (values: Record<string, string | boolean>) => ({
    ...draft,
    values: { ...draft.values, ...values },
  });

  it('of an untouched form names only what every order needs, and stays a draft', () => {
    const body = orderOf(withValues({ mainInput: ' heat pumps ' }), ORDER_FIELDS);
    expect(body).toEqual({ siteId: null, isPublish: false, inputType: 'keyword', mainInput: 'heat pumps' });
    expect(WriteBlogBody.safeParse(body).success).toBe(true);
  });

  it('leaves a header that is none as it was written, for the service to refuse it at its field', () => {
    const body = orderOf(withValues({ mainInput: 'heat pumps', 'webhook.header': 'no colon' }), ORDER_FIELDS);
    expect(body.webhook).toEqual({ header: 'no colon' });
    const { error } = WriteBlogBody.safeParse(body);
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('webhook.header');
  });

  it('with everything changed is what the contract takes', () => {
    const body = orderOf(
      {
        ...withValues({
          inputType: 'urls',
          mainInput: 'https://a.example/\n\nhttps://b.example/',
          siteId: 'site_01',
          isPublish: true,
          isAddFaq: false,
          primaryKeyword: 'heat pump',
          'knowledgeBaseInfo.store_id': 'store_01',
          'webhook.url': 'https://hook.example/',
          'webhook.header': 'Authorization: Bearer a:b',
          'aiImageGenerateParams.seed': '7',
        }),
        links: [
          { anchor: 'us', url: 'https://us.example/' },
          { anchor: '', url: '' },
        ],
      },
      ORDER_FIELDS,
    );
    expect(body).toEqual({
      siteId: 'site_01',
      isPublish: true,
      inputType: 'urls',
      mainInput: ['https://a.example/', 'https://b.example/'],
      isAddFaq: false,
      primaryKeyword: ['heat pump'],
      knowledgeBaseInfo: { store_id: 'store_01' },
      webhook: { url: 'https://hook.example/', header: { Authorization: 'Bearer a:b' } },
      aiImageGenerateParams: { seed: 7 },
      additionalManualLinks: [{ anchor: 'us', url: 'https://us.example/' }],
    });
    expect(WriteBlogBody.safeParse(body).success).toBe(true);
  });
});
