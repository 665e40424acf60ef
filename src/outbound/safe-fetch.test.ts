import { getEventListeners } from 'node:events';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperatorError } from '../support/operator-error.ts';
import {
  type HostileWeb,
  hang,
  page,
  plain,
  publicAddresses,
  raw,
  redirect,
  startHostileWeb,
} from './hostile-web.fixture.ts';
import { createOutbound } from './safe-fetch.ts';
import { selfSigned } from './self-signed.fixture.ts';

const userAgent = 'Inkwright/1.0 (+https://blog.example.com)';
const NEWS = 'http://news.example.com';

let web: HostileWeb;
beforeAll(async () => {
  web = await startHostileWeb();
  web.name('news.example.com', [publicAddresses.v4, publicAddresses.v6]);
  web.name('other.example.org', [publicAddresses.v6]);
  web.answer('/', page());
});
afterAll(() => web.close());

const lastSeen = () => web.seen.at(-1);

describe('a page on the public web', () => {
  it('comes with its status, headers, type and bytes', async () => {
    web.answer('/a?b=c', page('<p>Ünder', { 'Content-Type': 'Text/HTML; charset=utf-8', 'X-Two': '1', 'x-two': '2' }));
    const answer = await web.outbound({ userAgent }).fetch({ url: `${NEWS}/a?b=c#part`, accept: ['text/html'] });
    expect(answer).toMatchObject({ status: 200, url: `${NEWS}/a?b=c`, redirects: [], mediaType: 'text/html' });
    expect(answer.headers.get('x-two')).toBe('1, 2');
    expect(Buffer.from(answer.body).toString()).toBe('<p>Ünder');
  });

  it('is asked for by a program that says who it is, with what it can read', async () => {
    await web.outbound({ userAgent }).fetch({ url: `${NEWS}/`, accept: ['text/html', 'image/*'] });
    expect(Object.fromEntries(lastSeen()?.headers ?? [])).toEqual({
      host: 'news.example.com',
      connection: 'close',
      accept: 'text/html, image/*',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': userAgent,
    });
  });

  it('that is an error keeps its status, and its type does not matter then', async () => {
    web.answer('/missing', plain('404 Not Found', { 'content-type': 'text/plain' }, 'gone'));
    const answer = await web.outbound().fetch({ url: `${NEWS}/missing`, accept: ['text/html'] });
    expect(answer.status).toBe(404);
    expect(Buffer.from(answer.body).toString()).toBe('gone');
  });

  it('is asked for its headers alone', async () => {
    web.answer('/large', raw('HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\ncontent-encoding: gzip\r\n\r\n'));
    const answer = await web.outbound().fetch({ url: `${NEWS}/large`, method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe('99999999');
    expect(answer.body.byteLength).toBe(0);
  });

  it('that has not changed needs no body, whatever length is named', async () => {
    web.answer('/same', raw('HTTP/1.1 304 Not Modified\r\ncontent-length: 99999999\r\n\r\n'));
    const answer = await web.outbound().fetch({ url: `${NEWS}/same`, headers: { 'If-None-Match': '"1"' } });
    expect([answer.status, answer.body.byteLength]).toEqual([304, 0]);
  });

  it('is read in portions, and left where the reader has enough', async () => {
    web.answer('/long', hang(`HTTP/1.1 200 OK\r\n\r\n${'words '.repeat(1_000)}`));
    const { body } = await web.outbound().stream({ url: `${NEWS}/long` });
    for await (const chunk of body) {
      expect(Buffer.from(chunk).toString()).toMatch(/^words /);
      break;
    }
    await web.whenIdle();
  });
});

describe('a stream', () => {
  it('that is left unread closes its connection', async () => {
    web.answer('/unread', hang('HTTP/1.1 200 OK\r\n\r\nwords'));
    const { body } = await web.outbound().stream({ url: `${NEWS}/unread` });
    await body[Symbol.asyncIterator]().return?.();
    await web.whenIdle();
  });

  it('that nobody asks for anything is closed when its time is up', async () => {
    web.answer('/unread', hang('HTTP/1.1 200 OK\r\n\r\nwords'));
    await web.outbound().stream({ url: `${NEWS}/unread`, timeoutMs: 50 });
    await web.whenIdle();
  });
});

describe('a redirect', () => {
  it('within the public web is followed and told', async () => {
    web.answer('/old', redirect('http://other.example.org/new#top', '301 Moved Permanently'));
    web.answer('/new', redirect('newer'));
    web.answer('/newer', page('found'));
    const answer = await web.outbound().fetch({ url: `${NEWS}/old` });
    expect(answer.url).toBe('http://other.example.org/newer');
    expect(answer.redirects).toEqual(['http://other.example.org/new', 'http://other.example.org/newer']);
  });

  it('takes headers along within its origin only, and does not give them back after a detour', async () => {
    web.answer('/1', redirect('/2'));
    web.answer('/2', redirect('http://other.example.org/3'));
    web.answer('/3', redirect(`${NEWS}/4`));
    web.answer('/4', page());
    const headers = {
      Authorization: 'Bearer secret',
      Cookie: 'a=b',
      'X-Key': 'k',
      'If-None-Match': '"e"',
      'Accept-Language': 'de',
    };
    const from = web.seen.length;
    await web.outbound({ userAgent }).fetch({ url: `${NEWS}/1`, headers });
    const [first, second, third, fourth] = web.seen.slice(from).map((request) => request.headers);
    for (const own of [first, second]) expect(own?.get('authorization')).toBe('Bearer secret');
    for (const foreign of [third, fourth]) {
      expect([...(foreign?.keys() ?? [])].sort()).toEqual([
        'accept',
        'accept-encoding',
        'accept-language',
        'connection',
        'host',
        'user-agent',
      ]);
      expect(foreign?.get('user-agent')).toBe(userAgent);
    }
  });

  it('of a POST becomes a GET without body, or stays a POST within the origin', async () => {
    web.answer('/form', redirect('/', '303 See Other'));
    web.answer('/moved', redirect('/here', '307 Temporary Redirect'));
    web.answer('/here', page());
    const post = { method: 'POST', body: 'a=b', headers: { 'Content-Type': 'text/plain' } } as const;
    await web.outbound().fetch({ url: `${NEWS}/form`, ...post });
    expect(lastSeen()).toMatchObject({ method: 'GET', path: '/', body: '' });
    expect(lastSeen()?.headers.has('content-type')).toBe(false);
    await web.outbound().fetch({ url: `${NEWS}/moved`, ...post });
    expect(lastSeen()).toMatchObject({ method: 'POST', path: '/here', body: 'a=b' });
  });

  it('from a form to a page at its own address is no circle', async () => {
    web.answer('/self', (socket, request) => {
      const script = request.method === 'POST' ? redirect('/self', '303 See Other') : page();
      script(socket, request);
    });
    const answer = await web.outbound().fetch({ url: `${NEWS}/self`, method: 'POST', body: 'a=b' });
    expect(answer).toMatchObject({ status: 200, redirects: [`${NEWS}/self`] });
  });

  it('does not carry a body to another origin', async () => {
    web.answer('/leak', redirect('http://other.example.org/', '308 Permanent Redirect'));
    const from = web.seen.length;
    const failure = web.outbound().fetch({ url: `${NEWS}/leak`, method: 'POST', body: 'secret' });
    await expect(failure).rejects.toMatchObject({ code: 'refused_redirect' });
    expect(web.seen.length - from).toBe(1);
  });

  it('is handed back where none may be followed', async () => {
    web.answer('/hook', redirect('http://127.0.0.1/'));
    const answer = await web.outbound().fetch({ url: `${NEWS}/hook`, maxRedirects: 0 });
    expect(answer).toMatchObject({ status: 302, redirects: [] });
  });

  it('can be stopped by the caller, whose own error is thrown', async () => {
    web.answer('/denied', redirect('http://other.example.org/'));
    const denied = new Error('on the deny list');
    const asked: string[] = [];
    const from = web.seen.length;
    const failure = web.outbound().fetch({
      url: `${NEWS}/denied`,
      beforeRedirect: (to) => {
        asked.push(to.href);
        return Promise.reject(denied);
      },
    });
    await expect(failure).rejects.toBe(denied);
    expect(asked).toEqual(['http://other.example.org/']);
    expect(web.seen.length - from).toBe(1);
  });
});

describe('a request', () => {
  it.each(['Host', 'Content-Length', 'Transfer-Encoding', 'Connection', 'User-Agent', 'bad name', 'x\r\ny'])(
    'with the header %j is refused',
    async (name) => {
      const failure = web.outbound().fetch({ url: `${NEWS}/`, headers: { [name]: 'x' } });
      await expect(failure).rejects.toMatchObject({ code: 'invalid_header', retryable: false });
    },
  );

  it('with a line break in a header value is refused', async () => {
    const failure = web.outbound().fetch({ url: `${NEWS}/`, headers: { 'x-a': 'b\r\nx-c: d' } });
    await expect(failure).rejects.toMatchObject({ code: 'invalid_header' });
  });

  it.each(['/silent', '/half'])('to %s is ended by its signal, with the reason of that signal', async (path) => {
    web.answer('/silent', hang(''));
    web.answer('/half', hang('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc'));
    const controller = new AbortController();
    const outbound = web.outbound();
    const failure = outbound.fetch({ url: NEWS + path, signal: controller.signal });
    failure.catch(() => undefined);
    await web.whenSeen(path);
    const reason = new Error('the job was cancelled');
    controller.abort(reason);
    await expect(failure).rejects.toBe(reason);
    await web.whenIdle();
    await expect(outbound.fetch({ url: NEWS + path, signal: controller.signal })).rejects.toBe(reason);
  });

  it('is one of many that may follow the same signal, and leaves nothing on it', async () => {
    const { signal } = new AbortController();
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const outbound = web.outbound();
    await Promise.all(Array.from({ length: 30 }, () => outbound.fetch({ url: `${NEWS}/`, signal })));
    process.off('warning', note);
    expect(warnings).toEqual([]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('that is under way when the outbound is closed ends, and later ones are refused', async () => {
    web.answer('/closing', hang(''));
    const outbound = web.outbound();
    const failure = outbound.fetch({ url: `${NEWS}/closing` });
    failure.catch(() => undefined);
    await web.whenSeen('/closing');
    await outbound.close();
    await expect(failure).rejects.toMatchObject({ code: 'connection', retryable: true });
    await expect(outbound.fetch({ url: `${NEWS}/` })).rejects.toMatchObject({ code: 'connection' });
  });
});

describe('hosts that the operator allows', () => {
  const local = { resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]), userAgent };

  it.each([
    ['an address with its port', (host: string) => host, (host: string) => host],
    [
      'a name with its port',
      (host: string) => `wiki:${host.split(':')[1]}`,
      (host: string) => `WIKI.:${host.split(':')[1]}`,
    ],
    ['a name', () => 'wiki.local', (host: string) => `wiki.local:${host.split(':')[1]}`],
  ])('may be private: %s', async (_, allow, ask) => {
    const outbound = createOutbound({ ...local, allowHosts: [allow(web.publicHost)] });
    expect((await outbound.fetch({ url: `http://${ask(web.publicHost)}/` })).status).toBe(200);
    await outbound.close();
  });

  it('are no licence for others, nor for other ports', async () => {
    const outbound = createOutbound({ ...local, allowHosts: [web.publicHost, 'wiki:8080', 'nas.local'] });
    const port = web.publicHost.split(':')[1];
    for (const url of [
      `http://localhost:${port}/`,
      `http://127.0.0.2:${port}/`,
      `http://wiki:${port}/`,
      `http://sub.nas.local:${port}/`,
      'http://nas.local:22/',
      'http://127.0.0.1/',
    ]) {
      await expect(outbound.fetch({ url })).rejects.toMatchObject({ code: 'refused_address' });
    }
  });

  it.each(['', 'http://wiki', 'wiki:', 'wiki:0', 'wiki:70000', 'a b', 'user@wiki', '::1', 'wiki/path', '10.0.0.0/8'])(
    'can not be written as %j',
    (entry) => {
      expect(() => createOutbound({ allowHosts: [entry], userAgent })).toThrow(OperatorError);
    },
  );
});

describe('a secure connection', () => {
  it('is refused where nobody vouches for the certificate; the name was told, so that the right one could be shown', async () => {
    const names: string[] = [];
    const server = createTlsServer({
      ...selfSigned,
      SNICallback: (name, done) => {
        names.push(name);
        done(null);
      },
    }).on('tlsClientError', () => undefined);
    const port = await listen(server);
    const outbound = createOutbound({
      allowHosts: [`news.example.com:${port}`],
      userAgent,
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    });
    const failure = outbound.fetch({ url: `https://news.example.com:${port}/` });
    await expect(failure).rejects.toMatchObject({ code: 'connection', retryable: false });
    await expect(failure).rejects.toThrow('certificate');
    expect(names).toEqual(['news.example.com']);
    server.close();
  });

  it('that is never agreed on runs into the time limit', async () => {
    const closed: Promise<void>[] = [];
    const server = createTcpServer((socket) => {
      closed.push(new Promise((resolve) => socket.on('close', () => resolve())));
      socket.on('error', () => undefined).resume();
    });
    const port = await listen(server);
    const outbound = createOutbound({ allowHosts: [`127.0.0.1:${port}`], userAgent });
    const failure = outbound.fetch({ url: `https://127.0.0.1:${port}/`, timeoutMs: 60 });
    await expect(failure).rejects.toMatchObject({ code: 'timeout', retryable: true });
    await Promise.all(closed);
    server.close();
  });

  it('to a port where nobody listens may be tried again', async () => {
    const server = createTcpServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const outbound = createOutbound({ allowHosts: [`127.0.0.1:${port}`], userAgent });
    const failure = outbound.fetch({ url: `http://127.0.0.1:${port}/` });
    await expect(failure).rejects.toMatchObject({ code: 'connection', retryable: true });
  });
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
