import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tinyGguf } from '../../../test/support/tiny-gguf.ts';
import { packageRoot } from '../../support/package-root.ts';
import type { TransportRequest } from '../transport.ts';
import { installLlama } from './install-llama.ts';
import { isLlamaInstalled } from './llama-module.ts';
import { createLocalEngine, type LocalEngine } from './local-engine.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 20 },
    kind: { enum: ['guide', 'list'] },
    steps: { type: 'array', items: { type: 'string', maxLength: 10 }, minItems: 1, maxItems: 2 },
  },
  required: ['title', 'kind', 'steps'],
  additionalProperties: false,
};

const request = (change: Partial<TransportRequest> = {}): TransportRequest => ({
  system: 'You write.',
  user: 'Plan an article.',
  jsonSchema: SCHEMA,
  maxOutputTokens: 300,
  signal: new AbortController().signal,
  ...change,
});

describe('a local engine that is not installed', () => {
  it('says what to do', async () => {
    const engine = createLocalEngine({ folder: '/nowhere', timeLimitMs: 1000 });
    await expect(engine.transport('local:x.gguf', '/x.gguf').generate(request())).rejects.toMatchObject({
      name: 'TransportFailure',
      code: 'unavailable',
      retryable: false,
      message: 'The model local:x.gguf could not be run in this process.',
      providerWords: expect.stringContaining('run `inkwright models add` once'),
    });
    await engine.close();
  });
});

// 730 MB that no other test needs: they are installed when the variable names a folder, and used when they are there.
const named = process.env.INKWRIGHT_TEST_LOCAL_MODEL;
const folder = named ?? join(homedir(), '.cache', 'inkwright', 'local-model');
const isHere = named !== undefined || isLlamaInstalled(folder);

describe('a GGUF in this process', () => {
  let scratch: string;
  let file: string;
  let engine: LocalEngine;

  beforeEach(({ skip }) => {
    if (!isHere) skip('it needs node-llama-cpp (730 MB); INKWRIGHT_TEST_LOCAL_MODEL=FOLDER installs it there');
  });
  beforeAll(async () => {
    if (!isHere) return;
    scratch = mkdtempSync(join(tmpdir(), 'inkwright-gguf-'));
    file = join(scratch, 'tiny.gguf');
    writeFileSync(file, tinyGguf());
    if (!isLlamaInstalled(folder)) await installLlama(join(packageRoot(), 'local-model'), folder);
    engine = createLocalEngine({ folder, threads: 1, timeLimitMs: 60_000 });
  }, 300_000);
  afterAll(async () => {
    if (!isHere) return;
    await engine.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  const model = () => engine.transport('local:tiny', file);

  it('answers with JSON of the schema, and counts tokens', async () => {
    const { text, finish, usage } = await model().generate(request());
    const value = JSON.parse(text) as { title: string; kind: string; steps: string[] };
    expect(finish).toBe('stop');
    expect(Object.keys(value)).toEqual(['title', 'kind', 'steps']);
    expect(['guide', 'list']).toContain(value.kind);
    expect(value.steps.length).toBeGreaterThan(0);
    expect(usage.inputTokens).toBeGreaterThan(100);
    expect(usage.outputTokens).toBeGreaterThan(10);
    expect(usage.cachedInputTokens).toBeLessThanOrEqual(1);
  });

  it('does not compute again what two questions begin with', async () => {
    const first = await model().generate(request());
    const second = await model().generate(request({ user: 'Plan an article. Another one.' }));
    expect(second.usage.inputTokens).toBeGreaterThan(first.usage.inputTokens ?? 0);
    expect(second.usage.cachedInputTokens).toBeGreaterThan(10);
  });

  it('says that an answer was cut', async () => {
    const { finish, usage } = await model().generate(request({ maxOutputTokens: 5 }));
    expect(finish).toBe('length');
    expect(usage.outputTokens).toBeLessThanOrEqual(6);
  });

  it('takes any JSON where a schema can not become a grammar', async () => {
    const jsonSchema = { $ref: '#/$defs/nowhere' };
    const { usage } = await model().generate(request({ jsonSchema, maxOutputTokens: 40 }));
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  it('answers one after another, and who is aborted in line leaves it at once', async () => {
    const stop = new AbortController();
    const running = [model().generate(request()), model().generate(request({ signal: stop.signal }))];
    const third = model().generate(request());
    stop.abort(new Error('cancelled'));
    await expect(running[1]).rejects.toThrow('cancelled');
    expect((await running[0])?.finish).toBe('stop');
    expect((await third).finish).toBe('stop');
  });

  it('stops in the middle of an answer, with the reason of the signal', async () => {
    const stop = new AbortController();
    const jsonSchema = { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 200 };
    const answer = model().generate(request({ jsonSchema, maxOutputTokens: 600, signal: stop.signal }));
    setImmediate(() => stop.abort(new Error('cancelled')));
    await expect(answer).rejects.toThrow('cancelled');
    expect((await model().generate(request())).finish).toBe('stop');
  });

  it('gives an answer up that takes too long', async () => {
    const hasty = createLocalEngine({ folder, threads: 1, timeLimitMs: 1 });
    const answer = hasty.transport('local:tiny', file).generate(request());
    await expect(answer).rejects.toMatchObject({ code: 'timeout', retryable: true });
    await hasty.close();
  });

  it('refuses a question that is longer than its context', async () => {
    const long = model().generate(request({ user: 'tea '.repeat(1000) }));
    await expect(long).rejects.toMatchObject({ code: 'context_overflow', retryable: false });
  });

  it('changes from one file to another, and says when one is no model', async () => {
    const other = join(scratch, 'other.gguf');
    writeFileSync(other, tinyGguf());
    const broken = join(scratch, 'broken.gguf');
    writeFileSync(broken, 'GGUF');
    expect((await engine.transport('local:other', other).generate(request())).finish).toBe('stop');
    await expect(engine.transport('local:broken', broken).generate(request())).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The model local:broken could not be run in this process.',
    });
    expect((await model().generate(request())).finish).toBe('stop');
  });
});
