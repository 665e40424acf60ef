import { z } from 'zod';
import { HTTP_ERROR_CODES } from './error-codes.ts';

const Code = z.enum(HTTP_ERROR_CODES).meta({ description: 'Stable machine code' });

const Detail = z
  .object({
    path: z.string().meta({ description: 'Where: `additionalManualLinks[2].url`; a query or header by its name' }),
    message: z.string().meta({ description: 'What was received and what is allowed' }),
  })
  .meta({ id: 'ErrorDetail', description: 'One wrong field' });

const Details = z.array(Detail).meta({ description: 'Every field that is wrong' });

const envelopeFields = {
  message: z.string().meta({ description: 'For people, in the language of `Accept-Language`; not to be matched' }),
  timestamp: z.iso.datetime().meta({ description: 'When the answer was made' }),
  request_id: z.string().meta({ description: 'Tracking id, also in header `X-Request-ID`' }),
};

/** A v1 answer around its data. */
export function v1Envelope<T extends z.ZodType>(data: T) {
  return z.object({
    message: envelopeFields.message,
    data,
    timestamp: envelopeFields.timestamp,
    request_id: envelopeFields.request_id,
  });
}

/** Every v1 error. */
export const V1Error = v1Envelope(z.null().meta({ description: 'Always null' }))
  .extend({ error: z.object({ code: Code, details: Details }).meta({ description: 'What went wrong' }) })
  .meta({ id: 'V1Error', description: 'Error of v1' });
export type V1Error = z.infer<typeof V1Error>;

/** A success of the earlier interfaces around its body; `message` is an addition, so that no wish fails in silence. */
export function earlierEnvelope<T extends z.ZodType>(body: T) {
  return z.object({
    code: z.literal('200').meta({ description: 'Always "200"' }),
    body,
    message: envelopeFields.message,
  });
}

/** Every error of the earlier interfaces. */
export const EarlierError = z
  .object({
    code: Code,
    message: z.string().meta({ description: 'For people, in the language of `Accept-Language`' }),
    details: Details,
  })
  .meta({ id: 'EarlierError', description: 'Error of the earlier interfaces' });
export type EarlierError = z.infer<typeof EarlierError>;
