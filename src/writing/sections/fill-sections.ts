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

export interface FillInput {
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
  const filler = new Filler(input);
  filler.openSections();
  filler.fill((section, used) => section.share * input.words - used + SECTION_SLACK);
  filler.fill(() => Number.POSITIVE_INFINITY);
  return filler.written();
}

class Filler {
  readonly #input: FillInput;
  readonly #selection: Selection;
  readonly #groups = new Map<PlannedSection, Group[]>();
  readonly #sectionOf = new Map<number, PlannedSection>();
  #words = 0;
  #displays = 0;

  constructor(input: FillInput) {
    this.#input = input;
    this.#selection = new Selection(input.evidence, input.said);
    for (const section of input.plan) for (const block of section.blocks) this.#sectionOf.set(block, section);
  }

  openSections(): void {
    for (const section of this.#input.plan) {
      const own = this.#input.evidence.groups.filter((group) => group.block === section.leadBlock);
      const first = own[0]?.sentences[0];
      const best = this.#selection.best(own, (group) =>
        this.#fits(group) ? (group.sentences[0] === first ? 1.6 : 1) * Math.min(1, group.words / 45) : 0,
      );
      if (best !== undefined) this.#take(section, best);
    }
  }

  /** @param room words a section still takes, by its plan and what it has */
  fill(room: (section: PlannedSection, used: number) => number): void {
    const candidates = this.#input.evidence.groups.filter((group) => this.#sectionOf.has(group.block));
    while (this.#input.words - this.#words >= LEAST_ROOM) {
      this.#input.signal.throwIfAborted();
      const best = this.#selection.best(candidates, (group) => {
        const section = this.#sectionOf.get(group.block);
        if (section === undefined || !this.#groups.has(section) || !this.#fits(group)) return 0;
        if (group.words > room(section, wordsOf(this.#groups.get(section)))) return 0;
        return group.block === section.leadBlock ? 1.25 : 1;
      });
      const section = best === undefined ? undefined : this.#sectionOf.get(best.block);
      if (best === undefined || section === undefined) return;
      this.#take(section, best);
    }
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
    return group.words <= this.#input.words - this.#words + LEAST_ROOM / 2;
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
