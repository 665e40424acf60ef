import { afterEach, describe, expect, it } from 'vitest';
import { json, type ModelRequest } from '../../test/support/model-server.ts';
import { CALL, type ModelLab, openLab, SCHEMA, VALUE } from './model-lab.fixture.ts';

let lab: ModelLab;
afterEach(() => lab.close());

const GOOD = json(VALUE);
const formatOf = ({ body }: ModelRequest) => body.response_format?.type ?? 'none';
const formats = () => lab.server.requests.map(formatOf);
const hasSchemaInWords = ({ user }: ModelRequest) => user.includes(JSON.stringify(SCHEMA));

describe('the format of answers', () => {
  it('is the schema itself where the server takes it, and then the prompt does not repeat it', async () => {
    lab = await openLab([GOOD]);
    await lab.ask();
    expect(formats()).toEqual(['json_schema']);
    expect(lab.server.requests[0]?.schema).toEqual(SCHEMA);
    expect(lab.server.requests[0]?.body.response_format.json_schema.strict).toBe(true);
    expect(lab.server.requests.map(hasSchemaInWords)).toEqual([false]);
  });

  it('is not strict for a schema whose members may be missing', async () => {
    lab = await openLab([GOOD]);
    await lab.ask({ jsonSchema: { ...SCHEMA, required: ['title'] } });
    expect(lab.server.requests[0]?.body.response_format.json_schema.strict).toBe(false);
  });

  it('is any JSON, with the schema in the prompt, where the server does not take schemas; and this is remembered', async () => {
    lab = await openLab((request) =>
      formatOf(request) === 'json_schema'
        ? { status: 400, message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported." }
        : GOOD,
    );
    const { value, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['refused', 'answered']);
    await lab.ask();
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(lab.server.requests.map(hasSchemaInWords)).toEqual([false, true, true]);
    expect(lab.waits).toEqual([]);
  });

  it.each([
    [400, 'bad request'],
    [422, ''],
    [500, 'failed to parse grammar'],
    [501, 'json mode is not implemented'],
  ])('is only words where the server takes none, however it says so: %i %s', async (status, message) => {
    lab = await openLab((request) => (formatOf(request) === 'none' ? GOOD : { status, message }));
    expect((await lab.ask()).value).toEqual(VALUE);
    await lab.ask();
    expect(formats()).toEqual(['json_schema', 'json_object', 'none', 'none']);
    expect(lab.server.requests.map(hasSchemaInWords)).toEqual([false, true, true, true]);
  });

  it('is not given up for a refusal that comes whatever the format', async () => {
    lab = await openLab(({ index }) => (index < 3 ? { status: 400, message: 'bad request' } : GOOD));
    expect(await lab.failure()).toMatchObject({ code: 'refused', retryable: false, providerWords: 'bad request' });
    expect(formats()).toEqual(['json_schema', 'json_object', 'none']);
    await lab.ask();
    expect(formats().at(-1)).toBe('json_schema');
  });

  it('is found once by questions that are asked at the same time', async () => {
    lab = await openLab((request) =>
      formatOf(request) === 'none' ? GOOD : { status: 400, message: 'no json_schema here' },
    );
    const replies = await Promise.all(Array.from({ length: 6 }, () => lab.ask()));
    expect(replies.map(({ value }) => value)).toEqual(Array.from({ length: 6 }, () => VALUE));
    for (const { attempts } of replies) expect(attempts.length).toBeLessThanOrEqual(3);
  });

  it('of a list that is asked for is found as well', async () => {
    lab = await openLab([{ text: 'Titles {three}: ["a", "b"]' }]);
    const jsonSchema = { type: 'array', items: { type: 'string' } };
    expect((await lab.ask({ ...CALL, jsonSchema })).value).toEqual(['a', 'b']);
  });
});

describe('what a model does not take', () => {
  it.each<[string, number]>([
    ['max_tokens is too large: 16000. This model supports at most 4096 completion tokens.', 4_096],
    ['max_tokens: 16,000 > 8,192, which is the maximum allowed number of output tokens for claude-3-5', 8_192],
    ["'max_completion_tokens' must be at most 2000", 2_000],
  ])('is asked for less room from then on: %s', async (message, most) => {
    lab = await openLab(({ maxOutputTokens = 0 }) => (maxOutputTokens > most ? { status: 400, message } : GOOD));
    expect((await lab.ask({ maxOutputTokens: 16_000 })).value).toEqual(VALUE);
    await lab.ask({ maxOutputTokens: 16_000 });
    await lab.ask({ maxOutputTokens: 700 });
    expect(lab.server.requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([16_000, most, most, 700]);
    expect(formats()).toEqual(Array.from({ length: 4 }, () => 'json_schema'));
  });

  it('is no longer wished: a temperature', async () => {
    const message = "Unsupported value: 'temperature' does not support 0.2 with this model.";
    lab = await openLab(({ body }) => (body.temperature === undefined ? GOOD : { status: 400, message }));
    expect((await lab.ask({ temperature: 0.2 })).value).toEqual(VALUE);
    await lab.ask({ temperature: 0.2 });
    expect(lab.server.requests.map(({ body }) => body.temperature)).toEqual([0.2, undefined, undefined]);
  });

  it('ends the question when nothing can be learned from its words', async () => {
    lab = await openLab([{ status: 400, message: 'max_tokens must be a number' }]);
    expect(await lab.failure()).toMatchObject({ code: 'refused', providerWords: 'max_tokens must be a number' });
    expect(lab.server.requests).toHaveLength(1);
  });
});
