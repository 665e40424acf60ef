import { z } from 'zod';
import { optional } from './primitives.ts';

/** A request id we take over as it is: safe in a log line, a header and a file name. */
export const REQUEST_ID_PATTERN = /^[A-Za-z0-9._:-]{1,128}$/;

const common = {
  'accept-language': optional(z.string()).meta({
    description: 'Language of `message`: English or Simplified Chinese, English when neither is wanted',
  }),
  'x-request-id': optional(z.string()).meta({
    description:
      'Tracking id of up to 128 letters, digits and `.`, `_`, `:`, `-`; made when absent or not of that form',
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

/** The largest id an event can have. */
const LAST_EVENT_ID = 2 ** 31 - 1;

/** Headers of the progress stream. */
export const StreamHeaders = z.looseObject({
  ...common,
  'last-event-id': optional(z.coerce.number().int().min(0).max(LAST_EVENT_ID)).meta({
    description: 'Last event seen; the stream goes on after it',
  }),
});

/** Whether a `Prefer` header (RFC 7240) asks for strict handling; of several `handling`, the first counts. */
export function prefersStrict(prefer: string | undefined): boolean {
  for (const preference of outsideQuotes(prefer ?? '', ',')) {
    // What follows a semicolon are parameters of the preference, not preferences.
    const [, name, value] = /^\s*([^\s=]+)\s*(?:=\s*(.*?)\s*)?$/.exec(outsideQuotes(preference, ';')[0] ?? '') ?? [];
    if (name?.toLowerCase() === 'handling') return (value ?? '').replace(/^"(.*)"$/, '$1').toLowerCase() === 'strict';
  }
  return false;
}

/** The parts of a header value between separators, those inside quoted strings left alone. */
function outsideQuotes(text: string, separator: ',' | ';'): string[] {
  const part = separator === ',' ? /(?:[^,"]|"(?:\\.|[^"\\])*")+/g : /(?:[^;"]|"(?:\\.|[^"\\])*")+/g;
  return text.match(part) ?? [];
}
