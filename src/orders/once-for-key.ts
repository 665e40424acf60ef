import { RequestError } from '../contract/errors.ts';
import type { DatabaseTransaction, Queryable } from '../store/database.ts';
import { claimKey, hasClaim, type IdempotencyKey, keepResponse, readClaim } from '../store/idempotency.ts';

/** What a client sends to make a start safe to repeat. */
export interface Idempotency {
  /** The client's own key. */
  readonly key: string;
  /** Hash of the request as received; the same key with another hash is refused. */
  readonly requestHash: string;
}

const LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * Does `work` once for a key within 24 hours, and answers repetitions with the first response. Of two at the same
 * time, the second waits for the first; when that one fails, the second does the work.
 * @throws RequestError `conflict` when the key came with another request before
 */
export async function onceForKey<T extends object>(
  trx: DatabaseTransaction,
  key: IdempotencyKey & { requestHash: string },
  now: Date,
  work: () => Promise<T>,
): Promise<{ response: T; replayed: boolean }> {
  if (!(await claimKey(trx, { ...key, now, livesSince: livingSince(now) }))) {
    const first = await readClaim(trx, key);
    if (first.requestHash !== key.requestHash) throw usedForAnother(key.key);
    return { response: first.response as T, replayed: true };
  }
  const response = await work();
  await keepResponse(trx, key, response);
  return { response, replayed: false };
}

/** Whether a request came under the key before and has been answered: `onceForKey` then does no work for it. */
export async function isRepetition(q: Queryable, key: IdempotencyKey, now: Date): Promise<boolean> {
  return hasClaim(q, key, livingSince(now));
}

function livingSince(now: Date): Date {
  return new Date(now.getTime() - LIFE_MS);
}

function usedForAnother(key: string): RequestError {
  return new RequestError(
    'conflict',
    `The Idempotency-Key "${key}" was used within the last 24 hours for another request; send a new key with a new request.`,
    { details: [{ path: 'Idempotency-Key', message: `received "${key}", which belongs to another request` }] },
  );
}
