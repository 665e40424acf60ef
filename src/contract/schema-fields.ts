import { z } from 'zod';

/** The schema under the wrappings that make it optional, give it a default or transform what it took. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap());
  return schema;
}

/** The fields of an object schema by name; undefined when it is none. */
export function fieldsOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodObject ? inner.shape : undefined;
}

/** The schema that stands at `path` below another; undefined when none does. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const outer = unwrapped(schema);
  const inner = outer instanceof z.ZodArray ? outer.element : fieldsOf(outer)?.[String(key)];
  return inner === undefined ? undefined : schemaAt(inner, rest);
}
