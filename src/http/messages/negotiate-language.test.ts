import { describe, expect, it } from 'vitest';
import { messagesFor } from './negotiate-language.ts';

describe('messagesFor', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['zh', 'zh-CN'],
    ['ZH-cn', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['zh-TW', 'en'],
    ['zh-Hant-HK, zh;q=0.5', 'zh-CN'],
    ['en;q=0.5, zh;q=0.6', 'zh-CN'],
    ['en, zh', 'en'],
    ['zh;q=0, en;q=0.1', 'en'],
    ['zh;q=2', 'en'],
    ['fr, de;q=0.9', 'en'],
    ['zhx', 'en'],
  ])('of %j is %s', (header, language) => {
    expect(messagesFor(header).language).toBe(language);
    // The second time it is remembered.
    expect(messagesFor(header).language).toBe(language);
  });
});
