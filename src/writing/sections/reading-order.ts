import { type BlockVector, similarity, textVectors } from '../../research/block-vectors.ts';
import type { Evidence } from '../../research/evidence.ts';
import { type Group, wordsOfGroups } from '../../research/groups.ts';

/** Likeness from which a group is said right behind another of a different place. */
const FOLLOWS_FROM = 0.1;

/**
 * Groups in the order a reader follows: the text the heading stands over first and in its own order; then each other
 * group behind the one it is most like, or, when it is like none, at the end with what comes from the same place.
 */
export function inReadingOrder(groups: readonly Group[], leadBlock: number, evidence: Evidence): Group[] {
  const vectorOf = textVectors(evidence);
  const vectors = new Map(groups.map((group) => [group, vectorOf(group.covered)]));
  const bySource = [...groups].sort((one, other) => one.block - other.block || startOf(one) - startOf(other));
  const ordered = bySource.filter(({ block }) => block === leadBlock);
  const chunks = chunksOf(bySource.filter(({ block }) => block !== leadBlock));
  for (const chunk of chunks) ordered.splice(placeFor(chunk, ordered, vectors), 0, ...chunk);
  return ordered;
}

/** Groups of one heading block stay together. */
function chunksOf(groups: readonly Group[]): Group[][] {
  const chunks: Group[][] = [];
  for (const group of groups) {
    const last = chunks.at(-1);
    if (last?.[0]?.block === group.block) last.push(group);
    else chunks.push([group]);
  }
  return chunks.sort((one, other) => wordsOfGroups(other) - wordsOfGroups(one));
}

function placeFor(
  chunk: readonly Group[],
  ordered: readonly Group[],
  vectors: ReadonlyMap<Group, BlockVector>,
): number {
  const [first] = chunk;
  let place = ordered.length;
  let most = FOLLOWS_FROM;
  for (const [index, group] of ordered.entries()) {
    const next = ordered[index + 1];
    // What comes from one place is not torn apart, and nothing stands between a text and its list.
    if (next !== undefined && next.block === group.block) continue;
    const alike = likeness(vectors, first, group);
    if (alike > most) {
      most = alike;
      place = index + 1;
    }
  }
  return place;
}

function likeness(vectors: ReadonlyMap<Group, BlockVector>, one: Group | undefined, other: Group): number {
  const [a, b] = [one === undefined ? undefined : vectors.get(one), vectors.get(other)];
  return a === undefined || b === undefined ? 0 : similarity(a, b);
}

function startOf(group: Group): number {
  return group.covered[0]?.index ?? (group.display?.after ?? -1) + 0.5;
}
