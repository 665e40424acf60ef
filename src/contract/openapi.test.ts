import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HTTP_ERRORS } from './error-codes.ts';
import { collectJsonSchemas } from './json-schemas.ts';
import { openApiDocument } from './openapi.ts';
import { allOperations } from './operations.ts';

type Json = Record<string, unknown>;
interface Described {
  operationId: string;
  parameters: Json[];
  requestBody?: { content: Record<string, { schema: Json; examples?: Json }> };
  responses: Record<string, { content: Record<string, { schema: Json; examples: Json }> }>;
  security: Json[];
}

const document = openApiDocument({ serverUrl: 'http://127.0.0.1:8787', version: '1.2.3' });
const paths = document.paths as Record<string, Record<string, Described>>;
const described = Object.values(paths).flatMap((methods) => Object.values(methods));
const components = (document.components as { schemas: Record<string, Json> }).schemas;
const available = allOperations();

describe('the OpenAPI document', () => {
  it('is accepted by an outside validator', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(result).toEqual({ valid: true });
  });

  it('is refused by that validator when something is missing', async () => {
    const { info: _info, ...broken } = document;
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  it('describes every available operation, and no other', () => {
    const ids = described.map(({ operationId }) => operationId);
    const expected = available.flatMap(({ id, operation: { aliases = [] } }) => [
      id,
      ...aliases.map((_, index) => `${id}_${index + 1}`),
    ]);
    expect(ids.sort()).toEqual(expected.sort());
    expect(Object.keys(paths)).toContain('/landing-page-service/eeat');
  });

  it('holds only references that lead somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    expect(references.length).toBeGreaterThan(50);
    for (const target of references) {
      expect(target).toMatch(/^#\/components\/schemas\//);
      expect(components).toHaveProperty(target?.split('/').at(-1) ?? '');
    }
  });

  it.each(available)('shows an example and every error of $id', ({ id, operation }) => {
    const found = described.find(({ operationId }) => operationId === id);
    const [media] = Object.values(found?.responses['200']?.content ?? {});
    expect(Object.keys(media?.examples ?? {}).length).toBeGreaterThan(0);
    for (const code of operation.errors) {
      const content = found?.responses[HTTP_ERRORS[code].status]?.content['application/json'];
      expect(content?.schema).toHaveProperty('$ref');
      expect(content?.examples).toHaveProperty(code);
    }
  });

  it('shows the defaults and the choices that a transform fills in', () => {
    const fields = components.WriteBlogBody?.properties as Record<string, Json>;
    expect(fields.isAddFaq).toMatchObject({ default: true, type: ['boolean', 'null'] });
    expect(fields.isAddCta).toMatchObject({ default: false });
    expect(fields.languageID).toMatchObject({ default: 'en' });
    expect(JSON.stringify(fields.imageFrom)).toContain('"img_library","kb","ai"');
    expect(JSON.stringify(fields.additionalTitlePrompt)).toMatch(
      /"minLength":1.*"maxLength":3000|"maxLength":3000.*"minLength":1/,
    );
    expect(components.WriteBlogBody).toMatchObject({
      additionalProperties: false,
      required: ['siteId', 'inputType'],
    });
  });

  it('offers uploads as JSON and as multipart with a file', () => {
    const upload = paths['/v1/knowledge/documents']?.post?.requestBody?.content;
    expect(Object.keys(upload ?? {})).toEqual(['application/json', 'multipart/form-data']);
    expect(JSON.stringify(upload?.['multipart/form-data'])).toContain('"required":["file"]');
  });

  it('wraps answers as each interface does', () => {
    const examples = (path: string, method: string) =>
      Object.values(paths[path]?.[method]?.responses['200']?.content['application/json']?.examples ?? {});
    expect(examples('/v1/quota', 'get')[0]).toMatchObject({ value: { data: { product: 'QUICK_BLOG' } } });
    expect(examples('/third-part/blog/v2', 'post')[0]).toMatchObject({ value: { code: '200', body: {} } });
    expect(examples('/third-part/blog/v2/{blogId}', 'get')[0]).toMatchObject({ value: { status: 'SUCCESS' } });
  });

  it('asks for a credential everywhere but where one is given out', () => {
    expect(paths['/v1/token']?.post?.security).toEqual([]);
    expect(paths['/v1/sites']?.get?.security).toEqual([{ token: [] }, { session: [], csrf: [] }]);
    expect(paths['/v1/writing/blog/events']?.get?.security).toEqual([{ token: [] }, { session: [] }]);
    expect(paths['/v1/keys']?.get?.security).toEqual([{ session: [], csrf: [] }]);
    expect(paths['/v1/session']?.get?.security).toEqual([{ session: [] }]);
    expect(paths['/third-part/blog/v2']?.post?.security).toEqual([{ lp: [] }, { session: [], csrf: [] }]);
  });

  it('says which query fields are required', () => {
    const required = (path: string) =>
      paths[path]?.get?.parameters
        .filter(({ in: place, required }) => place === 'query' && required)
        .map(({ name }) => name);
    expect(required('/v1/quota')).toEqual(['product']);
    expect(required('/v1/sites')).toEqual([]);
    expect(required('/v1/knowledge/documents')).toEqual(['storeId']);
  });
});

describe('collectJsonSchemas', () => {
  it('refuses two different schemas under one id', () => {
    const { request, response } = collectJsonSchemas();
    const changing = z
      .object({ a: z.string().default('x').meta({ description: 'a' }) })
      .meta({ id: 'ChangingForTest' });
    request(changing);
    expect(() => response(changing)).toThrow(/ChangingForTest/);
  });
});
