import {
  createModelServer,
  type ModelAnswer,
  type ModelRequest,
  type ModelServer,
} from '../../test/support/model-server.ts';
import { FixedClock } from '../support/clock.ts';
import { silentLogger } from '../support/logger.ts';
import type { CallLimits } from './call-watch.ts';
import { type ModelCall, ModelError, type ModelReply } from './language-model.ts';
import { createModelClient, type ModelClient } from './model-client.ts';
import type { RetryLimits } from './next-move.ts';
import { createSdkModel } from './providers.ts';
import type { SdkProviderId } from './sdk-providers.ts';

export const SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string' }, words: { type: 'integer' } },
  required: ['title', 'words'],
  additionalProperties: false,
} as const;

export const VALUE = { title: 'Rain', words: 12 };

export const CALL: ModelCall = {
  name: 'sections/write#1',
  role: 'write',
  prompt: {
    rules: 'You write about rain.',
    context: 'The outline: rain, snow.',
    evidence: ['[p1] Rain falls.', '[p2] Snow falls.', '[p3] Hail falls.', '[p4] Dew forms.'],
    task: 'Write the section about rain.',
  },
  jsonSchema: SCHEMA,
  maxOutputTokens: 500,
};

const KEY = 'sk-test-1234567890abcdef';

/** A client and the server that it asks, in a time that passes only when somebody waits. */
export interface ModelLab {
  readonly server: ModelServer;
  readonly client: ModelClient;
  readonly clock: FixedClock;
  /** Every pause that was made, in milliseconds. */
  readonly waits: readonly number[];
  ask(changes?: Partial<ModelCall>, signal?: AbortSignal): Promise<ModelReply>;
  /** Asks what must fail. */
  failure(changes?: Partial<ModelCall>): Promise<ModelError>;
  close(): Promise<void>;
}

export interface LabOptions {
  readonly provider?: SdkProviderId;
  readonly model?: string;
  readonly limits?: Partial<CallLimits>;
  readonly retry?: RetryLimits;
  readonly atOnce?: number;
}

/** @param answer what the server does with each question; a list is played in order, its last one again and again */
export async function openLab(
  answer: ((request: ModelRequest) => ModelAnswer | Promise<ModelAnswer>) | readonly ModelAnswer[],
  options: LabOptions = {},
): Promise<ModelLab> {
  const play =
    typeof answer === 'function' ? answer : ({ index }: ModelRequest) => answer[index] ?? answer.at(-1) ?? {};
  const server = await createModelServer({ answer: play });
  const clock = new FixedClock('2026-11-28T08:00:00Z');
  const waits: number[] = [];
  const { provider = 'openai-compatible', model = 'tester' } = options;
  const transport = createSdkModel(
    { provider, model },
    {
      apiKey: KEY,
      baseUrl: provider === 'google' ? server.googleUrl : server.url,
      clock,
      limits: { beforeTextMs: 20_000, stallMs: 20_000, totalMs: 40_000, ...options.limits },
    },
  );
  const atOnce = options.atOnce ?? 100;
  const client = createModelClient({
    models: { plan: transport, write: transport, check: transport },
    limits: { atOnce, accountAtOnce: atOnce },
    ...(options.retry === undefined ? {} : { retry: options.retry }),
    priceOf: () => ({ inputUsd: 1, cachedInputUsd: 0.1, outputUsd: 10 }),
    clock,
    random: () => 0,
    wait: (milliseconds, signal) => {
      signal.throwIfAborted();
      waits.push(milliseconds);
      clock.advance(milliseconds);
      return Promise.resolve();
    },
    logger: silentLogger,
  });
  const ask = (changes: Partial<ModelCall> = {}, signal = new AbortController().signal) =>
    client.complete({ ...CALL, ...changes }, { signal, accountId: 'account_1' });
  return {
    server,
    client,
    clock,
    waits,
    ask,
    async failure(changes) {
      const error = await ask(changes).then(
        (reply) => new Error(`it did not fail: ${JSON.stringify(reply)}`),
        (thrown: unknown) => thrown,
      );
      if (error instanceof ModelError) return error;
      throw error;
    },
    async close() {
      await client.close();
      await server.close();
    },
  };
}
