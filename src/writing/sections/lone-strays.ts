import { tokensOf } from '../../language/search-tokens.ts';
import { type BlockVector, similarity, textVectors } from '../../research/block-vectors.ts';
import type { Evidence } from '../../research/evidence.ts';
import { type Group, wordsOfGroups } from '../../research/groups.ts';
import type { FurtherPoints } from './further-points.ts';
import { inReadingOrder } from './reading-order.ts';
import type { SectionFit } from './section-fit.ts';
import type { WrittenSection } from './written-section.ts';

/** A single sentence from another document that is less like the text of its section is a stray there. */
const STRAY_BELOW = 0.11;
/** So is one that shares next to nothing with all or one of what stands beside it, unless it is near what leads there. */
const UNLIKE = { rest: 0.04, one: 0.13, lead: 0.14 } as const;
/** Likeness to all of another section, and to one of its groups, from which a stray belongs there. */
const BELONGS = { section: 0.1, group: 0.13 } as const;
/** The same for what reads well as a point. */
const SURELY_BELONGS = { section: 0.15, group: 0.15 } as const;

interface StrayInput {
  readonly evidence: Evidence;
  readonly fit: SectionFit;
  /** Takes what belongs in no section. */
  readonly points: FurtherPoints;
  /** Words that a section keeps. */
  readonly leastWords: number;
}

/**
 * Takes single sentences that have nothing to do with their section out of it, the least fitting first: into the
 * section whose sentences they go with, else to stand as points. They stay where neither takes them.
 */
export function withoutLoneStrays(sections: readonly WrittenSection[], input: StrayInput): WrittenSection[] {
  const { evidence, fit, points, leastWords } = input;
  const beside = new Neighbours(evidence, sections);
  const fitOf = (group: Group) => fit.placeOf(group)?.fit ?? 0;
  const prose = sections.filter(({ layout }) => layout === 'prose');
  const strays = prose
    .flatMap((section) => section.groups.map((group) => ({ group, section })))
    .filter(({ group, section }) => isLone(group, section.leadBlock, section.groups, evidence))
    .map((lone) => ({ ...lone, isUnlike: beside.isUnlike(lone.group, lone.section) }))
    .filter(({ group, isUnlike }) => isUnlike || fitOf(group) < STRAY_BELOW)
    .sort((one, other) => fitOf(one.group) - fitOf(other.group));
  const before = points.groups;
  const rest = new Map(sections.map((section) => [section, section.groups]));
  const gone = new Map<Group, WrittenSection>();
  for (const { group, section, isUnlike } of strays) {
    const left = (rest.get(section) ?? []).filter((other) => other !== group);
    if (wordsOfGroups(left) < leastWords) continue;
    const isPoint = isUnlike
      ? fitOf(group) < UNLIKE.lead && points.canTakeStray(group)
      : fitOf(group) < STRAY_BELOW && points.canTake(group);
    const better = isUnlike ? beside.betterPlace(group, section, isPoint ? SURELY_BELONGS : BELONGS) : undefined;
    if (better !== undefined) {
      rest.set(better, inReadingOrder([...(rest.get(better) ?? []), group], better.leadBlock, evidence));
    } else if (isPoint) {
      points.take(group);
      gone.set(group, section);
    } else continue;
    rest.set(section, left);
  }
  if (!points.areEnough) {
    points.keep(before);
    for (const section of new Set(gone.values())) {
      const guests = (rest.get(section) ?? []).filter((group) => !section.groups.includes(group));
      const own = section.groups.filter((group) => gone.has(group) || rest.get(section)?.includes(group));
      rest.set(section, guests.length === 0 ? own : inReadingOrder([...own, ...guests], section.leadBlock, evidence));
    }
  }
  return sections.map((section) => ({ ...section, groups: rest.get(section) ?? section.groups }));
}

/** Whether a group is alone of its text among the groups of a section, and from another document than what leads there. */
export function isLone(group: Group, leadBlock: number, groups: readonly Group[], { blocks }: Evidence): boolean {
  return (
    blocks[group.block]?.documentIndex !== blocks[leadBlock]?.documentIndex &&
    groups.every((other) => other === group || other.block !== group.block)
  );
}

/** How groups go with what stands in a section. */
class Neighbours {
  readonly #evidence: Evidence;
  readonly #sections: readonly WrittenSection[];
  readonly #vectorOf: (sentences: Group['covered']) => BlockVector;

  constructor(evidence: Evidence, sections: readonly WrittenSection[]) {
    this.#evidence = evidence;
    this.#sections = sections.filter(({ layout }) => layout === 'prose');
    this.#vectorOf = textVectors(evidence);
  }

  /** A single sentence that shares no word with the heading and next to none with the rest of its section. */
  isUnlike(group: Group, section: WrittenSection): boolean {
    if (group.covered.length > 1 || group.display !== undefined) return false;
    const heading = tokensOf(section.heading, this.#evidence.language);
    if (group.covered.some(({ tokens }) => heading.some((token) => tokens.includes(token)))) return false;
    const others = section.groups.filter((other) => other !== group);
    if (others.some((other) => this.#likeness(group, [other]) >= UNLIKE.one)) return false;
    return this.#likeness(group, others) < UNLIKE.rest;
  }

  betterPlace(group: Group, section: WrittenSection, from: typeof BELONGS | typeof SURELY_BELONGS) {
    let best: WrittenSection | undefined;
    let most: number = from.section;
    for (const other of this.#sections) {
      if (other === section) continue;
      const likeness = this.#likeness(group, other.groups);
      if (likeness < most || other.groups.every((one) => this.#likeness(group, [one]) < from.group)) continue;
      best = other;
      most = likeness;
    }
    return best;
  }

  #likeness(group: Group, others: readonly Group[]): number {
    return similarity(this.#vectorOf(group.covered), this.#vectorOf(others.flatMap(({ covered }) => covered)));
  }
}
