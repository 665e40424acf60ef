/** Longest part of a received value that a message repeats, in code points. */
const SHOWN = 60;

/** Fields whose values are secrets, wherever they stand. */
const SECRET_FIELDS = new Set(['secretKey', 'accessKey', 'header', 'x-openapi-token', 'x-lp-token']);

/** The value at `path` of what was received; undefined when nothing stands there. */
export function valueAt(received: unknown, path: readonly PropertyKey[]): unknown {
  let value = received;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** A received value for a message: short, on one line, and hidden where its field holds a secret. */
export function describeReceived(value: unknown, path: readonly PropertyKey[]): string {
  if (value === undefined) return 'nothing';
  if (path.some((key) => SECRET_FIELDS.has(String(key)))) return 'a value that is not shown';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return JSON.stringify(shorten(value));
  return String(value);
}

function shorten(text: string): string {
  // Cut generously in UTF-16 units first: a body may hold a megabyte of text.
  const head = [...text.slice(0, 2 * SHOWN + 2)];
  return head.length > SHOWN ? `${head.slice(0, SHOWN).join('')}...` : text;
}

/** `additionalManualLinks[2].url`; names that are no identifiers stand in quotes: `header["X-Key"]`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    if (!/^[\w-]+$/.test(name)) return `${text}[${JSON.stringify(shorten(name))}]`;
    return text === '' ? shorten(name) : `${text}.${shorten(name)}`;
  }, '');
}
