import { describe, expect, it } from 'vitest';
import { ModelError } from '../language-model.ts';
import { aCall, askedOf } from './call.fixture.ts';
import { createScriptedModel, inTurn } from './scripted-model.ts';

describe('a scripted model', () => {
  it('plays the answer of the name it is asked under, and a function of the call', async () => {
    const model = createScriptedModel({
      answers: {
        outline: { title: 'Tea' },
        'sections/write#2': (call: { maxOutputTokens: number }) => call.maxOutputTokens,
      },
    });
    expect(await askedOf(model, 'outline')).toMatchObject({ value: { title: 'Tea' }, text: '{"title":"Tea"}' });
    expect((await askedOf(model, 'sections/write#2')).value).toBe(aCall('x').maxOutputTokens);
  });

  it('says what a call has taken, as a provider would', async () => {
    const guessed = await askedOf(createScriptedModel({ answers: { a: 'tea' } }), 'a');
    expect(guessed.attempts).toEqual([
      { model: 'scripted:model', outcome: 'answered', milliseconds: 0, inputTokens: 11, outputTokens: 2, costUsd: 0 },
    ]);
    const given = createScriptedModel({
      answers: { a: 'tea' },
      nameOf: (role) => `test:${role}`,
      usageOf: () => ({ inputTokens: 7 }),
    });
    expect((await askedOf(given, 'a')).attempts).toEqual([
      { model: 'test:write', outcome: 'answered', milliseconds: 0, inputTokens: 7 },
    ]);
  });

  it('gives each asker a copy', async () => {
    const model = createScriptedModel({ answers: { a: { list: [1] } } });
    const first = (await askedOf(model, 'a')).value as { list: number[] };
    first.list.push(2);
    expect((await askedOf(model, 'a')).value).toEqual({ list: [1] });
  });

  it('refuses what nobody scripted, and names the closest', async () => {
    const model = createScriptedModel({ answers: { 'sections/write#1': 1, outline: 2, brief: 3, faq: 4 } });
    await expect(askedOf(model, 'sections/wrote#1')).rejects.toThrow(
      /nobody scripted an answer to "sections\/wrote#1"; the closest names in the script are sections\/write#1, /,
    );
    await expect(askedOf(createScriptedModel({ answers: {} }), 'constructor')).rejects.toThrow('the script is empty');
  });

  it('asks `otherwise` for the rest, which may refuse too', async () => {
    const model = createScriptedModel({
      answers: { a: 1 },
      otherwise: (call) => (call.name.startsWith('check/') ? { ok: true } : undefined),
    });
    expect((await askedOf(model, 'check/3')).value).toEqual({ ok: true });
    await expect(askedOf(model, 'faq')).rejects.toThrow('nobody scripted an answer to "faq"');
  });

  it('records every question, and tells which answers nobody wanted', async () => {
    const model = createScriptedModel({ answers: { a: 1, b: 2, c: 3 } });
    await askedOf(model, 'b');
    await expect(askedOf(model, 'z')).rejects.toThrow();
    expect(model.asked.map((call) => call.name)).toEqual(['b', 'z']);
    expect(model.unused()).toEqual(['a', 'c']);
  });

  it('plays answers in turn, faults among them, and no more than there are', async () => {
    const fault = new ModelError('unavailable', 'away', { retryable: true, providerWords: '' });
    const model = createScriptedModel({
      answers: {
        a: inTurn('one', () => {
          throw fault;
        }),
      },
    });
    expect((await askedOf(model, 'a')).value).toBe('one');
    await expect(askedOf(model, 'a')).rejects.toBe(fault);
    await expect(askedOf(model, 'a')).rejects.toThrow('more than the 2 times');
  });

  it('stops with the reason of the signal, also while an answer is made', async () => {
    const stop = new AbortController();
    const model = createScriptedModel({ answers: { a: () => stop.abort(new Error('cancelled')), b: 1 } });
    await expect(askedOf(model, 'a', stop.signal)).rejects.toThrow('cancelled');
    await expect(askedOf(model, 'b', stop.signal)).rejects.toThrow('cancelled');
    expect(model.asked).toHaveLength(1);
  });
});
