import { z } from 'zod';
import { DEFAULT_META } from '../../../../src/contract/primitives.ts';
import { fieldsOf, unwrapped } from '../../../../src/contract/schema-fields.ts';
import { WriteBlogBody } from '../../../../src/contract/write-blog.ts';

/** How a field of the contract is shown. `address`: a field below an object, by its dotted path. */
export interface OrderField {
  /** As in the details of an error: `imageFrom`, `wpInfo.category_id`. */
  readonly path: string;
  readonly kind: 'switch' | 'choice' | 'text' | 'list';
  /** One line in English: what it does. */
  readonly meaning: string;
  /** Value when the order does not name it; the empty text: none. */
  readonly byDefault: string | boolean;
  readonly options: readonly string[];
  /** Largest length in code points, where there is one. */
  readonly maxLength: number | undefined;
}

/** Every field of Write A Blog by its path, as the contract's schema describes it. */
export const ORDER_FIELDS: ReadonlyMap<string, OrderField> = new Map(
  describeFields(WriteBlogBody, '').map((field) => [field.path, field]),
);

function describeFields(schema: z.core.$ZodType, above: string): OrderField[] {
  return Object.entries(fieldsOf(schema) ?? {}).flatMap(([name, field]) => {
    const path = above === '' ? name : `${above}.${name}`;
    const below = fieldsOf(field);
    return below === undefined ? [describeField(path, field)] : describeFields(field, path);
  });
}

function describeField(path: string, schema: z.core.$ZodType): OrderField {
  const inner = unwrapped(schema);
  const outerMeta = metaOf(schema);
  const byDefault = outerMeta[DEFAULT_META];
  const { maxLength } = { ...metaOf(inner), ...outerMeta };
  const options = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  return {
    path,
    kind: kindOf(inner),
    meaning: String(outerMeta.description ?? ''),
    byDefault: typeof byDefault === 'boolean' || typeof byDefault === 'string' ? byDefault : '',
    options,
    maxLength: typeof maxLength === 'number' ? maxLength : undefined,
  };
}

function kindOf(inner: z.core.$ZodType): OrderField['kind'] {
  if (inner instanceof z.ZodBoolean) return 'switch';
  if (inner instanceof z.ZodEnum) return 'choice';
  return inner instanceof z.ZodArray ? 'list' : 'text';
}

function metaOf(schema: z.core.$ZodType): Readonly<Record<string, unknown>> {
  return schema instanceof z.ZodType ? (schema.meta() ?? {}) : {};
}
