import { describe, expect, it } from 'vitest';
import { domainNameOf } from './domains.ts';

describe('domainNameOf', () => {
  it.each([
    ['Example.COM', 'example.com'],
    [' example.com. ', 'example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ])('takes %j as %s', (text, name) => {
    expect(domainNameOf(text)).toBe(name);
  });

  it.each([
    '',
    'localhost',
    'https://example.com',
    'example.com/blog',
    'a@example.com',
    'example.com:80',
    '10.0.0.1',
    'exa mple.com',
    '.com',
    'a..b',
  ])('refuses %j', (text) => {
    expect(domainNameOf(text)).toBeUndefined();
  });
});
