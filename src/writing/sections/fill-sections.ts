import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import { Selection } from '../../research/selection.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import type { PlannedSection } from '../outline/outline.ts';
import type { TermPreference } from '../related-keywords/term-preference.ts';
import { SectionFit } from './section-fit.ts';
import type { WrittenSection } from './written-section.ts';

const MOST_DISPLAYS = 3;
/** A group may pass the budget of its section by so many words. */
const SECTION_SLACK = 25;
/** A rest smaller than this is not worth a further group. */
const LEAST_ROOM = 12;
/** A section with fewer is left out, and its words go to the others. */
const LEAST_SECTION_WORDS = 45;
const LEAST_SECTIONS = 2;
/** What fits its section counts more. */
const FIT = { least: 0.5, slope: 3 } as const;
/** A section with so many times its share counts as full. */
const FULL_FROM = 1.7;
const FULL_FACTOR = 0.4;

interface FillInput {
  readonly evidence: Evidence;
  readonly plan: readonly PlannedSection[];
  /** Sentences that other parts of the article hold. */
  readonly said: readonly SourceSentence[];
  /** Words for all sections together, without headings. */
  readonly words: number;
  /** Made anew for each attempt to fill: it counts what is taken. */
  readonly preferTerms?: () => TermPreference;
  /** Words that one source which is not trusted may give to the whole article. */
  readonly mostWordsOfOther: number;
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
    const thin = written
      .filter(({ groups }) => wordsOf(groups) < LEAST_SECTION_WORDS)
      .sort((one, other) => wordsOf(one.groups) - wordsOf(other.groups))
      .slice(0, Math.max(0, written.length - LEAST_SECTIONS));
    if (thin.length === 0) return written;
    const dropped = new Set(thin.map(({ leadBlock }) => leadBlock));
    const kept = new Set(written.map(({ leadBlock }) => leadBlock).filter((block) => !dropped.has(block)));
    const orphans = plan.filter(({ leadBlock }) => dropped.has(leadBlock)).flatMap(({ blocks }) => blocks);
    plan = plan
      .filter(({ leadBlock }) => kept.has(leadBlock))
      .map((section, index) => (index === 0 ? { ...section, blocks: [...section.blocks, ...orphans] } : section));
  }
}

function filled(input: FillInput): WrittenSection[] {
  const filler = new Filler(input);
  filler.openSections();
  filler.fill();
  return filler.written();
}

class Filler {
  readonly #input: FillInput;
  readonly #selection: Selection;
  readonly #terms: TermPreference | undefined;
  readonly #groups = new Map<PlannedSection, Group[]>();
  readonly #fit: SectionFit;
  readonly #byBlock = new Map<number, readonly Group[]>();
  #words = 0;
  #displays = 0;

  constructor(input: FillInput) {
    this.#input = input;
    this.#selection = new Selection(input.evidence, input.said, input.mostWordsOfOther);
    this.#terms = input.preferTerms?.();
    this.#fit = new SectionFit(input.evidence, input.plan);
  }

  openSections(): void {
    for (const section of this.#input.plan) {
      const own = this.#groupsOf(section.leadBlock);
      const first = this.#input.evidence.blocks[section.leadBlock]?.sentences[0];
      const size = (group: Group) => (this.#fits(group) ? Math.min(1, group.words / 32) : 0);
      const best =
        this.#selection.best(own, (group) => (group.sentences[0] === first ? size(group) : 0)) ??
        this.#selection.best(own, size);
      if (best !== undefined) this.#take(section, best);
    }
  }

  /** Takes what adds most, wherever it stands; a section far beyond its share takes little more. */
  fill(): void {
    const shares = this.#input.plan.reduce((sum, { share }) => sum + share, 0) || 1;
    const blocks = new Set(this.#input.plan.flatMap((section) => section.blocks));
    const candidates = [...blocks].flatMap((block) => this.#groupsOf(block));
    while (this.#room() >= LEAST_ROOM) {
      this.#input.signal.throwIfAborted();
      const best = this.#selection.best(candidates, (group) => {
        const place = this.#fit.placeOf(group);
        if (place === undefined || !this.#groups.has(place.section) || !this.#fits(group)) return 0;
        if (group.sentences.length === 0 && group.block !== place.section.leadBlock) return 0;
        const budget = (place.section.share / shares) * this.#input.words + SECTION_SLACK;
        const isFull = wordsOf(this.#groups.get(place.section)) + group.words > budget * FULL_FROM;
        const fits = Math.min(1, FIT.least + FIT.slope * place.fit);
        return fits * (isFull ? FULL_FACTOR : 1) * (this.#terms?.factor(group) ?? 1);
      });
      const section = best === undefined ? undefined : this.#fit.placeOf(best)?.section;
      if (best === undefined || section === undefined) return;
      this.#take(section, best);
    }
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
    this.#terms?.take(group);
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
