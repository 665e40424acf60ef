import { countWords } from '../../article/count-words.ts';
import type { Language } from '../../contract/languages.ts';
import { monthNames } from '../../language/calendar-words.ts';
import { findCues } from '../../language/find-cues.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { hasOpenPronoun } from '../../language/open-pronouns.ts';
import { isQuestion, questionKindOf } from '../../language/question-kind.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { capitalised, withoutShouting } from '../../language/title-case.ts';
import { usualForm } from '../../language/usual-form.ts';
import { type BlockVector, blockVectors, similarity } from '../../research/block-vectors.ts';
import { wordNumbersIn } from '../../research/claim-support/number-words.ts';
import type { Evidence } from '../../research/evidence.ts';
import { type Group, groupsInBlock } from '../../research/groups.ts';
import { Selection } from '../../research/selection.ts';
import type { HeadingBlock, SourceSentence } from '../../research/source-text.ts';
import { withoutAskingWords } from '../../research/subject.ts';
import type { Brief } from '../brief/brief.ts';
import type { AnsweredQuestion } from '../draft.ts';
import { cleanHeading } from '../outline/headings.ts';
import type { Outline } from '../outline/outline.ts';
import { singlesOut, termIn } from './defined-term.ts';

const ASPECTS = ['costs', 'drawbacks', 'risks', 'benefits', 'types', 'requirements', 'howItWorks', 'causes'] as const;
const MOST = 4;
/** Of a narrow subject, what is far from it is another subject. */
const LEAST_RELEVANCE = { first: 0.3, second: 0.1, ofNarrow: 0.16 } as const;
/** Answers from blocks more alike than this are one answer. */
const ALIKE_BLOCKS = 0.22;
/** Less relevant questions, and those by template, are only asked until there are so many. */
const ENOUGH = 3;
/** What a page answers to its own question may be shorter than a definition. */
const ANSWER_WORDS = { least: 14, toHeading: 10, inLongWords: 6, most: 75 } as const;
/** Languages that say in one word what others say in two. */
const LONG_WORDS: ReadonlySet<Language> = new Set(['et', 'fi', 'hu', 'ko', 'tr']);
const MOST_TERM_WORDS = 4;
/** An answer may begin behind a short "Yes." or a sentence that leans on the question. */
const OPENING_SENTENCES = 3;

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
  const own = [
    ...headingQuestions(evidence),
    ...termQuestions(evidence).filter(({ group }) => !singlesOut(group, evidence)),
  ];
  const relevant = own.filter(({ group }) => (evidence.relevance.blocks[group.block] ?? 0) >= LEAST_RELEVANCE.first);
  const vectors = blockVectors(evidence);
  const add = (candidates: () => readonly AnsweredQuestion[], most: number) => {
    if (answers.length >= most) return;
    for (const candidate of candidates()) {
      if (answers.length >= most) return;
      const tokens = tokensOf(candidate.question, brief.language);
      if (asked.some((known) => isAlike(known, tokens)) || !selection.isNew(candidate.group)) continue;
      if (answers.some(({ group }) => sameAnswer(vectors[group.block], vectors[candidate.group.block]))) continue;
      selection.take(candidate.group);
      asked.push(tokens);
      answers.push(candidate);
    }
  };
  add(() => relevant, MOST);
  const least = evidence.relevance.isBroad ? LEAST_RELEVANCE.second : LEAST_RELEVANCE.ofNarrow;
  const close = own.filter(({ group }) => (evidence.relevance.blocks[group.block] ?? 0) >= least);
  add(() => close, ENOUGH);
  add(() => aspectQuestions(evidence, brief, 'heading and text'), ENOUGH);
  add(() => own, 1);
  add(() => aspectQuestions(evidence, brief, 'either'), 1);
  add(() => headingQuestions(evidence, 0), 1);
  if (answers.length === 0) asked.length = 0;
  add(() => [...headingQuestions(evidence, 0), ...termQuestions(evidence, 0)], 1);
  return answers;
}

function headingQuestions(evidence: Evidence, least: number = LEAST_RELEVANCE.second): AnsweredQuestion[] {
  const { blocks, relevance, language } = evidence;
  return [...blocks]
    .filter(({ index }) => (relevance.blocks[index] ?? 0) >= least)
    .sort((one, other) => (relevance.blocks[other.index] ?? 0) - (relevance.blocks[one.index] ?? 0))
    .flatMap((block) => {
      const question = cleanHeading(block.heading ?? '', language);
      if (question === undefined || !isQuestion(question)) return [];
      if (hasOpenPronoun(question, language) || isElliptic(question, evidence)) return [];
      const group = answerIn(question, block, evidence);
      return group === undefined ? [] : [{ question: withoutShouting(question, language), group }];
    });
}

/** "How many words?": too little to be asked away from its page. */
function isElliptic(question: string, { language, subject }: Evidence): boolean {
  const tokens = tokensOf(withoutAskingWords(question, language), language);
  return tokens.length < 2 && !tokens.some((token) => subject.has(token));
}

/** The longest group that opens the text under a question, or begins soon after, and answers what is asked. */
function answerIn(question: string, block: HeadingBlock, evidence: Evidence): Group | undefined {
  const first = block.sentences.slice(0, OPENING_SENTENCES);
  const least = LONG_WORDS.has(evidence.language) ? ANSWER_WORDS.inLongWords : ANSWER_WORDS.toHeading;
  const groups = groupsInBlock(evidence.groups, block.index).filter((group) => fits(group, least));
  for (const sentence of first) {
    const answers = groups.filter((group) => group.sentences[0] === sentence && answersKind(question, group, evidence));
    const best = longest(answers);
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Definitions of terms that the article uses, asked with the language's own template. */
function termQuestions(evidence: Evidence, least: number = LEAST_RELEVANCE.second): AnsweredQuestion[] {
  const { relevance, language } = evidence;
  const template = lexiconOf(language).templates.questions.definition;
  return longestByOpening(evidence.groups.filter((group) => group.penalty < 0.1 && fits(group)))
    .filter((group) => (relevance.blocks[group.block] ?? 0) >= least)
    .map((group) => ({ group, term: termIn(group, evidence) }))
    .flatMap(({ group, term }) => (term === undefined ? [] : [{ group, term }]))
    .filter(({ term }) => {
      const words = countWords(term, language);
      return words >= 1 && words <= MOST_TERM_WORDS;
    })
    .sort(
      (one, other) =>
        blockRank(other.group, evidence) - blockRank(one.group, evidence) || one.group.index - other.group.index,
    )
    .map(({ group, term }) => ({
      question: capitalised(
        template.replace('{topic}', () => term),
        language,
      ),
      group,
    }));
}

/** Questions by template about an aspect that a heading of the sources names: its text answers. */
function aspectQuestions(evidence: Evidence, brief: Brief, where: 'heading and text' | 'either'): AnsweredQuestion[] {
  const { language, blocks, groups } = evidence;
  const { questions } = lexiconOf(language).templates;
  const topic = withoutAskingWords(brief.keyword ?? brief.subject, language);
  if (brief.questionKind !== undefined || countWords(topic, language) > MOST_TERM_WORDS) return [];
  const candidates = blocks.flatMap((block) => {
    const group = longest(
      groupsInBlock(groups, block.index).filter((candidate) => opensBlock(candidate, block.sentences[0])),
    );
    if (group === undefined || block.heading === undefined) return [];
    // A narrow subject has aspects of its own, and those of its neighbours answer nothing.
    const mustBeNear = where === 'heading and text' && !evidence.relevance.isBroad;
    if (mustBeNear && (evidence.relevance.blocks[block.index] ?? 0) < LEAST_RELEVANCE.first) return [];
    return [{ group, heading: findCues(block.heading, language), text: findCues(group.texts[0] ?? '', language) }];
  });
  const answered = ASPECTS.flatMap((aspect) => {
    const fitting = candidates.find(({ heading, text }) => {
      const found = [heading.has(`aspectWords.${aspect}`), text.has(`aspectWords.${aspect}`)];
      return where === 'either' ? found.includes(true) : !found.includes(false);
    });
    return fitting === undefined ? [] : [{ aspect, group: fitting.group }];
  });
  if (answered.length === 0) return [];
  const named = usualForm(
    topic,
    evidence.sentences.map(({ text }) => text),
    language,
  );
  return answered.map(({ aspect, group }) => ({
    question: capitalised(
      questions[aspect].replace('{topic}', () => named),
      language,
    ),
    group,
  }));
}

function blockRank(group: Group, { relevance }: Evidence): number {
  return (relevance.blocks[group.block] ?? 0) + group.sentences.length * 0.01;
}

function opensBlock(group: Group, first: SourceSentence | undefined): boolean {
  return first !== undefined && group.sentences[0] === first && fits(group);
}

function fits(group: Group, least: number = ANSWER_WORDS.least): boolean {
  return group.display === undefined && group.words >= least && group.words <= ANSWER_WORDS.most;
}

/** Of the groups that open with the same sentence, the longest. */
function longestByOpening(groups: readonly Group[]): Group[] {
  const byOpening = new Map<SourceSentence | undefined, Group>();
  for (const group of groups) {
    const known = byOpening.get(group.sentences[0]);
    if (known === undefined || group.words > known.words) byOpening.set(group.sentences[0], group);
  }
  return [...byOpening.values()];
}

function longest(groups: readonly Group[]): Group | undefined {
  return [...groups].sort((one, other) => other.words - one.words)[0];
}

/** A question for a reason needs a cause, one for a number or time a figure. */
function answersKind(question: string, group: Group, { language }: Evidence): boolean {
  const kind = questionKindOf(question, language);
  if (kind === 'howMuch' || kind === 'when') {
    const counts = group.sentences.some(({ figures }) => figures.length > 0);
    return (
      counts ||
      group.texts.some(
        (text) => wordNumbersIn(text, language, []).length > 0 || (kind === 'when' && namesMonth(text, language)),
      )
    );
  }
  if (kind === 'why') return group.texts.some((text) => findCues(text, language).has('causes'));
  return true;
}

function namesMonth(text: string, language: Language): boolean {
  const words = text.toLowerCase();
  return monthNames(language).some((name) => /\p{L}{3}/u.test(name) && words.includes(name.toLowerCase()));
}

function sameAnswer(one: BlockVector | undefined, other: BlockVector | undefined): boolean {
  return one !== undefined && other !== undefined && similarity(one, other) > ALIKE_BLOCKS;
}

function isAlike(one: readonly string[], other: readonly string[]): boolean {
  const shared = other.filter((token) => one.includes(token)).length;
  const shorter = Math.min(one.length, other.length);
  return shorter > 0 && shared / Math.max(one.length, other.length) >= 0.7;
}
