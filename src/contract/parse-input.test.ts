import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EarlierBlogBody } from './earlier-blog.ts';
import { RequestError } from './errors.ts';
import { allOperations, OPERATIONS } from './operations.ts';
import { parseInput } from './parse-input.ts';

const earlier = { site_id: 's', config: {}, params: { input_type: 'Topic', p_input: 'x' } };

function refusal(schema: Parameters<typeof parseInput>[0], received: unknown): RequestError {
  try {
    parseInput(schema, received);
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

describe('parseInput', () => {
  it('gives back what the schema makes of a value', () => {
    expect(parseInput(OPERATIONS.createSite.body, { name: ' A ', language: { de: 'Deutsch' } })).toEqual({
      name: 'A',
      language: 'de',
      type: 'BLOG',
    });
  });

  it('refuses with invalid_request and every detail', () => {
    const error = refusal(OPERATIONS.createSite.body, { name: 7, language: 'xx', typ: 'BLOG' });
    expect(error.code).toBe('invalid_request');
    expect(error.message).toBe('The request does not fit: 3 fields are wrong.');
    expect(error.details.map(({ path }) => path)).toEqual(['name', 'language', 'typ']);
  });

  it.each([
    [{ ...earlier, config: { note: 'a\0b' } }, 'config.note'],
    [{ ...earlier, config: { note: ['ok', '\ud800'] } }, 'config.note[1]'],
    [{ ...earlier, config: { 'a\0': 1 } }, 'config["a\\u0000"]'],
    [{ ...earlier, site_id: 's\udc00' }, 'site_id'],
  ])('refuses characters that can not be stored: %j', (body, path) => {
    expect(refusal(EarlierBlogBody, body).details.map((detail) => detail.path)).toEqual([path]);
  });

  it('takes whole surrogate pairs', () => {
    expect(parseInput(EarlierBlogBody, { ...earlier, config: { note: '😀' } }).config).toMatchObject({ note: '😀' });
  });

  it('refuses nesting without end in an open object', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const [detail] = refusal(EarlierBlogBody, { ...earlier, config: { deep } }).details;
    expect(detail?.message).toBe('nested too deep; allowed: 32 levels');
  });

  it.each(allOperations())('of $id answers any JSON with a value or a RequestError', ({ operation }) => {
    const schemas = [operation.body, operation.query, operation.multipart].filter((schema) => schema !== undefined);
    const names = schemas.flatMap((schema) => Object.keys('shape' in schema ? Object(schema.shape) : {}));
    const body = fc.dictionary(fc.constantFrom('x', ...names), fc.jsonValue());
    fc.assert(
      fc.property(
        fc.oneof(body, fc.jsonValue()),
        fc.constantFrom(...schemas, operation.headers),
        (received, schema) => {
          try {
            parseInput(schema, received);
          } catch (error) {
            expect(error).toBeInstanceOf(RequestError);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
