import { type BlockVector, blockVectors, similarityTo, textVectors } from '../../research/block-vectors.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import type { PlannedSection } from '../outline/outline.ts';

/** The section that a group belongs in, and how well it fits there, 0 to 1. */
export interface Place {
  readonly section: PlannedSection;
  readonly fit: number;
}

const OWN_BLOCK = 1;
const WEIGHTS = { group: 0.6, block: 0.4, sameDocument: 0.02, planned: 0.02 } as const;

/** Finds for each group the section whose leading text it is most like. */
export class SectionFit {
  readonly #evidence: Evidence;
  readonly #plan: readonly PlannedSection[];
  readonly #blocks: readonly BlockVector[];
  readonly #vectorOf: (sentences: readonly SourceSentence[]) => BlockVector;
  /** By position of the section: how like its leading block a vector is. */
  readonly #likeLead: readonly ((vector: BlockVector) => number)[];
  readonly #fits = new Map<number, readonly number[]>();
  readonly #places = new Map<Group, Place | undefined>();

  constructor(evidence: Evidence, plan: readonly PlannedSection[]) {
    this.#evidence = evidence;
    this.#plan = plan;
    this.#blocks = blockVectors(evidence);
    this.#vectorOf = textVectors(evidence);
    this.#likeLead = plan.map(({ leadBlock }) => {
      const lead = this.#blocks[leadBlock];
      return lead === undefined ? () => 0 : similarityTo(lead);
    });
  }

  /** Undefined when there is no section. */
  placeOf(group: Group): Place | undefined {
    if (!this.#places.has(group)) this.#places.set(group, this.#find(group));
    return this.#places.get(group);
  }

  /** By position of the section: how like its leading block another is. */
  #fitsOf(block: number): readonly number[] {
    let fits = this.#fits.get(block);
    if (fits === undefined) {
      const vector = this.#blocks[block];
      fits = this.#likeLead.map((likeness) => (vector === undefined ? 0 : likeness(vector)));
      this.#fits.set(block, fits);
    }
    return fits;
  }

  #find(group: Group): Place | undefined {
    const own = this.#plan.find(({ leadBlock }) => leadBlock === group.block);
    if (own !== undefined) return { section: own, fit: OWN_BLOCK };
    const vector = this.#vectorOf(group.covered);
    const blockFits = this.#fitsOf(group.block);
    const document = this.#evidence.blocks[group.block]?.documentIndex;
    let best: PlannedSection | undefined;
    let bestFit = Number.NEGATIVE_INFINITY;
    for (let position = 0; position < this.#plan.length; position += 1) {
      const section = this.#plan[position];
      const likeness = this.#likeLead[position];
      if (section === undefined || likeness === undefined) continue;
      let fit = WEIGHTS.group * likeness(vector) + WEIGHTS.block * (blockFits[position] ?? 0);
      if (this.#evidence.blocks[section.leadBlock]?.documentIndex === document) fit += WEIGHTS.sameDocument;
      if (section.blocks.includes(group.block)) fit += WEIGHTS.planned;
      if (fit <= bestFit) continue;
      best = section;
      bestFit = fit;
    }
    return best === undefined ? undefined : { section: best, fit: bestFit };
  }
}
