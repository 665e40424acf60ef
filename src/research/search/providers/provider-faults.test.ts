import { afterEach, describe, expect, it } from 'vitest';
import {
  KEY,
  NEVER,
  optionsFor,
  PROVIDERS,
  type ProviderServer,
  QUERY,
  type Reply,
  type SeenRequest,
  startProviderServer,
} from '../provider-server.fixture.ts';
import { PROVIDER_NAMES, type ProviderName, SearchError } from '../search-provider.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((entry) => entry.close()));
});

async function serving(name: ProviderName, reply: (request: SeenRequest) => Reply) {
  const server: ProviderServer = await startProviderServer(reply);
  const options = optionsFor(server.baseUrl);
  open.push(server, options);
  return { server, provider: PROVIDERS[name](options) };
}

async function failureOf(name: ProviderName, reply: Reply): Promise<SearchError> {
  const { provider } = await serving(name, () => reply);
  const error: unknown = await provider.search(QUERY, NEVER).catch((thrown: unknown) => thrown);
  if (!(error instanceof SearchError)) throw new Error(`${name} did not fail: ${String(error)}`);
  expect(error.provider).toBe(name);
  expect(`${error.message} ${String(error.cause)}`).not.toContain(KEY);
  return error;
}

describe.each(PROVIDER_NAMES)('%s', (name) => {
  it('waits as long as a 429 says, in seconds or until a date', async () => {
    const seconds = await failureOf(name, { status: 429, headers: { 'retry-after': '17' }, body: '{}' });
    expect(seconds).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterMs: 17_000 });
    const date = 'Fri, 20 Nov 2026 12:01:00 GMT';
    const dated = await failureOf(name, { status: 429, headers: { 'retry-after': date }, body: '{}' });
    expect(dated.retryAfterMs).toBe(60_000);
    const silent = await failureOf(name, { status: 429, body: 'slow down' });
    expect(silent.retryAfterMs).toBeUndefined();
  });

  it.each([
    [401, 'unauthorized', false],
    [402, 'exhausted', false],
    [404, 'refused', false],
    [400, 'refused', false],
    [500, 'unavailable', true],
    [503, 'unavailable', true],
    [504, 'timeout', true],
  ] as const)('names a status of %i %s', async (status, code, retryable) => {
    const isLasting = code === 'unauthorized' || code === 'exhausted' || status === 404;
    expect(await failureOf(name, { status, body: `{"detail": "key ${KEY} is bad"}` })).toMatchObject({
      code,
      retryable,
      isLasting,
    });
  });

  it('does not take a page for an answer', async () => {
    const body = '<!doctype html><html><body>Please wait ...</body></html>';
    expect(await failureOf(name, { type: 'text/html', body })).toMatchObject({ code: 'bad_answer', retryable: true });
  });

  it.each(['', '{"pages": [{"id": 1', '<feed><entry><title>Half', 'null', '[]'])(
    'does not take %j for an answer',
    async (body) => {
      expect(await failureOf(name, { body })).toMatchObject({ code: 'bad_answer' });
    },
  );

  it('does not take lists of another type, or entries without a single good one, for an answer', async () => {
    const lists = (list: unknown) => ({
      pages: list,
      results: list,
      organic: list,
      message: { items: list },
      web: { results: list },
    });
    expect(await failureOf(name, { body: JSON.stringify(lists('none')) })).toMatchObject({ code: 'bad_answer' });
    expect(await failureOf(name, { body: JSON.stringify(lists([{ url: 7 }])) })).toMatchObject({ code: 'bad_answer' });
  });

  it('stops reading an answer without end', async () => {
    const error = await failureOf(name, { body: `{"results": ["${'x'.repeat(3 * 1024 * 1024)}"]}` });
    expect(error).toMatchObject({ code: 'bad_answer' });
    expect(error.message).toContain('2 MiB');
  });

  it('ends with the reason of the signal, and leaves the server', async () => {
    const { server, provider } = await serving(name, () => 'hang');
    const abort = new AbortController();
    const reason = new Error('the job was canceled');
    const search = provider.search(QUERY, abort.signal);
    await server.arrived;
    abort.abort(reason);
    await expect(search).rejects.toBe(reason);
    await server.left;
  });

  it('asks nothing once the signal is aborted', async () => {
    const { server, provider } = await serving(name, () => ({}));
    const reason = new Error('too late');
    await expect(provider.search(QUERY, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(server.seen).toEqual([]);
  });

  it('says that a server that is gone can not be reached', async () => {
    const { server, provider } = await serving(name, () => ({}));
    await server.close();
    await expect(provider.search(QUERY, NEVER)).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    await expect(provider.knock(NEVER)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([200, 301, 404, 405, 500])('hears a sign of life in a status of %i', async (status) => {
    const { server, provider } = await serving(name, () => ({
      status,
      headers: { location: 'http://elsewhere.invalid/' },
    }));
    await provider.knock(NEVER);
    expect(server.seen.map(({ method }) => method)).toEqual(['HEAD']);
  });
});

describe('what only one provider says', () => {
  it.each([
    ['searxng', { status: 403, type: 'text/html', body: 'Forbidden' }, 'refused', 'search.formats'],
    ['wikipedia', { status: 403, body: 'no user agent' }, 'refused', 'our program'],
    ['serper', { status: 403, body: '{"message": "Unauthorized."}' }, 'unauthorized', 'SERPER_API_KEY'],
    ['serper', { status: 400, body: '{"message": "Not enough credits", "statusCode": 400}' }, 'exhausted', 'used up'],
    ['tavily', { status: 432, body: '{"detail": {"error": "limit"}}' }, 'exhausted', 'used up'],
    ['tavily', { status: 433, body: '{}' }, 'exhausted', 'used up'],
    [
      'brave',
      { status: 422, body: '{"type": "ErrorResponse", "error": {"code": "SUBSCRIPTION_TOKEN_INVALID"}}' },
      'unauthorized',
      'BRAVE_API_KEY',
    ],
    ['brave', { status: 429, body: '{"error": {"code": "QUOTA_LIMITED"}}' }, 'exhausted', 'used up'],
    [
      'arxiv',
      {
        body: '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>http://arxiv.org/api/errors#bad</id><title>Error</title></entry></feed>',
      },
      'refused',
      'did not understand',
    ],
    [
      'arxiv',
      { body: '<feed><opensearch:totalResults>12</opensearch:totalResults></feed>' },
      'unavailable',
      'shows none',
    ],
    ['arxiv', { body: '<!DOCTYPE feed [<!ENTITY a "b">]><feed><entry/></feed>' }, 'bad_answer', 'Atom'],
    ['searxng', { body: '{"results": [], "unresponsive_engines": [["google", "timeout"]]}' }, 'unavailable', 'engines'],
  ] as const)('%s: %j', async (name, reply, code, words) => {
    const error = await failureOf(name, reply);
    expect(error.code).toBe(code);
    expect(error.message).toContain(words);
  });

  it('reads the wait from the limit of Brave that is used up', async () => {
    const headers = { 'x-ratelimit-remaining': '0, 14000', 'x-ratelimit-reset': '1, 1419704' };
    expect(await failureOf('brave', { status: 429, headers, body: '{}' })).toMatchObject({ retryAfterMs: 1000 });
  });
});

describe('an answer without hits', () => {
  it.each([
    ['wikipedia', '{"pages": []}'],
    ['searxng', '{"results": []}'],
    ['crossref', '{"message": {"items": []}}'],
    ['arxiv', '<feed xmlns="http://www.w3.org/2005/Atom"><title>none</title></feed>'],
    ['brave', '{"type": "search", "query": {}}'],
    ['tavily', '{"results": []}'],
    ['serper', '{"searchParameters": {}, "organic": []}'],
  ] as const)('%s has none', async (name, body) => {
    const { provider } = await serving(name, () => ({ body }));
    expect(await provider.search(QUERY, NEVER)).toEqual([]);
  });
});
