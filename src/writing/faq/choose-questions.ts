import { countWords } from '../../article/count-words.ts';
import { findCues } from '../../language/find-cues.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { questionKindOf } from '../../language/question-kind.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import { Selection } from '../../research/selection.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import { withoutAskingWords } from '../../research/subject.ts';
import type { Brief } from '../brief/brief.ts';
import type { AnsweredQuestion } from '../draft.ts';
import { cleanHeading, isQuestion } from '../outline/headings.ts';
import type { Outline } from '../outline/outline.ts';
import { termIn } from './defined-term.ts';

const ASPECTS = ['costs', 'drawbacks', 'risks', 'benefits', 'types', 'requirements', 'howItWorks', 'causes'] as const;
const MOST = 4;
const LEAST_RELEVANCE = 0.15;
const ANSWER_WORDS = { least: 14, most: 75 } as const;
const MOST_TERM_WORDS = 4;

/**
 * Questions a reader asks, with groups that answer them: first the sources' own question headings, answered by what
 * opens the text under them, then terms that a source defines, then aspects of the
 * subject that a heading names.
 */
export function chooseQuestions(
  evidence: Evidence,
  brief: Brief,
  outline: Outline,
  said: readonly SourceSentence[],
): AnsweredQuestion[] {
  const selection = new Selection(evidence, said);
  const taken = [brief.subject, outline.title, ...outline.sections.map(({ heading }) => heading)];
  const asked = taken.map((text) => tokensOf(text, brief.language));
  const answers: AnsweredQuestion[] = [];
  for (const candidate of [
    ...headingQuestions(evidence),
    ...termQuestions(evidence),
    ...aspectQuestions(evidence, brief),
  ]) {
    if (answers.length >= MOST) break;
    const tokens = tokensOf(candidate.question, brief.language);
    if (asked.some((known) => isAlike(known, tokens)) || !selection.isNew(candidate.group)) continue;
    selection.take(candidate.group);
    asked.push(tokens);
    answers.push(candidate);
  }
  return answers;
}

function headingQuestions(evidence: Evidence): AnsweredQuestion[] {
  const { blocks, relevance, language } = evidence;
  return [...blocks]
    .filter(({ index }) => (relevance.blocks[index] ?? 0) >= LEAST_RELEVANCE)
    .sort((one, other) => (relevance.blocks[other.index] ?? 0) - (relevance.blocks[one.index] ?? 0))
    .flatMap((block) => {
      const question = cleanHeading(block.heading ?? '', language);
      if (question === undefined || !isQuestion(question)) return [];
      const group = longest(evidence.groups.filter((candidate) => opensBlock(candidate, block.sentences[0])));
      return group !== undefined && answersKind(question, group, evidence) ? [{ question, group }] : [];
    });
}

/** Definitions of terms that the article uses, asked with the language's own template. */
function termQuestions(evidence: Evidence): AnsweredQuestion[] {
  const { relevance, language } = evidence;
  const template = lexiconOf(language).templates.questions.definition;
  return evidence.groups
    .filter((group) => group.penalty < 0.1 && fits(group))
    .map((group) => ({ group, term: termIn(group.texts[0] ?? '', evidence) }))
    .flatMap(({ group, term }) => (term === undefined ? [] : [{ group, term }]))
    .filter(({ group, term }) => {
      const words = countWords(term, language);
      return words >= 1 && words <= MOST_TERM_WORDS && (relevance.blocks[group.block] ?? 0) >= LEAST_RELEVANCE;
    })
    .sort((one, other) => blockRank(other.group, evidence) - blockRank(one.group, evidence) || one.group.index - other.group.index)
    .map(({ group, term }) => ({ question: template.replace('{topic}', () => term), group }));
}

/** Questions by template about an aspect that a heading of the sources names: its text answers. */
function aspectQuestions(evidence: Evidence, brief: Brief): AnsweredQuestion[] {
  const { questions } = lexiconOf(evidence.language).templates;
  const topic = withoutAskingWords(brief.keyword ?? brief.subject, evidence.language);
  if (countWords(topic, evidence.language) > MOST_TERM_WORDS) return [];
  return ASPECTS.flatMap((aspect) => {
    const group = longest(
      evidence.groups.filter(({ block, ...rest }) => {
        const { heading, sentences } = evidence.blocks[block] ?? {};
        const named = heading !== undefined && findCues(heading, evidence.language).has(`aspectWords.${aspect}`);
        return named && opensBlock({ block, ...rest }, sentences?.[0]);
      }),
    );
    return group === undefined ? [] : [{ question: questions[aspect].replace('{topic}', () => topic), group }];
  });
}

function blockRank(group: Group, { relevance }: Evidence): number {
  return (relevance.blocks[group.block] ?? 0) + group.sentences.length * 0.01;
}

function opensBlock(group: Group, first: SourceSentence | undefined): boolean {
  return first !== undefined && group.sentences[0] === first && fits(group);
}

function fits(group: Group): boolean {
  return group.display === undefined && group.words >= ANSWER_WORDS.least && group.words <= ANSWER_WORDS.most;
}

function longest(groups: readonly Group[]): Group | undefined {
  return [...groups].sort((one, other) => other.words - one.words)[0];
}

/** A question for a reason needs a cause, one for a number or time a figure. */
function answersKind(question: string, group: Group, { language }: Evidence): boolean {
  const kind = questionKindOf(question, language);
  if (kind === 'howMuch' || kind === 'when') return group.sentences.some(({ figures }) => figures.length > 0);
  if (kind === 'why') return group.texts.some((text) => findCues(text, language).has('causes'));
  return true;
}

function isAlike(one: readonly string[], other: readonly string[]): boolean {
  const shared = other.filter((token) => one.includes(token)).length;
  const shorter = Math.min(one.length, other.length);
  return shorter > 0 && shared / Math.max(one.length, other.length) >= 0.7;
}
