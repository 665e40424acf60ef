import { join } from 'node:path';
import { z } from 'zod';
import type { Settings } from '../config/settings.ts';
import { askStructured } from '../models/ask-structured.ts';
import { isModelError, type LanguageModel, MODEL_ROLES, type ModelRole } from '../models/language-model.ts';
import { addressOfModel } from '../models/local/hugging-face.ts';
import { installLlama } from '../models/local/install-llama.ts';
import { isLlamaInstalled } from '../models/local/llama-module.ts';
import { engineFolder, fileOfName, type LocalModelFile, listLocalModels } from '../models/local/local-models.ts';
import { type OpenStream, type PulledModel, pullModel } from '../models/local/pull-model.ts';
import { createOperatorOutbound } from '../outbound/operator-fetch.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { systemClock } from '../support/clock.ts';
import { silentLogger } from '../support/logger.ts';
import { OperatorError } from '../support/operator-error.ts';
import { packageRoot } from '../support/package-root.ts';
import { type OpenModels, openModels } from './models.ts';
import { userAgentOf } from './user-agent.ts';

export interface ModelPull {
  /** `hf:…`, or an https address. */
  readonly reference: string;
  readonly name: string;
  readonly sha256?: string | undefined;
  readonly replace: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (received: number, total: number | undefined) => void;
}

/** How one role's model answered a tiny question; unknown figures are undefined. */
export interface ModelTrial {
  readonly role: ModelRole;
  readonly model: string;
  readonly ok: boolean;
  /** What it answered, or what went wrong. */
  readonly said: string;
  readonly milliseconds: number;
  readonly requests: number;
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
  readonly costUsd: number | undefined;
}

/** What the command line does with models, without a database. */
export interface ModelTools {
  /** Models that were pulled, and whether what runs them is installed. */
  list(): { readonly isEngineInstalled: boolean; readonly files: readonly LocalModelFile[] };
  /** Installs what runs a GGUF in this process. @returns the folder */
  add(signal: AbortSignal): Promise<string>;
  pull(pull: ModelPull): Promise<PulledModel>;
  /** Asks every role's model. @throws OperatorError when none is set, or something is missing */
  test(signal: AbortSignal): Promise<readonly ModelTrial[]>;
}

const LARGEST_MODEL = 1_000_000_000_000;
const LONGEST_PULL_MS = 24 * 3_600_000;

export function openModelTools(settings: Settings, version: string): ModelTools {
  const { dataDir } = settings;
  return {
    list: () => ({ isEngineInstalled: isLlamaInstalled(engineFolder(dataDir)), files: listLocalModels(dataDir) }),
    async add(signal) {
      const folder = engineFolder(dataDir);
      await installLlama(join(packageRoot(), 'local-model'), folder, signal);
      return folder;
    },
    async pull({ reference, name, signal, ...rest }) {
      const outbound = createOperatorOutbound({ userAgent: userAgentOf(settings, version) });
      try {
        const open = streamOf(outbound);
        const file = fileOfName(dataDir, name);
        const url = await addressOfModel(reference, { baseUrl: settings.huggingFaceUrl, open, signal });
        return await pullModel(url, { ...rest, open, file, signal });
      } finally {
        await outbound.close();
      }
    },
    async test(signal) {
      const models = openModels(settings, { clock: systemClock, logger: silentLogger });
      try {
        const { languageModel } = models;
        if (languageModel === undefined) {
          throw new OperatorError('No language model is set, so the embedded writer writes: set INKWRIGHT_MODEL.');
        }
        const trials: ModelTrial[] = [];
        for (const role of MODEL_ROLES) trials.push(await tryModel(languageModel, role, models.priceOf, signal));
        return trials;
      } finally {
        await models.close();
      }
    },
  };
}

function streamOf(outbound: Outbound): OpenStream {
  return (url, signal) =>
    outbound.stream({ url, signal, maxRedirects: 0, maxBytes: LARGEST_MODEL, timeoutMs: LONGEST_PULL_MS });
}

const Trial = z.object({ capital: z.string().min(1).max(40) });
const TRIAL_TOKENS = 300;
const LONGEST_SAID = 300;

async function tryModel(
  model: LanguageModel,
  role: ModelRole,
  priceOf: OpenModels['priceOf'],
  signal: AbortSignal,
): Promise<ModelTrial> {
  const started = performance.now();
  const name = model.nameOf(role);
  const question = {
    name: `test/${role}`,
    role,
    prompt: {
      rules: 'Answer in English, as briefly as you can.',
      context: '',
      evidence: [],
      task: 'What is the capital of Portugal?',
    },
    schema: Trial,
    maxOutputTokens: TRIAL_TOKENS,
  };
  const outcome = await askStructured((call) => model.complete(call, { signal, accountId: 'operator' }), question).then(
    ({ value, attempts }) => ({ ok: true, said: value.capital, attempts }),
    (error: unknown) => {
      if (!isModelError(error)) throw error;
      return { ok: false, said: error.message.slice(0, LONGEST_SAID), attempts: error.attempts };
    },
  );
  const { ok, said, attempts } = outcome;
  return {
    role,
    model: name,
    ok,
    said,
    milliseconds: Math.round(performance.now() - started),
    requests: attempts.length,
    inputTokens: sumOf(attempts.map((attempt) => attempt.inputTokens)),
    outputTokens: sumOf(attempts.map((attempt) => attempt.outputTokens)),
    costUsd: isFree(priceOf(name)) ? 0 : sumOf(attempts.map((attempt) => attempt.costUsd)),
  };
}

function isFree(price: ReturnType<OpenModels['priceOf']>): boolean {
  return price !== undefined && price.inputUsd === 0 && price.outputUsd === 0;
}

/** Unknown when one of them is. */
function sumOf(counts: readonly (number | undefined)[]): number | undefined {
  return counts.reduce(
    (sum: number | undefined, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}
