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
  return (await exchange(method, target, sent.body, options)) as Answer<Received<M, P>>;
}

/** The same for operations that are the console's alone. */
export async function exchange(
  method: string,
  address: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Answer<unknown>> {
  try {
    return await attempt(method, address, body, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthorized' || !session.isSignedIn()) throw error;
    if (!(await session.renewed())) throw error;
    return attempt(method, address, body, options);
  }
}

/** One request as it is, without a second try. */
export async function attempt(
  method: string,
  address: string,
  body?: unknown,
  { signal, headers = {} }: CallOptions = {},
): Promise<Answer<unknown>> {
  const csrfToken = session.csrfToken();
  const isForm = body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': storedLanguage(),
        ...(csrfToken === undefined ? {} : { 'x-csrf-token': csrfToken }),
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
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw apiErrorOf(response.status, answer);
  const { data, message, request_id: requestId } = answer as { data: unknown; message: string; request_id: string };
  return { data, message, requestId };
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
