import { describe, expect, it } from 'vitest';
import { mayBeFramed, readRoute } from './routes.ts';

describe('the frame of the blog', () => {
  it.each(['', 'a-post', 'category/heating', 'a-post.md', 'sitemap-9.xml', `media/${'0'.repeat(64)}`, 'a/b/c'])(
    'may be around the answer at /%s',
    (path) => expect(mayBeFramed(readRoute(path, {}))).toBe(true),
  );

  it.each(['feed.xml', 'sitemap.xml', 'robots.txt', 'llms.txt', 'a-post/'])('is never around that at /%s', (path) =>
    expect(mayBeFramed(readRoute(path, {}))).toBe(false),
  );
});
