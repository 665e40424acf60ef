import { z } from 'zod';

/** An optional field; `null` means "not given", as everywhere in the interface. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A switch with a default; `null` means "not given". */
export function flag(byDefault: boolean) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? byDefault);
}

/** Text measured in Unicode code points, not in UTF-16 units. */
export function codePoints(min: number, max: number) {
  return z.string().superRefine((text, context) => {
    const length = [...text].length;
    if (length < min || length > max) {
      context.addIssue({ code: 'custom', message: `received ${length} characters; allowed: ${min} to ${max}` });
    }
  });
}

/** An id that samples of the interface show as a string in one place and as an integer in another. */
export function identifier() {
  return z.union([z.string().min(1), z.number().int()]).transform((value) => String(value));
}

/** An absolute http or https URL without credentials. */
export function webAddress() {
  return z.string().superRefine((text, context) => {
    if (!isWebAddress(text)) context.addIssue({ code: 'custom', message: 'must be an absolute http or https URL' });
  });
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';
}
