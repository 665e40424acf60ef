import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostileWeb, page, publicAddresses, redirect, startHostileWeb } from './hostile-web.fixture.ts';
import type { OutboundErrorCode } from './outbound-error.ts';

let web: HostileWeb;
beforeAll(async () => {
  web = await startHostileWeb();
  web.name('news.example.com', [publicAddresses.v4, publicAddresses.v6]);
  web.name('other.example.org', [publicAddresses.v4]);
  web.answer('/', page());
});
afterAll(() => web.close());

async function expectRefusal(url: string, code: OutboundErrorCode, retryable = false): Promise<void> {
  const touches = web.forbiddenTouches();
  await expect(web.outbound().fetch({ url, timeoutMs: 5_000 })).rejects.toMatchObject({
    name: 'OutboundError',
    code,
    retryable,
  });
  expect(web.forbiddenTouches()).toBe(touches);
}

describe('an address that is not public', () => {
  it.each([
    // Every range of IPv4 that is not given out for the internet
    'http://0.0.0.0/',
    'http://0.1.2.3/',
    'http://10.0.0.1/',
    'http://100.64.0.1/',
    'http://127.0.0.1/',
    'http://127.255.255.254/',
    'http://169.254.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.0.0.1/',
    'http://192.0.2.1/',
    'http://192.31.196.1/',
    'http://192.52.193.1/',
    'http://192.88.99.1/',
    'http://192.168.1.1/',
    'http://192.175.48.1/',
    'http://198.18.0.1/',
    'http://198.19.255.255/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://239.255.255.255/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    // What cloud platforms answer with secrets
    'http://169.254.169.254/latest/meta-data/',
    'http://169.254.170.2/v2/credentials',
    'http://100.100.100.200/latest/meta-data/',
    'http://192.0.0.192/latest/',
    'http://168.63.129.16/machine?comp=goalstate',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://metadata.google.internal/computeMetadata/v1/',
    // Other notations of loopback and private IPv4
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://127.0.1/',
    'http://0/',
    'http://127.0.0.1./',
    'http://3232235777/',
    'http://0xa9fea9fe/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http:\\\\127.0.0.1/',
    'http:127.0.0.1/',
    // IPv6: ranges, and IPv4 inside
    'http://[::]/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::8.8.8.8]/',
    'http://[64:ff9b:1::1]/',
    'http://[100::1]/',
    'http://[100:0:0:1::1]/',
    'http://[2001::1]/',
    'http://[2001:2::1]/',
    'http://[2001:4:112::1]/',
    'http://[2001:10::1]/',
    'http://[2001:20::1]/',
    'http://[2001:db8::1]/',
    'http://[2002:7f00:1::]/',
    'http://[2620:4f:8000::1]/',
    'http://[3fff::1]/',
    'http://[5f00::1]/',
    'http://[4000::1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456:789a::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    // Names that never lead outside
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://app.localhost/',
    'http://printer.local/',
    'http://nas.home.arpa/',
    'http://postgres/',
    'http://db.internal/',
    'http://db.internal./',
    'http://ⓛocalhost/',
  ])('%s is refused unasked', async (url) => {
    const lookups = web.lookups.length;
    await expectRefusal(url, 'refused_address');
    expect(web.lookups.length).toBe(lookups);
  });

  it.each([22, 25, 81, 0, 1023, 3306, 5432, 6379, 6667, 9200, 11211, 27017])('port %i is refused', async (port) => {
    await expectRefusal(`http://news.example.com:${port}/`, 'refused_address');
  });
});

describe('something that is no plain web address', () => {
  it.each([
    'file:///etc/passwd',
    'ftp://news.example.com/',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'javascript:alert(1)',
    'data:text/html,<p>x',
    'unix:/var/run/docker.sock',
    'blob:http://news.example.com/1',
    '//news.example.com/',
    'news.example.com',
    '',
    'http://',
    'http:///',
    'http://news.example.com:99999/',
    'http://[fe80::1%25eth0]/',
    'http://[::1/',
    'http://256.256.256.256/',
    'http://1.2.3.4.5/',
    'http://a..example.com/',
    'http://news.example.com../',
    'http://./',
    'http://user@news.example.com/',
    'http://user:secret@news.example.com/',
    'http://news.example.com@127.0.0.1/',
    'http://127.0.0.1 @news.example.com/',
    'http://news.example.com/\r\nX-Injected: 1',
    'http://news.\texample.com/',
    ' http://news.example.com/',
    'http://news.example.com/\u0000',
    `http://news.example.com/${'a'.repeat(9_000)}`,
  ])('%j is not valid', (url) => expectRefusal(url, 'invalid_url'));

  it('is not repeated with its password', async () => {
    const failure = web.outbound().fetch({ url: 'http://user:secret@news.example.com/' });
    await expect(failure).rejects.toSatisfy(
      (error: Error & { url: string }) => !error.message.includes('secret') && !error.url.includes('secret'),
    );
  });
});

describe('a public name', () => {
  it.each([
    ['a private address', ['10.0.0.8']],
    ['one private address among public ones', [publicAddresses.v4, '10.0.0.8']],
    ['a public IPv4 and a loopback IPv6 address', [publicAddresses.v4, '::1']],
    ['a mapped loopback address', ['::ffff:127.0.0.1']],
    ['a link-local address with a zone', ['fe80::1%eth0']],
    ['the metadata service', ['169.254.169.254']],
    ['all interfaces', ['0.0.0.0']],
    ['something that is no address', ['localhost']],
  ])('that leads to %s is refused', async (_, answer) => {
    web.name('trap.example.net', answer);
    await expectRefusal('http://trap.example.net/', 'refused_address');
    await expectRefusal('https://trap.example.net/', 'refused_address');
  });

  it('that does not exist says so, and one whose name service fails may be tried again', async () => {
    await expectRefusal('http://nowhere.example.net/', 'unknown_host');
    web.name('nothing.example.net', []);
    await expectRefusal('http://nothing.example.net/', 'unknown_host');
    const failing = web.outbound({ resolve: () => Promise.reject(Object.assign(new Error(), { code: 'EAI_AGAIN' })) });
    await expect(failing.fetch({ url: 'http://news.example.com/' })).rejects.toMatchObject({
      code: 'unknown_host',
      retryable: true,
    });
  });

  it('whose name service never answers runs into the time limit', async () => {
    const silent = web.outbound({ resolve: () => new Promise(() => undefined) });
    await expect(silent.fetch({ url: 'http://news.example.com/', timeoutMs: 20 })).rejects.toMatchObject({
      code: 'timeout',
      retryable: true,
    });
  });

  it('that is looked up as public first and as private then is reached at the address that was checked', async () => {
    web.name('rebinding.example.net', [publicAddresses.v4], ['127.0.0.1']);
    const outbound = web.outbound();
    const first = await outbound.fetch({ url: 'http://rebinding.example.net/' });
    expect(first.status).toBe(200);
    expect(web.lookups.filter((host) => host === 'rebinding.example.net')).toHaveLength(1);
    // A connection that is still open from the first time would not ask again.
    await expect(outbound.fetch({ url: 'http://rebinding.example.net/' })).rejects.toMatchObject({
      code: 'refused_address',
    });
    expect(web.forbiddenTouches()).toBe(0);
  });

  it('that changes between two hops of one request is refused at the second', async () => {
    web.name('turning.example.net', [publicAddresses.v4], ['127.0.0.1']);
    web.answer('/turn', redirect('/then'));
    await expectRefusal('http://turning.example.net/turn', 'refused_redirect');
  });
});

describe('a redirect', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost:6379/',
    '//169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http://news.example.com:22/',
    'file:///etc/passwd',
    'ftp://news.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:secret@news.example.com/',
    'http://[bad/',
    'http://',
  ])('to %s is not followed', async (target) => {
    web.answer('/away', redirect(target));
    await expectRefusal('http://news.example.com/away', 'refused_redirect');
    const failure: unknown = await web
      .outbound()
      .fetch({ url: 'http://news.example.com/away' })
      .catch((e: unknown) => e);
    expect(String(failure)).not.toMatch(/127\.0|169\.254|localhost|::1|secret|passwd/);
  });

  it('to a name that leads inside is not followed', async () => {
    web.name('inside.example.net', ['192.168.0.10']);
    web.answer('/inside', redirect('http://inside.example.net/admin'));
    await expectRefusal('http://news.example.com/inside', 'refused_redirect');
  });

  it('at the end of a chain is checked like the first', async () => {
    web.answer('/one', redirect('http://other.example.org/two'));
    web.answer('/two', redirect('/three', '308 Permanent Redirect'));
    web.answer('/three', redirect('http://10.1.1.1/', '303 See Other'));
    await expectRefusal('http://news.example.com/one', 'refused_redirect');
  });

  it('to a host that does not exist is an unknown host', async () => {
    web.answer('/gone', redirect('http://nowhere.example.net/'));
    await expectRefusal('http://news.example.com/gone', 'unknown_host');
  });

  it('to itself, in a circle or without end is given up', async () => {
    web.answer('/self', redirect('/self'));
    web.answer('/a', redirect('http://other.example.org/b'));
    web.answer('/b', redirect('http://news.example.com/a'));
    let before = web.seen.length;
    await expectRefusal('http://news.example.com/self', 'too_many_redirects');
    expect(web.seen.length - before).toBe(1);
    before = web.seen.length;
    await expectRefusal('http://news.example.com/a', 'too_many_redirects');
    expect(web.seen.length - before).toBe(2);
    for (let n = 0; n < 20; n++) web.answer(`/endless/${n}`, redirect(`/endless/${n + 1}`));
    before = web.seen.length;
    await expectRefusal('http://news.example.com/endless/0', 'too_many_redirects');
    expect(web.seen.length - before).toBe(6);
  });
});
