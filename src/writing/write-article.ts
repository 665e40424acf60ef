import type { FinishedArticle } from '../article/finished-article.ts';
import { unhonouredWishes } from '../contract/wishes.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import { pick } from '../support/pick.ts';
import { ARTICLE_PIPELINE } from './article-pipeline.ts';
import type { Draft } from './draft.ts';
import type { WritingPorts } from './ports.ts';
import type { Step, StepDone, StepTools } from './step.ts';

const PORTS_OF_STEPS = [
  'aimAtWords',
  'ask',
  'clock',
  'customer',
  'library',
  'memory',
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
 * @throws JobError when the order can not be served (544, 545, 548, 549, 551), and the reason of the signal when it is aborted
 */
export async function writeArticle(order: ArticleOrder, ports: WritingPorts): Promise<FinishedArticle> {
  const { request, ...rest } = order;
  const draft: Partial<Draft> = {};
  const stepsDone: StepDone[] = [];
  const steps = ARTICLE_PIPELINE as readonly unknown[] as readonly Step[];
  for (const [index, step] of steps.entries()) {
    ports.signal.throwIfAborted();
    const percent = Math.round((index / steps.length) * 100);
    ports.emit({ kind: 'step-begin', step: step.name, percent, detail: step.doing });
    await ports.reach(`step:${step.name}:begin`);
    const started = ports.clock.now().getTime();
    const fields = pick(request, step.reads);
    const tools: StepTools = {
      ...pick(ports, PORTS_OF_STEPS),
      tell: (detail) => ports.emit({ kind: 'progress', step: step.name, percent, detail }),
      order: rest,
      stepsDone,
    };
    const runs = step.when?.(fields) ?? true;
    const result = runs ? await step.run(fields, needed(draft, step), tools) : step.skipped;
    if (result === undefined) throw new Error(`step "${step.name}" gave nothing`);
    Object.assign(draft, { [step.name]: result });
    stepsDone.push({
      name: step.name,
      version: step.version,
      milliseconds: ports.clock.now().getTime() - started,
    });
    await ports.reach(`step:${step.name}:end`);
    const done = Math.round(((index + 1) / steps.length) * 100);
    ports.emit({ kind: 'step-end', step: step.name, percent: done });
  }
  if (draft.check === undefined) throw new Error('the pipeline has no check step');
  return withUnhonoured(draft.check, order, ports);
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

/** The results a step needs; a step that stands before one it needs is a fault of the list. */
function needed(draft: Partial<Draft>, step: Step): Draft {
  const missing = step.needs.find((need) => draft[need] === undefined);
  if (missing !== undefined) throw new Error(`step "${step.name}" needs "${missing}", which has not run`);
  return pick(draft, step.needs) as Draft;
}
