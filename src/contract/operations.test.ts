import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { HTTP_ERRORS } from './error-codes.ts';
import type { Operation } from './operation.ts';
import { allOperations, OPERATIONS } from './operations.ts';
import { fieldsOf } from './schema-fields.ts';

const all = Object.entries(OPERATIONS) as [string, Operation][];
const examples = all.flatMap(([id, operation]) =>
  operation.examples.map((example) => ({ id, operation, example, name: `${id}: ${example.summary}` })),
);
const bodies = all.flatMap(
  ([
    id,
    {
      body,
      examples: [example],
    },
  ]) => (body === undefined ? [] : [{ id, body, example: example.body as Record<string, unknown> }]),
);

describe('the table of operations', () => {
  it('holds the 14 operations of the interface at their addresses', () => {
    const addresses = new Set(all.map(([, { method, path }]) => `${method} ${path}`));
    for (const address of [
      'POST /v1/token',
      'POST /v1/sites',
      'GET /v1/sites',
      'PUT /v1/sites',
      'GET /v1/authors',
      'GET /v1/publishing-info',
      'GET /v1/knowledge',
      'POST /v1/writing/blog',
      'GET /v1/writing/blog',
      'GET /v1/quota',
      'POST /third-part/blog/v2',
      'GET /third-part/blog/v2/{blogId}',
      'POST /eeat',
      'GET /eeat/{id}',
    ]) {
      expect(addresses).toContain(address);
    }
    expect(addresses.size).toBe(all.length);
  });

  it('leaves nothing to a later issue', () => {
    expect(allOperations()).toHaveLength(all.length);
  });

  it.each(all)('%s asks for the credential of its interface', (id, { path, auth, tag }) => {
    if (id === 'issueToken' || id === 'signIn') expect(auth).toBe('none');
    else if (tag === 'Console') expect(auth).toBe(id === 'getHealth' ? 'token' : 'session');
    else expect(auth).toBe(path.startsWith('/v1/') ? 'token' : 'lp');
  });

  it.each(all)(
    '%s takes Idempotency-Key and Prefer exactly when it starts a job',
    (_id, { starts, headers, errors }) => {
      const names = Object.keys(headers.shape);
      expect(names).toContain('x-request-id');
      expect(names).toContain('accept-language');
      expect(names.includes('idempotency-key')).toBe(starts === true);
      expect(names.includes('prefer')).toBe(starts === true);
      expect(errors.includes('unsupported_wish')).toBe(starts === true);
    },
  );

  it.each(all)('%s lists every error once, and each is known', (_id, { errors }) => {
    expect(new Set(errors).size).toBe(errors.length);
    for (const code of errors) expect(HTTP_ERRORS).toHaveProperty(code);
    expect(errors).toEqual(expect.arrayContaining(['internal_error', 'rate_limited', 'unavailable']));
  });

  it.each(all)('%s has a parameter for each name in its path', (_id, { path, params }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(names);
  });

  it.each(all)('%s has a meaning on every field, to any depth', (id, operation) => {
    const missing = [operation.params, operation.query, operation.body, operation.multipart, operation.response]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => withoutMeaning(schema, id));
    expect(missing).toEqual([]);
  });
});

describe('examples', () => {
  it.each(examples)('fit their schemas: $name', ({ operation, example }) => {
    const { params, query, body, response } = operation;
    expect(params?.safeParse(example.params ?? {}).error).toBeUndefined();
    expect(query?.safeParse(example.query ?? {}).error).toBeUndefined();
    expect(body?.safeParse(example.body).error).toBeUndefined();
    expect(response.safeParse(example.response).error).toBeUndefined();
  });
});

describe('bodies', () => {
  it.each(bodies)('$id refuses no body, null, text, a number and an array', ({ body }) => {
    for (const received of [undefined, null, 'text', 7, []]) expect(body.safeParse(received).success).toBe(false);
  });

  it.each(bodies)('$id refuses an unknown field', ({ body, example }) => {
    const { error } = body.safeParse({ ...example, inputTyp: 1 });
    expect(error?.issues).toEqual([expect.objectContaining({ code: 'unrecognized_keys', keys: ['inputTyp'] })]);
  });

  it.each(bodies)('$id refuses each of its fields when it has a wrong type', ({ body, example }) => {
    const fields = Object.keys(fieldsOf(body) ?? {});
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const wrong = Symbol.iterator;
      const paths = body.safeParse({ ...example, [field]: wrong }).error?.issues.map((issue) => issue.path[0]);
      expect(paths).toContain(field);
    }
  });

  it.each(all.filter(([, { query }]) => query !== undefined))(
    '%s refuses an unknown query field and a repeated one',
    (_id, { query, examples: [example] }) => {
      expect(query?.safeParse({ ...example.query, siteID: 'x' }).success).toBe(false);
      for (const field of Object.keys(example.query ?? {})) {
        expect(query?.safeParse({ ...example.query, [field]: ['a', 'b'] }).success).toBe(false);
      }
    },
  );
});

function withoutMeaning(schema: z.core.$ZodType, path: string): string[] {
  return Object.entries(fieldsOf(schema) ?? {}).flatMap(([name, field]) => {
    const here = `${path}.${name}`;
    const meaning = (field as z.ZodType).meta()?.description;
    return [...(meaning ? [] : [here]), ...withoutMeaning(elementOf(field), here)];
  });
}

function elementOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { element, innerType, in: inner } = (schema as { def?: Record<string, z.core.$ZodType> }).def ?? {};
  const below = element ?? innerType ?? inner;
  return below === undefined || typeof below !== 'object' ? schema : elementOf(below);
}
