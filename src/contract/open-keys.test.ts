import { describe, expect, it } from 'vitest';
import { EarlierBlogBody } from './earlier-blog.ts';
import { givenFields } from './given-fields.ts';
import { openKeys } from './open-keys.ts';
import { OPERATIONS } from './operations.ts';
import { WriteBlogBody } from './write-blog.ts';

const least = { siteId: 'site_1', inputType: 'keyword', mainInput: 'heat pump' };

describe('openKeys', () => {
  it('names unknown keys of links and image parameters, which are accepted and kept', () => {
    const body = {
      ...least,
      additionalManualLinks: [{ anchor: 'a', url: 'https://example.com', rel: 'nofollow' }],
      aiImageGenerateParams: { seed: 1, steps: 20 },
    };
    const parsed = WriteBlogBody.parse(body);
    expect(parsed.additionalManualLinks?.[0]).toMatchObject({ rel: 'nofollow' });
    expect(parsed.aiImageGenerateParams).toMatchObject({ steps: 20 });
    expect(openKeys(WriteBlogBody, body)).toEqual(['additionalManualLinks[0].rel', 'aiImageGenerateParams.steps']);
  });

  it('names unknown keys of config and parameters', () => {
    const earlier = { site_id: 's', config: { depth: 3 }, params: { input_type: 'Topic', p_input: 'x' } };
    expect(openKeys(EarlierBlogBody, earlier)).toEqual(['config.depth']);
    const evaluation = {
      from: 'QUICK_BLOG',
      parameters: { url: 'https://example.com', mode: 'x' },
      config: { a: 1 },
      with_modification_suggestions: true,
    };
    expect(openKeys(OPERATIONS.startEvaluation.body, evaluation)).toEqual(['parameters.mode', 'config.a']);
  });

  it('names nothing where every key is known, and headers of a webhook are not keys', () => {
    const webhook = { url: 'https://example.com', header: { Authorization: 'x' } };
    expect(openKeys(WriteBlogBody, { ...least, webhook, aiImageGenerateParams: null })).toEqual([]);
    expect(openKeys(WriteBlogBody, null)).toEqual([]);
  });
});

describe('givenFields', () => {
  it('lists what carries a value', () => {
    expect(givenFields({ a: false, b: null, c: undefined, d: 0, e: '' })).toEqual(['a', 'd', 'e']);
  });

  it('lists the fields of a group instead of the group', () => {
    expect(givenFields({ a: 1, g: { x: 1, y: null }, h: { z: 1 } }, ['g'])).toEqual(['a', 'g.x', 'h']);
  });

  it.each([null, undefined, 'text', [1], 7])('lists nothing of %j', (body) => {
    expect(givenFields(body)).toEqual([]);
  });
});
