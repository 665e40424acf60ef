import type { z } from 'zod';
import type { Outbound } from '../outbound/outbound.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { MediaError } from './media-error.ts';

/** What every provider of pictures or videos is made with. */
export interface MediaProviderOptions {
  /** A way to addresses from settings. */
  readonly outbound: Pick<Outbound, 'fetch'>;
  /** Instead of the provider's own base address; without slash at the end. */
  readonly baseUrl?: string | undefined;
}

export interface KeyedMediaProviderOptions extends MediaProviderOptions {
  readonly key: string;
}

interface Question<T> {
  /** As its makers write it, for messages. */
  readonly title: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The setting that holds its key; undefined when it takes none. */
  readonly keySetting?: string;
  readonly schema: z.ZodType<T>;
}

const MOST_BYTES = 2 * 1024 * 1024;
/** An article does not wait longer for a provider. */
const PATIENCE_MS = 4_000;

/**
 * Asks a provider for JSON.
 * @throws MediaError for whatever is no answer of the schema, in time and not too large; the signal's reason
 */
export async function askMediaProvider<T>(
  outbound: Pick<Outbound, 'fetch'>,
  { title, url, headers, keySetting, schema }: Question<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const response = await reached(outbound, { title, url, headers: { accept: 'application/json', ...headers } }, signal);
  if (response.status < 200 || response.status >= 300) throw refusal(title, response.status, keySetting);
  const read = schema.safeParse(parsed(new TextDecoder().decode(response.body)));
  if (!read.success) throw new MediaError(`${title} answered in a way that we do not know.`, { cause: read.error });
  return read.data;
}

/** Entries of an answer that are of a shape; others are left out, as one odd entry says nothing of the rest. */
export function readEntries<T>(entries: readonly unknown[], schema: z.ZodType<T>): T[] {
  return entries.flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

async function reached(
  outbound: Pick<Outbound, 'fetch'>,
  { title, url, headers }: { title: string; url: string; headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
) {
  try {
    return await outbound.fetch({
      url,
      headers,
      maxBytes: MOST_BYTES,
      timeoutMs: PATIENCE_MS,
      maxRedirects: 2,
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof OutboundError)) throw error;
    if (error.code === 'timeout') {
      throw new MediaError(`${title} did not answer within ${PATIENCE_MS / 1000} seconds.`, {
        isLasting: true,
        cause: error,
      });
    }
    if (error.code === 'too_large') {
      throw new MediaError(`${title} answered with more than ${MOST_BYTES / 1024 / 1024} MiB.`, { cause: error });
    }
    throw new MediaError(`${title} could not be reached.`, { isLasting: true, cause: error });
  }
}

function refusal(title: string, status: number, keySetting: string | undefined): MediaError {
  if (status === 429) return new MediaError(`${title} was asked too often.`, { isLasting: true });
  if (status === 401 || status === 403) {
    const reason =
      keySetting === undefined ? 'does not answer our program' : `did not accept our key; check ${keySetting}`;
    return new MediaError(`${title} ${reason} (status ${status}).`, { isLasting: true });
  }
  return new MediaError(`${title} answered with status ${status}.`, { isLasting: status >= 500 });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The schema refuses it, whatever it is.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
