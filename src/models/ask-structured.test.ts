import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askStructured } from './ask-structured.ts';
import { type ModelAttempt, type ModelCall, ModelError, type ModelReply } from './language-model.ts';

const QUESTION = {
  name: 'outline/plan#1',
  role: 'plan',
  prompt: { rules: 'Be brief.', context: '', evidence: [], task: 'Name a title and its words.' },
  schema: z.object({ title: z.string().min(1), words: z.int() }),
  maxOutputTokens: 100,
} as const;

const attempt = (outcome: ModelAttempt['outcome'] = 'answered'): ModelAttempt => ({
  model: 'test:model',
  outcome,
  milliseconds: 1,
});
const reply = (value: unknown, text = JSON.stringify(value) ?? ''): ModelReply => ({
  value,
  text,
  attempts: [attempt()],
  evidenceDropped: 0,
});

/** Plays the replies one after the other and keeps the calls. */
function playing(...replies: (ModelReply | Error)[]) {
  const calls: ModelCall[] = [];
  return {
    calls,
    complete: (call: ModelCall): Promise<ModelReply> => {
      calls.push(call);
      const next = replies.shift() ?? new Error('asked once too often');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
  };
}

describe('a structured question', () => {
  it('asks once when the answer fits, and says what it wants as JSON Schema', async () => {
    const model = playing(reply({ title: 'Rain', words: 12 }));
    expect(await askStructured(model.complete, QUESTION)).toEqual({
      value: { title: 'Rain', words: 12 },
      attempts: [attempt()],
    });
    expect(model.calls).toHaveLength(1);
    expect(model.calls[0]).not.toHaveProperty('schema');
    expect(model.calls[0]?.jsonSchema).toMatchObject({
      type: 'object',
      properties: { title: { type: 'string' }, words: { type: 'integer' } },
      required: ['title', 'words'],
      additionalProperties: false,
    });
    expect(model.calls[0]?.jsonSchema).not.toHaveProperty('$schema');
  });

  it('leaves out members nobody asked for', async () => {
    const model = playing(reply({ title: 'Rain', words: 12, mood: 'wet' }));
    expect((await askStructured(model.complete, QUESTION)).value).toEqual({ title: 'Rain', words: 12 });
  });

  it('asks again with the answer and what is wrong with it', async () => {
    const model = playing(reply({ title: 'Rain', words: '12' }), reply({ title: 'Rain', words: 12 }));
    const { value, attempts } = await askStructured(model.complete, QUESTION);
    expect(value).toEqual({ title: 'Rain', words: 12 });
    expect(attempts).toHaveLength(2);
    expect(model.calls[0]?.correction).toBeUndefined();
    expect(model.calls[1]?.correction?.answer).toBe('{"title":"Rain","words":"12"}');
    expect(model.calls[1]?.correction?.problem).toMatch(/^words: .*expected/);
  });

  it('says so when there was no JSON in the answer', async () => {
    const model = playing(reply(undefined, 'Rain, twelve words.'), reply({ title: 'Rain', words: 12 }));
    await askStructured(model.complete, QUESTION);
    expect(model.calls[1]?.correction).toEqual({
      answer: 'Rain, twelve words.',
      problem: 'it holds no complete JSON value.',
    });
  });

  it('gives up after the second answer, with its words and both attempts', async () => {
    const model = playing(reply({ title: '' }), reply(undefined, 'I would\n rather not.'));
    const error = await askStructured(model.complete, QUESTION).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({
      code: 'invalid_answer',
      retryable: false,
      providerWords: 'I would rather not.',
      attempts: [attempt(), attempt()],
    });
    expect((error as Error).message).toContain('test:model answered "outline/plan#1" twice');
    expect(model.calls).toHaveLength(2);
  });

  it('keeps the first attempts when the second question fails', async () => {
    const lost = new ModelError('timeout', 'test:model was silent', {
      retryable: true,
      retryAfterMs: 5,
      providerWords: '',
      attempts: [attempt('timeout')],
    });
    const error = await askStructured(playing(reply({}), lost).complete, QUESTION).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'timeout',
      message: 'test:model was silent',
      retryable: true,
      retryAfterMs: 5,
      attempts: [attempt(), attempt('timeout')],
    });
  });

  it('keeps them as well for an error that came across threads, and passes on what is none of the model', async () => {
    const carried = Object.assign(new Error('gone'), {
      name: 'ModelError',
      code: 'connection',
      retryable: true,
      providerWords: 'reset',
      attempts: [attempt('connection')],
    });
    await expect(askStructured(playing(reply({}), carried).complete, QUESTION)).rejects.toMatchObject({
      code: 'connection',
      attempts: [attempt(), attempt('connection')],
    });
    const aborted = new Error('stopped');
    await expect(askStructured(playing(reply({}), aborted).complete, QUESTION)).rejects.toBe(aborted);
  });

  it('keeps the list of problems short', async () => {
    const schema = z.object({ list: z.array(z.int()) });
    const model = playing(reply({ list: Array.from({ length: 500 }, () => 'x') }), reply({ list: [1] }));
    await askStructured(model.complete, { ...QUESTION, schema });
    const problem = model.calls[1]?.correction?.problem ?? '';
    expect(problem).toContain('list[0]: ');
    expect(problem).toContain('and 488 more');
    expect(problem.length).toBeLessThanOrEqual(2_000);
  });
});
