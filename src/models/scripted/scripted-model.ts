import { closestNames } from '../../contract/unknown-keys.ts';
import type { LanguageModel, ModelAttempt, ModelCall, ModelReply, ModelRole } from '../language-model.ts';

/** What a scripted question is answered with: a JSON value, or a function that makes one or throws. */
export type ScriptedAnswer = unknown | ((call: ModelCall) => unknown);

/** What the model says a call has taken; undefined members are unknown, as with a real provider. */
export type ScriptedUsage = Pick<ModelAttempt, 'inputTokens' | 'outputTokens' | 'cachedInputTokens' | 'costUsd'>;

export interface Script {
  /** By the exact name of the call. Every time it is asked the same answer is given; `inTurn` changes that. */
  readonly answers: Readonly<Record<string, ScriptedAnswer>>;
  /** Asked for a name that is not among `answers`. Undefined: nobody scripted that one either. */
  readonly otherwise?: (call: ModelCall) => unknown;
  /** Default `scripted:model` for every role. */
  readonly nameOf?: (role: ModelRole) => string;
  /** Default: a token for every four characters, at no cost. */
  readonly usageOf?: (call: ModelCall, text: string) => ScriptedUsage;
}

export interface ScriptedModel extends LanguageModel {
  /** Every question so far, in the order asked; those that were refused too. */
  readonly asked: readonly ModelCall[];
  /** Names in the script that were never asked, in its order. */
  unused(): string[];
}

/** A question that nobody has scripted: the test, or the code it tests, asks something else than it says. */
export class UnscriptedCallError extends Error {
  constructor(name: string, known: readonly string[]) {
    const near = closestNames(name, known, 3);
    super(
      `nobody scripted an answer to "${name}"; ` +
        (near.length === 0 ? 'the script is empty' : `the closest names in the script are ${near.join(', ')}`),
    );
    this.name = 'UnscriptedCallError';
  }
}

/**
 * A language model whose answers are known beforehand, with the interface of the real one. It records what it is asked
 * and refuses what nobody scripted.
 */
export function createScriptedModel(script: Script): ScriptedModel {
  const asked: ModelCall[] = [];
  const used = new Set<string>();
  const nameOf = script.nameOf ?? (() => 'scripted:model');
  const usageOf = script.usageOf ?? estimatedUsage;

  async function answerTo(call: ModelCall): Promise<unknown> {
    if (Object.hasOwn(script.answers, call.name)) {
      used.add(call.name);
      const answer = script.answers[call.name];
      return typeof answer === 'function' ? await answer(call) : answer;
    }
    const answer: unknown = await script.otherwise?.(call);
    if (answer === undefined) throw new UnscriptedCallError(call.name, Object.keys(script.answers));
    return answer;
  }

  return {
    asked,
    nameOf,
    unused: () => Object.keys(script.answers).filter((name) => !used.has(name)),
    async complete(call, { signal }): Promise<ModelReply> {
      signal.throwIfAborted();
      asked.push(call);
      const answer = await answerTo(call);
      signal.throwIfAborted();
      const text = JSON.stringify(answer);
      const attempt = {
        model: nameOf(call.role),
        outcome: 'answered',
        milliseconds: 0,
        ...usageOf(call, text),
      } as const;
      // A copy: who asks may keep it and change it, and the next asker gets the script's own again.
      return { value: JSON.parse(text), text, attempts: [attempt], evidenceDropped: 0 };
    },
  };
}

/**
 * Gives one answer after another, each to one call.
 * @returns an answer that throws when it is asked once more than there are answers
 */
export function inTurn(...answers: readonly ScriptedAnswer[]): (call: ModelCall) => unknown {
  let next = 0;
  return (call) => {
    if (next >= answers.length) {
      throw new Error(`"${call.name}" was asked more than the ${answers.length} times that are scripted`);
    }
    const answer = answers[next++];
    return typeof answer === 'function' ? answer(call) : answer;
  };
}

const CHARACTERS_PER_TOKEN = 4;

function estimatedUsage({ prompt }: ModelCall, text: string): ScriptedUsage {
  const asked = [prompt.rules, prompt.context, ...prompt.evidence, prompt.task].join('').length;
  return {
    inputTokens: Math.ceil(asked / CHARACTERS_PER_TOKEN),
    outputTokens: Math.ceil(text.length / CHARACTERS_PER_TOKEN),
    costUsd: 0,
  };
}
