import { resolve } from 'node:path';
import { costLimitsOf, modelNames, splitModelName, splitTokenPrice } from '../config/model-settings.ts';
import type { Settings } from '../config/settings.ts';
import { systemWait, type Wait } from '../models/backoff.ts';
import { playCassette } from '../models/cassette/play-cassette.ts';
import { recordCassette } from '../models/cassette/record-cassette.ts';
import { createEmbeddings, type Embeddings } from '../models/embedding.ts';
import { type LanguageModel, MODEL_ROLES, type ModelRole } from '../models/language-model.ts';
import { isLlamaInstalled } from '../models/local/llama-module.ts';
import { createLocalEngine, type LocalEngine } from '../models/local/local-engine.ts';
import { engineFolder, findLocalModel } from '../models/local/local-models.ts';
import { createModelClient, type ModelClient } from '../models/model-client.ts';
import { type ModelPrice, type PriceOf, priceOf } from '../models/prices.ts';
import { createSdkModel } from '../models/providers.ts';
import { budgeted, type SpendingJob } from '../models/spending.ts';
import type { ModelTransport } from '../models/transport.ts';
import type { ModelSpend } from '../store/model-spend.ts';
import type { Clock } from '../support/clock.ts';
import type { Logger } from '../support/logger.ts';
import { OperatorError } from '../support/operator-error.ts';
import { accessOf } from './model-access.ts';

/** The models of this installation. */
export interface OpenModels {
  /** Undefined: the embedded writer answers. Every role's model within its limits, recorded where that is set. */
  readonly languageModel: LanguageModel | undefined;
  readonly embeddings: Embeddings | undefined;
  /** By `provider:model`; undefined: unknown. */
  priceOf(model: string): ModelPrice | undefined;
  /** The language model on the bill of one job, under the limits of its account; see `budgeted` for the rule. */
  forJob(job: SpendingJob, spend: ModelSpend): Promise<LanguageModel | undefined>;
  /** Waits for what is under way in this process and frees its memory. */
  close(): Promise<void>;
}

export interface ModelParts {
  /** Default true; false in a process that runs no jobs: nothing is opened or looked for. */
  readonly areAsked?: boolean;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How pauses between two requests are made; `systemWait` unless given. */
  readonly wait?: Wait | undefined;
}

const FREE: ModelPrice = { inputUsd: 0, outputUsd: 0 };
const BEFORE_TEXT_MS = 300_000;
const STALL_MS = 60_000;

/**
 * Makes the models that the settings name. Nothing is asked or loaded yet, but what must be there is looked for.
 * @throws OperatorError that names the setting: a file that is missing, or what runs it
 */
export function openModels(
  settings: Settings,
  { areAsked = true, clock, logger, wait = systemWait }: ModelParts,
): OpenModels {
  const knownPrice = priceIn(settings);
  const open = areAsked ? languageModelOf(settings, { knownPrice, clock, logger, wait }) : undefined;
  const embeddings = embeddingsOf(settings);
  if (open !== undefined) warnOfUnknownPrices(settings, open.model, knownPrice, logger);
  return {
    languageModel: open?.model,
    embeddings,
    priceOf: knownPrice,
    async forJob(job, spend) {
      if (open === undefined) return undefined;
      const limits = costLimitsOf(settings, await spend.limitsOf(job.accountId));
      return budgeted(open.model, { book: spend, job, limits, priceOf: knownPrice, clock });
    },
    close: async () => open?.close(),
  };
}

interface ClientParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wait: Wait;
  readonly knownPrice: PriceOf;
}

interface OpenLanguageModel {
  readonly model: LanguageModel;
  close(): Promise<void>;
}

/** What asks a model, or plays one. */
type Answerer = { readonly transport: ModelTransport } | { readonly played: LanguageModel };

function languageModelOf(settings: Settings, parts: ClientParts): OpenLanguageModel | undefined {
  const { clock } = parts;
  const names = modelNames(settings);
  if (names === undefined) return undefined;
  const engine = createLocalEngine({
    folder: engineFolder(settings.dataDir),
    timeLimitMs: settings.modelTimeLimitSeconds * 1000,
  });
  // Roles that name the same model share it.
  const byName = new Map<string, Answerer>();
  const answererOf = (role: ModelRole): Answerer => {
    const name = names[role];
    const answerer = byName.get(name) ?? makeAnswerer(name, settings, clock, engine);
    byName.set(name, answerer);
    return answerer;
  };
  const answerers = { plan: answererOf('plan'), write: answererOf('write'), check: answererOf('check') };
  const client = clientOf(answerers, settings, parts);
  const model = byRole(answerers, client);
  const recorder = settings.recordModel === undefined ? undefined : recordCassette(model, settings.recordModel, clock);
  return {
    model: recorder ?? model,
    async close() {
      await recorder?.close();
      await client?.close();
      await engine.close();
    },
  };
}

function makeAnswerer(name: string, settings: Settings, clock: Clock, engine: LocalEngine): Answerer {
  const { provider, model } = splitModelName(name);
  switch (provider) {
    case 'cassette':
      return { played: playCassette(resolve(model)) };
    case 'local': {
      const file = findLocalModel(settings.dataDir, model);
      const folder = engineFolder(settings.dataDir);
      if (!isLlamaInstalled(folder)) {
        throw new OperatorError(
          `The model ${name} runs in this process, and what runs it is not installed in ${folder}: ` +
            'run `inkwright models add` once.',
        );
      }
      return { transport: engine.transport(name, file) };
    }
    default: {
      const totalMs = settings.modelTimeLimitSeconds * 1000;
      const limits = {
        totalMs,
        beforeTextMs: Math.min(BEFORE_TEXT_MS, totalMs),
        stallMs: Math.min(STALL_MS, totalMs),
      };
      return { transport: createSdkModel({ provider, model }, { ...accessOf(provider, settings), clock, limits }) };
    }
  }
}

type Answerers = Readonly<Record<ModelRole, Answerer>>;

/** @returns undefined when every role is played */
function clientOf(answerers: Answerers, settings: Settings, parts: ClientParts): ModelClient | undefined {
  const transports = Object.values(answerers).flatMap((answerer) =>
    'transport' in answerer ? [answerer.transport] : [],
  );
  const [any] = transports;
  if (any === undefined) return undefined;
  // A role that is played never comes to the client; it takes a place only.
  const transportOf = (role: ModelRole) => {
    const answerer = answerers[role];
    return 'transport' in answerer ? answerer.transport : any;
  };
  return createModelClient({
    models: { plan: transportOf('plan'), write: transportOf('write'), check: transportOf('check') },
    limits: {
      atOnce: settings.modelConcurrency,
      accountAtOnce: settings.modelAccountConcurrency,
      requestsPerMinute: settings.modelRate,
      accountRequestsPerMinute: settings.modelAccountRate,
    },
    priceOf: parts.knownPrice,
    clock: parts.clock,
    random: Math.random,
    wait: parts.wait,
    logger: parts.logger,
  });
}

/** @param client undefined when every role is played */
function byRole(answerers: Answerers, client: LanguageModel | undefined): LanguageModel {
  const modelOf = (role: ModelRole): LanguageModel => {
    const answerer = answerers[role];
    const model = 'played' in answerer ? answerer.played : client;
    if (model === undefined) throw new Error(`nobody answers for the role ${role}`);
    return model;
  };
  return {
    nameOf: (role) => modelOf(role).nameOf(role),
    complete: (call, options) => modelOf(call.role).complete(call, options),
  };
}

function embeddingsOf(settings: Settings): Embeddings | undefined {
  if (settings.embeddingModel === undefined) return undefined;
  const { provider, model } = splitModelName(settings.embeddingModel);
  if (provider !== 'openai' && provider !== 'google' && provider !== 'openai-compatible') {
    throw new Error(`${provider} has no embeddings`);
  }
  const timeLimitMs = settings.modelTimeLimitSeconds * 1000;
  return createEmbeddings({ provider, model }, { ...accessOf(provider, settings), timeLimitMs });
}

/** What was paid for long ago costs nothing now; what the operator's own server costs, only the operator knows. */
function priceIn(settings: Settings): PriceOf {
  const modelPrice = settings.modelPrice === undefined ? undefined : splitTokenPrice(settings.modelPrice);
  return (model) => {
    if (model.startsWith('cassette:')) return FREE;
    return (model.startsWith('openai-compatible:') ? modelPrice : undefined) ?? priceOf(model);
  };
}

function warnOfUnknownPrices(settings: Settings, model: LanguageModel, knownPrice: PriceOf, logger: Logger): void {
  const limits = [
    settings.articleCostLimit === undefined ? [] : ['INKWRIGHT_ARTICLE_COST_LIMIT'],
    settings.monthCostLimit === undefined ? [] : ['INKWRIGHT_MONTH_COST_LIMIT'],
  ].flat();
  if (limits.length === 0) return;
  for (const name of new Set(MODEL_ROLES.map((role) => model.nameOf(role)))) {
    if (knownPrice(name) !== undefined) continue;
    logger.warn({ model: name }, `The price of ${name} is not known, so ${limits.join(' and ')} can not limit it`);
  }
}
