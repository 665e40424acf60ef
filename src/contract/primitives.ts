import { z } from 'zod';
import { parsedUrl } from './parsed-url.ts';

/** Key of the meta data that carries a default a transform fills in; `openapi.ts` prints it as `default`. */
export const DEFAULT_META = 'x-default';

/** An optional field; `null` means "not given", as everywhere in the interface. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A switch with a default; `null` means "not given". */
export function flag(byDefault: boolean) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? byDefault)
    .meta({ [DEFAULT_META]: byDefault });
}

/** One value of a closed list, with a default; `null` means "not given". */
export function choice<const T extends readonly string[]>(values: T, byDefault: NoInfer<T[number]>) {
  return z
    .enum(values)
    .nullish()
    .transform((value): T[number] => value ?? byDefault)
    .meta({ [DEFAULT_META]: byDefault });
}

/** A number of a query, with a default. @param what is counted, as the documentation says it */
export function countInQuery(
  what: string,
  { min = 1, max, byDefault }: { readonly min?: number; readonly max: number; readonly byDefault: number },
) {
  return z.coerce
    .number()
    .int()
    .min(min)
    .max(max)
    .nullish()
    .transform((count) => count ?? byDefault)
    .meta({ description: `${what}, ${min} to ${max}`, [DEFAULT_META]: byDefault });
}

/** Length in Unicode code points: what every limit of the interface counts, and what a reader sees nearly always. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Text measured in Unicode code points, not in UTF-16 units. */
export function codePoints(min: number, max: number) {
  return z
    .string()
    .superRefine((text, context) => {
      const length = codePointLength(text);
      if (length < min || length > max) {
        context.addIssue({ code: 'custom', message: `received ${length} characters; allowed: ${min} to ${max}` });
      }
    })
    .meta({ minLength: min, maxLength: max });
}

/** Lists longer than this are refused before any entry is looked at, so that no body can keep the service busy. */
const ABSURD_LENGTH = 100;

/**
 * A list with a number of entries. Not by zod's own `min` and `max` alone: after those, zod skips the rules that join
 * fields, and one answer could not name every mistake.
 */
export function entries<T extends z.ZodType>(element: T, min: number, max: number) {
  const refusal = (count: number) =>
    `received ${count} entries; allowed: ${min === max ? `exactly ${min}` : `${min} to ${max}`}`;
  return z
    .array(element)
    .max(ABSURD_LENGTH, { error: ({ input }) => refusal(Array.isArray(input) ? input.length : 0) })
    .superRefine(
      (list, context) => {
        if (!Array.isArray(list) || (list.length >= min && list.length <= max)) return;
        context.addIssue({ code: 'custom', message: refusal(list.length) });
      },
      { when: () => true },
    )
    .meta({ minItems: min, maxItems: max });
}

/** A name people read: 1 to 200 characters, spaces around it taken away. */
export function label() {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const length = codePointLength(text);
      if (length < 1 || length > 200) {
        context.addIssue({ code: 'custom', message: `received ${length} characters; allowed: 1 to 200` });
      }
    })
    .meta({ minLength: 1, maxLength: 200 });
}

/** An id that samples of the interface show as a string in one place and as an integer in another. */
export function identifier() {
  return z.union([z.string().min(1), z.number().int()]).transform((value) => String(value));
}

/** An absolute http or https URL without credentials. */
export function webAddress() {
  return z
    .string()
    .superRefine((text, context) => {
      if (!isWebAddress(text)) {
        context.addIssue({ code: 'custom', message: 'must be an absolute http or https URL without credentials' });
      }
    })
    .meta({ format: 'uri' });
}

/** Whether `text` is an absolute http or https URL without credentials. */
export function isWebAddress(text: string): boolean {
  const url = parsedUrl(text);
  if (url === undefined) return false;
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';
}
