import { describe, expect, it } from 'vitest';
import type { Installation, ModelTools } from '../app.ts';
import { readSettings } from '../config/settings.ts';
import type { CommandContext } from './context.ts';
import { createProgram } from './program.ts';

interface Ran {
  readonly out: string;
  readonly err: string;
  readonly failed: boolean;
}

const TRIAL = { role: 'plan', model: 'openai:x', ok: true, said: 'Lisbon', milliseconds: 12, requests: 1 } as const;
const COUNTS = { inputTokens: 90, outputTokens: 9, costUsd: 0.00025 };

/** Runs one command with tools and an installation of the test's own. */
async function run(
  args: readonly string[],
  given: { tools?: Partial<ModelTools>; spend?: Partial<Installation['modelSpend']>; env?: Record<string, string> },
): Promise<Ran> {
  const said: { out: string[]; err: string[] } = { out: [], err: [] };
  let failed = false;
  const installation: Partial<Installation> = {
    accounts: { list: async () => [{ id: 'acc_1', disabledAt: null }] } as never,
    demoAccount: async () => undefined,
    modelSpend: given.spend as Installation['modelSpend'],
    close: async () => undefined,
  };
  const context: CommandContext = {
    output: { out: (text) => void said.out.push(text), err: (text) => void said.err.push(text), interactive: false },
    settings: () => readSettings(given.env ?? {}),
    open: async () => installation as Installation,
    modelTools: async () => given.tools as ModelTools,
    start: () => Promise.reject(new Error('nothing is started')),
    fail: () => {
      failed = true;
    },
    signal: new AbortController().signal,
  };
  await createProgram(context, '0').parseAsync(['models', ...args], { from: 'user' });
  return { out: said.out.join(''), err: said.err.join(''), failed };
}

describe('inkwright models', () => {
  it('list shows what was pulled, and what is missing to run it', async () => {
    const file = { name: 'tiny', file: '/data/models/tiny.gguf', bytes: 469_280 };
    const missing = await run(['list'], { tools: { list: () => ({ isEngineInstalled: false, files: [file] }) } });
    expect(missing.out).toContain('local:tiny  469.3 kB  /data/models/tiny.gguf');
    expect(missing.out).toContain('inkwright models add');
    const none = await run(['list'], { tools: { list: () => ({ isEngineInstalled: true, files: [] }) } });
    expect(none.out).toContain('No models yet');
    expect(none.out).not.toContain('models add');
  });

  it('pull hands on what was asked for, and says size and hash', async () => {
    const asked: unknown[] = [];
    const sha256 = 'ab'.repeat(32);
    const tools: Partial<ModelTools> = {
      pull: async ({ onProgress: _, signal: __, ...pull }) => {
        asked.push(pull);
        return { file: '/data/models/q.gguf', bytes: 4_900_000_000, sha256, isVerified: true };
      },
    };
    const args = ['pull', 'hf:qwen/q-GGUF:Q4_K_M', '--name', 'q', '--sha256', sha256, '--force'];
    const { out } = await run(args, { tools });
    expect(asked).toEqual([{ reference: 'hf:qwen/q-GGUF:Q4_K_M', name: 'q', sha256, replace: true }]);
    expect(out).toContain(`4.9 GB, SHA-256 ${sha256} (as announced)`);
    expect(out).toContain('INKWRIGHT_MODEL=local:q');
    await expect(run(['pull', 'hf:a/b:c', '--name', 'q', '--sha256', 'abc'], { tools })).rejects.toThrow(
      'It is 64 hexadecimal digits.',
    );
    await expect(run(['pull', 'hf:a/b:c'], { tools })).rejects.toThrow("required option '--name <name>'");
  });

  it('test prints a line for each role, and fails when one does not answer', async () => {
    const answered = { ...TRIAL, ...COUNTS };
    const unknown = {
      ...TRIAL,
      role: 'check',
      inputTokens: undefined,
      outputTokens: undefined,
      costUsd: undefined,
    } as const;
    const fine = await run(['test'], { tools: { test: async () => [answered, unknown] } });
    expect(fine.failed).toBe(false);
    expect(fine.out).toMatch(/plan +openai:x +ok +12 ms +1 +90\/9 +\$0\.000250 +Lisbon/);
    expect(fine.out).toMatch(/check .* \?\/\? +unknown/);
    const broken = await run(['test', '--json'], {
      tools: { test: async () => [answered, { ...unknown, ok: false }] },
    });
    expect(broken.failed).toBe(true);
    expect(JSON.parse(broken.out)).toMatchObject([{ ok: true }, { ok: false }]);
  });

  describe('limits', () => {
    const spent = { calls: 3, inputTokens: 1, outputTokens: 1, costUsd: 0.5, unknownCosts: 1, countedUsd: 0.75 };
    const spendWith = (own: { articleUsd: number | undefined; monthUsd: number | undefined }) => {
      const set: unknown[] = [];
      const spend: Partial<Installation['modelSpend']> = {
        setLimits: async (accountId, limits) => void set.push([accountId, limits]),
        limitsOf: async () => own,
        report: async () => spent,
      };
      return { spend, set };
    };

    it('shows what stands for the account, and what it has spent', async () => {
      const { spend, set } = spendWith({ articleUsd: undefined, monthUsd: Number.POSITIVE_INFINITY });
      const env = { INKWRIGHT_MODEL: 'local:x', INKWRIGHT_ARTICLE_COST_LIMIT: '0.8', INKWRIGHT_MONTH_COST_LIMIT: '9' };
      const { out } = await run(['limits'], { spend, env });
      expect(out).toContain("an article: $0.8 (from the settings)\na month: no limit (the account's own)\n");
      expect(out).toContain('3 requests, $0.5000, and 1 requests of unknown cost; $0.7500 count towards the limit');
      expect(set).toEqual([['acc_1', {}]]);
      const json = JSON.parse((await run(['limits', '--json'], { spend, env })).out) as object;
      expect(json).toMatchObject({ limits: { articleUsd: 0.8, monthUsd: null }, spent });
    });

    it.each([
      [['--article', '0.75'], { articleUsd: 0.75 }],
      [['--month', 'none', '--article', 'default'], { monthUsd: Number.POSITIVE_INFINITY, articleUsd: null }],
      [['--month', '0'], { monthUsd: 0 }],
    ])('%j sets them', async (args, expected) => {
      const { spend, set } = spendWith({ articleUsd: undefined, monthUsd: undefined });
      await run(['limits', ...args], { spend });
      expect(set).toEqual([['acc_1', expected]]);
    });

    it('refuses what is no amount', async () => {
      const { spend } = spendWith({ articleUsd: undefined, monthUsd: undefined });
      await expect(run(['limits', '--month', '$5'], { spend })).rejects.toThrow('an amount of US dollars');
    });
  });
});
