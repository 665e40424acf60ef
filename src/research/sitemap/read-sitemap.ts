import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { type SitemapContent, SitemapParser } from './parse-sitemap.ts';
import { SitemapProblem } from './sitemap-problem.ts';

export interface SitemapLimits {
  readonly mostEntries: number;
  /** After decompression. */
  readonly mostBytes: number;
}

/** Bytes parsed in one go: a few milliseconds. */
const SLICE = 1 << 16;

/**
 * Reads a sitemap, plain or packed with gzip, as it comes in; the event loop is let go between slices. What breaks off
 * (a cut connection, broken XML or gzip, a limit) gives what was read up to there.
 *
 * @throws SitemapProblem when it is no sitemap, and what the body throws before anything could be read
 */
export async function readSitemap(body: AsyncIterable<Uint8Array>, limits: SitemapLimits): Promise<SitemapContent> {
  const parser = new SitemapParser(limits.mostEntries);
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  try {
    for await (const chunk of unpacked(body)) {
      decoder ??= new TextDecoder(encodingOf(chunk));
      for (let at = 0; at < chunk.length; at += SLICE) {
        const slice = chunk.subarray(at, at + SLICE);
        bytes += slice.length;
        if (bytes > limits.mostBytes) return parser.end(`it is longer than ${limits.mostBytes} bytes`);
        if (!parser.write(decoder.decode(slice, { stream: true }))) return parser.end();
        await turn();
      }
    }
  } catch (error) {
    const why = brokenOff(error);
    if (why === undefined) throw error;
    return endOrThrow(parser, why, error);
  }
  return parser.end();
}

function brokenOff(error: unknown): string | undefined {
  if (error instanceof OutboundError) return `reading it ended early: ${error.message}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('Z_') ? 'its compressed data are damaged' : undefined;
}

/** Nothing read is a failure of the connection rather than of the sitemap. */
function endOrThrow(parser: SitemapParser, why: string, error: unknown): SitemapContent {
  try {
    return parser.end(why);
  } catch (problem) {
    throw error instanceof OutboundError || !(problem instanceof SitemapProblem) ? error : problem;
  }
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

async function* unpacked(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  while (first.length < 2) {
    const next = await chunks.next();
    if (next.done === true) break;
    first = Buffer.concat([first, next.value]);
  }
  const whole = rejoined(first, chunks);
  if (first[0] === 0x1f && first[1] === 0x8b) yield* gunzipped(whole);
  else yield* whole;
}

async function* rejoined(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function* gunzipped(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  // Its failure is that of the loop below, which also ends it when no more is wanted.
  const fed = pipeline(Readable.from(packed), gunzip).catch(() => undefined);
  try {
    for await (const chunk of gunzip) if (chunk instanceof Uint8Array) yield chunk;
  } finally {
    gunzip.destroy();
    await fed;
  }
}
