/** What `jsonb` refuses though JSON allows it: the NUL character and halves of surrogate pairs. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * JSON text that a `jsonb` column takes, whatever a foreign page or a model put into its strings: characters that
 * PostgreSQL can not hold become U+FFFD.
 * @throws TypeError for `undefined`, a function, a cycle or a bigint
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`a value of type ${typeof value} can not be stored as JSON`);
  if (!text.includes('\\u')) return text;
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'string' ? member.replace(UNSTORABLE, '\uFFFD') : member,
  );
}
