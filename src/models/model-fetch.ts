import { type Agent, fetch as undiciFetch } from 'undici';
import type { CallWatch } from './call-watch.ts';

/** As much of an answer as is read: a model that writes more than this is broken. */
const MOST_BYTES = 32 * 1024 * 1024;
/** As much as is kept to explain an answer that is none. */
const SHOWN_BYTES = 4_096;
const WITHOUT_BODY = new Set([204, 205, 304]);

/** A success by its status that is no answer of a model. */
export class NotAnAnswerError extends Error {
  readonly body: string;
  /** @param body the beginning of what came instead */
  constructor(message: string, body: string) {
    super(message);
    this.name = 'NotAnAnswerError';
    this.body = body;
  }
}

/** What is known of an answer besides its events. */
export interface AnswerNotes {
  /** The first bytes of a successful answer, as text. */
  beginning: string;
}

/**
 * `fetch` for one request to a model: no time limits but those of the watch, no redirects, pages and plain JSON where
 * a stream was asked for are told apart.
 * @param notes filled as the answer comes
 */
export function watchedFetch(watch: CallWatch, agent: Agent, notes: AnswerNotes): typeof fetch {
  return async (input, init) => {
    const response = await undiciFetch(String(input), {
      ...(init as object),
      dispatcher: agent,
      redirect: 'manual',
      signal: watch.signal,
    });
    watch.alive();
    const { status, statusText } = response;
    const headers = [...response.headers];
    const stream = response.body as ReadableStream<Uint8Array> | null;
    if (stream === null || WITHOUT_BODY.has(status)) return new Response(null, { status, statusText, headers });
    const body = stream.pipeThrough(counted(watch, status === 200 ? notes : undefined));
    const answer = new Response(body, { status, statusText, headers });
    return status === 200 ? asEventStream(answer) : answer;
  };
}

/** Passes bytes on, tells the watch, keeps the first ones, and stops a flood. */
function counted(watch: CallWatch, notes: AnswerNotes | undefined): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      watch.alive();
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) {
        throw new NotAnAnswerError(`sent more than ${MOST_BYTES} bytes`, '');
      }
      if (notes !== undefined && notes.beginning.length < SHOWN_BYTES) {
        notes.beginning += decoder.decode(chunk.subarray(0, SHOWN_BYTES), { stream: true });
      }
      controller.enqueue(chunk);
    },
  });
}

async function asEventStream(answer: Response): Promise<Response> {
  const type = answer.headers.get('content-type') ?? '';
  if (/\bhtml\b/i.test(type)) {
    throw new NotAnAnswerError('answered with a web page', (await answer.text()).slice(0, SHOWN_BYTES));
  }
  if (!/^application\/json\b/i.test(type)) return answer;
  const text = await answer.text();
  const events = completionEvents(text);
  if (events === undefined) throw new NotAnAnswerError('did not answer with a stream', text.slice(0, SHOWN_BYTES));
  return new Response(events, { status: 200, headers: { 'content-type': 'text/event-stream' } });
}

/** A whole chat completion as the stream it was asked for: some servers know no streams. */
function completionEvents(text: string): string | undefined {
  try {
    const completion: unknown = JSON.parse(text);
    if (!isRecord(completion) || !Array.isArray(completion.choices)) return undefined;
    const choices: unknown[] = completion.choices;
    const chunk = {
      ...completion,
      choices: choices.filter(isRecord).map(({ message, ...choice }) => ({ ...choice, delta: message })),
    };
    return `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
