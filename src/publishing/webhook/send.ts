import type { Outbound, OutboundStream } from '../../outbound/outbound.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';

/** How long one try may take, from the look-up of the name to the end of the answer, in milliseconds. */
export const TRY_TIME_MS = 10_000;
/** Bytes of an answer that are kept; the rest is not read. */
const KEPT_ANSWER_BYTES = 1_000;

export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a receiver took a message. */
export interface Reception {
  /** `refused`: this address can't be called at all, now or later; `gone`: the receiver wants no more of it. */
  readonly verdict: 'taken' | 'failed' | 'gone' | 'refused';
  /** Of the answer; null: none came. */
  readonly status: number | null;
  /** Null when the message was taken. */
  readonly error: string | null;
  /** Beginning of the answer. */
  readonly answer: string | null;
}

/**
 * Sends a message once. Redirects are not followed. The status decides: once a 2xx is there, the message was taken,
 * however long, slow or broken the rest of the answer is.
 * @throws the signal's reason when it fires before there is a status
 */
export async function send(
  outbound: Outbound,
  { url, headers, body }: Sending,
  signal: AbortSignal,
): Promise<Reception> {
  let answer: OutboundStream;
  try {
    answer = await outbound.stream({
      url,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      maxRedirects: 0,
      timeoutMs: TRY_TIME_MS,
      // No more than its beginning is read, whatever length it announces.
      maxBytes: Number.MAX_SAFE_INTEGER,
      signal,
    });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { verdict: verdictOf(error), status: null, error: error.message, answer: null };
  }
  const { status } = answer;
  const text = await beginningOf(answer.body);
  if (status >= 200 && status < 300) return { verdict: 'taken', status, error: null, answer: text };
  return { verdict: status === 410 ? 'gone' : 'failed', status, error: explanation(status), answer: text };
}

function verdictOf({ code }: OutboundError): Reception['verdict'] {
  return code === 'refused_address' || code === 'invalid_url' || code === 'invalid_header' ? 'refused' : 'failed';
}

function explanation(status: number): string {
  if (status === 410) return 'The receiver answered 410: it wants no more of this.';
  if (status >= 300 && status < 400) return `The receiver answered ${status}; redirects are not followed.`;
  return `The receiver answered ${status}; only a status from 200 to 299 counts as taken.`;
}

/** What can be read of an answer whose status is known: a failure in it, or the end of the time, is its end. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= KEPT_ANSWER_BYTES) break;
    }
  } catch {
    // The status has said all that counts.
  }
  const text = Buffer.concat(chunks).subarray(0, KEPT_ANSWER_BYTES).toString('utf8');
  return text.replaceAll('\0', '\uFFFD');
}
