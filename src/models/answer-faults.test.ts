import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json, type ModelAnswer } from '../../test/support/model-server.ts';
import { askStructured } from './ask-structured.ts';
import { ModelError } from './language-model.ts';
import { CALL, type ModelLab, openLab, VALUE } from './model-lab.fixture.ts';

let lab: ModelLab;
afterEach(() => lab.close());

const GOOD = json(VALUE);
const TEXT = JSON.stringify(VALUE);
const outcomes = (attempts: readonly { readonly outcome: string }[]) => attempts.map(({ outcome }) => outcome);

describe('an answer that is none', () => {
  it.each<[string, ModelAnswer]>([
    ['empty', { text: '' }],
    ['blank', { text: ' \n\n ' }],
    ['null', { pieces: [], raw: 'data: {"choices":[{"index":0,"delta":{"content":null}}]}\n\n' }],
    ['thoughts only', { text: '<think>What could it be?</think>' }],
    ['unended thoughts', { text: '<think>What could it be? {"title":"Sun","words":1}' }],
    ['thoughts sent apart only', { text: '', reasoning: 'What could it be?' }],
    ['template tokens only', { text: '<|im_start|>assistant\n<|im_end|>' }],
  ])('is asked for once more: %s', async (_, answer) => {
    lab = await openLab([answer, GOOD]);
    const { value, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(outcomes(attempts)).toEqual(['invalid_answer', 'answered']);
    expect(lab.waits).toEqual([]);
    await lab.close();
    lab = await openLab([answer]);
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'invalid_answer', retryable: false, providerWords: '' });
    expect(error.message).toBe('openai-compatible:tester answered with nothing (2 requests)');
    expect(lab.server.requests).toHaveLength(2);
  });
});

describe('an answer in a bad form', () => {
  it.each<[string, ModelAnswer]>([
    ['in a fence', { text: `\`\`\`json\n${TEXT}\n\`\`\`` }],
    ['amid prose', { text: `Certainly! Here you are: ${TEXT}\nShall I {go on}?` }],
    ['after thoughts', { text: `<think>{"title":"Sun"} no</think>${TEXT}` }],
    ['after thoughts sent apart', { text: TEXT, reasoning: '{"title":"Sun","words":1}' }],
    ['between template tokens', { text: `<|im_start|>assistant\n${TEXT}<|im_end|>\n<|im_start|>user\nMore!` }],
    ['with single quotes', { text: "{'title': 'Rain', 'words': 12}" }],
  ])('is understood: %s', async (_, answer) => {
    lab = await openLab([answer]);
    const { value, text, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(attempts).toHaveLength(1);
    expect(text).not.toMatch(/think|Sun|<\||```/);
  });

  it('is given back without a value when it has no JSON at all', async () => {
    lab = await openLab([{ text: '<think>hm</think>Twelve words about rain.' }]);
    const { value, text } = await lab.ask();
    expect(value).toBeUndefined();
    expect(text).toBe('Twelve words about rain.');
  });

  it.each<[string, string]>([
    ['wrong types', '{"title":"Rain","words":"12"}'],
    ['a member too few', '{"title":"Rain"}'],
    ['null for a member', '{"title":null,"words":12}'],
    ['a list instead', '[1, 2]'],
    ['prose', 'Rain, twelve words.'],
    ['a cut text that claims to be whole', '{"title":"Rain falls on the pl'],
  ])('is corrected, told what is wrong: %s', async (_, text) => {
    lab = await openLab([{ text }, GOOD]);
    const { value, attempts } = await structured();
    expect(value).toEqual(VALUE);
    expect(attempts).toHaveLength(2);
    const [first, second] = lab.server.requests;
    expect(first?.user).not.toContain('can not be used');
    expect(second?.user).toContain(text);
    expect(second?.user).toContain('That answer can not be used: ');
    expect(second?.user.startsWith(first?.user.slice(0, 200) ?? '?')).toBe(true);
  });

  it('may hold more than was asked for', async () => {
    lab = await openLab([json({ ...VALUE, mood: 'wet', notes: [1] })]);
    expect((await structured()).value).toEqual(VALUE);
    expect(lab.server.requests).toHaveLength(1);
  });

  it('ends the question when the correction is no better, with what was said', async () => {
    lab = await openLab([{ text: 'I like rain.' }]);
    const error = await structured().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ code: 'invalid_answer', providerWords: 'I like rain.' });
    expect((error as ModelError).attempts).toHaveLength(2);
    expect(lab.server.requests).toHaveLength(2);
  });
});

describe('an answer that was cut', () => {
  it('is asked for once more with more room', async () => {
    lab = await openLab([{ text: '{"title":"Rain fa', finish: 'length' }, GOOD]);
    const { value, attempts } = await lab.ask({ maxOutputTokens: 5_000 });
    expect(value).toEqual(VALUE);
    expect(outcomes(attempts)).toEqual(['cut', 'answered']);
    expect(lab.server.requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([5_000, 10_000]);
  });

  it('has room for thoughts as well, the second time', async () => {
    lab = await openLab([{ text: '<think>So many ways', finish: 'length' }, GOOD]);
    await lab.ask({ maxOutputTokens: 200 });
    expect(lab.server.requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([200, 4_296]);
  });

  it('ends the question when it is cut again, or more can not be had', async () => {
    lab = await openLab([{ text: '{"title":"Rain fa', finish: 'length' }]);
    expect(await lab.failure()).toMatchObject({ code: 'cut', retryable: false, providerWords: '{"title":"Rain fa' });
    expect(lab.server.requests).toHaveLength(2);
    await lab.failure({ maxOutputTokens: 99_000 });
    expect(lab.server.requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([500, 4_596, 32_000]);
  });

  it('is taken when all of it is there', async () => {
    lab = await openLab([{ text: `${TEXT}\nI could go on and`, finish: 'length' }]);
    expect((await lab.ask()).value).toEqual(VALUE);
  });
});

describe('a refusal', () => {
  it.each<[string, ModelAnswer]>([
    ['by a filter', { text: 'Not this.', finish: 'content_filter' }],
    [
      'in a field of its own',
      { pieces: [], raw: 'data: {"choices":[{"index":0,"delta":{"refusal":"Not this."}}]}\n\n' },
    ],
    ['in words', { text: "I'm sorry, but I can't help with that." }],
  ])('ends the question at once: %s', async (_, answer) => {
    lab = await openLab([answer]);
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'refused', retryable: false });
    expect(error.providerWords).toMatch(/Not this\.|I can't help/);
    expect(error.message).toBe(`openai-compatible:tester would not answer: "${error.providerWords}"`);
    expect(error.attempts).toMatchObject([{ outcome: 'refused', inputTokens: expect.any(Number) }]);
    expect(lab.server.requests).toHaveLength(1);
  });
});

describe('endless repetition', () => {
  it.each<[string, ModelAnswer]>([
    ['in the answer', { pieces: Array.from({ length: 20_000 }, () => 'And the rain falls down on the town. ') }],
    ['in line breaks', { pieces: Array.from({ length: 20_000 }, () => '\n\n\n\n') }],
  ])('is stopped while it is being written, and asked for once more: %s', async (_, endless) => {
    lab = await openLab([endless, GOOD]);
    const { value, attempts } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(attempts).toMatchObject([{ outcome: 'invalid_answer', isEstimate: true }, { outcome: 'answered' }]);
    expect(attempts[0]?.outputTokens).toBeLessThan(5_000);
    await lab.server.requests[0]?.closed;
  });

  it('ends the question when it comes again', async () => {
    lab = await openLab([{ pieces: Array.from({ length: 20_000 }, () => 'And the rain falls. ') }]);
    const error = await lab.failure();
    expect(error).toMatchObject({ code: 'invalid_answer', retryable: false });
    expect(error.message).toContain('said the same over and over');
    expect(error.providerWords.length).toBeLessThanOrEqual(300);
    expect(lab.server.requests).toHaveLength(2);
  });

  it('in thoughts that are sent apart is stopped as well', async () => {
    const thought = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { reasoning_content: 'Wait. Let me think again. ' } }] })}\n\n`;
    lab = await openLab([{ pieces: [], raw: thought.repeat(20_000) }, GOOD]);
    const { attempts } = await lab.ask();
    expect(outcomes(attempts)).toEqual(['invalid_answer', 'answered']);
  });
});

describe('a question that is too long', () => {
  const tooLong = (message: string): ModelAnswer => ({ status: 400, message });

  it.each([
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
    'prompt is too long: 212345 tokens > 200000 maximum',
    'the request exceeds the available context size, try increasing it',
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    'Input is too long for requested model.',
  ])('is asked with less evidence, never with other rules or another task: %s', async (message) => {
    lab = await openLab(({ user }) => (user.includes('[p2]') ? tooLong(message) : GOOD));
    const { value, attempts, evidenceDropped } = await lab.ask();
    expect(value).toEqual(VALUE);
    expect(outcomes(attempts)).toEqual(['context_overflow', 'context_overflow', 'answered']);
    expect(evidenceDropped).toBe(3);
    expect(lab.waits).toEqual([]);
    const { prompt } = CALL;
    for (const { system, user } of lab.server.requests) {
      expect(system).toContain(prompt.rules);
      expect(user).toContain(prompt.context);
      expect(user).toContain(prompt.task);
      expect(user).toContain('[p1] Rain falls.');
    }
    expect(lab.server.requests[1]?.user).toContain('[p2]');
    expect(lab.server.requests[1]?.user).not.toContain('[p3]');
  });

  it('ends when it is too long without any evidence, after few requests', async () => {
    lab = await openLab([tooLong('maximum context length is 10 tokens')]);
    const evidence = Array.from({ length: 900 }, (_, index) => `[p${index}] Rain.`);
    const error = await lab.failure({ prompt: { ...CALL.prompt, evidence } });
    expect(error).toMatchObject({
      code: 'context_overflow',
      retryable: false,
      providerWords: 'maximum context length is 10 tokens',
    });
    expect(lab.server.requests).toHaveLength(7);
    expect(lab.server.requests.at(-1)?.user).not.toContain('<evidence>');
  });

  it('may be refused by its bytes', async () => {
    lab = await openLab(({ user }) => (user.includes('[p3]') ? { status: 413, body: '' } : GOOD));
    expect((await lab.ask()).evidenceDropped).toBe(2);
  });
});

describe('every kind of trouble one after the other', () => {
  it('stays within twelve requests', async () => {
    const trouble: ModelAnswer[] = [
      { status: 503 },
      { status: 400, message: 'response_format is not supported' },
      { status: 400, message: 'maximum context length' },
      { text: '' },
      { text: '{"a', finish: 'length' },
      { status: 500 },
    ];
    lab = await openLab(({ index }) => trouble[index % trouble.length] ?? {});
    const error = await lab.failure();
    expect(error.attempts.length).toBeLessThanOrEqual(12);
    expect(lab.server.requests).toHaveLength(error.attempts.length);
  });
});

function structured() {
  const { name, role, prompt, maxOutputTokens } = CALL;
  const schema = z.object({ title: z.string(), words: z.int() });
  const options = { signal: new AbortController().signal, accountId: 'account_1' };
  return askStructured((call) => lab.client.complete(call, options), { name, role, prompt, schema, maxOutputTokens });
}
