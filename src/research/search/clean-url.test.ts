import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanUrl } from './clean-url.ts';

describe('cleanUrl', () => {
  it.each([
    ['https://example.com/a?utm_source=x&id=7&UTM_Medium=y', 'https://example.com/a?id=7'],
    ['https://example.com/a?gclid=1&fbclid=2&msclkid=3&mc_eid=4', 'https://example.com/a'],
    ['https://example.com/a?id=7&amp;utm_source=x', 'https://example.com/a?id=7'],
    ['https://example.com/a?ref=producthunt&page=2', 'https://example.com/a?page=2'],
    ['https://example.com/a?source=rss', 'https://example.com/a'],
    ['https://www.amazon.de/dp/B01?ref_=abc&th=1', 'https://www.amazon.de/dp/B01?th=1'],
    ['https://example.com/a#:~:text=heat%20pump', 'https://example.com/a'],
    ['https://example.com/a#costs:~:text=heat', 'https://example.com/a#costs'],
    ['https://example.com/a#xtor=RSS-3', 'https://example.com/a'],
    ['https://example.com/a#', 'https://example.com/a'],
    ['HTTP://EXAMPLE.com:80/A', 'http://example.com/A'],
    ['https://example.com./a', 'https://example.com/a'],
    ['  https://example.com/a \n', 'https://example.com/a'],
    [
      'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fx%3Futm_id%3D1%26a%3Db&sa=U',
      'https://example.org/x?a=b',
    ],
    ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.org%2Fx&rut=1', 'https://example.org/x'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&h=AT0', 'https://example.org/'],
  ])('cleans %s', (address, clean) => {
    expect(cleanUrl(address)).toBe(clean);
  });

  it.each([
    'https://github.com/a/b?ref=main',
    'https://example.com/a?source=municipal-budget&from=2020-01-01&cid=4711',
    'https://example.com/search?q=a+b&q=%C3%A9&empty=&flag',
    'https://example.com/a?z=1&a=2#section-3',
    'https://example.com/watch?v=fbclid',
    'https://www.google.com/url?q=javascript:alert(1)',
  ])('keeps what may decide what the page shows: %s', (address) => {
    expect(cleanUrl(address)).toBe(address);
  });

  it.each([
    '',
    'example.com/a',
    '/a',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://example.com',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'ftp://example.com/a',
    'file:///etc/passwd',
    'https://',
    'https://user:secret@example.com/a',
    'https://user@example.com/a',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('refuses %j', (address) => {
    expect(cleanUrl(address)).toBeUndefined();
  });

  it('unwraps wrappers in wrappers, and refuses endless ones', () => {
    const wrap = (inner: string) => `https://www.google.com/url?q=${encodeURIComponent(inner)}`;
    expect(cleanUrl(wrap(wrap('https://example.org/x')))).toBe('https://example.org/x');
    let nested = 'https://e.org/';
    for (let depth = 0; depth < 6; depth += 1) nested = wrap(nested);
    expect(cleanUrl(nested)).toBeUndefined();
  });

  const parameter = fc.oneof(
    fc.webQueryParameters(),
    fc.constantFrom('utm_source=a', 'gclid=1', 'ref=hn', 'a=%zz', 'x=1&amp;utm_id=2', 'b=2', '&&', '=', 'utm_'),
  );
  const address = fc
    .tuple(fc.webUrl({ withFragments: true }), fc.array(parameter, { maxLength: 4 }))
    .map(([url, parameters]) => {
      const [page = '', fragment] = url.split('#');
      return `${page}?${parameters.join('&')}${fragment === undefined ? '' : `#${fragment}`}`;
    });

  it('has nothing left to clean the second time', () => {
    fc.assert(
      fc.property(address, (text) => {
        const once = cleanUrl(text);
        expect(once === undefined ? undefined : cleanUrl(once)).toBe(once);
      }),
    );
  });

  it('leaves no tracking parameter, whatever stands around it', () => {
    fc.assert(
      fc.property(address, (text) => {
        expect(cleanUrl(text) ?? '').not.toMatch(/[?&](?:utm_source|gclid)=/);
      }),
    );
  });

  it('never throws', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `https://${text}`),
      address,
    );
    fc.assert(fc.property(texts, (text) => void cleanUrl(text)));
  });
});
