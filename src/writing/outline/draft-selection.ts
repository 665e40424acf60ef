import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import { Selection } from '../../research/selection.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import { nearness } from './nearness.ts';

interface DraftInput {
  readonly evidence: Evidence;
  readonly relevantBlocks: readonly number[];
  readonly words: number;
  readonly mostWordsOfOther: number;
  readonly said: readonly SourceSentence[];
}

/**
 * What an article of so many words would say if it needed no sections: the sections are then made for it, so that they
 * stand where there is most to say.
 */
export function draftSelection({ evidence, relevantBlocks, words, mostWordsOfOther, said }: DraftInput): Group[] {
  const relevant = new Set(relevantBlocks);
  const groups = evidence.groups.filter(({ block }) => relevant.has(block));
  const selection = new Selection(evidence, said, mostWordsOfOther);
  const chosen: Group[] = [];
  let room = words;
  while (room > 0) {
    const best = selection.best(groups, (group) => (group.words <= room + 10 ? nearness(group, evidence) : 0), 1);
    if (best === undefined) break;
    selection.take(best);
    chosen.push(best);
    room -= best.words;
  }
  return chosen;
}
