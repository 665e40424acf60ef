import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

describe('pageKey', () => {
  it.each([
    ['http://example.com/a', 'https://www.example.com/a/'],
    ['https://example.com', 'https://example.com/index.html'],
    ['https://example.com/a?x=1&y=2', 'https://example.com/a?y=2&x=1&utm_source=z#part'],
    ['https://example.com/a', 'https://m.example.com/a'],
    ['https://example.com/a', 'https://www.example.com/a/amp/'],
    ['https://example.com/a.html', 'https://amp.example.com/a.amp.html'],
    ['https://example.com/a', 'https://example.com/a?amp=1'],
    ['https://example.com/a?id=3', 'https://example.com/a?id=3&outputType=amp'],
    ['https://example.com/page', 'https://www-example-com.cdn.ampproject.org/c/s/www.example.com/page'],
    ['https://example.com/page', 'https://www.google.com/amp/s/example.com/page'],
    ['https://en.wikipedia.org/wiki/Heat_pump', 'https://en.m.wikipedia.org/wiki/Heat_pump#Types'],
    ['https://zh.wikipedia.org/wiki/%E7%83%AD%E6%B3%B5', 'https://zh.wikipedia.org/zh-cn/%e7%83%ad%e6%b3%b5'],
    ['https://example.com/%7Euser', 'https://example.com//~user'],
    ['https://example.com/热泵', 'https://example.com/%e7%83%ad%E6%B3%B5'],
    ['https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
  ])('is the same for %s and %s', (one, other) => {
    expect(pageKey(other)).toBe(pageKey(one));
  });

  it.each([
    ['https://example.com/a', 'https://example.com/b'],
    ['https://example.com/A', 'https://example.com/a'],
    ['https://example.com/?id=1', 'https://example.com/?id=2'],
    ['https://example.com/a', 'https://blog.example.com/a'],
    ['https://example.com/a', 'https://example.com:8443/a'],
    ['https://de.wikipedia.org/wiki/A', 'https://en.wikipedia.org/wiki/A'],
    ['https://example.com/camp', 'https://example.com/c'],
    ['https://m.com/a', 'https://www.com/a'],
    ['https://www.google.com/amp/', 'https://www.google.com/'],
  ])('tells %s from %s', (one, other) => {
    expect(pageKey(other)).not.toBe(pageKey(one));
  });

  it('is the text itself for what is no web address', () => {
    expect(pageKey('  mailto:a@b.c ')).toBe('mailto:a@b.c');
  });

  const ending = fc.constantFrom(
    '',
    '/',
    '/amp',
    '/amp/',
    '/index.html',
    '.amp.html',
    '//',
    '/index.php/amp/',
    '?m=1',
    '?a=1&amp',
  );
  const host = fc.constantFrom(
    'example.com',
    'www.example.com',
    'm.example.co.uk',
    'www.m.amp.example.org',
    'en.m.wikipedia.org',
  );
  const path = fc.array(fc.constantFrom('a', 'amp', 'index.html', 'zh-cn', '%7e', '%2f', 'é', 'c', 's', ''), {
    maxLength: 4,
  });
  const address = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.tuple(host, path, ending).map(([name, parts, end]) => `https://${name}/${parts.join('/')}${end}`),
    path.map((parts) => `https://x.cdn.ampproject.org/c/s/example.com/${parts.join('/')}`),
  );

  it('is its own key', () => {
    fc.assert(
      fc.property(address, (url) => {
        expect(pageKey(`https://${pageKey(url)}`)).toBe(pageKey(url));
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on scheme and fragment', () => {
    fc.assert(
      fc.property(address, (url) => {
        const other = `${url.replace(/^https?:/, 'http:').replace(/#.*$/s, '')}#elsewhere`;
        expect(pageKey(other)).toBe(pageKey(url));
      }),
    );
  });

  it('never throws', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `https://a.b/${text}`),
    );
    fc.assert(fc.property(texts, (text) => void pageKey(text)));
  });
});
