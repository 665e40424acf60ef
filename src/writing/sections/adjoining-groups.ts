import { type Group, groupsInBlock } from '../../research/groups.ts';
import type { SourceSentence } from '../../research/source-text.ts';

/** Whether no sentence stands between the end of one and the beginning of the other. */
export function follows(group: Group, before: Group): boolean {
  const last = before.covered.at(-1);
  return last !== undefined && group.covered[0]?.index === last.index + 1;
}

/** Whether a group without a list or table says all that another says and then more. */
export function goesOn(longer: Group, { sentences, display }: Group): boolean {
  if (display !== undefined || longer.display !== undefined || sentences.length === 0) return false;
  return longer.sentences.length > sentences.length && sentences.every((one) => longer.sentences.includes(one));
}

/** The group of `groups` that says just these sentences of one heading block, without a list or table. */
export function groupSaying(sentences: readonly SourceSentence[], groups: readonly Group[]): Group | undefined {
  return groupsInBlock(groups, sentences[0]?.block ?? -1).find(
    (group) =>
      group.display === undefined &&
      group.sentences.length === sentences.length &&
      group.sentences.every((sentence, at) => sentence === sentences[at]),
  );
}
