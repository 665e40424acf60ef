import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import { Selection } from '../../research/selection.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import type { PlannedSection } from '../outline/outline.ts';
import type { WrittenSection } from './written-section.ts';

const MOST_DISPLAYS = 3;
/** A group may pass the budget of its section by so many words. */
const SECTION_SLACK = 25;
/** A rest smaller than this is not worth a further group. */
const LEAST_ROOM = 12;
/** A section with fewer is left out, and its words go to the others. */
const LEAST_SECTION_WORDS = 45;
const LEAST_SECTIONS = 2;
const LEAD_FACTOR = 1.25;

interface FillInput {
  readonly evidence: Evidence;
  readonly plan: readonly PlannedSection[];
  /** Sentences that other parts of the article hold. */
  readonly said: readonly SourceSentence[];
  /** Words for all sections together, without headings. */
  readonly words: number;
  readonly signal: AbortSignal;
}

/**
 * Fills the planned sections up to the words given: each begins with the text that its heading stands over, then the
 * groups that add most, first within each section's share, then wherever there is room. A section that gets nothing
 * from its leading block is left out.
 */
export function fillSections(input: FillInput): WrittenSection[] {
  let plan = input.plan;
  for (;;) {
    const written = filled({ ...input, plan });
    const [thinnest] = written
      .filter(({ groups }) => wordsOf(groups) < LEAST_SECTION_WORDS)
      .sort((one, other) => wordsOf(one.groups) - wordsOf(other.groups));
    if (thinnest === undefined || written.length <= LEAST_SECTIONS) return written;
    const kept = new Set(written.map(({ leadBlock }) => leadBlock));
    kept.delete(thinnest.leadBlock);
    plan = plan.filter(({ leadBlock }) => kept.has(leadBlock));
  }
}

function filled(input: FillInput): WrittenSection[] {
  const filler = new Filler(input);
  filler.openSections();
  filler.fillInTurn();
  filler.fillFreely();
  return filler.written();
}

class Filler {
  readonly #input: FillInput;
  readonly #selection: Selection;
  readonly #groups = new Map<PlannedSection, Group[]>();
  readonly #sectionOf = new Map<number, PlannedSection>();
  readonly #byBlock = new Map<number, readonly Group[]>();
  #words = 0;
  #displays = 0;

  constructor(input: FillInput) {
    this.#input = input;
    this.#selection = new Selection(input.evidence, input.said);
    for (const section of input.plan) for (const block of section.blocks) this.#sectionOf.set(block, section);
  }

  openSections(): void {
    for (const section of this.#input.plan) {
      const own = this.#groupsOf(section.leadBlock);
      const first = this.#input.evidence.blocks[section.leadBlock]?.sentences[0];
      const size = (group: Group) => (this.#fits(group) ? Math.min(1, group.words / 45) : 0);
      const best =
        this.#selection.best(own, (group) => (group.sentences[0] === first ? size(group) : 0)) ??
        this.#selection.best(own, size);
      if (best !== undefined) this.#take(section, best);
    }
  }

  /** Gives each section its share: the one that lacks most of it comes next. */
  fillInTurn(): void {
    const shares = this.#input.plan.reduce((sum, { share }) => sum + share, 0);
    const budget = (section: PlannedSection) => (section.share / shares) * this.#input.words;
    const open = new Set(this.#groups.keys());
    while (open.size > 0 && this.#room() >= LEAST_ROOM) {
      this.#input.signal.throwIfAborted();
      const filledShare = (section: PlannedSection) => wordsOf(this.#groups.get(section)) / budget(section);
      const [next] = [...open].sort((one, other) => filledShare(one) - filledShare(other));
      if (next === undefined) return;
      const room = budget(next) - wordsOf(this.#groups.get(next)) + SECTION_SLACK;
      const best = this.#best(next.blocks, room, next);
      if (best === undefined) open.delete(next);
      else this.#take(next, best);
    }
  }

  /** Uses the rest of the words wherever they add most. */
  fillFreely(): void {
    while (this.#room() >= LEAST_ROOM) {
      this.#input.signal.throwIfAborted();
      const best = this.#best([...this.#sectionOf.keys()], this.#room() + LEAST_ROOM / 2);
      const section = best === undefined ? undefined : this.#sectionOf.get(best.block);
      if (best === undefined || section === undefined) return;
      this.#take(section, best);
    }
  }

  #best(blocks: readonly number[], room: number, only?: PlannedSection): Group | undefined {
    const candidates = blocks.flatMap((block) => this.#groupsOf(block));
    return this.#selection.best(candidates, (group) => {
      const section = only ?? this.#sectionOf.get(group.block);
      if (section === undefined || !this.#groups.has(section) || group.words > room || !this.#fits(group)) return 0;
      return group.block === section.leadBlock ? LEAD_FACTOR : 1;
    });
  }

  #groupsOf(block: number): readonly Group[] {
    let groups = this.#byBlock.get(block);
    if (groups === undefined) {
      groups = this.#input.evidence.groups.filter((group) => group.block === block);
      this.#byBlock.set(block, groups);
    }
    return groups;
  }

  #room(): number {
    return this.#input.words - this.#words;
  }

  written(): WrittenSection[] {
    return this.#input.plan.flatMap((section) => {
      const groups = this.#groups.get(section) ?? [];
      if (groups.length === 0) return [];
      const { heading, leadBlock, blocks } = section;
      return [{ heading, leadBlock, blocks, groups: inReadingOrder(groups, leadBlock) }];
    });
  }

  #fits(group: Group): boolean {
    if (group.display !== undefined && this.#displays >= MOST_DISPLAYS) return false;
    return group.words <= this.#room() + LEAST_ROOM / 2;
  }

  #take(section: PlannedSection, group: Group): void {
    this.#selection.take(group);
    this.#groups.set(section, [...(this.#groups.get(section) ?? []), group]);
    this.#words += group.words;
    if (group.display !== undefined) this.#displays += 1;
  }
}

function wordsOf(groups: readonly Group[] | undefined): number {
  return (groups ?? []).reduce((sum, group) => sum + group.words, 0);
}

/** The leading block first, then the others, each in the order of its source. */
function inReadingOrder(groups: readonly Group[], leadBlock: number): Group[] {
  const rank = (group: Group) => (group.block === leadBlock ? -1 : group.block);
  return [...groups].sort(
    (one, other) => rank(one) - rank(other) || (one.sentences[0]?.index ?? 0) - (other.sentences[0]?.index ?? 0),
  );
}
