import { describe, expect, it } from 'vitest';
import { OutboundError, shownUrl } from './outbound-error.ts';

describe('an address in a message', () => {
  it.each([
    ['https://user:secret@example.com/a?token=secret#secret', 'https://example.com/a'],
    ['HTTP://Bücher.example:8080/ü', 'http://xn--bcher-kva.example:8080/%C3%BC'],
    ['no address\r\nat all', 'no address at all'],
    ['http://user:secret@[bad/', 'http://[bad/'],
  ])('%j is shown as %s', (url, shown) => {
    expect(shownUrl(url)).toBe(shown);
  });

  it('is cut when it is long', () => {
    expect(shownUrl(`https://example.com/${'a'.repeat(9_000)}`)).toHaveLength(201);
  });
});

describe('OutboundError', () => {
  it('keeps its cause and the address, without the password', () => {
    const cause = new Error('below');
    const error = new OutboundError('timeout', 'Too late.', { url: 'ftp://me:secret@h/x?a@b', retryable: true, cause });
    expect(error).toMatchObject({
      code: 'timeout',
      message: 'Too late.',
      url: 'ftp://h/x?a@b',
      retryable: true,
      cause,
    });
  });
});
