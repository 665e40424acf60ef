import type { Language } from '../../contract/languages.ts';
import { DASH_IS_VERB } from '../../language/dash-is-verb.ts';
import { findCues } from '../../language/find-cues.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import { namesPrice } from '../../research/judging/house-prices.ts';
import { instructs } from '../../research/judging/instructs.ts';
import { tellsPast } from '../../research/judging/tells-past.ts';
import { Selection } from '../../research/selection.ts';
import type { HeadingBlock } from '../../research/source-text.ts';
import { subjectTokens } from '../../research/subject.ts';
import { plainCoverage, type SubjectWeights, weightedCoverage } from '../../research/subject-weights.ts';
import type { Brief } from '../brief/brief.ts';
import { reasonStart } from './gives-reason.ts';

/** Words of an introduction; the second group is added while it stays below. */
const LEAST_WORDS = 40;
const MOST_WORDS = 95;
/** What happened in a year opens news, not an answer. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
/** What tells the reader what to do presupposes what an introduction explains. */
const INSTRUCTION = 0.6;
/** A price opens no article that does not ask for it. */
const PRICED = 0.6;
const DEFINES_HOW = 0.9;
const ONE_SIDED = 0.8;
/** It looks at the subject from one side only ("Seen from the grid, ..."). */
const VIEWPOINT: Partial<Record<Language, RegExp>> = {
  de: /^(?:Aus Sicht|Aus der Sicht|Vom Standpunkt|Gemessen an|Verglichen mit|Im Vergleich zu|Betrachtet man)(?!\p{L})/u,
  en: /^(?:Seen from|Viewed from|Looked at|Judged by|Measured (?:by|against)|Compared (?:with|to)|In comparison|In terms of|From the (?:point|perspective|view)|Apart from|Besides)\b/u,
  es: /^(?:Desde el punto de vista|Desde la perspectiva|En comparación|Comparad[oa]s? con|Aparte de)(?!\p{L})/u,
  fr: /^(?:Du point de vue|Par rapport|Comparée?s? à|En comparaison|À part)(?!\p{L})/u,
};
/** Words beside the subject that a sentence may name before the reason it gives. */
const MOST_EXTRA = 3;
/** Words on the second of two things that are compared. */
const MOST_WORDS_OF_SIDE = 60;

/**
 * The introduction: a group that opens with the sentence that best defines the subject or answers the question, and,
 * where that is short, one more.
 */
export function chooseIntroduction(evidence: Evidence, brief: Brief, relevantBlocks: readonly number[]): Group[] {
  const relevant = new Set(relevantBlocks);
  const named = namesOfBlocks(evidence);
  const openers = evidence.groups
    .filter((group) => relevant.has(group.block) && group.display === undefined && group.words <= MOST_WORDS)
    .filter((group) => group.penalty < 0.3)
    .map((group) => ({ group, score: openingScore(group, named(group.block), evidence, brief) + lengthScore(group) }))
    .sort((one, other) => other.score - one.score || one.group.index - other.group.index);
  const first = openers[0]?.group;
  if (first === undefined) return [];
  const other = brief.intent === 'comparison' ? otherSide(first, openers, evidence) : undefined;
  if (other !== undefined) return [first, other];
  if (first.words >= LEAST_WORDS) return [first];
  const selection = new Selection(evidence, first.sentences);
  const room = MOST_WORDS - first.words;
  const second = selection.best(
    openers.map(({ group }) => group).filter((group) => group.words <= room && group.penalty < 0.2),
    (group) => {
      const onSubject = weightedCoverage(group.sentences[0]?.tokens ?? [], evidence.subject);
      return group.block === first.block ? 1 + onSubject : 0.5 * onSubject;
    },
  );
  return second === undefined ? [first] : [first, second];
}

/** For a comparison whose opening names one side only: what opens on the other. */
function otherSide(
  first: Group,
  openers: readonly { readonly group: Group; readonly score: number }[],
  evidence: Evidence,
): Group | undefined {
  const named = new Set(first.sentences.flatMap(({ tokens }) => tokens));
  const missing = [...evidence.subject.keys()].filter((token) => !named.has(token));
  if (missing.length === 0) return undefined;
  const selection = new Selection(evidence, first.sentences);
  const says = (group: Group) => missing.filter((token) => group.sentences[0]?.tokens.includes(token) === true).length;
  return openers
    .filter(
      ({ group }) => group.words <= MOST_WORDS_OF_SIDE && 2 * says(group) >= missing.length && selection.isNew(group),
    )
    .sort((one, two) => sideScore(two, first) - sideScore(one, first) || one.group.index - two.group.index)[0]?.group;
}

function sideScore({ group, score }: { readonly group: Group; readonly score: number }, first: Group): number {
  return score + (group.documentId === first.documentId ? 0.5 : 0);
}

interface NamedSubject {
  /** Share of the subject that the heading, else the title, names. */
  readonly byHeading: number;
  readonly byTitle: number;
}

/** Looked up once for each block: many groups stand under one heading. */
function namesOfBlocks({ blocks, language, subject }: Evidence): (block: number) => NamedSubject {
  const known = new Map<number, NamedSubject>();
  return (index) => {
    let names = known.get(index);
    if (names === undefined) {
      const title = blocks[index]?.document.title ?? '';
      names = {
        byHeading: coverage(tokensOf(blocks[index]?.heading ?? title, language), subject),
        byTitle: coverage(tokensOf(title, language), subject),
      };
      known.set(index, names);
    }
    return names;
  };
}

function coverage(tokens: readonly string[], subject: SubjectWeights): number {
  return (weightedCoverage(tokens, subject) + plainCoverage(tokens, subject)) / 2;
}

function openingScore(group: Group, names: NamedSubject, evidence: Evidence, brief: Brief): number {
  const sentence = group.sentences[0];
  if (sentence === undefined) return 0;
  const text = group.texts[0] ?? '';
  const block = evidence.blocks[group.block];
  const cues = findCues(text, evidence.language);
  const firstInBlock = block?.sentences[0]?.index === sentence.index;
  const { byHeading: named, byTitle } = names;
  const opening = [...sentence.tokens, ...(group.sentences[1]?.tokens ?? [])];
  const own = Math.max(coverage(sentence.tokens, evidence.subject), 0.85 * coverage(opening, evidence.subject));
  const asksReason = brief.intent === 'why' || brief.intent === 'comparison';
  const said = asksReason
    ? own
    : Math.max(own, firstInBlock ? 0.9 * named : 0, firstInBlock && block?.ordinal === 0 ? 0.9 * byTitle : 0);
  let score = 1.4 * said + 0.7 * named;
  score += 0.5 * (evidence.relevance.sentences[sentence.index] ?? 0);
  score +=
    opensWithSubject(sentence.tokens, evidence.subject) || opensWithHead(sentence.tokens, evidence, brief) ? 0.5 : 0;
  if (firstInBlock) score += 0.3;
  if (firstInBlock && block?.ordinal === 0) score += 0.15 + 0.9 * byTitle;
  if (sentence.judgement.needsDate || (cues.has('negators') && !cues.has('causes'))) score -= 0.3;
  if (brief.questionKind === 'howMuch' && sentence.figures.length > 0) score += 0.6;
  if (tellsPast(text, evidence.language)) score -= 0.4;
  if (instructs(text, evidence.language)) score -= INSTRUCTION;
  if (brief.questionKind !== 'howMuch' && namesPrice(text)) score -= PRICED;
  if (brief.questionKind !== 'when' && YEAR.test(text)) score -= 0.3;
  if (brief.intent === 'why')
    score += reasonScore(text, evidence) + (firstInBlock ? causesScore(block, byTitle, evidence) : 0);
  if (brief.intent === 'comparison') score += own + (cues.has('comparisons') ? 0.3 : 0);
  if (brief.questionKind === 'yesNo' && own >= 0.75) score += 0.4;
  if (brief.questionKind === 'yesNo' || brief.questionKind === undefined || brief.questionKind === 'what') {
    score += definitionScore(text, evidence, brief);
  }
  // How a thing works is told best behind what it is.
  if (brief.questionKind === 'how' && firstInBlock && definitionScore(text, evidence, brief) > 0) score += DEFINES_HOW;
  if (VIEWPOINT[evidence.language]?.test(text) === true) score -= ONE_SIDED;
  return score - group.penalty;
}

/** The reason of what is asked about, named before the reason: "Bread goes stale mainly because ...". */
function reasonScore(text: string, evidence: Evidence): number {
  const start = reasonStart(text, evidence.language);
  if (start === undefined) return 0;
  const before = tokensOf(text.slice(0, start), evidence.language);
  const answers = weightedCoverage(before, evidence.subject) >= 0.6 || plainCoverage(before, evidence.subject) >= 0.5;
  // "Hardware companies take longer to fail and lose more, since ..." is the reason of something else.
  const extra = before.filter((token) => !evidence.subject.has(token)).length;
  return answers && extra <= MOST_EXTRA ? 1.2 : 0.4;
}

/** What opens the part on causes in a text that is on the subject: "Closure seldom has a single cause." */
function causesScore(block: HeadingBlock | undefined, byTitle: number, { language }: Evidence): number {
  const isOnCauses = block?.heading !== undefined && findCues(block.heading, language).has('causes');
  return isOnCauses && byTitle >= 0.4 ? 1.2 : 0;
}

/** The pattern of a definition right behind the subject: "A heat pump is a machine that ...". */
function definitionScore(text: string, evidence: Evidence, brief: Brief): number {
  const start = definitionStart(text, evidence.language);
  if (start === undefined) return 0;
  const term = tokensOf(text.slice(0, start), evidence.language);
  const extra = term.filter((token) => !evidence.subject.has(token)).length;
  const covered = plainCoverage(term, evidence.subject);
  const head = subjectTokens(brief.subject.split(/[:：—–]/u)[0] ?? '', evidence.language);
  const ofHead = head.filter((token) => term.includes(token)).length / Math.max(1, head.length);
  if (term.length > 0 && extra === 0 && head.length < evidence.subject.size && ofHead >= 0.5) return 1;
  if (brief.questionKind === 'what' && extra === 0 && covered >= 0.5) return 0.8;
  return covered === 1 && extra === 0 ? 1 : covered >= 0.5 && extra <= 1 ? 0.4 : 0;
}

/** Where the defined term ends: before "is a", or before the dash that stands for it. */
function definitionStart(text: string, language: Language): number | undefined {
  const [first] = findCues(text, language).all('definitionPatterns');
  if (first !== undefined) return first.start;
  const dash = DASH_IS_VERB.has(language) ? /^[^—–.,:;]{2,50} [—–] /u.exec(text) : null;
  return dash === null ? undefined : dash[0].length - 3;
}

function opensWithSubject(tokens: readonly string[], subject: SubjectWeights): boolean {
  return weightedCoverage(tokens.slice(0, subject.size + 2), subject) >= 0.6;
}

/** It begins with what stands before the colon of the subject ("desalination of seawater: energy, cost"). */
function opensWithHead(tokens: readonly string[], { language, subject }: Evidence, brief: Brief): boolean {
  const head = subjectTokens(brief.subject.split(/[:：—–]/u)[0] ?? '', language);
  const [first] = head;
  return head.length < subject.size && first !== undefined && tokens[0] === first;
}

function lengthScore(group: Group): number {
  return group.words >= LEAST_WORDS ? 0.35 : 0.2 * (group.words / LEAST_WORDS);
}
