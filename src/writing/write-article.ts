import type { FinishedArticle } from '../article/finished-article.ts';
import { unhonouredWishes } from '../contract/wishes.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import { pick } from '../support/pick.ts';
import { COMPOSING_PIPELINE, QUOTING_PIPELINE } from './article-pipeline.ts';
import { ModelDesk } from './ask-model.ts';
import type { ComposedDraft, Draft } from './draft.ts';
import type { WritingPorts } from './ports.ts';
import type { Step, StepDone, StepTools } from './step.ts';
import type { WritingModels } from './writing-models.ts';

const PORTS_OF_STEPS = [
  'aimAtWords',
  'ask',
  'brands',
  'clock',
  'customer',
  'library',
  'media',
  'memory',
  'outlineApproval',
  'signal',
  'siteLinks',
  'slugs',
  'titles',
  'web',
  'webMeans',
] as const satisfies readonly (keyof StepTools & keyof WritingPorts)[];

/**
 * Writes one article: runs the pipeline in order and tells its progress. Deterministic: the same order, sources and
 * remembered answers give the same bytes.
 *
 * @throws JobError when the order can not be served (544 to 549, 551), and the reason of the signal when it is aborted
 */
export async function writeArticle(order: ArticleOrder, ports: WritingPorts): Promise<FinishedArticle> {
  const { models } = ports;
  const pipeline = models === undefined ? QUOTING_PIPELINE : COMPOSING_PIPELINE;
  const desk = new ModelDesk(models ?? NO_MODELS, ports.memory);
  const run = new PipelineRun(order, ports, desk);
  const lines = pipeline as readonly unknown[] as readonly (readonly Step[])[];
  const steps = lines.flat().length;
  let done = 0;
  for (const line of lines) {
    const percent = Math.round((done / steps) * 100);
    try {
      await run.together(line, percent);
    } catch (error) {
      await desk.settled();
      throw error;
    }
    done += line.length;
    for (const { name } of line) {
      ports.emit({ kind: 'step-end', step: name, percent: Math.round((done / steps) * 100) });
    }
  }
  return withUnhonoured(run.article(), order, ports);
}

const NO_MODELS: WritingModels = {
  names: { plan: 'none', write: 'none', check: 'none' },
  complete: ({ name }) => Promise.reject(new Error(`"${name}" was asked, and no language model is configured`)),
};

/** The steps of one article, and what they have given so far. */
class PipelineRun {
  readonly #order: ArticleOrder;
  readonly #ports: WritingPorts;
  readonly #model: ModelDesk;
  readonly #draft: Partial<ComposedDraft & Draft> = {};
  readonly #done: StepDone[] = [];

  constructor(order: ArticleOrder, ports: WritingPorts, model: ModelDesk) {
    this.#order = order;
    this.#ports = ports;
    this.#model = model;
  }

  /** Runs steps at the same time; the report names them in the order of the list, however they end. */
  async together(line: readonly Step[], percent: number): Promise<void> {
    this.#done.push(...(await Promise.all(line.map((step) => this.#step(step, percent)))));
  }

  async #step(step: Step, percent: number): Promise<StepDone> {
    const ports = this.#ports;
    ports.signal.throwIfAborted();
    ports.emit({ kind: 'step-begin', step: step.name, percent, detail: step.doing });
    await ports.reach(`step:${step.name}:begin`);
    const started = ports.clock.now().getTime();
    const { request, ...order } = this.#order;
    const fields = pick(request, step.reads);
    const tools: StepTools = {
      ...pick(ports, PORTS_OF_STEPS),
      composes: ports.models !== undefined,
      model: this.#model,
      tell: (detail, facts = {}) => ports.emit({ kind: 'progress', step: step.name, percent, detail, ...facts }),
      order,
      stepsDone: this.#done,
    };
    const runs = step.when?.(fields) ?? true;
    const result = runs ? await step.run(fields, this.#needed(step), tools) : step.skipped;
    if (result === undefined) throw new Error(`step "${step.name}" gave nothing`);
    Object.assign(this.#draft, { [step.name]: result }, step.amends?.(result));
    const milliseconds = ports.clock.now().getTime() - started;
    await ports.reach(`step:${step.name}:end`);
    return { name: step.name, version: step.version, milliseconds };
  }

  article(): FinishedArticle {
    if (this.#draft.check === undefined) throw new Error('the pipeline has no check step');
    return this.#draft.check;
  }

  /** The results a step needs; a step that stands before one it needs is a fault of the list. */
  #needed(step: Step): ComposedDraft & Draft {
    const missing = step.needs.find((need) => this.#draft[need] === undefined);
    if (missing !== undefined) throw new Error(`step "${step.name}" needs "${missing}", which has not run`);
    return pick(this.#draft, step.needs) as ComposedDraft & Draft;
  }
}

/** Names the wishes that no step of this installation can honour, beside those that were checked. */
function withUnhonoured(
  article: FinishedArticle,
  order: ArticleOrder,
  { capabilities }: WritingPorts,
): FinishedArticle {
  const unhonoured = unhonouredWishes(order, capabilities).map(({ field, reason }) => ({
    field,
    wanted: 'as ordered',
    found: 'not done',
    how: 'What this installation can do',
    verdict: 'not-honoured' as const,
    hard: false,
    note: reason,
  }));
  return { ...article, report: { ...article.report, wishes: [...article.report.wishes, ...unhonoured] } };
}
