import { z } from 'zod';
import { pathText } from './received-value.ts';
import { fieldsOf, unwrapped } from './schema-fields.ts';

/**
 * Paths of the keys of a received body that no field stands for, inside the objects that the interface leaves open
 * (`parameters`, `config`, `aiImageGenerateParams`, manual links). They are kept, and named to the client.
 */
export function openKeys(schema: z.ZodType, received: unknown): string[] {
  return unknownBelow(schema, received, []);
}

function unknownBelow(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => unknownBelow(inner.element, entry, [...path, index]));
  }
  const fields = fieldsOf(inner);
  if (fields === undefined || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return field === undefined ? [pathText([...path, key])] : unknownBelow(field, entry, [...path, key]);
  });
}
