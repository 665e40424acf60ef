import type { Clock } from '../support/clock.ts';
import type { Logger } from '../support/logger.ts';
import type { Wait } from './backoff.ts';
import { attemptOf } from './count-attempt.ts';
import {
  type LanguageModel,
  MODEL_ROLES,
  type ModelAttempt,
  type ModelCall,
  ModelError,
  type ModelErrorCode,
  type ModelReply,
  type ModelRole,
} from './language-model.ts';
import { type AskState, nextMove, RETRY_LIMITS, type RetryLimits } from './next-move.ts';
import type { PriceOf } from './prices.ts';
import { systemText, userText } from './prompt-text.ts';
import { type ModelLimits, PausedError, ProviderGate } from './provider-gate.ts';
import { type ReadReply, readReply } from './read-reply.ts';
import { type ModelTransport, TransportFailure, type TransportRequest } from './transport.ts';

export interface ModelClientOptions {
  /** Roles may share a model. */
  readonly models: Readonly<Record<ModelRole, ModelTransport>>;
  /** Of each provider. */
  readonly limits: ModelLimits;
  readonly retry?: RetryLimits;
  readonly priceOf: PriceOf;
  readonly clock: Clock;
  /** A number from 0 to below 1. */
  readonly random: () => number;
  readonly wait: Wait;
  readonly logger: Logger;
}

export interface ModelClient extends LanguageModel {
  close(): Promise<void>;
}

interface AskOptions {
  readonly signal: AbortSignal;
  readonly accountId: string;
}

/** The language model of an installation: one transport per role, asked within limits, each attempt accounted for. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const { models, clock, wait, retry = RETRY_LIMITS } = options;
  const gates = new Map<string, ProviderGate>();
  for (const role of MODEL_ROLES) {
    const { provider } = models[role];
    if (gates.has(provider)) continue;
    gates.set(provider, new ProviderGate(options.limits, { clock, wait, longestPauseMs: retry.longestWaitMs }));
  }

  /** One request, in its turn. */
  async function request(
    transport: ModelTransport,
    call: ModelCall,
    state: AskState,
    { signal, accountId }: AskOptions,
  ): Promise<{ readonly attempt: ModelAttempt; readonly end: ReadReply | TransportFailure }> {
    const gate = gates.get(transport.provider);
    const leave = await gate?.enter(transport.name, accountId, signal);
    const started = clock.now().getTime();
    const question = questionOf(call, state, signal);
    const account = (outcome: ModelAttempt['outcome'], text: string, usage: TransportFailure['usage']) => {
      const milliseconds = clock.now().getTime() - started;
      return attemptOf({ model: transport.name, outcome, milliseconds, question, text, usage }, options.priceOf);
    };
    try {
      const reply = await transport.generate(question);
      try {
        const end = readReply(reply, call.jsonSchema);
        return { attempt: account('answered', reply.text, reply.usage), end };
      } catch (error) {
        if (!(error instanceof TransportFailure)) throw error;
        return { attempt: account(error.code, reply.text, reply.usage), end: error };
      }
    } catch (error) {
      if (!(error instanceof TransportFailure)) throw error;
      if (error.code === 'rate_limited' && error.retryAfterMs !== undefined) {
        gate?.pause(transport.name, error.retryAfterMs);
      }
      return { attempt: account(error.code, error.partialText, error.usage), end: error };
    } finally {
      leave?.();
    }
  }

  async function complete(call: ModelCall, asked: AskOptions): Promise<ModelReply> {
    const transport = models[call.role];
    const attempts: ModelAttempt[] = [];
    let state = firstState(call, retry);
    for (;;) {
      const { attempt, end } = await request(transport, call, state, asked).catch((error: unknown) => {
        throw error instanceof PausedError ? pausedError(transport.name, error, attempts) : error;
      });
      attempts.push(attempt);
      options.logger.debug({ call: call.name, ...attempt }, 'A model was asked');
      if (!(end instanceof TransportFailure)) {
        return { ...end, attempts, evidenceDropped: call.prompt.evidence.length - state.kept };
      }
      const move = nextMove(end, { ...state, requests: state.requests + 1 }, retry, options.random());
      if (move.kind === 'give-up') throw modelError(transport.name, end, move.retryAfterMs, attempts);
      state = move.state;
      if (move.waitMs > 0) await wait(move.waitMs, asked.signal);
    }
  }

  return {
    nameOf: (role) => models[role].name,
    complete,
    async close() {
      await Promise.all([...new Set(Object.values(models))].map((transport) => transport.close?.()));
    },
  };
}

function firstState(call: ModelCall, { maxOutputTokens }: RetryLimits): AskState {
  return {
    kept: call.prompt.evidence.length,
    room: Math.min(call.maxOutputTokens, maxOutputTokens),
    requests: 0,
    retries: 0,
    timeouts: 0,
    adjustments: 0,
    halvings: 0,
    repeats: 0,
    isRoomier: false,
    waitedMs: 0,
  };
}

function questionOf(call: ModelCall, { kept, room }: AskState, signal: AbortSignal): TransportRequest {
  return {
    system: systemText(call.prompt),
    user: userText(call, kept),
    jsonSchema: call.jsonSchema,
    maxOutputTokens: room,
    ...(call.temperature === undefined ? {} : { temperature: call.temperature }),
    signal,
  };
}

function modelError(
  name: string,
  failure: TransportFailure,
  retryAfterMs: number | undefined,
  attempts: readonly ModelAttempt[],
): ModelError {
  const { code, retryable, providerWords } = failure;
  return new ModelError(code, sentence(code, name, failure.message, providerWords, attempts.length), {
    retryable,
    retryAfterMs,
    providerWords,
    attempts,
    cause: failure.cause,
  });
}

function pausedError(name: string, { retryAfterMs }: PausedError, attempts: readonly ModelAttempt[]): ModelError {
  const message = `${name} asked to be left alone for ${Math.ceil(retryAfterMs / 1_000)} s`;
  return new ModelError('rate_limited', message, { retryable: true, retryAfterMs, providerWords: '', attempts });
}

function sentence(code: ModelErrorCode, name: string, what: string, words: string, requests: number): string {
  const count = requests > 1 ? ` (${requests} requests)` : '';
  // What stands in an answer that is none is the model's text, not a reason.
  const said = words === '' || code === 'cut' || code === 'invalid_answer' ? '' : `: "${words}"`;
  return `${name} ${what}${count}${said}`;
}
