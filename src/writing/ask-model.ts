import { JobError } from '../contract/errors.ts';
import { askStructured, type StructuredQuestion } from '../models/ask-structured.ts';
import { isModelError, type ModelAttempt, type ModelCall, type ModelReply } from '../models/language-model.ts';
import { asSentence } from '../support/as-sentence.ts';
import type { Memory } from './ports.ts';
import type { WritingModels } from './writing-models.ts';

/**
 * A question to a language model; what it answers is validated against the schema. Its name is `step/what`, with `#n`
 * where a step asks the same of several parts: part of messages and of recorded answers.
 */
export type ModelQuestion<T> = StructuredQuestion<T>;

/** Asks the model of a role. @throws JobError 547 when it gives no usable answer */
export type AskModel = <T>(question: ModelQuestion<T>) => Promise<T>;

/** One question and everything that was paid for its answer. */
interface AskedQuestion {
  readonly name: string;
  readonly attempts: readonly ModelAttempt[];
  /** Passages that its model was not shown, as they did not fit. */
  readonly evidenceDropped: number;
}

/**
 * Asks the models for one article. Each answer is remembered under the whole question as soon as it is there, so that
 * no run of a job or of its retries asks and pays twice.
 */
export class ModelDesk {
  readonly #models: WritingModels;
  readonly #memory: Memory;
  readonly #asked: AskedQuestion[] = [];
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(models: WritingModels, memory: Memory) {
    this.#models = models;
    this.#memory = memory;
  }

  /** Of all answers so far, remembered ones included, in the order they came. */
  get asked(): readonly AskedQuestion[] {
    return this.#asked;
  }

  /** For the report: what the models were not shown. */
  get notes(): readonly string[] {
    // Asked once more, a question leaves out the same passages again.
    const dropped = new Map(this.#asked.map(({ name, evidenceDropped }) => [name, evidenceDropped]));
    const passages = [...dropped.values()].reduce((sum, count) => sum + count, 0);
    if (passages === 0) return [];
    return [`${passages === 1 ? '1 passage' : `${passages} passages`} did not fit the model's context.`];
  }

  ask: AskModel = (question) => {
    const answer = this.#ask(question);
    this.#underWay.add(answer);
    const done = () => this.#underWay.delete(answer);
    answer.then(done, done);
    return answer;
  };

  /** When one answer fails the others are still waited for: they are paid for, and a retry is to find them. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  #ask: AskModel = async (question) => {
    const { name } = question;
    try {
      const { value } = await askStructured((call) => this.#complete(call), question);
      return value;
    } catch (error) {
      if (!isModelError(error)) throw error;
      const said = error.providerWords === '' ? '' : ` It said: "${error.providerWords}"`;
      throw new JobError(
        error.code === 'over_budget' ? '551' : '547',
        `${asSentence(`The model was asked "${name}" and gave no usable answer: ${error.message}`)}${said}`,
        { cause: error },
      );
    }
  };

  async #complete(call: ModelCall): Promise<ModelReply> {
    const [step = call.name] = call.name.split('/');
    const question = { ...call, model: this.#models.names[call.role] };
    const known = await this.#memory.recall(step, question);
    const reply =
      known === undefined
        ? await this.#memory.remember(step, ANSWER_VERSION, question, await this.#models.complete(call))
        : known;
    // Only ever written by the line above.
    const checked = reply as ModelReply;
    this.#asked.push({ name: call.name, attempts: checked.attempts, evidenceDropped: checked.evidenceDropped });
    return checked;
  }
}

/** Version of what is remembered of an answer. */
const ANSWER_VERSION = 1;
