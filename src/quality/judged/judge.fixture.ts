import type { SiteLanguage } from '../../contract/languages.ts';
import { askStructured } from '../../models/ask-structured.ts';
import type { ModelCall } from '../../models/language-model.ts';
import { createScriptedModel, type ScriptedAnswer, type ScriptedModel } from '../../models/scripted/scripted-model.ts';
import { assessReading, evaluateReading, readText } from '../evaluate.ts';
import type { Dimension, Rating } from '../rubric.ts';
import { judgeText } from './judge.ts';
import { GROUPS, type Group, type Judgement } from './questions.ts';

const said = (quote: string, says: string) => ({ quote, says });

/** A judge who finds this to praise and that to blame in every dimension. */
export function judgement(level: Rating, given: Partial<Omit<Judgement, 'level'>> = {}): Judgement {
  return { defects: [], missing: [], strengths: [], ...given, level };
}

export function praise(level: Rating, quote: string): Judgement {
  return judgement(level, {
    strengths: [said(quote, 'These words give a reason that a reader can follow and check.')],
  });
}

export function blame(level: Rating, quote: string): Judgement {
  return judgement(level, { defects: [said(quote, 'These words claim more than anybody could know.')] });
}

/** Answers of a model that judges every dimension alike. */
export function answersOf(
  of: (dimension: Dimension, sample: number) => Judgement,
  page: object = {},
): Record<string, ScriptedAnswer> {
  const answers: Record<string, ScriptedAnswer> = { 'judge/suggestions': { suggestions: [] } };
  for (const group of Object.keys(GROUPS) as Group[]) {
    for (const sample of [1, 2, 3]) {
      const judgements = Object.fromEntries(GROUPS[group].map((dimension) => [dimension, of(dimension, sample)]));
      const whole = group === 'page' ? { ordersToJudge: [], harm: [], subject: 'none', ...page } : {};
      answers[`judge/${group}#${sample}`] = { ...whole, ...judgements };
    }
  }
  return answers;
}

interface Judged {
  readonly evaluation: Awaited<ReturnType<typeof judgeText>>;
  /** By code alone. */
  readonly measured: ReturnType<typeof evaluateReading>;
  readonly model: ScriptedModel;
}

export async function judged(
  text: { readonly markdown?: string; readonly html?: string },
  answers: Record<string, ScriptedAnswer>,
  { language = 'en', withSuggestions = false }: { language?: SiteLanguage; withSuggestions?: boolean } = {},
): Promise<Judged> {
  const model = createScriptedModel({ answers });
  const { reading } = readText({ ...text, language });
  const assessment = assessReading(reading, { language });
  const signal = new AbortController().signal;
  const complete = (call: ModelCall) => model.complete(call, { signal, accountId: 'account' });
  const evaluation = await judgeText(assessment, async (question) => (await askStructured(complete, question)).value, {
    withSuggestions,
  });
  return { evaluation, measured: evaluateReading(reading, { language, withSuggestions }), model };
}
