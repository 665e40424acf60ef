import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSettings } from './describe-settings.ts';
import { costLimitsOf, modelNames, splitModelName, splitTokenPrice } from './model-settings.ts';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env);

describe('the settings of language models', () => {
  it.each([
    ['anthropic', 'ANTHROPIC_API_KEY'],
    ['openai', 'OPENAI_API_KEY'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    ['openai-compatible', 'INKWRIGHT_MODEL_BASE_URL'],
  ])('are refused when a model names %s and %s is not set', (provider, needed) => {
    for (const name of ['INKWRIGHT_MODEL', 'INKWRIGHT_MODEL_CHECK']) {
      const env = { INKWRIGHT_MODEL: 'local:x.gguf', [name]: `${provider}:some-model` };
      expect(() => read(env)).toThrow(`${name} names ${provider}, which needs ${needed}.`);
      expect(read({ ...env, [needed]: 'http://key.example/v1' }).model).toBe(env.INKWRIGHT_MODEL);
    }
  });

  it('need no key for a file, and take a name with colons whole', () => {
    expect(read({ INKWRIGHT_MODEL: 'local:/srv/m.gguf' }).model).toBe('local:/srv/m.gguf');
    const { model } = read({ INKWRIGHT_MODEL: 'openai-compatible:qwen3:8b', INKWRIGHT_MODEL_BASE_URL: 'http://h/v1/' });
    expect(splitModelName(model ?? '')).toEqual({ provider: 'openai-compatible', model: 'qwen3:8b' });
  });

  it.each(['gpt-5', 'mistral:large', 'openai:', 'openai: ', ':x', 'OpenAI:gpt-5'])('refuse the model "%s"', (model) => {
    expect(() => read({ INKWRIGHT_MODEL_PLAN: model })).toThrow(
      `INKWRIGHT_MODEL_PLAN is "${model.trim()}"; allowed is provider:model, the provider one of anthropic, openai, google, openai-compatible, local, cassette.`,
    );
  });

  it('name a model for every role, or for none', () => {
    const named = { model: 'a:1', modelPlan: undefined, modelWrite: 'b:2', modelCheck: undefined };
    expect(modelNames(named)).toEqual({ plan: 'a:1', write: 'b:2', check: 'a:1' });
    expect(modelNames({ ...named, model: undefined, modelPlan: 'c:3' })).toBeUndefined();
    expect(modelNames({ modelPlan: 'a:1', modelWrite: 'b:2', modelCheck: 'c:3' })).toEqual({
      plan: 'a:1',
      write: 'b:2',
      check: 'c:3',
    });
  });

  it('limit costs where an account has no limits of its own, which may be that there is none', () => {
    const settings = { articleCostLimit: 2, monthCostLimit: undefined };
    const none = { articleUsd: undefined, monthUsd: undefined };
    expect(costLimitsOf(settings, none)).toEqual({ articleUsd: 2, monthUsd: undefined });
    expect(costLimitsOf(settings, { articleUsd: 0, monthUsd: 5 })).toEqual({ articleUsd: 0, monthUsd: 5 });
    const unlimited = { articleUsd: Number.POSITIVE_INFINITY, monthUsd: undefined };
    expect(costLimitsOf(settings, unlimited)).toEqual({ articleUsd: Number.POSITIVE_INFINITY, monthUsd: undefined });
  });

  it('say which provider was probably meant', () => {
    const message = (model: string) => () => read({ INKWRIGHT_MODEL: model });
    expect(message('antropic:claude-5')).toThrow(/cassette\. Did you mean "anthropic:claude-5"\?/);
    expect(message('OpenAI:gpt:5')).toThrow('Did you mean "openai:gpt:5"?');
    expect(message('mistral:large')).not.toThrow('Did you mean');
  });

  it('refuse an embedding model where there is none', () => {
    expect(() => read({ INKWRIGHT_EMBEDDING_MODEL: 'anthropic:x' })).toThrow(
      'one of openai, google, openai-compatible.',
    );
    expect(() => read({ INKWRIGHT_EMBEDDING_MODEL: 'openai:x' })).toThrow('which needs OPENAI_API_KEY.');
  });

  it('refuse models for some roles only', () => {
    expect(() => read({ INKWRIGHT_MODEL_PLAN: 'local:a' })).toThrow(
      'A model is set for some roles only: set INKWRIGHT_MODEL, or also INKWRIGHT_MODEL_WRITE and INKWRIGHT_MODEL_CHECK.',
    );
    const all = { INKWRIGHT_MODEL_PLAN: 'local:a', INKWRIGHT_MODEL_WRITE: 'local:b', INKWRIGHT_MODEL_CHECK: 'local:c' };
    expect(read(all).workers).toBe(16);
    expect(read({ INKWRIGHT_MODEL: 'local:a', INKWRIGHT_MODEL_PLAN: 'local:b' }).modelPlan).toBe('local:b');
  });

  it('refuse a base address that no model would use', () => {
    const env = { INKWRIGHT_MODEL: 'openai:x', OPENAI_API_KEY: 'k', INKWRIGHT_MODEL_BASE_URL: 'http://h/v1' };
    expect(() => read(env)).toThrow('for a proxy of another provider set');
    expect(read({ ...env, INKWRIGHT_EMBEDDING_MODEL: 'openai-compatible:e' }).modelBaseUrl).toBe('http://h/v1');
  });

  it('give a process more workers, unless their number is set', () => {
    expect(read({})).toMatchObject({ workers: 4, accountWorkers: 4 });
    expect(read({ INKWRIGHT_MODEL: 'local:a' })).toMatchObject({ workers: 16, accountWorkers: 16 });
    expect(read({ INKWRIGHT_MODEL: 'local:a', INKWRIGHT_WORKERS: '3' })).toMatchObject({
      workers: 3,
      accountWorkers: 3,
    });
    expect(read({ INKWRIGHT_EMBEDDING_MODEL: 'openai:e', OPENAI_API_KEY: 'k' }).workers).toBe(4);
  });

  it('let one account have all the calls of a process, unless that is set', () => {
    expect(read({ INKWRIGHT_MODEL_CONCURRENCY: '5' }).modelAccountConcurrency).toBe(5);
    expect(read({ INKWRIGHT_MODEL_ACCOUNT_CONCURRENCY: '2' }).modelAccountConcurrency).toBe(2);
  });

  it.each([
    ['0.75', 0.75],
    ['20', 20],
    ['0.000001', 0.000001],
  ])('take a limit of %s US dollars', (text, amount) => {
    expect(read({ INKWRIGHT_ARTICLE_COST_LIMIT: text }).articleCostLimit).toBe(amount);
    expect(read({ INKWRIGHT_MONTH_COST_LIMIT: text }).monthCostLimit).toBe(amount);
  });

  it.each(['0', '0.0', '-1', '1e3', '$5', '5,00', 'Infinity', '0.0000001'])('refuse a limit of %s', (text) => {
    expect(() => read({ INKWRIGHT_MONTH_COST_LIMIT: text })).toThrow(
      `INKWRIGHT_MONTH_COST_LIMIT is "${text}"; allowed is an amount of US dollars above 0, such as 0.75 or 20.`,
    );
  });

  it('take the price of the operator’s own server', () => {
    expect(read({ INKWRIGHT_MODEL_PRICE: '0.15/0.6' }).modelPrice).toBe('0.15/0.6');
    expect(splitTokenPrice('0.15/0.6')).toEqual({ inputUsd: 0.15, outputUsd: 0.6 });
    expect(splitTokenPrice('0/0')).toEqual({ inputUsd: 0, outputUsd: 0 });
    for (const text of ['0.15', '0.15/', '-1/2', '1/2/3', '$1/$2']) {
      expect(() => read({ INKWRIGHT_MODEL_PRICE: text })).toThrow(
        `INKWRIGHT_MODEL_PRICE is "${text}"; allowed is INPUT`,
      );
    }
  });

  it('name those that are set and do nothing without a model', () => {
    const env = { INKWRIGHT_MONTH_COST_LIMIT: '5', INKWRIGHT_RECORD_MODEL: 'x.json', INKWRIGHT_MODEL_API_KEY: 'k' };
    expect(read(env).withoutEffect).toEqual([
      'INKWRIGHT_MODEL_API_KEY',
      'INKWRIGHT_MONTH_COST_LIMIT',
      'INKWRIGHT_RECORD_MODEL',
    ]);
    expect(read({ ...env, INKWRIGHT_MODEL: 'local:a' })).toMatchObject({
      withoutEffect: [],
      recordModel: resolve('x.json'),
    });
  });

  it('never show a key', () => {
    const env = {
      INKWRIGHT_MODEL: 'openai-compatible:m',
      INKWRIGHT_MODEL_BASE_URL: 'http://h/v1',
      INKWRIGHT_MODEL_API_KEY: 'hunter1',
      ANTHROPIC_API_KEY: 'hunter2',
      OPENAI_API_KEY: 'hunter3',
      GOOGLE_GENERATIVE_AI_API_KEY: 'hunter4',
    };
    const described = describeSettings(read(env));
    expect(JSON.stringify(described)).not.toContain('hunter');
    expect(described.find((row) => row.name === 'INKWRIGHT_MODEL')?.value).toBe('openai-compatible:m');
  });
});
