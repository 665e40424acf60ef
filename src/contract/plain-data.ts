import type { ErrorDetail } from './errors.ts';
import { pathText } from './received-value.ts';

/** Deeper than any body of the interface, and far from where a recursive JSON writer runs out of stack. */
const DEEPEST = 32;
const MOST_DETAILS = 10;

/** NUL and halves of surrogate pairs: JSON can carry them, PostgreSQL can not hold them. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

interface Place {
  readonly value: unknown;
  readonly key: PropertyKey | undefined;
  readonly above: Place | undefined;
  readonly depth: number;
}

/**
 * What is wrong with a received value before any schema looks at it: characters that can not be stored, in texts and
 * in names, and nesting that no field has. Open objects of the interface would let both through.
 */
export function plainDataProblems(received: unknown): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const waiting: Place[] = [{ value: received, key: undefined, above: undefined, depth: 0 }];
  for (let place = waiting.pop(); place !== undefined && problems.length < MOST_DETAILS; place = waiting.pop()) {
    const { value, depth } = place;
    if (typeof value === 'string' && UNSTORABLE.test(value)) {
      problems.push({ path: pathOf(place), message: 'holds a character that no text may have: NUL or half a pair' });
    }
    if (typeof value === 'number' && !Number.isFinite(value)) {
      problems.push({ path: pathOf(place), message: 'is a number larger than any that can be kept' });
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) {
      problems.push({ path: pathOf(place), message: `nested too deep; allowed: ${DEEPEST} levels` });
      continue;
    }
    for (const [name, inner] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      const below: Place = { value: inner, key, above: place, depth: depth + 1 };
      if (UNSTORABLE.test(name)) {
        problems.push({ path: pathOf(below), message: 'its name holds a character that no text may have' });
      }
      waiting.push(below);
    }
  }
  return problems;
}

function pathOf(place: Place): string {
  const keys: PropertyKey[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.above) keys.unshift(at.key);
  return pathText(keys);
}
