import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tinyGguf } from '../../test/support/tiny-gguf.ts';
import { readSettings } from '../config/settings.ts';
import { aCall, askedOf } from '../models/scripted/call.fixture.ts';
import type { SpendingJob } from '../models/spending.ts';
import type { ModelSpend } from '../store/model-spend.ts';
import { FixedClock } from '../support/clock.ts';
import { type Logger, silentLogger } from '../support/logger.ts';
import { openModelTools } from './model-tools.ts';
import { openModels } from './models.ts';

const clock = new FixedClock('2026-11-28T08:00:00Z');
const JOB: SpendingJob = { accountId: 'acc_1', rootId: 'job_1', jobId: 'job_1' };

describe('the models of an installation', () => {
  let folder: string;
  let server: Server;
  let baseUrl: string;
  let content: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'inkwright-models-'));
    content = '{"capital":"Lisbon"}';
    server = createServer((request, response) => {
      request.resume();
      const chunk = { choices: [{ index: 0, delta: { content }, finish_reason: 'stop' }] };
      const usage = { choices: [], usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 } };
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`data: ${JSON.stringify(chunk)}\n\ndata: ${JSON.stringify(usage)}\n\ndata: [DONE]\n\n`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const settingsOf = (env: Record<string, string>) => readSettings({ INKWRIGHT_DATA: folder, ...env });
  const open = (env: Record<string, string>, logger: Logger = silentLogger) =>
    openModels(settingsOf(env), { clock, logger });
  const compatible = () => ({ INKWRIGHT_MODEL: 'openai-compatible:tea', INKWRIGHT_MODEL_BASE_URL: baseUrl });
  const cassette = (name: string, answer: unknown) => {
    const file = join(folder, name);
    const entries = ['a', 'b'].map((call) => ({ name: call, promptHash: null, answer }));
    writeFileSync(file, JSON.stringify({ model: 'by hand', recordedAt: '2026-11-28T08:00:00Z', entries }));
    return file;
  };
  /** Writes nothing down, and remembers the limits it was asked to keep. */
  const spendWith = (own: Awaited<ReturnType<ModelSpend['limitsOf']>>) => {
    const kept: unknown[] = [];
    const spend: ModelSpend = {
      limitsOf: async () => own,
      setLimits: async () => undefined,
      reserve: async (_scope, ahead, limits) => {
        kept.push({ ...limits, estimateUsd: ahead.estimateUsd });
        return { hold: 1 };
      },
      settle: async () => undefined,
      report: () => Promise.reject(new Error('not asked')),
    };
    return { spend, kept };
  };

  it('are none where none is set', async () => {
    const models = open({});
    expect(models.languageModel).toBeUndefined();
    expect(models.embeddings).toBeUndefined();
    expect(await models.forJob(JOB, spendWith({ articleUsd: 1, monthUsd: 1 }).spend)).toBeUndefined();
    await models.close();
  });

  it('are asked at their provider, and cost what the operator says', async () => {
    const models = open({ ...compatible(), INKWRIGHT_MODEL_PRICE: '1000/5000' });
    const reply = await askedOf(models.languageModel ?? expect.fail(), 'a');
    expect(reply.value).toEqual({ capital: 'Lisbon' });
    expect(reply.attempts).toMatchObject([
      { model: 'openai-compatible:tea', outcome: 'answered', inputTokens: 100, outputTokens: 10, costUsd: 0.15 },
    ]);
    await models.close();
  });

  it('may be another for each role', async () => {
    const models = open({ ...compatible(), INKWRIGHT_MODEL_PLAN: `cassette:${cassette('plan.json', 'played')}` });
    const model = models.languageModel ?? expect.fail();
    expect([model.nameOf('plan'), model.nameOf('check')]).toEqual(['cassette:by hand', 'openai-compatible:tea']);
    const signal = new AbortController().signal;
    const planned = await model.complete(aCall('a', { role: 'plan' }), { signal, accountId: 'acc_1' });
    expect(planned).toMatchObject({ value: 'played', attempts: [{ costUsd: 0 }] });
    expect((await askedOf(model, 'a')).value).toEqual({ capital: 'Lisbon' });
    await models.close();
  });

  it('are recorded where that is set, and what was recorded is played', async () => {
    const file = join(folder, 'tape.json');
    const models = open({ ...compatible(), INKWRIGHT_RECORD_MODEL: file });
    await askedOf(models.languageModel ?? expect.fail(), 'a');
    await models.close();
    expect(readFileSync(file, 'utf8')).toContain('"Lisbon"');
    const player = open({ INKWRIGHT_MODEL: `cassette:${file}` });
    expect((await askedOf(player.languageModel ?? expect.fail(), 'a')).value).toEqual({ capital: 'Lisbon' });
    await player.close();
  });

  it('spend under the limits of the account, else under those of the settings', async () => {
    const limits = { INKWRIGHT_ARTICLE_COST_LIMIT: '2', INKWRIGHT_MONTH_COST_LIMIT: '50' };
    const models = open({ ...compatible(), ...limits, INKWRIGHT_MODEL_PRICE: '0/5000' });
    const own = spendWith({ articleUsd: 0.5, monthUsd: undefined });
    await askedOf((await models.forJob(JOB, own.spend)) ?? expect.fail(), 'a');
    const none = spendWith({ articleUsd: undefined, monthUsd: Number.POSITIVE_INFINITY });
    await askedOf((await models.forJob(JOB, none.spend)) ?? expect.fail(), 'a');
    expect([...own.kept, ...none.kept]).toEqual([
      { articleUsd: 0.5, monthUsd: 50, estimateUsd: 1 },
      { articleUsd: 2, monthUsd: Number.POSITIVE_INFINITY, estimateUsd: 1 },
    ]);
    await models.close();
  });

  it('are named in the log when a limit can not hold them', async () => {
    const warned: unknown[] = [];
    const logger: Logger = { ...silentLogger, warn: (...line: unknown[]) => void warned.push(line) };
    const limit = { INKWRIGHT_MONTH_COST_LIMIT: '50' };
    for (const env of [
      compatible(),
      { ...compatible(), ...limit },
      { ...compatible(), ...limit, INKWRIGHT_MODEL_PRICE: '0/0' },
      { ...limit, INKWRIGHT_MODEL: `cassette:${cassette('tape.json', 1)}` },
    ]) {
      await open(env, logger).close();
    }
    expect(warned).toEqual([
      [
        { model: 'openai-compatible:tea' },
        'The price of openai-compatible:tea is not known, so INKWRIGHT_MONTH_COST_LIMIT can not limit it',
      ],
    ]);
  });

  it('are looked for before anything is asked, unless this process asks none', async () => {
    const env = { INKWRIGHT_MODEL: 'local:tiny' };
    expect(() => open(env)).toThrow(`The model local:tiny is not there: ${join(folder, 'models', 'tiny.gguf')}`);
    mkdirSync(join(folder, 'models'));
    writeFileSync(join(folder, 'models', 'tiny.gguf'), tinyGguf());
    expect(() => open(env)).toThrow('run `inkwright models add` once');
    expect(() => open({ INKWRIGHT_MODEL: 'cassette:/nowhere.json' })).toThrow(
      'The cassette /nowhere.json can not be read',
    );
    const idle = openModels(settingsOf(env), { clock, logger: silentLogger, areAsked: false });
    expect(idle.languageModel).toBeUndefined();
    await idle.close();
  });

  it('compare texts where an embedding model is set', () => {
    const { embeddings } = open({
      INKWRIGHT_EMBEDDING_MODEL: 'openai-compatible:e5',
      INKWRIGHT_MODEL_BASE_URL: baseUrl,
    });
    expect(embeddings?.name).toBe('openai-compatible:e5');
  });

  describe('tried from the command line', () => {
    const trials = (env: Record<string, string>) =>
      openModelTools(settingsOf(env), '0').test(new AbortController().signal);

    it('answer for each role, with what it took', async () => {
      const tried = await trials({ ...compatible(), INKWRIGHT_MODEL_PRICE: '1000/5000' });
      expect(tried.map(({ role }) => role)).toEqual(['plan', 'write', 'check']);
      expect(tried[0]).toMatchObject({
        model: 'openai-compatible:tea',
        ok: true,
        said: 'Lisbon',
        requests: 1,
        inputTokens: 100,
        outputTokens: 10,
        costUsd: 0.15,
      });
    });

    it('say what went wrong', async () => {
      content = '{"city":1}';
      const [plan] = await trials(compatible());
      expect(plan).toMatchObject({ ok: false, requests: 2, costUsd: undefined });
      expect(plan?.said).toContain('twice in a form that can not be used');
      await expect(trials({})).rejects.toThrow('set INKWRIGHT_MODEL');
    });
  });
});
