import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keywordOrder } from '../../../test/support/order-desk.ts';
import { openPublicationDesk, type PublicationDesk } from '../../../test/support/publication-desk.ts';
import { FAKE_LOGIN, type FakeWordPress, openFakeWordPress } from '../../../test/support/wordpress-fake.ts';

let wordpress: FakeWordPress;
let other: FakeWordPress;
let desk: PublicationDesk;
beforeEach(async () => {
  wordpress = await openFakeWordPress();
  other = await openFakeWordPress();
  desk = await openPublicationDesk({ allowHosts: [wordpress.host, other.host] });
});
afterEach(async () => {
  await desk.test.drop();
  await wordpress.close();
  await other.close();
});

async function connectedArticle(order: Record<string, unknown> = {}) {
  const { accountId, siteId } = await desk.customer();
  const { address } = wordpress;
  const connection = await desk.connections.create(accountId, { siteId, address, ...FAKE_LOGIN });
  const { blogId, jobId } = await desk.startWith(accountId, { siteId, ...order });
  await desk.begin(jobId);
  await desk.succeed(jobId);
  return { accountId, siteId, blogId, connectionId: connection.id };
}
const goAway = () => {
  wordpress.intercept = (_request, response) => {
    response.writeHead(503).end();
    return true;
  };
};
const comeBack = () => {
  wordpress.intercept = () => false;
};

describe('an article of a site that is connected with a WordPress', () => {
  it('goes there, and is kept up to date and taken down there', async () => {
    const article = await connectedArticle();
    const { accountId, blogId } = article;
    expect(await desk.carryOut(await desk.jobOf(blogId))).toBe('SUCCESS');
    const [post] = wordpress.posts;
    expect(post).toMatchObject({ slug: 'heat-pumps', status: 'publish' });
    expect(await desk.publication(article)).toMatchObject({
      state: 'PUBLISHED',
      url: `${wordpress.address}/heat-pumps/`,
    });
    await desk.publications.publish(accountId, blogId);
    await desk.carryOut(await desk.jobOf(blogId));
    expect(wordpress.posts).toHaveLength(1);
    await expect(desk.orders.deleteBlog(accountId, blogId)).rejects.toMatchObject({ code: 'conflict' });
    await desk.publications.unpublish(accountId, blogId);
    await desk.carryOut(await desk.jobOf(blogId));
    expect(wordpress.posts).toMatchObject([{ id: post?.id, status: 'draft' }]);
    expect(await desk.publication(article)).toMatchObject({ state: 'NONE', url: null });
    await desk.orders.deleteBlog(accountId, blogId);
  });

  it('is not deleted while it stands there, also when readers find it at another address', async () => {
    wordpress.intercept = ({ method, route, body }, response) => {
      if (method !== 'POST' || route !== '/wp/v2/posts') return false;
      const made = { ...JSON.parse(body.toString()), id: 5, link: 'https://www.warm.example/heat-pumps/' };
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(made));
      return true;
    };
    const article = await connectedArticle();
    await desk.carryOut(await desk.jobOf(article.blogId));
    expect((await desk.publication(article)).url).toBe('https://www.warm.example/heat-pumps/');
    await expect(desk.orders.deleteBlog(article.accountId, article.blogId)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leaves the hosted blog when it goes there', async () => {
    const article = await desk.article();
    const { accountId, siteId, blogId } = article;
    await desk.carryOut(await desk.jobOf(blogId));
    await desk.connections.create(accountId, { siteId, address: wordpress.address, ...FAKE_LOGIN });
    await desk.publications.publish(accountId, blogId);
    await desk.carryOut(await desk.jobOf(blogId));
    expect((await desk.publication(article)).url).toBe(`${wordpress.address}/heat-pumps/`);
    expect(await desk.test.db.selectFrom('post').selectAll().execute()).toEqual([]);
  });

  it('is tried again with growing waits while the WordPress is away, each try a job of its own', async () => {
    const article = await connectedArticle();
    goAway();
    const waits: (number | undefined)[] = [];
    for (let tries = 1; tries <= 5; tries++) {
      expect(await desk.publication(article)).toMatchObject({ state: 'PENDING', error: null });
      const jobId = await desk.jobOf(article.blogId);
      waits.push(desk.queue.enqueued.find((job) => job.jobId === jobId)?.delaySeconds);
      expect(await desk.carryOut(jobId)).toBe('FAILED');
    }
    const bounds = [
      [0, 0],
      [8, 12],
      [36, 54],
      [120, 180],
      [240, 360],
    ] as const;
    for (const [index, [least, most]] of bounds.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least);
      expect(waits[index]).toBeLessThanOrEqual(most);
    }
    const { state, error } = await desk.publication(article);
    expect(state).toBe('FAILED');
    expect(error).toContain('(503)');
    expect((await desk.orders.getBlog(article.accountId, article.blogId)).article).not.toBeNull();
  });

  it('is published by the next try once the WordPress is back, or at once when somebody asks for it', async () => {
    const first = await connectedArticle();
    goAway();
    await desk.carryOut(await desk.jobOf(first.blogId));
    comeBack();
    await desk.carryOut(await desk.jobOf(first.blogId));
    expect(await desk.publication(first)).toMatchObject({ state: 'PUBLISHED', error: null });
    const second = await desk.article();
    await desk.connections.create(second.accountId, { ...second, address: wordpress.address, ...FAKE_LOGIN });
    goAway();
    await desk.carryOut(await desk.jobOf(second.blogId));
    const waiting = await desk.jobOf(second.blogId);
    comeBack();
    await desk.publications.publish(second.accountId, second.blogId);
    expect(await desk.stateOfJob(waiting)).toBe('CANCELED');
    await desk.carryOut(await desk.jobOf(second.blogId));
    expect(await desk.publication(second)).toMatchObject({ state: 'PUBLISHED' });
  });

  it('ends FAILED at the first try where no later one could help, and can be published again', async () => {
    const article = await connectedArticle();
    wordpress.intercept = ({ method }, response) => {
      if (method === 'POST') response.writeHead(413).end();
      return method === 'POST';
    };
    expect(await desk.carryOut(await desk.jobOf(article.blogId))).toBe('FAILED');
    const failed = await desk.publication(article);
    expect(failed.state).toBe('FAILED');
    expect(failed.error).toContain('413');
    comeBack();
    await desk.publications.publish(article.accountId, article.blogId);
    await desk.carryOut(await desk.jobOf(article.blogId));
    expect(await desk.publication(article)).toMatchObject({ state: 'PUBLISHED', error: null });
  });

  it('can not be taken down once the connection is gone, and the reason is given', async () => {
    const article = await connectedArticle();
    await desk.carryOut(await desk.jobOf(article.blogId));
    await desk.connections.delete(article.accountId, article.connectionId);
    await desk.publications.unpublish(article.accountId, article.blogId);
    await desk.carryOut(await desk.jobOf(article.blogId));
    const { state, url, error } = await desk.publication(article);
    expect({ state, url }).toEqual({ state: 'FAILED', url: `${wordpress.address}/heat-pumps/` });
    expect(error).toContain('no longer connected');
  });
});

describe('a connection', () => {
  it('is never shown with its password, nor kept in the clear', async () => {
    const { accountId } = await connectedArticle();
    expect(JSON.stringify(await desk.connections.list(accountId))).not.toContain('password');
    const [row] = await desk.test.db.selectFrom('connection').selectAll().execute();
    expect(row?.password.toString('latin1')).not.toContain(FAKE_LOGIN.password);
  });

  it('is tested: user, rights and kinds of post', async () => {
    const { accountId, connectionId } = await connectedArticle();
    expect(await desk.connections.test(accountId, connectionId)).toEqual({
      qc_id: connectionId,
      title: 'Warm homes',
      user: 'Ada Example',
      post_types: ['post'],
      notes: [],
    });
    const stranger = await desk.customer();
    await expect(desk.connections.test(stranger.accountId, connectionId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.connections.delete(stranger.accountId, connectionId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('takes an address as people copy it', async () => {
    const { accountId, siteId } = await desk.customer();
    const address = `${wordpress.address}/wp-admin/profile.php?user=1#application-passwords`;
    expect(await desk.connections.create(accountId, { siteId, address, ...FAKE_LOGIN })).toMatchObject({
      address: wordpress.address,
    });
  });

  it.each([
    ['http://blog.example.com', 'address', 'https://'],
    ['https://127.0.0.1', 'address', 'public internet'],
    ['https://169.254.169.254/latest', 'address', 'public internet'],
    ['https://wordpress.invalid', 'address', 'can not be fetched'],
  ])('is refused for %s', async (address, path, words) => {
    const { accountId, siteId } = await desk.customer();
    await expect(desk.connections.create(accountId, { siteId, address, ...FAKE_LOGIN })).rejects.toMatchObject({
      code: 'invalid_request',
      details: [{ path, message: expect.stringContaining(words) }],
    });
  });

  it('is refused for a wrong password, for a user who may not publish, and for a page that is no WordPress', async () => {
    const { accountId, siteId } = await desk.customer();
    const given = { siteId, address: wordpress.address, ...FAKE_LOGIN };
    await expect(desk.connections.create(accountId, { ...given, password: 'wrong' })).rejects.toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'password' }],
    });
    wordpress.intercept = ({ route }, response) => {
      if (route === '/wp/v2/users/me') response.end('{"id":2,"name":"Reader","capabilities":[]}');
      return route === '/wp/v2/users/me';
    };
    await expect(desk.connections.create(accountId, given)).rejects.toMatchObject({ details: [{ path: 'user' }] });
    wordpress.intercept = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A shop</title>');
      return true;
    };
    await expect(desk.connections.create(accountId, given)).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(await desk.connections.list(accountId)).toEqual([]);
  });

  it('does not follow the WordPress to another host, nor shows it the password', async () => {
    const { accountId, siteId } = await desk.customer();
    wordpress.intercept = (_request, response) => {
      response.writeHead(302, { location: `${other.address}/wp-json/` }).end();
      return true;
    };
    await expect(
      desk.connections.create(accountId, { siteId, address: wordpress.address, ...FAKE_LOGIN }),
    ).rejects.toMatchObject({ code: 'invalid_request', details: [{ path: 'address' }] });
    expect(other.requests).toHaveLength(1);
    expect(other.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('is the only one of its site', async () => {
    const { accountId, siteId } = await connectedArticle();
    const again = { siteId, address: wordpress.address, ...FAKE_LOGIN };
    await expect(desk.connections.create(accountId, again)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('an order for a connected site', () => {
  it('is refused when it names what the WordPress does not have', async () => {
    const { accountId, siteId } = await connectedArticle();
    const wpInfo = { category_id: '9', auth_id: '1', post_type: 'post' };
    await expect(desk.startWith(accountId, { siteId, wpInfo })).rejects.toMatchObject({
      code: 'not_found',
      details: [{ path: 'wpInfo.category_id', message: expect.stringContaining('7 (Heating)') }],
    });
  });

  it('is answered as before when it is repeated, without a question to the WordPress', async () => {
    const { accountId, siteId } = await connectedArticle();
    const order = keywordOrder({ siteId, wpInfo: { category_id: '7' } });
    const options = { idempotency: { key: 'k', requestHash: 'hash' } };
    const first = await desk.orders.startBlog(accountId, order, options);
    // The category is gone by now, and what was kept of the WordPress is forgotten.
    wordpress.intercept = ({ route }, response) => {
      if (!route.startsWith('/wp/v2/categories')) return false;
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
      return true;
    };
    desk.clock.advance(60_000);
    const asked = wordpress.requests.length;
    expect(await desk.orders.startBlog(accountId, order, options)).toEqual({ ...first, replayed: true });
    expect(wordpress.requests).toHaveLength(asked);
    const another = { idempotency: { key: 'another', requestHash: 'hash' } };
    await expect(desk.orders.startBlog(accountId, order, another)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is accepted while the WordPress is away, and says at the publication what is wrong', async () => {
    const { accountId, siteId } = await connectedArticle();
    goAway();
    const order = await desk.startWith(accountId, { siteId, wpInfo: { category_id: '9' } });
    await desk.begin(order.jobId);
    await desk.succeed(order.jobId);
    comeBack();
    await desk.carryOut(await desk.jobOf(order.blogId));
    const { state, error } = await desk.publication({ accountId, blogId: order.blogId });
    expect(state).toBe('FAILED');
    expect(error).toContain('no such category');
  });
});
