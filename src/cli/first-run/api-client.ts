import { EventSourceParserStream } from 'eventsource-parser/stream';
import { JobEvent } from '../../contract/job-events.ts';

/** The service as any client sees it: over HTTP, with a token. */
export class ApiClient {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** A client that sends this token. */
  withToken(token: string): ApiClient {
    return new ApiClient(this.#url, { ...this.#headers, 'x-openapi-token': token });
  }

  /**
   * One call of v1.
   * @returns `data` of the envelope; the caller knows its shape from the contract
   * @throws Error with the service's own words for anything but 200
   */
  async call(
    method: 'GET' | 'POST',
    path: string,
    body?: object | FormData,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { ...this.#headers, ...headers, ...(json ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData) }),
    });
    const answer = (await response.json()) as { message: string; data: unknown; error?: { details?: unknown } };
    if (response.status === 200) return answer.data;
    throw new Error(
      `${method} ${path} answered ${response.status}: ${answer.message} ${JSON.stringify(answer.error?.details ?? [])}`,
    );
  }

  /** The events of a blog's job, until it has ended. */
  async *events(blogId: string, signal: AbortSignal): AsyncGenerator<JobEvent> {
    const response = await fetch(`${this.#url}/v1/writing/blog/events?blogId=${encodeURIComponent(blogId)}`, {
      headers: this.#headers,
      signal,
    });
    if (response.status !== 200 || response.body === null) throw new Error(`the events answered ${response.status}`);
    const stream = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { data } of stream) yield JobEvent.parse(JSON.parse(data));
  }
}
