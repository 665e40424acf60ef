import { describe, expect, it } from 'vitest';
import { canParseUrl } from './can-parse-url.ts';

/** Calls after which a function has long been compiled. */
const MANY = 200_000;

describe('canParseUrl', () => {
  it.each([
    ['https://bücher.example/ü', undefined, true],
    ['https://例え.jp/', undefined, true],
    ['/a', 'https://example.com', true],
    ['/a', undefined, false],
    ['http://[bad/', undefined, false],
    ['no address', undefined, false],
  ])('of %j below %s: %s, also once it has been called often', (text, base, answer) => {
    expect(canParseUrl(text, base)).toBe(answer);
    for (let call = 0; call < MANY; call += 1) canParseUrl(`https://example.com/${call % 10}`);
    expect(canParseUrl(text, base)).toBe(answer);
  });
});
