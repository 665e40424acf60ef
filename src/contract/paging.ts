import { z } from 'zod';
import { LIMITS } from './choices.ts';
import { countInQuery, optional } from './primitives.ts';

const { min, max, default: byDefault } = LIMITS.page;

/** Query fields of every list that comes in pages. */
export const pageQuery = {
  cursor: optional(z.string().min(1)).meta({
    description: '`next_cursor` of the page before; missing: the first page',
  }),
  limit: countInQuery('Entries of a page', { min, max, byDefault }),
};

/** Answer field of every list that comes in pages. */
export const nextCursor = z.string().nullable().meta({ description: 'Where the next page begins; null: no more' });
