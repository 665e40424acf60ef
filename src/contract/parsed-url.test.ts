import { describe, expect, it } from 'vitest';
import { parsedUrl } from './parsed-url.ts';

/** Calls after which a function has long been compiled. */
const MANY = 200_000;

describe('parsedUrl', () => {
  it.each([
    ['https://bücher.example/ü', undefined, 'https://xn--bcher-kva.example/%C3%BC'],
    ['https://例え.jp/', undefined, 'https://xn--r8jz45g.jp/'],
    ['/a', 'https://example.com', 'https://example.com/a'],
    ['/a', undefined, undefined],
    ['http://[bad/', undefined, undefined],
    ['no address', undefined, undefined],
  ])('of %j below %s: %s, also once it has been called often', (text, base, href) => {
    expect(parsedUrl(text, base)?.href).toBe(href);
    for (let call = 0; call < MANY; call += 1) parsedUrl(`https://example.com/${call % 10}`);
    expect(parsedUrl(text, base)?.href).toBe(href);
  });
});
