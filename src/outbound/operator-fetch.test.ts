import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flood, type HostileWeb, hang, page, redirect, startHostileWeb } from './hostile-web.fixture.ts';
import { createOperatorOutbound } from './operator-fetch.ts';

const outbound = createOperatorOutbound({ userAgent: 'Inkwright/1.0 (+http://127.0.0.1)' });

let web: HostileWeb;
beforeAll(async () => {
  web = await startHostileWeb();
});
afterAll(async () => {
  await outbound.close();
  await web.close();
});

describe('an address from the settings', () => {
  it('may be private and on any port', async () => {
    web.answer('/search?q=a', page('{}', { 'content-type': 'application/json' }));
    const answer = await outbound.fetch({ url: `http://${web.publicHost}/search?q=a`, accept: ['application/json'] });
    expect(answer.mediaType).toBe('application/json');
  });

  it('may redirect within its origin', async () => {
    web.answer('/old', redirect('/new'));
    web.answer('/new', page());
    const answer = await outbound.fetch({ url: `http://${web.publicHost}/old` });
    expect(answer.redirects).toEqual([`http://${web.publicHost}/new`]);
  });

  it.each(['http://127.0.0.1:1/', 'https://example.com/', 'file:///etc/passwd'])(
    'is not followed to %s',
    async (target) => {
      web.answer('/away', redirect(target));
      const failure = outbound.fetch({ url: `http://${web.publicHost}/away` });
      await expect(failure).rejects.toMatchObject({ code: 'refused_redirect', retryable: false });
    },
  );

  it('has the limits of every other', async () => {
    web.answer('/flood', flood('HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(1_024)));
    web.answer('/hang', hang(''));
    const base = `http://${web.publicHost}`;
    await expect(outbound.fetch({ url: `${base}/flood`, maxBytes: 9_999 })).rejects.toMatchObject({
      code: 'too_large',
    });
    await expect(outbound.fetch({ url: `${base}/hang`, timeoutMs: 30 })).rejects.toMatchObject({ code: 'timeout' });
    await expect(outbound.fetch({ url: 'ftp://127.0.0.1/' })).rejects.toMatchObject({ code: 'invalid_url' });
    await web.whenIdle();
  });
});
