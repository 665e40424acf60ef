import type { Evidence } from '../../research/evidence.ts';
import { groupsInBlock } from '../../research/groups.ts';
import { SaidAlready } from '../../research/repetition.ts';
import type { HeadingBlock } from '../../research/source-text.ts';

/**
 * What is on the very subject, tried from strict to lenient until the blocks carry enough words. All documents that are
 * left are on the broader subject, so where that is too little, the nearest of their other blocks follow one by one.
 */
const THRESHOLDS = [0.5, 0.4, 0.3, 0.22, 0.15, 0.1] as const;
/** Relevance from which a block is on the very subject. */
const NEAR = 0.1;

export interface RelevantBlocks {
  /** In source order. */
  readonly blocks: readonly number[];
  /** Words of their usable, distinct sentences. */
  readonly words: number;
  /** Words of those on the very subject. */
  readonly near: number;
  readonly sentences: number;
}

/** The heading blocks about the subject: as few as carry `wantedWords`, else all. */
export function relevantBlocks(evidence: Evidence, wantedWords: number): RelevantBlocks {
  const { blocks, relevance } = evidence;
  const none: RelevantBlocks = { blocks: [], words: 0, near: 0, sentences: 0 };
  if (!relevance.sentences.some((score) => score > 0)) return none;
  const relevanceOf = ({ index }: HeadingBlock) => relevance.blocks[index] ?? 0;
  const nearestFirst = [...blocks].sort((one, other) => relevanceOf(other) - relevanceOf(one));
  const chosen: number[] = [];
  const said = new SaidAlready();
  let [words, near, sentences] = [0, 0, 0];
  for (const [at, block] of nearestFirst.entries()) {
    const before = nearestFirst[at - 1];
    const tier = tierOf(relevanceOf(block));
    const beginsTier = before === undefined || tier < 0 || tier !== tierOf(relevanceOf(before));
    if (beginsTier && words >= wantedWords) break;
    chosen.push(block.index);
    for (const sentence of new Set(groupsInBlock(evidence.groups, block.index).flatMap((group) => group.covered))) {
      if (said.repeats(sentence)) continue;
      said.add(sentence);
      words += sentence.words;
      sentences += 1;
    }
    if (relevanceOf(block) >= NEAR) near = words;
  }
  return { blocks: chosen.sort((one, other) => one - other), words, near, sentences };
}

/** Position of the first threshold that is passed, -1 when none is. */
function tierOf(relevance: number): number {
  return THRESHOLDS.findIndex((threshold) => relevance >= threshold);
}
