import { describe, expect, it } from 'vitest';
import { WebhookMessage } from '../../contract/webhook-events.ts';
import type { BlogFacts } from '../../store/webhooks.ts';
import { messageOf, testMessage } from './message.ts';

const at = new Date('2026-11-10T12:00:00Z');
const blog: BlogFacts = {
  accountId: 'account_1',
  blogId: 'blog_1',
  jobId: 'job_1',
  state: 'SUCCESS',
  errorCode: null,
  errorMessage: null,
  title: 'Heat pumps',
  slug: 'heat-pumps',
  publicationState: 'PUBLISHED',
  publicationUrl: 'https://example.com/heat-pumps',
  publicationError: null,
  webhook: null,
};

describe('a message', () => {
  it('says what became of a blog, and nothing of whose it is', () => {
    expect(JSON.parse(messageOf('blog.succeeded', at, blog))).toEqual({
      type: 'blog.succeeded',
      timestamp: '2026-11-10T12:00:00.000Z',
      data: {
        blogId: 'blog_1',
        jobId: 'job_1',
        status: 'SUCCESS',
        title: 'Heat pumps',
        slug: 'heat-pumps',
        url: 'https://example.com/heat-pumps',
        publication: {
          state: 'PUBLISHED',
          url: 'https://example.com/heat-pumps',
          error: { code: null, message: null },
        },
        error: { code: null, message: null },
      },
    });
  });

  it('says why a job or a publication failed', () => {
    const failed = { ...blog, state: 'FAILED', errorCode: '551', errorMessage: 'Too little material' } as const;
    const unpublished = {
      ...blog,
      publicationState: 'FAILED',
      publicationUrl: null,
      publicationError: 'Away',
    } as const;
    expect(JSON.parse(messageOf('blog.failed', at, failed)).data.error).toEqual({
      code: '551',
      message: 'Too little material',
    });
    expect(JSON.parse(messageOf('blog.succeeded', at, unpublished)).data.publication).toEqual({
      state: 'FAILED',
      url: null,
      error: { code: '550', message: 'Away' },
    });
  });

  it('stays below 20 kB whatever the blog holds, and an address is whole or not there', () => {
    const long = '\u0001'.repeat(30_000);
    const worst: BlogFacts = {
      ...blog,
      title: long,
      slug: long,
      errorMessage: long,
      publicationError: long,
      publicationUrl: `https://example.com/${'a'.repeat(1_980)}`,
    };
    const text = messageOf('blog.failed', at, worst);
    expect(Buffer.byteLength(text)).toBeLessThan(20_000);
    expect(JSON.parse(text).data.url).toBe(worst.publicationUrl);
    expect(
      JSON.parse(messageOf('blog.failed', at, { ...worst, publicationUrl: `https://${long}` })).data.url,
    ).toBeNull();
  });

  it('cuts no character in half', () => {
    const { data } = JSON.parse(messageOf('blog.succeeded', at, { ...blog, title: '🦊'.repeat(400) }));
    expect(data.title).toBe(`${'🦊'.repeat(299)}…`);
  });

  it('fits its schema', () => {
    for (const text of [messageOf('blog.canceled', at, blog), testMessage(at)]) {
      expect(WebhookMessage.safeParse(JSON.parse(text)).success).toBe(true);
    }
  });
});
