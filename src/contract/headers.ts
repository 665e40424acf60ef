import { z } from 'zod';
import { optional } from './primitives.ts';

/** A request id we take over as it is: printable, without spaces, short enough for a log line. */
export const REQUEST_ID_PATTERN = /^[\x21-\x7e]{1,128}$/;

const common = {
  'accept-language': optional(z.string()).meta({
    description: 'Language of `message`: English or Simplified Chinese, English when neither is wanted',
  }),
  'x-request-id': optional(z.string()).meta({
    description: 'Tracking id of up to 128 printable characters; made when absent or not of that form',
  }),
};

/** Headers every operation looks at, by their lower-case names. */
export const CommonHeaders = z.looseObject(common);

/** Headers of operations that start a job. */
export const StartHeaders = z.looseObject({
  ...common,
  'idempotency-key': optional(
    z.string().regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 printable characters without spaces'),
  ).meta({
    description: 'The same key with the same body starts nothing new and gets the first answer again',
  }),
  prefer: optional(z.string()).meta({
    description: '`handling=strict`: refuse the start when a wish of the request can not be honoured',
  }),
});

/** Headers of the progress stream. */
export const StreamHeaders = z.looseObject({
  ...common,
  'last-event-id': optional(z.coerce.number().int().nonnegative()).meta({
    description: 'Last event seen; the stream goes on after it',
  }),
});

/** Whether a `Prefer` header (RFC 7240) asks for strict handling. */
export function prefersStrict(prefer: string | undefined): boolean {
  const preferences = (prefer ?? '').split(/[,;]/).map((part) => part.trim().toLowerCase());
  return preferences.some((part) => /^handling\s*=\s*"?strict"?$/.test(part));
}
