import type { z } from 'zod';
import type { Outbound, OutboundResponse } from '../../outbound/outbound.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { PublishingError } from '../publication/publishing-error.ts';
import { restError } from './answers.ts';
import { explainRefusal } from './explain-answer.ts';
import { type Multipart, multipartBody } from './multipart.ts';
import { readJson } from './read-json.ts';

export interface RestCredentials {
  /** Of the WordPress, without a slash at the end. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
}

export interface RestRequest<T> {
  /** Below the root of the REST API: `/wp/v2/posts`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: unknown;
  readonly upload?: Multipart;
  /** For messages: `create the post`. */
  readonly doing: string;
  readonly schema: z.ZodType<T>;
  /** Statuses to be answered with undefined. */
  readonly absent?: readonly number[];
}

export interface RestAnswer<T> {
  readonly value: T;
  readonly headers: ReadonlyMap<string, string>;
}

/** The REST API of one WordPress, as one of its users. All methods throw PublishingError. */
export interface RestClient {
  ask<T>(request: RestRequest<T>): Promise<RestAnswer<T> | undefined>;
  /** All pages of a list, to a limit. */
  list<T>(request: RestRequest<T[]>): Promise<T[]>;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 10 * 1024 * 1024;
const PAGE_SIZE = 100;
const MOST_PAGES = 50;

/** How the API is reached: with a path of its own, or through the front page where permalinks are plain. */
type Style = 'path' | 'query';

export function createRestClient(outbound: Outbound, credentials: RestCredentials, signal: AbortSignal): RestClient {
  const { address, user, password } = credentials;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  let known: Style | undefined;

  async function send<T>(request: RestRequest<T>, style: Style): Promise<OutboundResponse> {
    const { body, upload } = request;
    const payload = upload === undefined ? jsonBody(body) : multipartBody(upload);
    try {
      return await outbound.fetch({
        url: urlOf(address, style, request.path, request.query),
        method: payload === undefined ? 'GET' : 'POST',
        headers: { authorization, accept: 'application/json', ...payload?.headers },
        ...(payload === undefined ? {} : { body: payload.body }),
        // A redirect would drop the password or turn a POST into a GET; where it leads to is said instead.
        maxRedirects: 0,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        signal,
      });
    } catch (error) {
      if (error instanceof OutboundError) throw unreachable(request.doing, error);
      throw error;
    }
  }

  async function ask<T>(request: RestRequest<T>): Promise<RestAnswer<T> | undefined> {
    const styles: readonly Style[] = known === undefined ? ['path', 'query'] : [known];
    let failure: PublishingError | undefined;
    for (const style of styles) {
      const response = await send(request, style);
      const json = readJson(response.body);
      const error = json && restError.safeParse(json.value).data;
      // Without pretty permalinks the path leads to a page, or to nothing.
      const isApi = json !== undefined && (response.status < 300 || error !== undefined);
      if (isApi) known = style;
      if (isApi && error?.code !== 'rest_no_route') return read(request, response, json.value, error);
      failure ??= explainRefusal(refusalOf(request, response, error));
      if (response.status < 300) failure = notTheApi(address, request.doing, response);
      if (response.status === 401 || response.status === 413 || response.status >= 500) break;
      if (known !== undefined) break;
    }
    throw failure ?? notTheApi(address, request.doing, undefined);
  }

  function read<T>(
    request: RestRequest<T>,
    response: OutboundResponse,
    value: unknown,
    error: z.infer<typeof restError> | undefined,
  ): RestAnswer<T> | undefined {
    if (response.status >= 300) {
      if (request.absent?.includes(response.status) === true) return undefined;
      throw explainRefusal(refusalOf(request, response, error));
    }
    const parsed = request.schema.safeParse(value);
    if (parsed.success) return { value: parsed.data, headers: response.headers };
    throw new PublishingError(
      `${address}: could not ${request.doing}: the answer is not what WordPress gives; a plugin may change it.`,
      { cause: parsed.error },
    );
  }

  function refusalOf<T>(
    { doing }: RestRequest<T>,
    { status, headers }: OutboundResponse,
    error: z.infer<typeof restError> | undefined,
  ) {
    const [retryAfter, location] = [headers.get('retry-after'), headers.get('location')];
    return { address, status, error, retryAfter, location, doing };
  }

  return {
    ask,
    async list(request) {
      const all = [];
      for (let page = 1; page <= MOST_PAGES; page++) {
        const query = { ...request.query, per_page: String(PAGE_SIZE), page: String(page) };
        const answer = await ask({ ...request, query });
        if (answer === undefined) return all;
        all.push(...answer.value);
        const pages = Number(answer.headers.get('x-wp-totalpages') ?? 1);
        if (answer.value.length === 0 || !(page < pages)) return all;
      }
      return all;
    },
  };
}

/** The address of a place in the REST API. */
export function urlOf(
  address: string,
  style: Style,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(style === 'path' ? `${address}/wp-json${path}` : `${address}/`);
  if (style === 'query') url.searchParams.set('rest_route', path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function jsonBody(body: unknown): { headers: Record<string, string>; body: string } | undefined {
  if (body === undefined) return undefined;
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function unreachable(doing: string, error: OutboundError): PublishingError {
  return new PublishingError(`Could not ${doing}: ${error.message}`, { retryable: error.retryable, cause: error });
}

function notTheApi(address: string, doing: string, response: OutboundResponse | undefined): PublishingError {
  const what = response === undefined ? 'nothing' : (response.mediaType ?? 'something without a type');
  return new PublishingError(
    `${address}: could not ${doing}: it answers with ${what} instead of the WordPress REST API; a plugin may switch the API off or print into its answers.`,
  );
}
