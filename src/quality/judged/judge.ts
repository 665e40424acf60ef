import type { Evaluation } from '../../contract/eeat.ts';
import { ordersAMachine } from '../../research/machine-orders.ts';
import { argue } from '../arguments/argue.ts';
import { evaluationOf } from '../arguments/evaluation-of.ts';
import { type Argued, findingSentence, withPlace } from '../arguments/sentences.ts';
import type { Assessment } from '../evaluate.ts';
import type { Finding } from '../finding.ts';
import { excerptOf } from '../measured/places.ts';
import { MESSAGES } from '../messages/all-messages.ts';
import { DIMENSIONS, type Dimension, type YmylKind } from '../rubric.ts';
import type { AskJudge } from './ask-judge.ts';
import { boundedScores } from './bounds.ts';
import { groupPrompt, shownTo } from './judge-prompt.ts';
import { judgedSuggestions } from './judged-suggestions.ts';
import { type AnswerOf, type Group, type GroupAnswer, groupSchema, type PageAnswer } from './questions.ts';
import { QuoteFinder } from './quotes.ts';
import { medianVote, type StandingReason, standing, type Vote, voteOf } from './votes.ts';

const SAMPLES = [1, 2, 3] as const;
const MAJORITY = 2;
const TEMPERATURE = 0.7;
/** Long enough for scripts that take several tokens a letter. */
const ANSWER_TOKENS = 6_000;

/**
 * Rates a text that code has measured, by what a language model reads in it. The model is asked three times for each of
 * three groups of dimensions, and once for suggestions. The text is untrusted: what it asks for counts for nothing, a
 * reason counts only when its words stand in the text, and no level rises above what the measured findings allow.
 * @throws whatever `ask` throws
 */
export async function judgeText(
  plain: Assessment,
  ask: AskJudge,
  { withSuggestions }: { readonly withSuggestions: boolean },
): Promise<Evaluation> {
  const { evidence, isCut } = shownTo(plain.reading);
  const argued: Argued = { ...plain, reading: { ...plain.reading, isCut }, catalogue: MESSAGES[plain.language] };
  const quotes = new QuoteFinder(argued.reading);
  const [people, content, page, proposals] = await Promise.all([
    samplesOf('people', argued, evidence, ask),
    samplesOf('content', argued, evidence, ask),
    samplesOf('page', argued, evidence, ask),
    withSuggestions ? judgedSuggestions(argued, evidence, quotes, ask) : undefined,
  ]);
  const findings = withWhatWasSeen(argued, page, quotes);
  const votes = votesOf([...people, ...content, ...page], quotes, findings);
  const measured = { ...argued.measured, findings, ymyl: subjectsOf(argued, page) };
  const harm = majority(page.map((answer) => standing(answer.harm, quotes)));
  const levels = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, votes[dimension].level]));
  const bounded = boundedScores(levels as Record<Dimension, number>, argued.scores, findings, {
    isYmyl: measured.ymyl.size > 0,
    isHarmful: harm.length > 0,
  });
  const judged: Argued = { ...argued, measured, scores: bounded.scores };
  const argumentOf = (dimension: Dimension) => {
    const isAboutHarm = dimension === 'page_quality' || dimension === 'trust_of_eeat';
    const held = bounded.heldBy.get(dimension) ?? [];
    return argue(dimension, judged, [
      ...(isAboutHarm ? harm.map((reason) => reasonSentence(reason, judged)) : []),
      ...held.map((finding) => findingSentence(finding, judged, dimension)),
      ...sentencesOf(votes[dimension], judged),
    ]);
  };
  return evaluationOf(judged, argumentOf, proposals?.(judged));
}

/** Three answers of their own to the same question. */
function samplesOf<Name extends Group>(
  group: Name,
  argued: Argued,
  evidence: readonly string[],
  ask: AskJudge,
): Promise<AnswerOf<Name>[]> {
  const { language } = argued;
  const schema = groupSchema(group, language);
  const prompt = groupPrompt(group, argued, evidence, language);
  return Promise.all(
    SAMPLES.map((sample) =>
      ask({
        name: `judge/${group}#${sample}`,
        role: 'check',
        prompt,
        schema,
        maxOutputTokens: ANSWER_TOKENS,
        temperature: TEMPERATURE,
      }),
    ),
  );
}

function votesOf(
  answers: readonly GroupAnswer[],
  quotes: QuoteFinder,
  findings: readonly Finding[],
): Readonly<Record<Dimension, Vote>> {
  const votes = DIMENSIONS.map((dimension) => {
    const given = answers.flatMap((answer) => answer[dimension] ?? []);
    return [dimension, medianVote(given.map((judgement) => voteOf(judgement, quotes, findings)))];
  });
  return Object.fromEntries(votes) as Record<Dimension, Vote>;
}

/** Orders to the judge that code's own list of them does not know, where most answers report them and they are there. */
function withWhatWasSeen({ measured, reading }: Argued, page: readonly PageAnswer[], quotes: QuoteFinder): Finding[] {
  const findings = [...measured.findings];
  if (findings.some(({ kind }) => kind === 'judgeOrders')) return findings;
  const reported = page.map(({ ordersToJudge }) =>
    ordersToJudge.flatMap((quote) => {
      const section = quotes.sectionOf(quote);
      return section === undefined ? [] : [{ section, excerpt: excerptOf(quote), start: 0, end: 0 }];
    }),
  );
  const addressed = reading.blocks.filter(({ text }) => ordersAMachine(text));
  const places = [
    ...majority(reported),
    ...addressed.map(({ section, text, start, end }) => ({ section, excerpt: excerptOf(text), start, end })),
  ];
  if (places.length > 0) findings.push({ kind: 'judgeOrders', strength: 1, count: places.length, places });
  return findings;
}

/** What code takes for a subject that can do harm stays one; what most answers take for one is added. */
function subjectsOf({ measured }: Argued, page: readonly PageAnswer[]): ReadonlySet<YmylKind> {
  const subjects = new Set(measured.ymyl);
  for (const { subject } of page) {
    if (subject !== 'none' && page.filter((other) => other.subject === subject).length >= MAJORITY)
      subjects.add(subject);
  }
  return subjects;
}

/** The first of the lists that say something, when most do; else nothing. */
function majority<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const some = lists.filter((list) => list.length > 0);
  return some.length >= MAJORITY ? (some[0] ?? []) : [];
}

/** Of a good text what is good comes first, of a poor one what is not. */
function sentencesOf({ level, defects, missing, strengths }: Vote, argued: Argued): string[] {
  const against = [...defects.map((reason) => reasonSentence(reason, argued)), ...missing];
  const good = strengths.map((reason) => reasonSentence(reason, argued));
  return level > MEDIUM_LEVEL ? [...good, ...against] : [...against, ...good];
}

const MEDIUM_LEVEL = 4;

function reasonSentence({ says, quote, section }: StandingReason, argued: Argued): string {
  return withPlace(says, { section, excerpt: excerptOf(quote) }, argued);
}
