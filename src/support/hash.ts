import { createHash } from 'node:crypto';

/** SHA-256 of text (as UTF-8) or bytes: 64 lower-case hexadecimal digits. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * JSON whose text depends only on the value: object keys sorted at every depth, `undefined` members left out as
 * `JSON.stringify` does. Equal values give equal text, so that the text can be hashed.
 * @throws TypeError for what JSON can not hold: a cycle, a bigint, a number that is not finite, or `undefined` itself
 */
export function stableStringify(value: unknown): string {
  const text = JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member === 'number' && !Number.isFinite(member)) {
      throw new TypeError(`JSON can not hold the number ${member}`);
    }
    return isPlainObject(member) ? sortedByKey(member) : member;
  });
  if (text === undefined) throw new TypeError(`JSON can not hold a value of type ${typeof value}`);
  return text;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortedByKey(record: Record<string, unknown>): Record<string, unknown> {
  const sorted: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(record).sort()) sorted[key] = record[key];
  // Integer-like keys come first in any object, in ascending order: that order is stable as well.
  return sorted;
}
