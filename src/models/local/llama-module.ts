import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError } from '../../support/operator-error.ts';

/**
 * What we use of node-llama-cpp. Its packages take 700 MB, so it is no dependency of ours: `inkwright models add`
 * installs it from a lock file of its own, and it is loaded from there.
 */
export interface LlamaModule {
  getLlama(options: {
    readonly gpu: false;
    /** Never compile and never download: what is not installed is an error. */
    readonly build: 'never';
    readonly skipDownload: true;
    readonly maxThreads: number;
    readonly logLevel: 'error';
  }): Promise<Llama>;
  readonly LlamaChatSession: new (options: {
    readonly contextSequence: LlamaSequence;
    readonly systemPrompt: string;
    readonly autoDisposeSequence: false;
  }) => LlamaSession;
}

export interface Llama {
  loadModel(options: { readonly modelPath: string; readonly loadSignal?: AbortSignal }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: object): Promise<LlamaGrammar>;
  getGrammarFor(type: 'json'): Promise<LlamaGrammar>;
  dispose(): Promise<void>;
}

export interface LlamaModel {
  tokenize(text: string): readonly number[];
  createContext(options: {
    readonly contextSize: { readonly max: number };
    readonly sequences: 1;
    readonly threads: number;
    readonly createSignal?: AbortSignal;
  }): Promise<LlamaContext>;
  dispose(): Promise<void>;
}

export interface LlamaContext {
  readonly contextSize: number;
  getSequence(): LlamaSequence;
}

export interface LlamaSequence {
  /** How many tokens it holds: of the question and its answer. */
  readonly nextTokenIndex: number;
  readonly tokenMeter: { readonly usedInputTokens: number; readonly usedOutputTokens: number };
}

export type LlamaGrammar = object;

export interface LlamaSession {
  promptWithMeta(
    prompt: string,
    options: {
      readonly grammar: LlamaGrammar;
      readonly maxTokens: number;
      readonly temperature: number;
      readonly signal: AbortSignal;
    },
  ): Promise<{ readonly responseText: string; readonly stopReason: string }>;
  dispose(options: { readonly disposeSequence: false }): void;
}

const entryOf = (folder: string) => join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js');

/** Whether `inkwright models add` has been run for this folder. */
export function isLlamaInstalled(folder: string): boolean {
  return existsSync(entryOf(folder));
}

/** @throws OperatorError when it is not installed or can not be loaded on this machine */
export async function loadLlamaModule(folder: string): Promise<LlamaModule> {
  if (!isLlamaInstalled(folder)) {
    throw new OperatorError(
      `What runs a model in this process is not installed in ${folder}: run \`inkwright models add\` once (about 730 MB).`,
    );
  }
  try {
    const loaded: unknown = await import(pathToFileURL(entryOf(folder)).href);
    return loaded as LlamaModule;
  } catch (cause) {
    throw new OperatorError(
      `${entryOf(folder)} can not be loaded (${(cause as Error).message}): run \`inkwright models add\` again.`,
      { cause },
    );
  }
}
