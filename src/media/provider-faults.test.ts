import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOperatorOutbound } from '../outbound/operator-fetch.ts';
import type { KeyedMediaProviderOptions } from './ask-media-provider.ts';
import { MediaError } from './media-error.ts';
import { ANSWERED_NAMES, ANSWERED_PROVIDERS, type AnsweredName } from './providers/answered-pictures.fixture.ts';
import { type ServedWeb, sendJson, serveWeb } from './served-web.fixture.ts';
import { createPeertube } from './video/peertube.ts';
import { createYoutube } from './video/youtube.ts';

const KEY = 'key_123';
const { signal } = new AbortController();
const outbound = createOperatorOutbound({ userAgent: 'Inkwright/test' });

let inside: ServedWeb;
beforeAll(async () => {
  inside = await serveWeb((_request, response) => sendJson(response, { results: [], data: [], items: [] }));
});
afterAll(() => inside.close());
let web: ServedWeb | undefined;
afterEach(async () => {
  await web?.close();
  web = undefined;
});

type Search = () => Promise<readonly unknown[]>;

const pictures = (name: AnsweredName) => (options: KeyedMediaProviderOptions) => {
  const provider = ANSWERED_PROVIDERS[name].create(options);
  return () => provider.search({ text: 'heat pump', language: 'de', orientation: 'any', limit: 5 }, signal);
};
const video = { text: 'heat pump', language: 'de', country: 'de' } as const;

/** Every provider that is asked over the network, each with one search. */
const SEARCHES: Readonly<Record<string, (options: KeyedMediaProviderOptions) => Search>> = {
  ...Object.fromEntries(ANSWERED_NAMES.map((name) => [name, pictures(name)])),
  peertube: (options) => () => createPeertube(options).search(video, signal),
  youtube: (options) => () => createYoutube(options).search(video, signal),
};

type Answer = (response: ServerResponse) => void;
const say =
  (status: number, body: string | Buffer): Answer =>
  (response) => {
    response.statusCode = status;
    response.end(body);
  };

interface Fault {
  readonly what: string;
  readonly answer: Answer;
  readonly message: RegExp;
  /** The provider is left alone for some minutes. */
  readonly isLasting: boolean;
}
const FAULTS: readonly Fault[] = [
  { what: 'is asked too often', answer: say(429, '{}'), message: /was asked too often/, isLasting: true },
  { what: 'refuses', answer: say(403, '{}'), message: /status 403/, isLasting: true },
  { what: 'does not know the question', answer: say(400, '{}'), message: /status 400/, isLasting: false },
  { what: 'is broken', answer: say(500, 'oops'), message: /status 500/, isLasting: true },
  { what: 'says nothing', answer: say(200, ''), message: /in a way that we do not know/, isLasting: false },
  { what: 'says null', answer: say(200, 'null'), message: /in a way that we do not know/, isLasting: false },
  { what: 'answers with a page', answer: say(200, '<!doctype html>'), message: /do not know/, isLasting: false },
  { what: 'answers in another shape', answer: say(200, '[1]'), message: /do not know/, isLasting: false },
  { what: 'sends a flood', answer: say(200, Buffer.alloc(3e6, 32)), message: /more than 2 MiB/, isLasting: false },
  { what: 'cuts the connection', answer: (response) => void response.destroy(), message: /reached/, isLasting: true },
  {
    what: 'leads to a server inside the network',
    answer: (response) => {
      response.setHeader('location', `${inside.url}/v1`);
      say(302, '')(response);
    },
    message: /could not be reached/,
    isLasting: true,
  },
];

describe.each(Object.entries(SEARCHES))('%s', (_name, searchOf) => {
  it.each(FAULTS)('is named when it $what, without its key', async ({ answer, message, isLasting }) => {
    web = await serveWeb((_request, response) => answer(response));
    const error = await searchOf({ outbound, key: KEY, baseUrl: web.url })().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MediaError);
    expect(error).toMatchObject({ isLasting, message: expect.stringMatching(message) });
    expect(String(error)).not.toContain(KEY);
    expect(inside.asked).toEqual([]);
  });

  it('gives nothing when it finds nothing', async () => {
    const empty = { results: [], photos: [], hits: [], data: [], items: [], query: { pages: [] } };
    web = await serveWeb((_request, response) => sendJson(response, empty));
    expect(await searchOf({ outbound, key: KEY, baseUrl: web.url })()).toEqual([]);
  });
});
