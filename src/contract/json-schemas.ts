import { z } from 'zod';
import { DEFAULT_META } from './primitives.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Turns zod schemas into JSON Schema 2020-12, collecting what has an id as a component of an OpenAPI document. */
export interface JsonSchemas {
  /** A request: before defaults and transforms. */
  request(schema: z.core.$ZodType): JsonSchema;
  /** A response: what the client receives. */
  response(schema: z.core.$ZodType): JsonSchema;
  /** Every schema with an id that was met, by its id. */
  readonly components: ReadonlyMap<string, JsonSchema>;
}

/** @throws Error when two different schemas carry the same id */
export function collectJsonSchemas(): JsonSchemas {
  const components = new Map<string, JsonSchema>();

  const convert = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
    // Inside an object, because a schema with an id at the root is not always made a definition.
    const { properties, $defs } = z.toJSONSchema(z.object({ root: schema }), { io, override: adjust });
    for (const [id, definition] of Object.entries($defs ?? {})) add(components, id, withComponentRefs(definition));
    return withComponentRefs(properties?.root ?? {});
  };

  return {
    components,
    request: (schema) => convert(schema, 'input'),
    response: (schema) => convert(schema, 'output'),
  };
}

function add(components: Map<string, JsonSchema>, id: string, schema: JsonSchema): void {
  const known = components.get(id);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`two different schemas have the id ${id}; give one of them another`);
  }
  components.set(id, schema);
}

/** Prints defaults that a transform fills in, and leaves out what only says how zod checks a format or an integer. */
function adjust({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (DEFAULT_META in jsonSchema) {
    jsonSchema.default = jsonSchema[DEFAULT_META] as string | number | boolean;
    delete jsonSchema[DEFAULT_META];
  }
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function withComponentRefs(schema: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
