import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parsedUrl } from '../../contract/parsed-url.ts';
import { OperatorError } from '../../support/operator-error.ts';

/** An answer whose body comes in pieces; redirects are handed back, not followed. */
export interface WebStream {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: AsyncIterable<Uint8Array>;
}

/** The way out, to addresses that the operator has named. */
export type OpenStream = (url: string, signal: AbortSignal) => Promise<WebStream>;

export interface PullOptions {
  readonly open: OpenStream;
  /** Where it is kept; it stands there whole or not at all. */
  readonly file: string;
  /** Take the place of a file that is there. */
  readonly replace: boolean;
  /** What the file must hash to, where the operator knows. */
  readonly sha256?: string | undefined;
  readonly signal: AbortSignal;
  /** Called as bytes come. @param total undefined when the server does not say */
  readonly onProgress: (received: number, total: number | undefined) => void;
}

export interface PulledModel {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Whether the hash was compared with one that the server or the operator has named. */
  readonly isVerified: boolean;
}

const MOST_REDIRECTS = 5;
const MAGIC = 'GGUF';

/**
 * Fetches a GGUF file. Nothing is kept of a file that came in part, is none, or hashes to something else.
 * @param url https, or http where the operator names it so
 * @throws OperatorError that says what was wrong; OutboundError from the way out; the signal's reason
 */
export async function pullModel(url: string, options: PullOptions): Promise<PulledModel> {
  const { file, signal } = options;
  if (existsSync(file) && !options.replace) {
    throw new OperatorError(`${file} is there already; add --force to fetch it again.`);
  }
  const { answer, expected } = await follow(url, options);
  const total = Number(answer.headers.get('content-length')) || undefined;
  const wanted = options.sha256?.toLowerCase() ?? expected;
  const draft = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(draft, 'w').catch((cause: unknown) => {
    throw new OperatorError(`${draft} can not be written (${(cause as Error).message}).`, { cause });
  });
  try {
    const hash = createHash('sha256');
    const bytes = await receive(answer, { handle, hash, total, url, signal, onProgress: options.onProgress });
    await handle.close();
    const sha256 = hash.digest('hex');
    if (total !== undefined && bytes !== total) {
      throw new OperatorError(`Only ${bytes} of ${total} bytes of ${url} came; try again.`);
    }
    if (wanted !== undefined && wanted !== sha256) {
      throw new OperatorError(`${url} hashes to ${sha256}, not to ${wanted}: it is not the file that was meant.`);
    }
    await rename(draft, file);
    return { file, bytes, sha256, isVerified: wanted !== undefined };
  } catch (error) {
    await handle.close();
    await rm(draft, { force: true });
    throw error;
  }
}

/** Hugging Face says the hash of a large file where it redirects to the place that has it. */
async function follow(
  url: string,
  { open: openStream, signal }: PullOptions,
): Promise<{ answer: WebStream; expected: string | undefined }> {
  let expected: string | undefined;
  let at = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const answer = await openStream(at, signal);
    expected = /^"?([0-9a-f]{64})"?$/.exec(answer.headers.get('x-linked-etag') ?? '')?.[1] ?? expected;
    if (answer.status === 200) return { answer, expected };
    await leave(answer);
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === undefined) {
      throw new OperatorError(`${url} can not be fetched: the server answered with status ${answer.status}.`);
    }
    const next = parsedUrl(location, at);
    const isAllowed = next?.protocol === 'https:' || (next?.protocol === 'http:' && at.startsWith('http:'));
    if (next === undefined || !isAllowed) {
      throw new OperatorError(`${url} redirects to an address that is not followed from there.`);
    }
    at = next.href;
  }
  throw new OperatorError(`${url} redirects more than ${MOST_REDIRECTS} times.`);
}

/** Ends an answer that nobody reads; its connection is closed with it. */
async function leave({ body }: WebStream): Promise<void> {
  await body[Symbol.asyncIterator]().return?.();
}

interface Receiving {
  readonly handle: FileHandle;
  readonly hash: Hash;
  readonly total: number | undefined;
  readonly url: string;
  readonly signal: AbortSignal;
  readonly onProgress: PullOptions['onProgress'];
}

/** @returns how many bytes came */
async function receive({ body }: WebStream, to: Receiving): Promise<number> {
  let bytes = 0;
  let beginning = '';
  for await (const chunk of body) {
    to.signal.throwIfAborted();
    if (beginning.length < MAGIC.length) {
      beginning += Buffer.from(chunk.subarray(0, MAGIC.length - beginning.length)).toString('latin1');
      if (!MAGIC.startsWith(beginning)) throw notGguf(to.url);
    }
    to.hash.update(chunk);
    await writeAll(to.handle, chunk);
    bytes += chunk.byteLength;
    to.onProgress(bytes, to.total);
  }
  if (beginning !== MAGIC) throw notGguf(to.url);
  return bytes;
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  try {
    await handle.writeFile(chunk);
  } catch (cause) {
    throw new OperatorError(`The model can not be kept (${(cause as Error).message}).`, { cause });
  }
}

function notGguf(url: string): OperatorError {
  return new OperatorError(`${url} is no GGUF file.`);
}
