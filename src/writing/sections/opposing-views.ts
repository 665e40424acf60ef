import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import { Selection } from '../../research/selection.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import { type Stance, stanceOf } from '../../research/stances.ts';
import { groupSaying } from './adjoining-groups.ts';

/** Arguments a side: fewer than two are no debate. */
const ARGUMENTS = { least: 2, most: 4 } as const;
const WORDS = { least: 10, most: 55 } as const;
const LEAST_RELEVANCE = 0.12;
/** A source that is heard already, and an argument without the sentence before it, where there are too few others. */
const REPEATED = 0.5;
const TORN_OFF = 0.6;

/** The opposing claims on a contested subject, as many a side as the weaker side has and one more at most. */
interface OpposingViews {
  readonly for: readonly Group[];
  readonly against: readonly Group[];
}

/**
 * Chooses arguments for and against, each by what it says and how far it is on the subject, from as many sources as
 * there are; undefined when the subject is not contested or the sources argue one side only.
 */
export function opposingViews(
  evidence: Evidence,
  said: readonly SourceSentence[],
  mostWordsOfOther: number,
): OpposingViews | undefined {
  if (!evidence.isContested) return undefined;
  const sides: Record<Stance, Group[]> = { for: [], against: [] };
  for (const group of evidence.groups) {
    const stance = canArgue(group, evidence) ? stanceOfGroup(group, evidence) : undefined;
    if (stance !== undefined) sides[stance].push(group);
  }
  const selection = new Selection(evidence, said, mostWordsOfOther);
  const chosen: Record<Stance, Group[]> = { for: [], against: [] };
  for (let round = 0; round < ARGUMENTS.most; round += 1) {
    for (const stance of ['for', 'against'] as const) {
      const heard = new Set(chosen[stance].map(({ documentId }) => documentId));
      const tornOff = chosen[stance].length < ARGUMENTS.least ? TORN_OFF : 0;
      const best = selection.best(sides[stance], (group) => {
        const relevance =
          0.3 + Math.max(0, ...group.sentences.map(({ index }) => evidence.relevance.sentences[index] ?? 0));
        return relevance * (heard.has(group.documentId) ? REPEATED : 1) * (isTornOff(group, evidence) ? tornOff : 1);
      });
      if (best === undefined) continue;
      selection.take(best);
      chosen[stance].push(best);
    }
  }
  const most = Math.min(chosen.for.length, chosen.against.length) + 1;
  if (most <= ARGUMENTS.least) return undefined;
  return { for: joined(chosen.for.slice(0, most), evidence), against: joined(chosen.against.slice(0, most), evidence) };
}

/** Arguments that follow each other in their source are one: a premise says little without what is drawn from it. */
function joined(chosen: readonly Group[], { groups }: Evidence): Group[] {
  const heard: Group[] = [];
  for (const group of chosen) {
    const together = (other: Group) =>
      groupSaying([...other.sentences, ...group.sentences], groups) ??
      groupSaying([...group.sentences, ...other.sentences], groups);
    const at = heard.findIndex((other) => together(other) !== undefined);
    const other = heard[at];
    const both = other && together(other);
    if (both === undefined) heard.push(group);
    else heard[at] = both;
  }
  return heard;
}

/** It leaves out the sentence before it, which could be said with it: a premise says little without its reasoning. */
function isTornOff({ sentences }: Group, evidence: Evidence): boolean {
  const [first] = sentences;
  const before = first === undefined ? undefined : evidence.sentences[first.index - 1];
  if (sentences.length > 1 || before === undefined || before.paragraph !== first?.paragraph) return false;
  return before.judgement.refusal === undefined && !before.judgement.announcesMore;
}

function canArgue(group: Group, evidence: Evidence): boolean {
  const document = evidence.blocks[group.block]?.document;
  const relevance = Math.max(0, ...group.sentences.map(({ index }) => evidence.relevance.sentences[index] ?? 0));
  return (
    document?.visibility === 'public' &&
    group.display === undefined &&
    group.sentences.length <= 2 &&
    group.words >= WORDS.least &&
    group.words <= WORDS.most &&
    relevance >= LEAST_RELEVANCE &&
    !group.sentences.some(({ judgement }) => judgement.needsDate)
  );
}

/** All its sentences speak for one side. */
function stanceOfGroup(group: Group, evidence: Evidence): Stance | undefined {
  const block = evidence.blocks[group.block];
  if (block === undefined) return undefined;
  const stances = new Set(group.sentences.map((sentence) => stanceOf(sentence, block, evidence.language)));
  const [stance] = stances;
  return stances.size === 1 ? stance : undefined;
}
