import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/session-state.ts';
import { ApiError } from './api-error.ts';
import { attempt, call, request } from './client.ts';

const PERSON = {
  user: { id: 'user_01', email: 'ada@example.com', name: 'Ada', role: 'owner' },
  csrfToken: 'one',
} as const;
let answers: Response[];
let sent: { readonly address: string; readonly headers: Headers }[];

beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ address, headers: new Headers(headers) });
    return answers.shift() ?? Promise.reject(new TypeError('failed to fetch'));
  });
});
afterEach(() => {
  session.signedOut();
  vi.unstubAllGlobals();
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const envelope = (data: unknown) => ({ data, message: 'Done.', request_id: 'req_1' });
const unauthorized = () => json({ message: 'No.', request_id: 'req_1', error: { code: 'unauthorized' } }, 401);

describe('a call', () => {
  it('has the token of the session, and gives what stands in the envelope', async () => {
    session.signedIn(PERSON);
    answers = [json(envelope([]))];
    expect(await call('GET', '/v1/sites', { query: { type: 'BLOG' } })).toEqual({
      data: [],
      message: 'Done.',
      requestId: 'req_1',
    });
    expect(sent[0]?.address).toBe('/v1/sites?type=BLOG');
    expect(sent[0]?.headers.get('x-csrf-token')).toBe('one');
  });

  it.each([
    ['a page', () => new Response('<!doctype html>', { status: 200 })],
    ['nothing', () => new Response('', { status: 200 })],
    ['JSON that is no object', () => json(null)],
    ['an object without the envelope', () => json({ hello: 'world' })],
    ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('that is answered with %s fails as one that did not reach the service', async (_what, answer) => {
    answers = [answer()];
    const failure = await attempt('GET', '/v1/session').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'network', message: expect.stringContaining('not of the service') });
  });

  it('fails as such when no answer comes', async () => {
    await expect(request('GET', '/v1/session')).rejects.toMatchObject({ code: 'network', status: undefined });
  });

  it('is sent once more, with the new token, after the session had ended', async () => {
    session.signedIn(PERSON);
    answers = [unauthorized(), json(envelope([]))];
    const unsubscribe = session.subscribe(() => {
      if (session.read().status === 'expired') session.signedIn({ ...PERSON, csrfToken: 'two' });
    });
    await call('GET', '/v1/sites', { query: { type: 'BLOG' } });
    unsubscribe();
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).toEqual(['one', 'two']);
  });

  it('is not sent again where nobody has signed in', async () => {
    answers = [unauthorized()];
    await expect(call('GET', '/v1/sites', { query: { type: 'BLOG' } })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(sent).toHaveLength(1);
  });
});
