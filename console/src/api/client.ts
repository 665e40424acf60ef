import { storedLanguage } from '../messages/language.tsx';
import { session } from '../session/session-state.ts';
import { ApiError, apiErrorOf } from './api-error.ts';
import type { Method, PathOf, Received, Sent } from './operation-types.ts';

/** An answer: its data, what the service says about it, and its tracking id. */
export interface Answer<T> {
  readonly data: T;
  readonly message: string;
  readonly requestId: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * One operation of the contract, with the session's cookie and CSRF token. When the session has ended meanwhile, the
 * call waits until the person has signed in again and is then sent once more, so that no work is lost.
 * @throws ApiError
 */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  sent: Sent<M, P> = {},
  options: CallOptions = {},
): Promise<Answer<Received<M, P>>> {
  const target = addressOf(path, sent.params, sent.query);
  return (await renewing(() => attempt(method, target, sent.body, options))) as Answer<Received<M, P>>;
}

/** Sends, and once more when the session has ended meanwhile and the person has signed in again. @throws ApiError */
export async function renewing<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthorized' || !session.isSignedIn()) throw error;
    if (!(await session.renewed())) throw error;
    return send();
  }
}

/** One request as it is, without a second try. @throws ApiError */
export async function attempt(
  method: string,
  address: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Answer<unknown>> {
  const { status, isOk, answer } = await request(method, address, body, options);
  const { data, message, request_id: requestId } = answer;
  if (!isOk || typeof message !== 'string' || typeof requestId !== 'string') throw apiErrorOf(status, answer);
  return { data, message, requestId };
}

/** What came back: a JSON object, whatever its envelope. */
interface JsonAnswer {
  readonly status: number;
  readonly isOk: boolean;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Sends with the session's cookie and CSRF token. @throws ApiError when no answer comes, or one that is no JSON object */
export async function request(
  method: string,
  address: string,
  body?: unknown,
  { signal, headers = {} }: CallOptions = {},
): Promise<JsonAnswer> {
  const isForm = body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        ...sessionHeaders(),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('network', 'No answer came.', { cause: error });
  }
  const { status, ok: isOk } = response;
  return { status, isOk, answer: await objectOf(response, signal) };
}

/** Headers of whatever the console sends. */
export function sessionHeaders(): Readonly<Record<string, string>> {
  const csrfToken = session.csrfToken();
  return {
    accept: 'application/json',
    'accept-language': storedLanguage(),
    ...(csrfToken === undefined ? {} : { 'x-csrf-token': csrfToken }),
  };
}

async function objectOf(
  response: Response,
  signal: AbortSignal | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  let answer: unknown;
  try {
    answer = await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw apiErrorOf(response.status, undefined, error);
  }
  if (typeof answer !== 'object' || answer === null) throw apiErrorOf(response.status, answer);
  return answer as Readonly<Record<string, unknown>>;
}

/** Path with its `{params}` filled in and its query. Exported for addresses that the browser opens by itself. */
export function addressOf(path: string, params: object | undefined, query: object | undefined): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}
