import { z } from 'zod';
import { LIMITS } from './choices.ts';
import { DEFAULT_META, optional } from './primitives.ts';

const { min, max, default: byDefault } = LIMITS.page;

/** Query fields of every list that comes in pages. */
export const pageQuery = {
  cursor: optional(z.string().min(1)).meta({
    description: '`next_cursor` of the page before; missing: the first page',
  }),
  limit: z.coerce
    .number()
    .int()
    .min(min)
    .max(max)
    .nullish()
    .transform((limit) => limit ?? byDefault)
    .meta({ description: `Entries of a page, ${min} to ${max}`, [DEFAULT_META]: byDefault }),
};

/** Answer field of every list that comes in pages. */
export const nextCursor = z.string().nullable().meta({ description: 'Where the next page begins; null: no more' });
