import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../src/accounts/passwords.ts';
import { createSessions, SESSION_HOURS } from '../../src/accounts/sessions.ts';
import { RequestError } from '../../src/contract/errors.ts';
import { SESSION_COOKIE } from '../../src/contract/sessions.ts';
import { createHttpServer, type HttpServer } from '../../src/http/http-server.ts';
import { randomIds } from '../../src/support/ids.ts';
import { type Customer, type HttpDesk, openHttpDesk, requestOf, type SignedIn } from '../support/http-desk.ts';

const HOUR = 3_600_000;
let desk: HttpDesk;
let ann: Customer;
beforeAll(async () => {
  desk = await openHttpDesk();
  ann = await desk.newCustomer();
});
afterAll(() => desk.close());

const signIn = (email: string, password: string, remoteAddress = '192.0.2.7', server: HttpServer = desk.server) =>
  server.inject({ ...requestOf('signIn', undefined, { body: { email, password } }), remoteAddress });
const who = (headers: Readonly<Record<string, string>>) => desk.send('getSession', undefined, { headers });
const codeOf = (response: { json(): { error?: { code: string } } }) => response.json().error?.code;

describe('a sign-in', () => {
  it('sets a cookie that no script can read, and answers who it is', async () => {
    const { email, password } = await desk.newSession(ann.accountId);
    const response = await signIn(` ${email.toUpperCase()}`, password);
    expect(response.statusCode).toBe(200);
    expect(response.json().data.user).toMatchObject({ email, role: 'owner' });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^inkwright_session=is_[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/);
    const again = await who({ cookie: cookie.split(';')[0] ?? '' });
    expect(again.json().data).toEqual(response.json().data);
  });

  it('keeps neither the token nor the password', async () => {
    const { email, password, headers } = await desk.newSession(ann.accountId);
    const { db } = desk.test;
    const sessions = await db.selectFrom('console_session').selectAll().execute();
    const users = await db.selectFrom('console_user').selectAll().where('email', '=', email).execute();
    const token = headers.cookie.split('=')[1] ?? 'none';
    for (const { hash } of sessions) expect(hash.includes(token)).toBe(false);
    expect(users[0]?.password_hash).toMatch(/^scrypt\$2\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(users[0]?.password_hash).not.toContain(password);
  });

  it('is refused alike for an unknown address, a wrong password, and a disabled user', async () => {
    const known = await desk.newSession(ann.accountId);
    const gone = await desk.newSession(ann.accountId);
    await desk.parts.users.disable(gone.email);
    const answers = [
      await signIn('nobody@a.example', 'some password'),
      await signIn(known.email, 'some password'),
      await signIn(gone.email, gone.password),
    ];
    for (const answer of answers) {
      const { timestamp: _, request_id: __, ...same } = answer.json();
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
      expect(same).toEqual({
        message: 'The e-mail address and the password do not fit.',
        data: null,
        error: { code: 'unauthorized', details: [] },
      });
    }
  });

  it.each(['known', 'unknown'])(
    'is locked after five failures for an address that is %s, longer each time',
    async (kind) => {
      const { email, password } = await desk.newSession(ann.accountId);
      const address = kind === 'known' ? email : 'stranger@a.example';
      const waits: number[] = [];
      for (let n = 0; n < 5; n += 1)
        expect((await signIn(address, 'wrong password', `192.0.3.${n}`)).statusCode).toBe(401);
      for (let round = 0; round < 3; round += 1) {
        const locked = await signIn(address, password, '192.0.3.99');
        expect([locked.statusCode, codeOf(locked)]).toEqual([429, 'rate_limited']);
        const wait = Number(locked.headers['retry-after']);
        waits.push(wait);
        desk.clock.advance(wait * 1000);
        await signIn(address, 'wrong password', '192.0.3.98');
      }
      expect(waits).toEqual([30, 60, 120]);
      desk.clock.advance(HOUR);
      if (kind === 'known') expect((await signIn(email, password)).statusCode).toBe(200);
    },
  );

  it('is locked for guesses side by side as well', async () => {
    const { email } = await desk.newSession(ann.accountId);
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => signIn(email, `guess number ${n}`, `192.0.4.${n}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('is locked for a client that tries many addresses, and for nobody else', async () => {
    const { email, password } = await desk.newSession(ann.accountId);
    for (let n = 0; n < 25; n += 1) {
      expect((await signIn(`guess-${n}@a.example`, 'wrong password', '192.0.2.66')).statusCode).toBe(401);
    }
    expect((await signIn(email, password, '192.0.2.66')).statusCode).toBe(429);
    expect((await signIn(email, password, '192.0.2.67')).statusCode).toBe(200);
    expect((await desk.server.inject({ url: '/metrics' })).body).toMatch(
      /inkwright_sign_ins_total\{outcome="locked"\} [1-9]/,
    );
  });

  it('counts as refused only where the password was looked at', async () => {
    const sessions = {
      ...desk.parts.sessions,
      signIn: () => Promise.reject(new RequestError('unavailable', 'The database is away.', { retryAfter: 2 })),
    };
    const server = createHttpServer({ ...desk.parts, sessions });
    expect((await signIn('ann@a.example', 'some password', '192.0.2.9', server)).statusCode).toBe(503);
    expect((await server.inject({ url: '/metrics' })).body).toContain('inkwright_sign_ins_total{outcome="refused"} 0');
    await server.close();
  });

  it('leaves no trace of what failed more than a day ago', async () => {
    const locks = async () => (await desk.test.db.selectFrom('sign_in_lock').select('key').execute()).length;
    const { db, clock } = desk.parts;
    const passwords = createPasswords();
    const sessions = createSessions({ db, clock, ids: randomIds, secret: 'another', passwords });
    desk.clock.advance(25 * HOUR);
    await signIn('somebody@a.example', 'wrong password', '192.0.2.10');
    expect(await locks()).toBeGreaterThan(2);
    await sessions.forgetOld();
    expect(await locks()).toBe(2);
    desk.clock.advance(24 * HOUR + 1);
    await sessions.forgetOld();
    expect(await locks()).toBe(0);
  });

  it('forgets the failures once the password was right', async () => {
    const { email, password } = await desk.newSession(ann.accountId);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) expect((await signIn(email, 'wrong password', '192.0.2.8')).statusCode).toBe(401);
      expect((await signIn(email, password, '192.0.2.8')).statusCode).toBe(200);
    }
  });
});

describe('a session', () => {
  const sites = (headers: Readonly<Record<string, string>>) => desk.send('listSites', undefined, { headers });

  it('lets its user call every operation that takes a token', async () => {
    const { headers } = await desk.newSession(ann.accountId, 'editor');
    expect((await sites({ ...headers })).statusCode).toBe(200);
    const order = { siteId: ann.siteId, isPublish: false, inputType: 'keyword', mainInput: 'heat pump' };
    expect((await desk.send('writeBlog', undefined, { headers: { ...headers }, body: order })).statusCode).toBe(200);
  });

  it('needs its CSRF token, and another one is none', async () => {
    const { headers } = await desk.newSession(ann.accountId);
    const other = await desk.newSession(ann.accountId);
    for (const csrf of [undefined, '', 'guess', other.headers['x-csrf-token']]) {
      const sent = { cookie: headers.cookie, ...(csrf === undefined ? {} : { 'x-csrf-token': csrf }) };
      for (const response of [await sites(sent), await desk.send('signOut', undefined, { headers: sent })]) {
        expect([csrf, response.statusCode, codeOf(response)]).toEqual([csrf, 403, 'forbidden']);
      }
    }
    expect((await sites({ ...headers })).statusCode).toBe(200);
  });

  it('follows events by its cookie alone, as a browser does', async () => {
    const { headers } = await desk.newSession(ann.accountId);
    const { blogId, jobId } = await desk.start(ann.accountId, ann.siteId);
    await desk.begin(jobId);
    await desk.succeed(jobId);
    const sent = { query: { blogId }, headers: { cookie: `theme=dark; ${headers.cookie}` } };
    const response = await desk.send('streamBlogEvents', undefined, sent);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  it('does not help a request whose token is wrong', async () => {
    const { headers } = await desk.newSession(ann.accountId);
    expect((await sites({ ...headers, 'x-openapi-token': 'it_unknown' })).statusCode).toBe(401);
    expect(
      (await desk.send('getSession', ann, { headers: { cookie: 'a=b', 'x-openapi-token': ann.token } })).statusCode,
    ).toBe(401);
  });

  it('ends after twelve hours without a request, and in any case after two weeks', async () => {
    const idle = await desk.newSession(ann.accountId);
    const busy = await desk.newSession(ann.accountId);
    desk.clock.advance(SESSION_HOURS.idle * HOUR - 1_000);
    expect((await sites({ ...busy.headers })).statusCode).toBe(200);
    desk.clock.advance(1_000);
    expect((await sites({ ...idle.headers })).statusCode).toBe(401);
    for (let hours = SESSION_HOURS.idle; hours < SESSION_HOURS.longest; hours += 6) {
      expect((await sites({ ...busy.headers })).statusCode).toBe(200);
      desk.clock.advance(6 * HOUR);
    }
    expect((await sites({ ...busy.headers })).statusCode).toBe(401);
  });

  it('is over with a sign-out, and takes the cookie with it', async () => {
    const { headers } = await desk.newSession(ann.accountId);
    const response = await desk.send('signOut', undefined, { headers: { ...headers } });
    expect(response.headers['set-cookie']).toContain(`${SESSION_COOKIE}=; Path=/; Max-Age=0`);
    expect((await who({ ...headers })).statusCode).toBe(401);
  });

  it('ends everywhere when that is asked', async () => {
    const { headers, email, password } = await desk.newSession(ann.accountId);
    const phone = await desk.parts.sessions.signIn({ email, password, address: '192.0.2.9' });
    const onPhone = { cookie: `${SESSION_COOKIE}=${phone.token}` };
    expect((await who(onPhone)).statusCode).toBe(200);
    const sent = { headers: { ...headers }, query: { everywhere: 'true' } };
    expect((await desk.send('signOut', undefined, sent)).statusCode).toBe(200);
    expect([(await who(onPhone)).statusCode, (await who({ ...headers })).statusCode]).toEqual([401, 401]);
  });

  it('outlives a change of the password that it made; the others do not', async () => {
    const { headers, email, password } = await desk.newSession(ann.accountId);
    const phone = await desk.parts.sessions.signIn({ email, password, address: '192.0.2.9' });
    const change = (current: string, next: string) =>
      desk.send('changePassword', undefined, { headers: { ...headers }, body: { current, next } });
    const wrong = await change('not this one', 'another password');
    expect([wrong.statusCode, wrong.json().error.details[0].path]).toEqual([400, 'current']);
    expect((await change(password, 'short')).statusCode).toBe(400);
    expect((await change(password, 'another password')).statusCode).toBe(200);
    expect((await who({ cookie: `${SESSION_COOKIE}=${phone.token}` })).statusCode).toBe(401);
    expect((await who({ ...headers })).statusCode).toBe(200);
    expect([(await signIn(email, password)).statusCode, (await signIn(email, 'another password')).statusCode]).toEqual([
      401, 200,
    ]);
  });

  it('ends with its account', async () => {
    const bob = await desk.newCustomer();
    await desk.accounts.disable(bob.accountId);
    expect((await who({ ...bob.session })).statusCode).toBe(401);
  });
});

describe('a role', () => {
  const OWNERS_ONLY = [
    'listKeys',
    'createKey',
    'revokeKey',
    'listUsers',
    'createUser',
    'getSettings',
    'getCosts',
  ] as const;
  let editor: SignedIn;
  beforeAll(async () => {
    editor = await desk.newSession(ann.accountId, 'editor');
  });

  it.each(OWNERS_ONLY)('keeps an editor from %s, and a token too', async (id) => {
    const refused = await desk.send(id, undefined, {
      headers: { ...editor.headers },
      body: { kind: 'pair', label: 'x' },
    });
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'forbidden']);
    const byToken = await desk.send(id, undefined, { headers: { 'x-openapi-token': ann.token } });
    expect(byToken.statusCode).toBe(401);
  });

  it('keeps an editor from the secret of the webhooks, and neither an owner nor a token', async () => {
    const { accountId, token, session: owner } = await desk.newCustomer();
    const { headers: assistant } = await desk.newSession(accountId, 'editor');
    for (const id of ['getWebhookSecret', 'rotateWebhookSecret'] as const) {
      const body = id === 'rotateWebhookSecret' ? { body: { overlapHours: 1 } } : {};
      const by = async (headers: Readonly<Record<string, string>>) =>
        (await desk.send(id, undefined, { headers, ...body })).statusCode;
      expect([id, await by({ ...assistant })]).toEqual([id, 403]);
      expect([id, await by({ ...owner })]).toEqual([id, 200]);
      expect([id, await by({ 'x-openapi-token': token })]).toEqual([id, 200]);
      // A token is judged by itself, whoever's cookie comes with it.
      expect([id, await by({ ...assistant, 'x-openapi-token': token })]).toEqual([id, 200]);
    }
  });

  it('lets nobody give themselves a password through the list of users', async () => {
    const owner = await desk.newSession(ann.accountId);
    const bob = await desk.newCustomer();
    const other = await desk.newSession(ann.accountId, 'editor');
    const reset = (headers: object, userId: string) =>
      desk.send('resetPassword', undefined, { headers: { ...headers }, query: { userId } });
    expect((await reset(owner.headers, owner.userId)).statusCode).toBe(409);
    expect((await reset(bob.session, other.userId)).statusCode).toBe(404);
    const { password } = (await reset(owner.headers, other.userId)).json().data;
    expect((await who({ ...other.headers })).statusCode).toBe(401);
    expect((await signIn(other.email, password)).statusCode).toBe(200);
  });

  it('lets nobody disable themselves, and no owner somebody of another account', async () => {
    const owner = await desk.newSession(ann.accountId);
    const bob = await desk.newCustomer();
    const disable = (headers: object, userId: string) =>
      desk.send('disableUser', undefined, { headers: { ...headers }, query: { userId } });
    expect((await disable(owner.headers, owner.userId)).statusCode).toBe(409);
    expect((await disable(bob.session, owner.userId)).statusCode).toBe(404);
    expect((await disable(owner.headers, editor.userId)).statusCode).toBe(200);
    expect((await who({ ...editor.headers })).statusCode).toBe(401);
  });

  it('lets no owner revoke a key of another account', async () => {
    const bob = await desk.newCustomer();
    const sent = { headers: { ...bob.session }, query: { keyId: ann.pair.id } };
    expect((await desk.send('revokeKey', undefined, sent)).statusCode).toBe(404);
    await expect(desk.accounts.issueToken({ ...ann.pair, days: 7 })).resolves.toBeDefined();
  });
});

describe('on a host', () => {
  it('that is not that of the public URL, nobody signs in and no cookie counts', async () => {
    const settings = { ...desk.parts.settings, publicUrl: 'https://writer.example' };
    const server = createHttpServer({ ...desk.parts, settings });
    const { email, password, headers } = await desk.newSession(ann.accountId);
    const on = (host: string) => ({ ...requestOf('getSession', undefined, {}), headers: { ...headers, host } });
    const signing = (host: string) => ({
      ...requestOf('signIn', undefined, { body: { email, password } }),
      headers: { host },
    });
    const elsewhere = await server.inject(signing('127.0.0.1:8787'));
    expect([elsewhere.statusCode, elsewhere.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await server.inject(on('127.0.0.1:8787'))).statusCode).toBe(401);
    const right = await server.inject(signing('writer.example'));
    expect(right.headers['set-cookie']).toMatch(/; Secure$/);
    expect((await server.inject(on('writer.example'))).statusCode).toBe(200);
    await server.close();
  });

  it('of a hosted blog there is no sign-in and no session', async () => {
    await desk.sites.bindDomain(ann.accountId, ann.siteId, 'blog.example');
    desk.clock.advance(2_001);
    const { email, password, headers } = await desk.newSession(ann.accountId);
    const host = 'blog.example';
    const signing = { ...requestOf('signIn', undefined, { body: { email, password } }), headers: { host } };
    const refused = await desk.server.inject(signing);
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([405, undefined]);
    for (const url of ['/v1/session', '/v1/sites', '/console', '/console/assets/x.js']) {
      const response = await desk.server.inject({ url, headers: { ...headers, host } });
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
      ]);
    }
  });
});
