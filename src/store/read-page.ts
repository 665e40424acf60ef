import { z } from 'zod';
import { refusedField } from '../contract/errors.ts';
import type { ListPlace } from './list-place.ts';

/** What a page of a list is asked for with. */
export interface PageRequest {
  /** From the page before. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface Page<T> {
  /** Newest first. */
  readonly entries: readonly T[];
  /** Of the next page, opaque and fit for a URL; null at the end. */
  readonly cursor: string | null;
}

// What PostgreSQL would refuse inside a text, NUL for one, is refused here.
const placeSchema = z.tuple([z.iso.datetime(), z.string().regex(/^[\w-]{1,64}$/)]);

/**
 * Reads one page of a list. One entry more than is shown tells whether there is a next page.
 * @throws RequestError `invalid_request` for a cursor that is not ours
 */
export async function readPage<T extends ListPlace>(
  { cursor, limit }: PageRequest,
  select: (page: { limit: number; after: ListPlace | undefined }) => Promise<T[]>,
): Promise<Page<T>> {
  const found = await select({ limit: limit + 1, after: cursor === undefined ? undefined : placeOf(cursor) });
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  return { entries, cursor: found.length > limit && last !== undefined ? cursorOf(last) : null };
}

function cursorOf({ createdAt, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

function placeOf(cursor: string): ListPlace {
  try {
    const [createdAt, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { createdAt: new Date(createdAt), id };
  } catch (error) {
    const message = `received "${cursor}"; allowed: the cursor of an earlier page, unchanged`;
    throw refusedField('invalid_request', 'cursor', message, error);
  }
}
