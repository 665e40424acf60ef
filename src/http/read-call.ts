import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ErrorDetail, RequestError } from '../contract/errors.ts';
import { CommonHeaders, prefersStrict } from '../contract/headers.ts';
import type { Operation } from '../contract/operation.ts';
import { parseInput } from '../contract/parse-input.ts';
import { sha256Hex, stableStringify } from '../support/hash.ts';
import type { Call } from './call.ts';
import { messagesFor } from './messages/negotiate-language.ts';
import { isUpload, readUpload, type UploadedFile } from './read-upload.ts';

const NOTHING = z.strictObject({});

/**
 * Parses everything an operation takes.
 * @param watch see `Call.watch`
 * @throws RequestError `invalid_request` that names every field that is wrong, wherever it stands
 */
export async function readCall(
  operation: Operation,
  request: FastifyRequest,
  watch: (reply: FastifyReply) => AbortSignal,
  reply: FastifyReply,
): Promise<Call<Operation>> {
  const problems: ErrorDetail[] = [...badEncoding(request.url)];
  const read = <S extends z.ZodType>(schema: S, received: unknown): z.output<S> | undefined => {
    try {
      return parseInput(schema, received);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      problems.push(...error.details);
      return undefined;
    }
  };
  const params = operation.params && read(operation.params, request.params);
  const query = read(operation.query ?? NOTHING, request.query);
  const headers = readHeaders(operation, request, problems);
  const { body, upload } = await readBody(operation, request, read, problems);
  if (problems.length > 0) throw refusal(problems);

  const { 'idempotency-key': key, prefer, 'last-event-id': lastEventId } = headers;
  return {
    params: params as never,
    query: query as never,
    body: body as never,
    received: request.body,
    upload: upload as never,
    accountId: request.principal?.accountId ?? '',
    credentialId: request.principal?.credentialId ?? '',
    session: request.session ?? undefined,
    client: { address: request.ip, host: request.hostname, encrypted: request.protocol === 'https' },
    idempotency:
      typeof key === 'string' ? { key, requestHash: sha256Hex(stableStringify({ params, query, body })) } : undefined,
    strict: operation.starts === true && prefersStrict(prefer as string | undefined),
    lastEventId: lastEventId as number | undefined,
    words: messagesFor(request.headers['accept-language']),
    watch: () => watch(reply),
  };
}

type Read = <S extends z.ZodType>(schema: S, received: unknown) => z.output<S> | undefined;

async function readBody(
  { body, multipart }: Operation,
  request: FastifyRequest,
  read: Read,
  problems: ErrorDetail[],
): Promise<{ body?: unknown; upload?: { fields: unknown; file: UploadedFile } }> {
  if (multipart !== undefined && isUpload(request)) {
    const { fields, file, problems: found } = await readUpload(request);
    problems.push(...found);
    const parsed = read(multipart, fields);
    if (file !== undefined) return { upload: { fields: parsed, file } };
    problems.push({ path: 'file', message: 'missing; allowed: exactly one file' });
    return {};
  }
  return body === undefined ? {} : { body: read(body, request.body) };
}

/** Headers that no operation constrains are not looked at a second time. */
function readHeaders(
  { headers }: Operation,
  request: FastifyRequest,
  problems: ErrorDetail[],
): Readonly<Record<string, unknown>> {
  if (headers === CommonHeaders) return {};
  try {
    return parseInput(headers, request.headers);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    problems.push(...error.details.map(({ path, message }) => ({ path: headerName(path), message })));
    return {};
  }
}

/** `idempotency-key` as people write it: `Idempotency-Key`. */
function headerName(path: string): string {
  return path.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()).replace(/-Id\b/, '-ID');
}

/** A query that is not UTF-8 is read by the framework as if it were plain text. */
function badEncoding(url: string): ErrorDetail[] {
  const query = url.slice(url.indexOf('?') + 1);
  if (!query.includes('%') || query === url) return [];
  try {
    decodeURIComponent(query);
    return [];
  } catch {
    return [{ path: 'query', message: 'is not well-formed; every % must begin an encoded UTF-8 character' }];
  }
}

function refusal(details: readonly ErrorDetail[]): RequestError {
  const fields = details.length === 1 ? '1 field is' : `${details.length} fields are`;
  return new RequestError('invalid_request', `The request does not fit: ${fields} wrong.`, { details });
}
