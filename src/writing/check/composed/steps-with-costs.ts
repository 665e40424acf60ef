import type { ComplianceReport } from '../../../contract/compliance-report.ts';
import type { ModelAttempt } from '../../../models/language-model.ts';
import { groupBy } from '../../../support/group-by.ts';
import type { ModelDesk } from '../../ask-model.ts';
import type { StepDone } from '../../step.ts';

type ReportStep = ComplianceReport['steps'][number];

/** The steps with the time they took and what their questions to models took and cost. */
export function stepsWithCosts(
  steps: readonly StepDone[],
  asked: ModelDesk['asked'],
  last: Omit<StepDone, 'milliseconds'>,
): ReportStep[] {
  const byStep = groupBy(asked, ({ name }) => name.split('/')[0]);
  const all: readonly ReportStep[] = [...steps, last];
  return all.map(({ name, version, milliseconds }) => ({
    name,
    version,
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...costsOf(byStep.get(name) ?? []),
  }));
}

function costsOf(asked: ModelDesk['asked']): Partial<ReportStep> {
  if (asked.length === 0) return {};
  const attempts = asked.flatMap((question) => question.attempts);
  const inputTokens = sumOf(attempts, ({ inputTokens: count }) => count);
  const outputTokens = sumOf(attempts, ({ outputTokens: count }) => count);
  const costUsd = sumOf(attempts, ({ costUsd: cost }) => cost);
  return {
    calls: asked.length,
    attempts: attempts.length,
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    ...(costUsd === undefined ? {} : { costUsd }),
  };
}

/** Undefined as soon as one answered attempt does not know its own: a sum without it would be too low. */
function sumOf(
  attempts: readonly ModelAttempt[],
  of: (attempt: ModelAttempt) => number | undefined,
): number | undefined {
  let sum = 0;
  for (const attempt of attempts) {
    const value = of(attempt);
    if (value === undefined && attempt.outcome === 'answered') return undefined;
    sum += value ?? 0;
  }
  return Number(sum.toPrecision(12));
}
