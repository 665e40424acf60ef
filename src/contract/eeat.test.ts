import { describe, expect, it } from 'vitest';
import { OPERATIONS } from './operations.ts';

const { body } = OPERATIONS.startEvaluation;
const url = 'https://example.com/a';
const wrong = (extra: object) =>
  body
    .safeParse({ from: 'QUICK_BLOG', parameters: {}, config: {}, ...extra })
    .error?.issues.map((issue) => issue.path.join('.'));

describe('body of an evaluation', () => {
  it.each([
    [{ parameters: { url, with_modification_suggestions: true } }],
    [{ url, with_modification_suggestions: false }],
    [{ markdown: '# A', parameters: { with_modification_suggestions: true } }],
    [{ with_modification_suggestions: true, parameters: { html: '<h1>A</h1>', url: null } }],
    [{ url, with_modification_suggestions: true, language: 'hi' }],
  ])('takes %j', (extra) => {
    expect(wrong(extra)).toBeUndefined();
  });

  it.each([
    [{ with_modification_suggestions: true }, ['url']],
    [{ url, markdown: '# A', with_modification_suggestions: true }, ['url']],
    [{ url, with_modification_suggestions: true, parameters: { url } }, ['parameters.url']],
    [{ url }, ['with_modification_suggestions']],
    [
      { url, with_modification_suggestions: true, parameters: { with_modification_suggestions: false } },
      ['with_modification_suggestions'],
    ],
    [{ url, with_modification_suggestions: true, language: 'bn' }, ['language']],
    [{ url, with_modification_suggestions: true, config: undefined }, ['config']],
    [{ url: 'nonsense', with_modification_suggestions: true }, ['url']],
  ])('refuses %j', (extra, paths) => {
    expect(wrong(extra)).toEqual(paths);
  });
});
