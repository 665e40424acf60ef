import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  FAKE_LOGIN,
  type FakeRequest,
  type FakeWordPress,
  openFakeWordPress,
} from '../../../test/support/wordpress-fake.ts';
import { PublishingError } from '../publication/publishing-error.ts';
import { CONTENT, callOf, connectionTo, targetFor } from './wordpress.fixture.ts';

let wordpress: FakeWordPress;
beforeEach(async () => {
  wordpress = await openFakeWordPress();
});
afterEach(() => wordpress.close());

const connection = (login = FAKE_LOGIN) => connectionTo(wordpress.address, login);
const publish = (content = CONTENT) => targetFor(wordpress.host).publish(content, callOf(connection()));
const failure = async (): Promise<PublishingError> => {
  const error = await publish().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof PublishingError)) throw new Error('it was published, or failed otherwise', { cause: error });
  return error;
};
const refuse = (status: number, body: string, headers: Record<string, string> = {}) => {
  wordpress.intercept = (_request: FakeRequest, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
    return true;
  };
};
const loseOneAnswer = (path: string) => {
  let lost = false;
  wordpress.lose = ({ method, route }) => {
    const isLost = !lost && method === 'POST' && route === path;
    lost ||= isLost;
    return isLost;
  };
};
const creations = () => wordpress.requests.filter(({ method, route }) => method === 'POST' && route === '/wp/v2/posts');

describe('publishing on a WordPress with odd answers', () => {
  it('reads answers between the notices of plugins', async () => {
    wordpress.noise = ['<br />\n<b>Warning</b>: foo() in {x} on line 7\n', '\n<!-- cached [1] {"a":1} -->'];
    await publish();
    expect(wordpress.posts).toMatchObject([{ slug: 'how-large', status: 'publish' }]);
  });

  it('asks through the front page where permalinks are plain', async () => {
    wordpress.style = 'query';
    await publish();
    expect(wordpress.posts).toHaveLength(1);
    expect(creations()).toHaveLength(1);
  });

  it('says so when a page comes instead of the REST API, and does not try again', async () => {
    refuse(200, '<!doctype html><title>Just a moment</title>');
    const { message, retryable } = await failure();
    expect(message).toContain('text/html instead of the WordPress REST API');
    expect(retryable).toBe(false);
  });

  it('says what a plugin says that has switched the REST API off', async () => {
    wordpress.intercept = ({ route }, response) => {
      if (route === '') return false;
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end('{"code":"rest_login_required","message":"DRA: <b>Only</b> authenticated users."}');
      return true;
    };
    expect((await failure()).message).toContain('DRA: Only authenticated users.');
  });

  it('does not follow a redirect, but says where it leads', async () => {
    refuse(301, '', { location: `https://www.blog.example/wp-json/` });
    const { message, retryable } = await failure();
    expect(message).toContain('https://www.blog.example');
    expect(retryable).toBe(false);
    expect(wordpress.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each([
    [401, 'were not accepted (401)', false],
    [403, 'forbidden (403)', false],
    [413, 'takes no body that large (413)', false],
    [429, '(429)', true],
    [500, '(500)', true],
    [503, '(503)', true],
  ] as const)('explains %i', async (status, words, retryable) => {
    refuse(status, '<title>Error</title>', { 'retry-after': '120' });
    const error = await failure();
    expect(error.message).toContain(words);
    expect(error.retryable).toBe(retryable);
    expect(error.retryAfterMs).toBe(retryable ? 120_000 : undefined);
  });

  it('takes an answer that is lost after the post was made for a reason to try again, and makes no second post', async () => {
    loseOneAnswer('/wp/v2/posts');
    expect((await failure()).retryable).toBe(true);
    expect(wordpress.posts).toHaveLength(1);
    await publish();
    expect(wordpress.posts).toHaveLength(1);
  });

  it("leaves a stranger's post alone that has the slug", async () => {
    wordpress.posts.push({ id: 900, slug: 'how-large', status: 'publish', title: 'Ours', content: 'Not by Inkwright' });
    const { url } = await publish();
    await publish();
    expect(wordpress.posts.map(({ slug, content }) => [slug, content.includes('inkwright:blog_1')])).toEqual([
      ['how-large', false],
      [expect.stringMatching(/^how-large-[0-9a-f]{8}$/), true],
    ]);
    expect(url).toBe(`${wordpress.address}/${wordpress.posts[1]?.slug}/`);
  });

  it('makes way for a run that was faster between look and creation', async () => {
    let once = true;
    wordpress.intercept = ({ method, route, body }) => {
      if (method === 'POST' && route === '/wp/v2/posts' && once) {
        once = false;
        wordpress.posts.push({ ...JSON.parse(body.toString()), id: 800 });
      }
      return false;
    };
    const placed = await publish();
    expect(wordpress.posts.map(({ id }) => id)).toEqual([800]);
    expect(placed.postId).toBe(800);
  });

  it('finds its post again after somebody has changed the slug', async () => {
    await publish();
    const [post] = wordpress.posts;
    if (post !== undefined) post.slug = 'sizing-for-beginners';
    await publish();
    expect(wordpress.posts).toHaveLength(1);
  });

  it('takes no address from it that is none', async () => {
    wordpress.intercept = ({ method, route }, response) => {
      if (method !== 'POST' || route !== '/wp/v2/posts') return false;
      const made = { id: 5, slug: 'how-large', status: 'publish', link: 'javascript:alert(1)' };
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(made));
      return true;
    };
    expect((await publish()).url).toBe(`${wordpress.address}/?p=5`);
  });

  it('sends user and password to the WordPress and nobody else', async () => {
    await publish();
    expect(wordpress.requests.every(({ headers }) => headers.authorization?.startsWith('Basic '))).toBe(true);
  });

  it('uploads a picture once, also when its answer was lost', async () => {
    const cover = { ...CONTENT, seo: { ...CONTENT.seo, featureImage: 'https://images.example/a.png' } };
    const picture = { bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), mediaType: 'image/png' };
    const target = targetFor(wordpress.host, picture);
    loseOneAnswer('/wp/v2/media');
    await expect(target.publish(cover, callOf(connection()))).rejects.toMatchObject({ retryable: true });
    await target.publish(cover, callOf(connection()));
    await target.publish({ ...cover, blogId: 'blog_2', slug: 'other' }, callOf(connection()));
    expect(wordpress.media).toHaveLength(1);
    expect(wordpress.posts.map((post) => post.featured_media)).toEqual([1, 1].map(() => wordpress.media[0]?.id));
  });

  it.each([
    [{ qc_id: 'connection_9' }, 'connection_9'],
    [{ post_type: 'recipe' }, 'recipe'],
    [{ category_id: 'heating' }, 'heating'],
    [{ auth_id: 'ada' }, 'ada'],
  ])('refuses %j before anything is written', async (wpInfo, named) => {
    await expect(publish({ ...CONTENT, wishes: { wpInfo } })).rejects.toThrow(named);
    expect(wordpress.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('does not say that a post is down whose kind is not there any more', async () => {
    await publish();
    const known = { address: wordpress.address, postId: wordpress.posts[0]?.id ?? 0, postType: 'recipe' };
    const down = targetFor(wordpress.host).takeDown(CONTENT, callOf(connection(), { known }));
    await expect(down).rejects.toThrow(PublishingError);
    await expect(down).rejects.toThrow(`Post ${known.postId} on ${wordpress.address} is of type "recipe"`);
    expect(wordpress.posts).toMatchObject([{ status: 'publish' }]);
  });

  it('gives the post to the user of the same name as the author, else says that there is none', async () => {
    await publish({ ...CONTENT, author: { id: 'author_1', name: 'ada example' } });
    expect(wordpress.posts[0]?.author).toBe(1);
    const { notes } = await publish({ ...CONTENT, blogId: 'blog_2', author: { id: 'author_2', name: 'Grace' } });
    expect(notes.join()).toContain('no user called "Grace"');
    const searches = wordpress.requests.flatMap(({ route, query }) =>
      route === '/wp/v2/users' ? [query.get('search')] : [],
    );
    expect(searches).toEqual(['ada example', 'Grace']);
  });

  it('keeps what the platform offers for half a minute, also for those who ask at once', async () => {
    const target = targetFor(wordpress.host);
    const [first, second] = await Promise.all([target.info(connection()), target.info(connection())]);
    const asked = wordpress.requests.length;
    expect(await target.info(connection())).toEqual(first);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ qc_id: 'connection_1', categories: [{ id: '7', name: 'Heating' }] });
    expect(wordpress.requests).toHaveLength(asked);
  });

  it('reads every page of a long list', async () => {
    const all = Array.from({ length: 250 }, (_, index) => ({ id: index + 1, name: `c${index}` }));
    wordpress.intercept = ({ route, query }, response) => {
      if (route !== '/wp/v2/categories') return false;
      const start = (Number(query.get('page')) - 1) * 100;
      response.writeHead(200, { 'content-type': 'application/json', 'x-wp-totalpages': '3' });
      response.end(JSON.stringify(all.slice(start, start + 100)));
      return true;
    };
    expect((await targetFor(wordpress.host).info(connection())).categories).toHaveLength(250);
  });
});
