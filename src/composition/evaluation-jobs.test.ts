import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import type { JobTools } from '../jobs/job-handler.ts';
import { ParkedJob } from '../jobs/parked-job.ts';
import { type LanguageModel, ModelError } from '../models/language-model.ts';
import { createScriptedModel } from '../models/scripted/scripted-model.ts';
import { evaluateText } from '../quality/evaluate.ts';
import { answersOf, praise } from '../quality/judged/judge.fixture.ts';
import { en } from '../quality/pairs/en.fixture.ts';
import { QualityThreads } from '../quality/quality-threads.ts';
import type { PageReading } from '../research/web-research.ts';
import { stableStringify } from '../support/hash.ts';
import { passThrough } from '../support/reach-point.ts';
import { evaluationJobs } from './evaluation-jobs.ts';
import { jobModels } from './job-models.ts';

const threads = new QualityThreads({ size: 1 });
afterAll(() => threads.close());

const MARKDOWN = [`# ${en.title}`, en.author, ...en.body, en.sourced, en.tested, en.caution, en.sources].join('\n\n');
const REAL = 'The body stores the vitamin in fat, so that a lack shows only after several weeks.';
const ORDER = { content: { markdown: MARKDOWN }, language: 'en', withSuggestions: true } as const;
const JOB = { id: 'job_1', rootId: 'job_1', accountId: 'account', type: 'evaluation', request: ORDER } as const;

function memory(): JobTools['memory'] {
  const answers = new Map<string, unknown>();
  const key = (step: string, question: unknown) => `${step} ${stableStringify(question)}`;
  return {
    recall: async (step, question) => answers.get(key(step, question)),
    remember: async (step, _version, question, answer) => {
      const place = key(step, question);
      answers.set(place, answers.get(place) ?? answer);
      return answers.get(place);
    },
  };
}

/** Pages by address; every other one can not be read. */
function pagesOf(texts: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  return {
    asked,
    take: () => Promise.reject(new Error('no page is named')),
    async read(url: string) {
      asked.push(url);
      const text = texts[url];
      if (text === undefined) return { kind: 'unreadable', why: 'its server answers with status 404' } as const;
      const passages = [{ id: 'page#0', headings: [], text }];
      const document = {
        id: 'page',
        title: 'Page',
        url,
        language: 'en',
        visibility: 'public',
        trusted: false,
        passages,
      };
      return { kind: 'read', url, document, page: 'article', pageReason: 'it reads as one' } as unknown as PageReading;
    },
  };
}

/** Everything a job needs but what it must not use here: no page is named, and nothing is finished. */
function jobs(model: LanguageModel | undefined, { pages = pagesOf({}), earlier = [] }: Surroundings) {
  const spend = {} as Parameters<typeof jobModels>[1];
  return evaluationJobs(readSettings({}), {
    threads,
    pages,
    earlierTexts: async () => earlier,
    orders: { finishEvaluation: () => Promise.reject(new Error('not ended here')) },
    modelsFor: (job, signal) => jobModels({ forJob: async () => model }, spend, job, signal),
  });
}

interface Surroundings {
  readonly pages?: ReturnType<typeof pagesOf>;
  readonly earlier?: readonly string[];
}

const run = (model: LanguageModel | undefined, kept = memory(), around: Surroundings = {}) =>
  jobs(model, around).run(JOB, {
    memory: kept,
    emit: () => undefined,
    signal: new AbortController().signal,
    reach: passThrough,
  });

const failing = (error: ModelError): LanguageModel => ({
  nameOf: () => 'scripted:model',
  complete: () => Promise.reject(error),
});

describe('an evaluation job', () => {
  it('without a language model is the embedded evaluation', async () => {
    expect(await run(undefined)).toEqual(evaluateText({ markdown: MARKDOWN, language: 'en', withSuggestions: true }));
  });

  it('with a language model is judged, and a run after it asks nothing again', async () => {
    const kept = memory();
    const model = createScriptedModel({ answers: answersOf(() => praise('High', REAL)) });
    const first = await run(model, kept);
    expect(first.evaluation.effort_of_qc.arguments).toContain('These words give a reason');
    expect(model.asked).toHaveLength(10);
    const silent = createScriptedModel({ answers: {} });
    expect(await run(silent, kept)).toEqual(first);
    expect(silent.asked).toEqual([]);
  });

  it('keeps the answers it was given before one failed', async () => {
    const kept = memory();
    const answers = answersOf(() => praise('High', REAL));
    const { 'judge/people#2': missing, ...others } = answers;
    const gone = new ModelError('unavailable', 'the model is away', { retryable: false, providerWords: 'Overloaded' });
    const half = createScriptedModel({
      answers: {
        ...others,
        'judge/people#2': () => {
          throw gone;
        },
      },
    });
    await expect(run(half, kept)).rejects.toMatchObject({ code: '547' });
    const rest = createScriptedModel({ answers: { 'judge/people#2': missing } });
    await run(rest, kept);
    expect(rest.asked.map(({ name }) => name)).toEqual(['judge/people#2']);
  });

  it('ends with 547 and the words of the provider, and never falls back on the embedded evaluation', async () => {
    const gone = new ModelError('credit_exhausted', 'the account has no credit', {
      retryable: false,
      providerWords: 'Top up your balance',
    });
    await expect(run(failing(gone))).rejects.toMatchObject({
      code: '547',
      message: expect.stringContaining('It said: "Top up your balance"'),
    });
  });

  it('ends with 547 when the model answers twice in a form that can not be used', async () => {
    const answers = { ...answersOf(() => praise('High', REAL)), 'judge/page#1': { page_quality: 'splendid' } };
    await expect(run(createScriptedModel({ answers }))).rejects.toMatchObject({
      code: '547',
      message: expect.stringContaining('judge/page#1'),
    });
  });

  it('is parked when the provider names a later time', async () => {
    const later = new ModelError('rate_limited', 'too many requests', {
      retryable: true,
      retryAfterMs: 60_000,
      providerWords: 'Slow down',
    });
    await expect(run(failing(later))).rejects.toBeInstanceOf(ParkedJob);
  });

  it('asks the pages that the text gives as its sources, once, and says when one says otherwise', async () => {
    const kept = memory();
    const pages = pagesOf({
      'https://doi.org/10.1000/x1': 'In the study of 2023, 60 percent of adults had low levels in February.',
    });
    const { evaluation } = await run(undefined, kept, { pages });
    // The list of sources stands behind; only the one that a sentence refers to is read.
    expect(pages.asked).toEqual(['https://www.nih.gov/vitamin-d']);
    const swapped = pagesOf({
      'https://www.nih.gov/vitamin-d':
        'According to a study by the University of Aarhus published in 2023, 60 percent of adults had low levels in February.',
    });
    const contradicted = await run(undefined, memory(), { pages: swapped });
    expect(contradicted.evaluation.accuracy_of_qc.arguments).toContain(
      'Sentences that their linked sources contradict: 1.',
    );
    expect(contradicted.evaluation.accuracy_of_qc.score).toBeLessThan(evaluation.accuracy_of_qc.score);
    const again = pagesOf({});
    await run(undefined, kept, { pages: again });
    expect(again.asked).toEqual([]);
  });

  it('finds what was copied from an earlier article of the account', async () => {
    const { evaluation } = await run(undefined, memory(), { earlier: [en.body.join('\n\n')] });
    expect(evaluation.originality_of_qc.arguments).toContain('stand word for word in another text');
  });
});
