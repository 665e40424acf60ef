import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '../../support/clock.ts';
import type { LanguageModel } from '../language-model.ts';
import { aCall, askedOf } from '../scripted/call.fixture.ts';
import { createScriptedModel, inTurn } from '../scripted/scripted-model.ts';
import { type Cassette, promptHash } from './cassette.ts';
import { playCassette } from './play-cassette.ts';
import { recordCassette } from './record-cassette.ts';

const clock = new FixedClock('2026-11-28T08:00:00Z');

describe('a cassette', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inkwright-cassette-'));
    file = join(folder, 'tea', 'cassette.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const recorded = () => JSON.parse(readFileSync(file, 'utf8')) as Cassette;
  const write = (entries: object[], change: object = {}) => {
    const path = join(folder, 'by-hand.json');
    const cassette = { model: 'by hand', recordedAt: '2026-11-28T08:00:00Z', entries, ...change };
    writeFileSync(path, JSON.stringify(cassette));
    return path;
  };
  const paid = (answers: Record<string, unknown>): LanguageModel =>
    createScriptedModel({
      answers,
      nameOf: (role) => (role === 'plan' ? 'openai:big' : 'openai:small'),
      usageOf: () => ({ inputTokens: 90, outputTokens: 9, costUsd: 0.25 }),
    });

  it('keeps each answer with its name, what it was asked for, and what it took', async () => {
    const model = recordCassette(paid({ outline: { h2: ['Leaves'] } }), file, clock);
    await askedOf(model, 'outline');
    expect(recorded()).toEqual({
      model: 'openai:big, openai:small',
      recordedAt: '2026-11-28T08:00:00.000Z',
      entries: [
        {
          name: 'outline',
          promptHash: promptHash(aCall('outline')),
          answer: { h2: ['Leaves'] },
          usage: { inputTokens: 90, outputTokens: 9, costUsd: 0.25 },
        },
      ],
    });
    expect(readFileSync(file, 'utf8')).not.toContain('Write well');
    expect(readdirSync(join(folder, 'tea'))).toEqual(['cassette.json']);
  });

  it('plays what was recorded, with its tokens and at no cost, without the model', async () => {
    await askedOf(recordCassette(paid({ a: [1, 2] }), file, clock), 'a');
    const player = playCassette(file);
    const reply = await askedOf(player, 'a');
    expect(reply).toMatchObject({ value: [1, 2], attempts: [{ inputTokens: 90, outputTokens: 9, costUsd: 0 }] });
    expect(player.nameOf('plan')).toBe('cassette:openai:big, openai:small');
    await expect(askedOf(player, 'b')).rejects.toThrow('nobody scripted an answer to "b"');
  });

  it('is gone on with by the next recorder, and an answer to the same question takes the place of the older', async () => {
    await askedOf(recordCassette(paid({ a: 'old', b: 'kept' }), file, clock), 'a');
    await askedOf(recordCassette(paid({ a: 'new', b: 'kept' }), file, clock), 'b');
    await askedOf(recordCassette(paid({ a: 'new' }), file, clock), 'a');
    expect(recorded().entries.map(({ name, answer }) => [name, answer])).toEqual([
      ['a', 'new'],
      ['b', 'kept'],
    ]);
  });

  it('loses nothing of many answers at once', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `section#${index}`);
    const model = recordCassette(paid(Object.fromEntries(names.map((name) => [name, name]))), file, clock);
    await Promise.all(names.map((name) => askedOf(model, name)));
    expect(recorded().entries.map(({ name }) => name)).toEqual(names);
  });

  it('holds no answer in which no JSON was found, nor one that failed', async () => {
    const silent: LanguageModel = {
      nameOf: () => 'x:y',
      complete: () => Promise.resolve({ value: undefined, text: 'Sure!', attempts: [], evidenceDropped: 0 }),
    };
    const model = recordCassette(silent, file, clock);
    await askedOf(model, 'a');
    await model.close();
    expect(recorded().entries).toEqual([]);
    const failing = recordCassette(paid({}), file, clock);
    await expect(askedOf(failing, 'a')).rejects.toThrow('nobody scripted');
    expect(recorded().entries).toEqual([]);
  });

  it('plays an answer to the same prompt first, else in the order recorded', async () => {
    const correction = { answer: 'x', problem: 'no title' };
    const corrected = promptHash(aCall('a', { correction }));
    const path = write([
      { name: 'a', promptHash: null, answer: 'first' },
      { name: 'a', promptHash: corrected, answer: 'corrected' },
      { name: 'a', promptHash: null, answer: 'last' },
    ]);
    const player = playCassette(path);
    const signal = new AbortController().signal;
    const again = await player.complete(aCall('a', { correction }), { signal, accountId: 'acc_1' });
    expect(again.value).toBe('corrected');
    const rest = [await askedOf(player, 'a'), await askedOf(player, 'a'), await askedOf(player, 'a')];
    expect(rest.map((reply) => reply.value)).toEqual(['first', 'last', 'last']);
  });

  it('tells prompts apart by everything the model is shown', () => {
    const plain = promptHash(aCall('a'));
    const { prompt } = aCall('a');
    expect(promptHash(aCall('another name', { maxOutputTokens: 1 }))).toBe(plain);
    const changed = [
      aCall('a', { prompt: { ...prompt, evidence: [] } }),
      aCall('a', { prompt: { ...prompt, rules: '' } }),
      aCall('a', { jsonSchema: {} }),
      aCall('a', { correction: { answer: '', problem: '' } }),
    ];
    expect(new Set([plain, ...changed.map(promptHash)]).size).toBe(5);
  });

  it.each([
    ['{"model": "x"', 'is not a cassette: it is not JSON'],
    ['{"model": "x", "recordedAt": "2026-11-28T08:00:00Z", "entries": [{"name": ""}]}', 'entries.0.name'],
    ['{"model": "x", "recordedAt": "today", "entries": []}', 'recordedAt'],
  ])('is refused when it is %s', (text, complaint) => {
    const path = join(folder, 'bad.json');
    writeFileSync(path, text);
    expect(() => playCassette(path)).toThrow(complaint);
    expect(() => recordCassette(paid({ a: inTurn(1) }), path, clock)).toThrow(complaint);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('says so when it is not there, or can not be written', async () => {
    expect(() => playCassette(file)).toThrow(`The cassette ${file} can not be read (ENOENT).`);
    const blocked = join(write([]), 'below-a-file.json');
    await expect(askedOf(recordCassette(paid({ a: 1 }), blocked, clock), 'a')).rejects.toThrow(
      `The cassette ${blocked} can not be written`,
    );
  });
});
