import { describe, expect, it } from 'vitest';
import { RequestError } from './errors.ts';
import { parseInput } from './parse-input.ts';
import { WriteBlogBody } from './write-blog.ts';
import { WebhookTarget } from './write-blog-parts.ts';

const url = 'https://example.com/hook';

/** Paths that are wrong with these headers, each with its message. */
function wrong(header: unknown): [string, string][] {
  try {
    parseInput(WebhookTarget, { url, header });
    return [];
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return error.details.map(({ path, message }) => [path, message]);
  }
}

describe('the headers of a webhook', () => {
  it.each([
    [
      'of the connection',
      ['Connection', 'keep-alive', 'Proxy-Authorization', 'TE', 'Trailer', 'Transfer-Encoding', 'Upgrade'],
    ],
    ['of the receiver and the sender', ['Host', 'HOST', 'User-Agent', 'Expect', 'Accept-Encoding']],
    ['of the body', ['Content-Type', 'content-length', 'Content-Encoding', 'Content-Anything']],
    ['of the signature', ['webhook-id', 'Webhook-Timestamp', 'WEBHOOK-SIGNATURE']],
  ])('are not those %s', (_what, names) => {
    for (const name of names) {
      expect(wrong({ [name]: 's3cret', Fine: 'x' })).toEqual([
        [`header.${name}`, 'received a value that is not shown; this header is set by the service itself'],
      ]);
    }
  });

  it('are refused by the order with the name of the field', () => {
    const body = {
      siteId: null,
      isPublish: false,
      inputType: 'keyword',
      mainInput: 'heat pump',
      webhook: { url, header: { Host: 'a', Authorization: 'b', 'Content-Type': 'c' } },
    };
    expect(() => parseInput(WriteBlogBody, body)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        details: [
          expect.objectContaining({ path: 'webhook.header.Host' }),
          expect.objectContaining({ path: 'webhook.header.Content-Type' }),
        ],
      }),
    );
  });

  it('are each given once, whatever their letter case', () => {
    expect(wrong({ Authorization: 'a', authorization: 'b' }).map(([path]) => path)).toEqual(['header.authorization']);
  });

  it('have 8,000 characters in all', () => {
    expect(wrong({ A: 'x'.repeat(3_999), B: 'y'.repeat(3_999) })).toEqual([]);
    expect(wrong({ A: 'x'.repeat(3_999), B: 'y'.repeat(4_000) })).toEqual([
      ['header', 'received 8001 characters in all; allowed: up to 8000'],
    ]);
  });

  it('may be anything else', () => {
    const header = {
      Authorization: 'Bearer 1',
      Cookie: 'a=b',
      Accept: 'text/plain',
      'X-Contents': 'c',
      'X-Webhook-Id': 'd',
    };
    expect(wrong(header)).toEqual([]);
  });
});
