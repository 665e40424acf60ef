import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { OPERATIONS } from './operations.ts';
import { validationDetails } from './validation-details.ts';
import { WriteBlogBody } from './write-blog.ts';

const least = { siteId: 'site_1', inputType: 'keyword', mainInput: 'heat pump' };

function detailsOf(schema: z.ZodType, received: unknown): Record<string, string> {
  const { error } = schema.safeParse(received);
  const details = error === undefined ? [] : validationDetails(error, schema, received);
  return Object.fromEntries(details.map(({ path, message }) => [path, message]));
}

describe('validationDetails', () => {
  it('names every wrong field at once, with what was received and what is allowed', () => {
    const body = {
      inputType: 'keyword',
      mainInput: 'x'.repeat(101),
      imageFrom: 'kb',
      isAddFaq: 'yes',
      targetReadability: 'Expert',
      primaryKeyword: ['a', 'b'],
      languageid: 'de',
      additionalManualLinks: [
        { anchor: 'a', url: 'https://example.com' },
        { anchor: 'b', url: 'nonsense' },
      ],
    };
    expect(detailsOf(WriteBlogBody, body)).toEqual({
      siteId: 'missing; allowed: text',
      mainInput: 'received 101 characters; allowed for a keyword: 1 to 100',
      imageFrom: 'received "kb", which is allowed only with knowledgeBaseInfo; allowed without it: img_library, ai',
      isAddFaq: 'received "yes"; allowed: true or false',
      targetReadability: 'received "Expert"; allowed: "general", "knowledgeable", "expert"',
      primaryKeyword: 'received 2 entries; allowed: exactly 1',
      languageid: 'unknown field; did you mean "languageID"? Letter case matters.',
      'additionalManualLinks[1].url': 'received "nonsense"; must be an absolute http or https URL without credentials',
    });
  });

  it.each([
    [undefined, 'received nothing; allowed: an object'],
    [null, 'received null; allowed: an object'],
    [[], 'received an array of 0; allowed: an object'],
    ['text', 'received "text"; allowed: an object'],
  ])('says that a body of %j is no object, and nothing else', (body, message) => {
    expect(detailsOf(WriteBlogBody, body)).toEqual({ '': message });
  });

  it('offers the known names below the body too', () => {
    expect(detailsOf(WriteBlogBody, { ...least, knowledgeBaseInfo: { store_id: 's', brandname: 'w' } })).toEqual({
      'knowledgeBaseInfo.brandname': 'unknown field; did you mean "brand_name"?',
    });
  });

  it('names the types a union takes', () => {
    expect(detailsOf(WriteBlogBody, { ...least, knowledgeBaseInfo: { store_id: true } })).toEqual({
      'knowledgeBaseInfo.store_id': 'received true; allowed: text or a number',
    });
    expect(detailsOf(WriteBlogBody, { ...least, inputType: 'urls', mainInput: ['https://example.com', 7] })).toEqual({
      'mainInput[1]': 'received 7; allowed: text',
    });
  });

  it('shows no secret', () => {
    const webhook = { url: 'x', header: { Authorization: ['s3cret'], 'X Key': 's3cret' } };
    const answers = [
      detailsOf(WriteBlogBody, { ...least, webhook }),
      detailsOf(WriteBlogBody, { ...least, webhook: { url: 'https://example.com', header: 's3cret' } }),
      detailsOf(OPERATIONS.issueToken.body, { accessKey: ['s3cret'], secretKey: { s3cret: 1 } }),
    ];
    expect(answers[0]).toMatchObject({
      'webhook.header.Authorization': 'received a value that is not shown; allowed: text on one line',
    });
    expect(Object.keys(answers[0] ?? {})).toContain('webhook.header["X Key"]');
    expect(JSON.stringify(answers)).not.toContain('s3cret');
  });

  it('shortens what was received and what a name holds', () => {
    const text = JSON.stringify(
      detailsOf(WriteBlogBody, { ...least, locale: 'y'.repeat(100_000), ['z'.repeat(100_000)]: 1 }),
    );
    expect(text.length).toBeLessThan(3000);
    expect(text).toContain('yyy...');
  });

  it.each([
    ['mainInput', Array(1000).fill('x'), 'received 1000 entries; allowed: 0 to 5'],
    ['mainInput', Array(1000).fill(1), 'received 1000 entries; allowed: 0 to 5'],
    ['additionalManualLinks', Array(1000).fill({}), 'received 1000 entries; allowed: 0 to 5'],
  ])('says one thing about a list in %s that is far too long', (field, value, message) => {
    expect(detailsOf(WriteBlogBody, { ...least, inputType: 'urls', [field]: value })[field]).toBe(message);
  });

  it('counts wrong fields beyond the first fifty', () => {
    const body = { ...least, ...Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`x${index}`, 1])) };
    const { error } = WriteBlogBody.safeParse(body);
    const details = error === undefined ? [] : validationDetails(error, WriteBlogBody, body);
    expect(details).toHaveLength(51);
    expect(details.at(-1)?.message).toBe('30 more fields are wrong');
  });

  it.each([
    ['6', 6],
    ['91', 91],
  ])('names the limits of tokenExpiry for %s', (shown, tokenExpiry) => {
    const message = detailsOf(OPERATIONS.issueToken.body, { accessKey: 'a', secretKey: 'b', tokenExpiry }).tokenExpiry;
    expect(message).toMatch(new RegExp(`^received ${shown}; allowed: at (least 7|most 90)$`));
  });

  it('names the form of a value that has one', () => {
    const body = { storeId: 's', content: 'x', date: 'March 2026' };
    expect(detailsOf(OPERATIONS.createDocument.body, body)).toEqual({
      date: 'received "March 2026"; allowed: a year, a month or a day: 2026, 2026-03 or 2026-03-01',
    });
  });

  it('never throws, whatever the body', () => {
    const garbage: unknown[] = [
      0,
      true,
      'x',
      [[]],
      { mainInput: { a: 1 } },
      { inputType: {} },
      { __proto__: null, constructor: 1 },
    ];
    for (const body of garbage) expect(Object.keys(detailsOf(WriteBlogBody, body)).length).toBeGreaterThan(0);
  });
});
