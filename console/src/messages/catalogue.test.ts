import { describe, expect, it } from 'vitest';
import { HTTP_ERROR_CODES, JOB_ERROR_CODES } from '../../../src/contract/error-codes.ts';
import { closestLanguage, INTERFACE_LANGUAGES, isMessageKey, messageOf } from './catalogue.ts';

describe('the catalogue', () => {
  it('fills in values and leaves unknown ones to be seen', async () => {
    const texts = await INTERFACE_LANGUAGES.en.load();
    expect(messageOf(texts, 'write.counted', { count: 3, limit: 100 })).toBe('3 of 100');
    expect(messageOf(texts, 'write.counted', { count: 3 })).toBe('3 of {limit}');
  });

  it('says of every error what it is and what to do', () => {
    const keys = HTTP_ERROR_CODES.flatMap((code) => [`error.title.${code}`, `error.do.${code}`]);
    const jobKeys = JOB_ERROR_CODES.map((code) => `jobError.${code}`);
    expect([...keys, ...jobKeys].filter((key) => !isMessageKey(key))).toEqual([]);
  });

  it('takes the first language a reader wants that it has', () => {
    expect(closestLanguage(['fr', 'zh-TW', 'en'])).toBe('zh-CN');
    expect(closestLanguage(['fr'])).toBe('en');
  });
});
