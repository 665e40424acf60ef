import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../contract/choices.ts';
import { type ErrorDetail, RequestError, refusedField } from '../contract/errors.ts';

export interface UploadedFile {
  readonly bytes: Buffer;
  readonly fileName: string | undefined;
  readonly mediaType: string | undefined;
}

/** A multipart body, before any schema has looked at its fields. */
interface UploadedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | undefined;
  readonly problems: readonly ErrorDetail[];
}

const MOST_FIELDS = 30;
const FIELD_BYTES = 16 * 1024;
/** What names, fields and separators of a form may add to the file. */
const FORM_BYTES = 1024 * 1024;

export const UPLOAD_LIMITS = {
  fileSize: LIMITS.uploadBytes,
  files: 1,
  fields: MOST_FIELDS,
  parts: MOST_FIELDS + 1,
  fieldSize: FIELD_BYTES,
  fieldNameSize: 100,
  headerPairs: 50,
};

export function isUpload(request: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
}

/**
 * Reads a form with one `file` of at most 20 MiB into memory. Whatever is wrong, the rest of the body is let go by, so
 * that the client can read the answer.
 * @throws RequestError `payload_too_large`, `invalid_request`, or the multipart reader's own errors
 */
export async function readUpload(request: FastifyRequest): Promise<UploadedForm> {
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.uploadBytes + FORM_BYTES) {
    throw new RequestError('payload_too_large', `The file is larger than ${LIMITS.uploadBytes} bytes.`);
  }
  const fields = new Map<string, string>();
  const problems: ErrorDetail[] = [];
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') file = fileOf(part, bytes);
        else problems.push({ path: part.fieldname, message: 'received a file; its field must be named "file"' });
      } else {
        addField(fields, problems, part);
      }
    }
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw malformed(error);
  }
  return { fields: Object.fromEntries(fields), file, problems };
}

function addField(fields: Map<string, string>, problems: ErrorDetail[], part: MultipartValue): void {
  const { fieldname: path, value } = part;
  if (part.valueTruncated) problems.push({ path, message: `longer than ${FIELD_BYTES} bytes` });
  else if (fields.has(path)) problems.push({ path, message: 'received twice; allowed: once' });
  else if (typeof value !== 'string') problems.push({ path, message: 'received JSON; allowed: text' });
  else fields.set(path, value);
}

function fileOf({ filename, mimetype }: MultipartFile, bytes: Buffer): UploadedFile {
  return { bytes, fileName: filename || undefined, mediaType: mimetype || undefined };
}

/** The reader's errors about the form itself carry no code. */
function malformed(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error;
  const message = 'is not well-formed multipart/form-data';
  return refusedField('invalid_request', 'body', message, error);
}
