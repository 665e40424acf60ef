import type { z } from 'zod';
import type { ErrorDetail } from './errors.ts';
import { describeReceived, pathText, valueAt } from './received-value.ts';
import { fieldsOf, schemaAt } from './schema-fields.ts';
import { unknownNameMessage } from './unknown-keys.ts';

type Issue = z.core.$ZodIssue;

/** More wrong fields than this are counted, not listed: a body of garbage must not make a larger answer. */
const MOST_DETAILS = 50;

/**
 * One detail per wrong field: where it is, what was received (short, secrets hidden) and what is allowed.
 * @param error what `schema.safeParse(received)` found
 * @param schema the schema itself; its field names are offered for unknown ones
 * @param received the value as it came in
 */
export function validationDetails(error: z.ZodError, schema: z.ZodType, received: unknown): ErrorDetail[] {
  const listed = new Map<string, ErrorDetail>();
  let unlisted = 0;
  for (const issue of error.issues) {
    const room = MOST_DETAILS - listed.size;
    const [looked, left] = split(issue, room);
    unlisted += left;
    for (const detail of looked === undefined ? [] : detailsOf(looked, [], schema, received)) {
      listed.set(JSON.stringify([detail.path, detail.message]), detail);
    }
  }
  const details = [...listed.values()];
  return unlisted === 0 ? details : [...details, { path: '', message: `${unlisted} more fields are wrong` }];
}

/** The part of an issue there is room for, and how many mistakes are left over. Unknown keys come many in one issue. */
function split(issue: Issue, room: number): [Issue | undefined, number] {
  if (issue.code !== 'unrecognized_keys') return room > 0 ? [issue, 0] : [undefined, 1];
  const keys = issue.keys.slice(0, room);
  return [keys.length > 0 ? { ...issue, keys } : undefined, issue.keys.length - keys.length];
}

function detailsOf(issue: Issue, above: readonly PropertyKey[], schema: z.ZodType, received: unknown): ErrorDetail[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const target = schemaAt(schema, path);
    const known = Object.keys((target && fieldsOf(target)) ?? {});
    return issue.keys.map((key) => ({
      path: pathText([...path, key]),
      message: unknownNameMessage(key, known),
    }));
  }
  const value = valueAt(received, path);
  if (issue.code === 'invalid_union') return unionDetails(issue, path, schema, received);
  return [{ path: pathText(path), message: messageOf(issue, value, path) }];
}

/** Of a union, the problems below the value itself are the more telling ones: its type fitted one of the choices. */
function unionDetails(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: readonly PropertyKey[],
  schema: z.ZodType,
  received: unknown,
): ErrorDetail[] {
  const fitting = issue.errors.filter((issues) =>
    issues.every((inner) => inner.code !== 'invalid_type' || inner.path.length > 0),
  );
  const [closest] = fitting;
  if (closest !== undefined) return closest.flatMap((inner) => detailsOf(inner, path, schema, received));
  const allowed = [...new Set(issue.errors.flat().map(allowedBy))].join(' or ');
  return [{ path: pathText(path), message: refusal(valueAt(received, path), path, allowed) }];
}

function messageOf(issue: Issue, value: unknown, path: readonly PropertyKey[]): string {
  const saysItAll = /^(received|missing|unknown)\b/.test(issue.message);
  if (issue.code !== 'custom' && !saysItAll) return refusal(value, path, allowedBy(issue));
  return saysItAll ? issue.message : `received ${describeReceived(value, path)}; ${issue.message}`;
}

function refusal(value: unknown, path: readonly PropertyKey[], allowed: string): string {
  if (value === undefined && path.length > 0) return `missing; allowed: ${allowed}`;
  return `received ${describeReceived(value, path)}; allowed: ${allowed}`;
}

function allowedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_NAMES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(', ');
    case 'too_small':
      return `${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_format':
      return issue.message.startsWith('must be ')
        ? issue.message.slice('must be '.length)
        : `text of the form ${issue.format}`;
    case 'invalid_key':
      return issue.issues.map(allowedBy).join(' or ');
    default:
      return issue.message;
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  null: 'null',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
