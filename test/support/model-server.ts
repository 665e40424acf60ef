import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deferred } from '../../src/support/deferred.ts';
import { type AnswerParts, dialectOf, type ModelDialect } from './model-dialects.ts';

/** A question as the server received it. */
export interface ModelRequest {
  /** 0 for the first one. */
  readonly index: number;
  readonly dialect: ModelDialect;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly model: string;
  readonly system: string;
  readonly user: string;
  /** The JSON Schema it was sent with, in its own member. */
  readonly schema: unknown;
  readonly maxOutputTokens: number | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into the bodies of four protocols
  readonly body: any;
  /** Resolves when the other side has gone away, or the answer is complete. */
  readonly closed: Promise<void>;
}

/** What the server does with one question. Members may be combined; without any it answers `{}`. */
export interface ModelAnswer extends AnswerParts {
  /** 200 unless given. Others are sent with `body`, or an error with `message` in the provider's usual form. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, in place of an answer: a page, another error, nothing at all (`''`). */
  readonly body?: string;
  /** What an error says. */
  readonly message?: string;
  /** The answer's text in these pieces, one event each. `text` is sent in pieces of about 40 characters. */
  readonly pieces?: readonly string[];
  /** Further raw lines of the stream, after the pieces. */
  readonly raw?: string;
  /** The connection is cut off: before any byte, after the headers, after half of the pieces or after all of them. */
  readonly reset?: 'before' | 'headers' | 'within' | 'after';
  /** The stream ends decently after the pieces, but never says why. */
  readonly isCut?: boolean;
  /** Nothing more comes: from the beginning, or after half of the pieces, until this is settled. */
  readonly hang?: { readonly at: 'start' | 'within'; readonly until: Promise<void> };
  /** Called before each piece: returns when it may go out. For servers of a fixed speed. */
  readonly pace?: (piece: number) => Promise<void> | void;
}

export interface ModelServer {
  /** The base URL for `openai-compatible`, `openai` and `anthropic`; Google's is `googleUrl`. */
  readonly url: string;
  readonly googleUrl: string;
  /** Every question, in the order of arrival. */
  readonly requests: readonly ModelRequest[];
  /** Questions that are being answered now, and the most there have ever been at once. */
  readonly load: { readonly now: number; readonly most: number };
  /** Connections still open are cut; whatever hangs ends. */
  close(): Promise<void>;
}

/** JSON in the shape of an answer: `text` is made of it. */
export function json(value: unknown, rest: Omit<ModelAnswer, 'text'> = {}): ModelAnswer {
  return { ...rest, text: JSON.stringify(value) };
}

/**
 * Speaks chat completions, OpenAI responses, Anthropic messages and Google generateContent, all as streams, on this
 * machine. The test decides on every answer, with the question at hand.
 * @example
 * const server = await createModelServer({ answer: ({ index }) => (index === 0 ? { status: 503 } : json({ title: 'Rain' })) });
 */
export async function createModelServer(options: {
  answer(request: ModelRequest): ModelAnswer | Promise<ModelAnswer>;
}): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const load = { now: 0, most: 0 };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(await textOf(incoming));
    const path = incoming.url ?? '';
    const dialect = dialectOf(path);
    const closed = deferred();
    outgoing.on('close', () => closed.resolve());
    const request: ModelRequest = {
      index: requests.length,
      dialect: dialect.name,
      path,
      headers: incoming.headers as Record<string, string>,
      body,
      closed: closed.promise,
      ...dialect.read(body as never, path),
    };
    requests.push(request);
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    try {
      await send(outgoing, dialect, await options.answer(request), request);
    } finally {
      load.now -= 1;
    }
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      // A mistake in the test's own answer must be seen, not hang.
      outgoing.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/v1`,
    googleUrl: `${origin}/v1beta`,
    requests,
    load,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

type Dialect = ReturnType<typeof dialectOf>;

async function send(
  outgoing: ServerResponse,
  dialect: Dialect,
  answer: ModelAnswer,
  request: ModelRequest,
): Promise<void> {
  const { status = 200, headers = {}, body, reset, hang } = answer;
  if (reset === 'before') return cutOff(outgoing);
  if (hang?.at === 'start') await Promise.race([hang.until, request.closed]);
  if (outgoing.destroyed) return;
  if (status !== 200 || body !== undefined) {
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
    outgoing.end(body ?? JSON.stringify(dialect.error(status, answer.message ?? `status ${status}`)));
    return;
  }
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
  outgoing.flushHeaders();
  if (reset === 'headers') return cutOff(outgoing);
  const pieces = answer.pieces ?? piecesOf(answer.text ?? '{}');
  outgoing.write(dialect.begin(request, answer));
  for (const [index, piece] of pieces.entries()) {
    if (index === Math.floor(pieces.length / 2)) {
      if (reset === 'within') return cutOff(outgoing);
      if (hang?.at === 'within') await Promise.race([hang.until, request.closed]);
    }
    await answer.pace?.(index);
    if (outgoing.destroyed) return;
    await written(outgoing, dialect.piece(piece));
  }
  if (answer.raw !== undefined) outgoing.write(answer.raw);
  if (reset === 'after') return cutOff(outgoing);
  outgoing.end(answer.isCut === true ? '' : dialect.end(request, pieces.join(''), answer));
}

/** Waits while the other side reads slower than we write. */
async function written(outgoing: ServerResponse, text: string): Promise<void> {
  if (outgoing.write(text)) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      outgoing.off('drain', go).off('close', go);
      resolve();
    };
    outgoing.on('drain', go).on('close', go);
  });
}

/** What was written before gets out first. */
function cutOff(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      outgoing.socket?.resetAndDestroy();
      resolve();
    });
  });
}

function piecesOf(text: string): string[] {
  return text.match(/[\s\S]{1,40}/g) ?? [];
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
