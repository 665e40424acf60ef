import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  drip,
  flood,
  type HostileWeb,
  hang,
  page,
  plain,
  publicAddresses,
  raw,
  reset,
  type Script,
  startHostileWeb,
} from './hostile-web.fixture.ts';
import type { OutboundRequest } from './outbound.ts';
import type { OutboundErrorCode } from './outbound-error.ts';

let web: HostileWeb;
beforeAll(async () => {
  web = await startHostileWeb();
  web.name('news.example.com', [publicAddresses.v4]);
});
afterAll(() => web.close());

const OK = 'HTTP/1.1 200 OK\r\n';
const KIB = 1024;
const LIMIT = 64 * KIB;
const zeros = Buffer.alloc(20 * KIB * KIB);

interface Case {
  readonly name: string;
  readonly script: Script;
  readonly request?: Partial<OutboundRequest>;
  readonly code: OutboundErrorCode;
  readonly retryable?: boolean;
}

const HOSTILE: readonly Case[] = [
  // Time
  { name: 'silence', script: hang(''), code: 'timeout', retryable: true },
  { name: 'half a status line', script: hang('HTTP/1.1 20'), code: 'timeout', retryable: true },
  {
    name: 'headers that never end',
    script: hang(`${OK}content-type: text/html\r\n`),
    code: 'timeout',
    retryable: true,
  },
  {
    name: 'a body that never ends',
    script: hang(`${OK}content-length: 9\r\n\r\nabc`),
    code: 'timeout',
    retryable: true,
  },
  { name: 'headers that drip', script: drip(OK, 'x'), code: 'timeout', retryable: true },
  {
    name: 'a body that drips',
    script: drip(`${OK}content-length: 9999\r\n\r\n`, 'x'),
    code: 'timeout',
    retryable: true,
  },
  {
    name: 'a chunked body that drips',
    script: drip(`${OK}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
    code: 'timeout',
    retryable: true,
  },
  { name: 'interim answers that drip', script: drip('', 'HTTP/1.1 102 Processing\r\n\r\n'), code: 'too_large' },
  // Size
  { name: 'a length over the limit', script: hang(`${OK}content-length: 999999\r\n\r\n`), code: 'too_large' },
  { name: 'an absurd length', script: hang(`${OK}content-length: 99999999999999\r\n\r\n`), code: 'too_large' },
  { name: 'a body without end', script: flood(`${OK}\r\n`, Buffer.alloc(16 * KIB)), code: 'too_large' },
  {
    name: 'chunks without end',
    script: flood(`${OK}transfer-encoding: chunked\r\n\r\n`, `400\r\n${'x'.repeat(KIB)}\r\n`),
    code: 'too_large',
  },
  {
    name: 'a chunk extension without end',
    script: flood(`${OK}transfer-encoding: chunked\r\n\r\n1;`, 'x'.repeat(KIB)),
    code: 'too_large',
  },
  { name: 'one header without end', script: flood(`${OK}x-a: `, 'a'.repeat(KIB)), code: 'too_large' },
  { name: 'a header name without end', script: flood(OK, 'a'.repeat(KIB)), code: 'too_large' },
  { name: 'headers without end', script: flood(OK, 'x-a: aaaaaaaaaaaaaaaa\r\n'.repeat(50)), code: 'too_large' },
  { name: 'a status line without end', script: flood('HTTP/1.1 200 O', 'K'.repeat(KIB)), code: 'too_large' },
  {
    name: 'interim answers without end',
    script: flood('', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50)),
    code: 'too_large',
  },
  {
    name: 'trailers without end',
    script: flood(`${OK}transfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n`, 'x-a: aaaaaaaaaaaaaaaa\r\n'.repeat(50)),
    code: 'too_large',
  },
  // Compression
  { name: 'a gzip bomb', script: compressed('gzip', gzipSync(zeros)), code: 'too_large' },
  { name: 'a deflate bomb', script: compressed('deflate', deflateSync(zeros)), code: 'too_large' },
  { name: 'a raw deflate bomb', script: compressed('deflate', deflateRawSync(zeros)), code: 'too_large' },
  { name: 'a br bomb', script: compressed('br', brotliCompressSync(zeros)), code: 'too_large' },
  { name: 'many gzip members', script: compressed('gzip', manyMembers()), code: 'too_large' },
  { name: 'stacked encodings', script: compressed('gzip, gzip', gzipSync(gzipSync('x'))), code: 'refused_type' },
  { name: 'an unknown encoding', script: compressed('zstd', Buffer.from('x')), code: 'refused_type' },
  {
    name: 'an encoding named like a property',
    script: compressed('constructor', Buffer.from('x')),
    code: 'refused_type',
  },
  { name: 'gzip that is none', script: compressed('gzip', Buffer.from('<p>plain')), code: 'connection' },
  { name: 'br that is none', script: compressed('br', Buffer.from('<p>plain words')), code: 'connection' },
  { name: 'deflate that is none', script: compressed('deflate', Buffer.from('<p>plain')), code: 'connection' },
  {
    name: 'gzip cut short',
    script: compressed('gzip', gzipSync('words '.repeat(99)).subarray(0, 20)),
    code: 'connection',
    retryable: true,
  },
  { name: 'gzip with a wrong checksum', script: compressed('gzip', wrongChecksum()), code: 'connection' },
  {
    name: 'a gzip header without end',
    script: flood(
      Buffer.from(`${OK}content-encoding: gzip\r\n\r\n\x1f\x8b\x08\x08\0\0\0\0\0\x03`, 'latin1'),
      'name'.repeat(KIB),
    ),
    code: 'too_large',
  },
  // Lies about length and framing
  {
    name: 'less than the length said',
    script: raw(`${OK}content-length: 99\r\n\r\nabc`),
    code: 'connection',
    retryable: true,
  },
  {
    name: 'two different lengths',
    script: raw(`${OK}content-length: 3\r\ncontent-length: 4\r\n\r\nabcd`),
    code: 'connection',
    retryable: true,
  },
  { name: 'a negative length', script: raw(`${OK}content-length: -1\r\n\r\nabc`), code: 'connection' },
  { name: 'a length that is no number', script: raw(`${OK}content-length: ten\r\n\r\nabc`), code: 'connection' },
  {
    name: 'length and chunks at once',
    script: raw(`${OK}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`),
    code: 'connection',
    retryable: true,
  },
  { name: 'a chunk size that is none', script: chunked('zz\r\nabc\r\n0\r\n\r\n'), code: 'connection' },
  { name: 'a negative chunk size', script: chunked('-3\r\nabc\r\n0\r\n\r\n'), code: 'connection' },
  { name: 'a chunk size beyond all numbers', script: chunked('fffffffffffffffff\r\nabc'), code: 'connection' },
  { name: 'a chunk longer than its size', script: chunked('2\r\nabcdef\r\n0\r\n\r\n'), code: 'connection' },
  { name: 'chunks without the last', script: chunked('3\r\nabc\r\n'), code: 'connection', retryable: true },
  // Broken off, and not HTTP
  { name: 'a close without a word', script: raw(''), code: 'connection', retryable: true },
  { name: 'a reset without a word', script: (socket) => socket.resetAndDestroy(), code: 'connection', retryable: true },
  { name: 'a close within the headers', script: raw(`${OK}content-ty`), code: 'connection', retryable: true },
  { name: 'a reset within the headers', script: reset(`${OK}content-ty`), code: 'connection', retryable: true },
  {
    name: 'a reset within the body',
    script: reset(`${OK}content-length: 99\r\n\r\nabc`),
    code: 'connection',
    retryable: true,
  },
  {
    name: 'a reset within a chunk',
    script: reset(`${OK}transfer-encoding: chunked\r\n\r\n9\r\nabc`),
    code: 'connection',
    retryable: true,
  },
  { name: 'another protocol', script: raw('SSH-2.0-OpenSSH_9.6\r\n'), code: 'connection' },
  { name: 'HTTP/0.9', script: raw('<p>no headers at all</p>'), code: 'connection' },
  { name: 'HTTP/2 unasked', script: raw('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), code: 'connection' },
  { name: 'a header without a colon', script: raw(`${OK}what is this\r\n\r\n`), code: 'connection' },
  { name: 'a null byte in a header', script: raw(`${OK}x-a: a\0b\r\n\r\n`), code: 'connection' },
  {
    name: 'a switch of protocol unasked',
    script: raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n'),
    code: 'connection',
    retryable: true,
  },
  // Types
  {
    name: 'a type that was not asked for',
    script: page('x', { 'content-type': 'application/zip' }),
    request: { accept: ['text/html'] },
    code: 'refused_type',
  },
  {
    name: 'HTML declared as an image',
    script: page('\n <!DOCTYPE html><script>alert(1)</script>', { 'content-type': 'image/png' }),
    request: { accept: ['image/*'] },
    code: 'refused_type',
  },
  {
    name: 'an image declared as HTML',
    script: page(Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), { 'content-type': 'text/html' }),
    request: { accept: ['text/html'] },
    code: 'refused_type',
  },
  {
    name: 'HTML of no type where a PDF was asked for',
    script: plain('200 OK', {}, '<html><body>Sign in'),
    request: { accept: ['application/pdf'] },
    code: 'refused_type',
  },
];

describe('an answer that means harm', () => {
  it.each(HOSTILE)('$name ends as $code', async ({ script, request, code, retryable = false }) => {
    web.answer('/', script);
    const needed = code === 'timeout' ? { timeoutMs: 60 } : { timeoutMs: 10_000 };
    const failure = web.outbound().fetch({ url: 'http://news.example.com/', maxBytes: LIMIT, ...needed, ...request });
    await expect(failure).rejects.toMatchObject({ name: 'OutboundError', code, retryable });
    await expect(failure).rejects.toThrow(/^"http:\/\/news\.example\.com\/" .+\.$/);
    // Nothing is left open that the server could go on filling.
    await web.whenIdle();
    expect(web.forbiddenTouches()).toBe(0);
  });
});

describe('an answer that is only odd', () => {
  it.each<{ name: string; script: Script; body: string }>([
    { name: 'gzip', script: compressed('gzip', gzipSync('words')), body: 'words' },
    { name: 'x-gzip in capitals', script: compressed('X-GZIP', gzipSync('words')), body: 'words' },
    { name: 'deflate', script: compressed('deflate', deflateSync('words')), body: 'words' },
    { name: 'deflate without its frame', script: compressed('deflate', deflateRawSync('words')), body: 'words' },
    { name: 'br', script: compressed('br', brotliCompressSync('words')), body: 'words' },
    { name: 'gzip named with identity', script: compressed('identity, gzip', gzipSync('words')), body: 'words' },
    { name: 'gzip of nothing', script: compressed('gzip', Buffer.alloc(0)), body: '' },
    { name: 'more than the length said', script: raw(`${OK}content-length: 3\r\n\r\nabcdef`), body: 'abc' },
    {
      name: 'a second answer behind the first',
      script: raw(`${OK}content-length: 3\r\n\r\nabc${OK}content-length: 6\r\n\r\npoison`),
      body: 'abc',
    },
    { name: 'a reset after the body', script: reset(`${OK}content-length: 3\r\n\r\nabc`), body: 'abc' },
    { name: 'no length at all', script: raw(`${OK}\r\nuntil the end`), body: 'until the end' },
    {
      name: 'an early hint',
      script: raw(`HTTP/1.1 103 Early Hints\r\n\r\n${OK}content-length: 3\r\n\r\nabc`),
      body: 'abc',
    },
    { name: 'a redirect to nowhere', script: plain('302 Found', {}, 'abc'), body: 'abc' },
    { name: 'an answer that nothing changed', script: raw('HTTP/1.1 304 Not Modified\r\n\r\n'), body: '' },
    { name: 'a body of exactly the limit', script: page('x'.repeat(LIMIT)), body: 'x'.repeat(LIMIT) },
  ])('$name is read', async ({ script, body }) => {
    web.answer('/', script);
    const answer = await web.outbound().fetch({ url: 'http://news.example.com/', maxBytes: LIMIT });
    expect(Buffer.from(answer.body).toString()).toBe(body);
    await web.whenIdle();
  });
});

function compressed(encoding: string, body: Uint8Array): Script {
  return plain('200 OK', { 'content-encoding': encoding }, body);
}

function chunked(body: string): Script {
  return raw(`${OK}transfer-encoding: chunked\r\n\r\n${body}`);
}

/** Five hundred small archives in a row, each of 40 KiB of nothing. */
function manyMembers(): Uint8Array {
  const member = gzipSync(zeros.subarray(0, 40 * KIB));
  return Buffer.concat(Array.from({ length: 500 }, () => member));
}

function wrongChecksum(): Uint8Array {
  const bytes = gzipSync('words');
  bytes.writeUInt32LE(0, bytes.length - 8);
  return bytes;
}
