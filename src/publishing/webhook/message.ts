import type { WebhookMessage, WebhookMessageType } from '../../contract/webhook-events.ts';
import type { BlogFacts } from '../../store/webhooks.ts';

/** In code points. With the longest of everything, a message stays below 20 kB, which every receiver takes. */
const LONGEST_NAME = 300;
const LONGEST_REASON = 500;
const LONGEST_ADDRESS = 2_000;

/** The body of a message about a blog as it is now, as JSON. @param at when it happened */
export function messageOf(type: WebhookMessageType, at: Date, blog: BlogFacts): string {
  const url = addressOf(blog.publicationUrl);
  return write({
    type,
    timestamp: at.toISOString(),
    data: {
      blogId: blog.blogId,
      jobId: blog.jobId,
      status: blog.state,
      title: cut(blog.title, LONGEST_NAME),
      slug: cut(blog.slug, LONGEST_NAME),
      url,
      publication: {
        state: blog.publicationState,
        url,
        error: {
          code: blog.publicationError === null ? null : '550',
          message: cut(blog.publicationError, LONGEST_REASON),
        },
      },
      error: { code: blog.errorCode, message: cut(blog.errorMessage, LONGEST_REASON) },
    },
  });
}

/** A message that tells of nothing, to try an address out with. */
export function testMessage(at: Date): string {
  return write({
    type: 'webhook.test',
    timestamp: at.toISOString(),
    data: {
      blogId: 'blog_test',
      jobId: 'job_test',
      status: 'SUCCESS',
      title: 'A test of your webhook',
      slug: 'a-test-of-your-webhook',
      url: null,
      publication: { state: 'NONE', url: null, error: { code: null, message: null } },
      error: { code: null, message: null },
    },
  });
}

function write(message: WebhookMessage): string {
  return JSON.stringify(message);
}

function cut(text: string | null, length: number): string | null {
  if (text === null || text.length <= length) return text;
  const characters = [...text.slice(0, 2 * length + 2)];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

/** An address that was cut would lead somewhere else. */
function addressOf(url: string | null): string | null {
  return url !== null && url.length <= LONGEST_ADDRESS ? url : null;
}
