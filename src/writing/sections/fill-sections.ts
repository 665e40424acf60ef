import type { Evidence } from '../../research/evidence.ts';
import { type Group, groupsInBlock, isTable, wordsOfGroups } from '../../research/groups.ts';
import { Selection } from '../../research/selection.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import type { Depth } from '../brief/depth.ts';
import { nearness } from '../outline/nearness.ts';
import type { PlannedSection } from '../outline/outline.ts';
import type { TermPreference } from '../related-keywords/term-preference.ts';
import { follows, goesOn } from './adjoining-groups.ts';
import { withFittingLabels } from './fit-labels.ts';
import { FurtherPoints } from './further-points.ts';
import { isLone, withoutLoneStrays } from './lone-strays.ts';
import { withOwnSections } from './own-sections.ts';
import { inReadingOrder } from './reading-order.ts';
import { type Place, SectionFit } from './section-fit.ts';
import { NO_BLOCK, type WrittenSection } from './written-section.ts';

const MOST_DISPLAYS = 3;
/** Tables that stand by themselves, and the share of its section's words that one may take. */
const TABLES = { most: 2, share: 0.75 } as const;
/** A group may pass the budget of its section by so many words. */
const SECTION_SLACK = 25;
/** A rest smaller than this is not worth a further group. */
const LEAST_ROOM = 12;
/** A section with fewer is left out, and its words go to the others. */
const LEAST_SECTION_WORDS = 45;
const LEAST_SECTIONS = 2;
/** What fits its section counts more. */
const FIT = { least: 0.5, slope: 3 } as const;
/** Share of the offered groups that fit their best section too badly to stand in it. */
const MISFITS = 0.2;
/** A single sentence from another document that is less like its section is left out where it can't stand by itself. */
const LOST_BELOW = 0.07;
/** A group behind or before one of its section, one from the same text, and a sentence that has no company there. */
const CONTINUITY = { next: 1.5, sameText: 1.3, alone: 0.75 } as const;
/** When what fits is used up, what fits less well fills the rest. */
const LENIENT = 0.6;
/** Share of the words from which on a sentence that fits nowhere is left out. */
const NEARLY_FULL = 0.95;
/** A section with so many times its share counts as full. */
const FULL_FROM = 1.7;
const FULL_FACTOR = 0.4;

interface FillInput {
  readonly evidence: Evidence;
  readonly plan: readonly PlannedSection[];
  readonly depth: Depth;
  /** Heading over what fits no section. */
  readonly furtherHeading: string;
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
      .filter(({ groups, layout }) => layout === 'prose' && wordsOfGroups(groups) < LEAST_SECTION_WORDS)
      .sort((one, other) => wordsOfGroups(one.groups) - wordsOfGroups(other.groups))
      .slice(0, Math.max(0, written.filter(({ layout }) => layout === 'prose').length - LEAST_SECTIONS));
    if (thin.length === 0) return input.depth.reviewsOutline ? withFittingLabels(written, input.evidence) : written;
    const dropped = new Set(thin.map(({ leadBlock }) => leadBlock));
    const kept = new Set(
      written
        .filter(({ layout }) => layout === 'prose')
        .map(({ leadBlock }) => leadBlock)
        .filter((block) => !dropped.has(block)),
    );
    const orphans = plan.filter(({ leadBlock }) => dropped.has(leadBlock)).flatMap(({ blocks }) => blocks);
    plan = plan
      .filter(({ leadBlock }) => kept.has(leadBlock))
      .map((section, index) => (index === 0 ? { ...section, blocks: [...section.blocks, ...orphans] } : section));
  }
}

function filled(input: FillInput): WrittenSection[] {
  const filler = new Filler(input);
  filler.openSections();
  filler.placeTables();
  if (input.depth.filling !== 'across') filler.fillEach();
  if (input.depth.filling === 'own') return filler.written();
  filler.fill(1);
  filler.fill(LENIENT);
  filler.fill(0);
  while (filler.tellOn());
  return filler.written();
}

class Filler {
  readonly #input: FillInput;
  readonly #selection: Selection;
  readonly #terms: TermPreference | undefined;
  readonly #groups = new Map<PlannedSection, Group[]>();
  readonly #fit: SectionFit;
  readonly #points: FurtherPoints;
  readonly #leastFit: number;
  #words = 0;
  #displays = 0;

  constructor(input: FillInput) {
    this.#input = input;
    this.#selection = new Selection(input.evidence, input.said, input.mostWordsOfOther);
    this.#terms = input.preferTerms?.();
    this.#fit = new SectionFit(input.evidence, input.plan);
    this.#points = new FurtherPoints(input.evidence, input.words);
    this.#leastFit = this.#usualFit();
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

  /** The tables that stand under the headings of sections: first those most on the subject. */
  placeTables(): void {
    const { plan, evidence, words } = this.#input;
    const shares = plan.reduce((sum, { share }) => sum + share, 0) || 1;
    const relevance = ({ leadBlock }: PlannedSection) => evidence.relevance.blocks[leadBlock] ?? 0;
    let placed = 0;
    for (const section of [...plan].sort((one, other) => relevance(other) - relevance(one))) {
      if (placed >= TABLES.most) return;
      const table = this.#groupsOf(section.leadBlock).find(isTable);
      const budget = (section.share / shares) * words * TABLES.share;
      if (table === undefined || !this.#groups.has(section) || !this.#fits(table) || table.words > budget) continue;
      if (!this.#selection.isNew(table)) continue;
      this.#take(section, table);
      placed += 1;
    }
  }

  /** Fills each section in turn from the blocks planned for it, up to its share. */
  fillEach(): void {
    const shares = this.#input.plan.reduce((sum, { share }) => sum + share, 0) || 1;
    for (const section of this.#input.plan) {
      this.#input.signal.throwIfAborted();
      if (!this.#groups.has(section)) continue;
      const candidates = section.blocks.flatMap((block) => this.#groupsOf(block));
      const budget = (section.share / shares) * this.#input.words + SECTION_SLACK;
      for (;;) {
        const room = budget - wordsOfGroups(this.#groups.get(section) ?? []);
        const best = this.#selection.best(candidates, (group) => {
          if (!this.#fits(group) || group.words > room) return 0;
          if (group.sentences.length === 0 && group.block !== section.leadBlock) return 0;
          return this.#terms?.factor(group) ?? 1;
        });
        if (best === undefined) break;
        this.#take(section, best);
      }
    }
  }

  /**
   * Takes what adds most, wherever it stands; a section far beyond its share takes little more.
   * @param strictness 1: only what fits its section well; below, what fits so much less as well; 0: whatever is left, as
   * a range has to be kept
   */
  fill(strictness: number): void {
    const shares = this.#input.plan.reduce((sum, { share }) => sum + share, 0) || 1;
    const blocks = new Set(this.#input.plan.flatMap((section) => section.blocks));
    const candidates = [...blocks].flatMap((block) => this.#groupsOf(block));
    const mostFactor = CONTINUITY.next * (this.#terms?.mostFactor ?? 1);
    const weigh = (group: Group): number => {
      const place = this.#fit.placeOf(group);
      if (place === undefined || !this.#groups.has(place.section) || !this.#fits(group)) return 0;
      if (group.sentences.length === 0 && group.block !== place.section.leadBlock) return 0;
      if (strictness > 0 && this.#showsElsewhere(group, place)) return 0;
      if (place.fit < this.#leastFit * strictness) return this.#points.canTake(group) ? FIT.least : 0;
      if ((strictness > 0 || this.#isNearlyFull()) && this.#isLost(group, place)) return 0;
      const budget = (place.section.share / shares) * this.#input.words + SECTION_SLACK;
      const isFull = wordsOfGroups(this.#groups.get(place.section) ?? []) + group.words > budget * FULL_FROM;
      const fits = Math.min(1, FIT.least + FIT.slope * place.fit);
      return (
        fits *
        nearness(group, this.#input.evidence) *
        (isFull ? FULL_FACTOR : 1) *
        this.#continuity(group, place.section) *
        (this.#terms?.factor(group) ?? 1)
      );
    };
    while (this.#room() >= LEAST_ROOM) {
      this.#input.signal.throwIfAborted();
      const best = this.#selection.best(candidates, weigh, mostFactor);
      const place = best === undefined ? undefined : this.#fit.placeOf(best);
      if (best === undefined || place === undefined) return;
      if (place.fit < this.#leastFit * strictness) this.#takePoint(best);
      else this.#take(place.section, best);
    }
  }

  /**
   * Where nothing else is left: goes on with what is taken, by sentences that can't stand without it.
   * @returns whether there was any
   */
  tellOn(): boolean {
    const before = this.#words;
    for (const [section, groups] of this.#groups) {
      for (const [position, group] of groups.entries()) {
        const longer = this.#groupsOf(group.block).find(
          (other) => goesOn(other, group) && this.#canTellOn(other, group),
        );
        if (longer === undefined) continue;
        this.#selection.takeBeyond(longer, group);
        this.#words += longer.words - group.words;
        this.#groups.set(section, (this.#groups.get(section) ?? []).with(position, longer));
      }
    }
    return this.#words > before;
  }

  #canTellOn(longer: Group, group: Group): boolean {
    const added = longer.words - group.words;
    return (
      this.#room() >= LEAST_ROOM && added <= this.#room() + LEAST_ROOM / 2 && this.#selection.isNewBeyond(longer, group)
    );
  }

  /** A sentence with its list or table, in a section of another document. */
  #showsElsewhere({ block, display }: Group, { section }: Place): boolean {
    return display !== undefined && this.#documentOf(block) !== this.#documentOf(section.leadBlock);
  }

  /** A single sentence that is unlike its section, of another document, and says too little to stand as a point. */
  #isLost(group: Group, { section, fit }: Place): boolean {
    const taken = this.#groups.get(section) ?? [];
    return (
      group.covered.length === 1 &&
      fit < LOST_BELOW &&
      isLone(group, section.leadBlock, taken, this.#input.evidence) &&
      !this.#points.standsByItself(group)
    );
  }

  #documentOf(block: number): number | undefined {
    return this.#input.evidence.blocks[block]?.documentIndex;
  }

  /** A paragraph reads as one where it goes on as its source does. */
  #continuity(group: Group, section: PlannedSection): number {
    let hasCompany = false;
    for (const taken of this.#groups.get(section) ?? []) {
      if (taken.block !== group.block) continue;
      if (follows(group, taken) || follows(taken, group)) return CONTINUITY.next;
      hasCompany = true;
    }
    if (hasCompany) return CONTINUITY.sameText;
    return group.covered.length === 1 ? CONTINUITY.alone : 1;
  }

  /** The fit below which a group does not belong in the section it is most like. */
  #usualFit(): number {
    const leads = new Set(this.#input.plan.map(({ leadBlock }) => leadBlock));
    const blocks = new Set(this.#input.plan.flatMap((section) => section.blocks));
    const fits = this.#input.evidence.groups
      .filter(({ block, sentences }) => sentences.length === 1 && blocks.has(block) && !leads.has(block))
      .map((group) => this.#fit.placeOf(group)?.fit ?? 0)
      .sort((one, other) => one - other);
    return fits[Math.floor(fits.length * MISFITS)] ?? 0;
  }

  #takePoint(group: Group): void {
    this.#note(group);
    this.#points.take(group);
  }

  #groupsOf(block: number): readonly Group[] {
    return groupsInBlock(this.#input.evidence.groups, block);
  }

  /** So full that the rest is better left empty than filled with a stray. */
  #isNearlyFull(): boolean {
    return this.#words >= this.#input.words * NEARLY_FULL;
  }

  #canSpare({ words }: Group): boolean {
    return this.#words - words >= this.#input.words * NEARLY_FULL;
  }

  #room(): number {
    return this.#input.words - this.#words;
  }

  written(): WrittenSection[] {
    const sections: WrittenSection[] = this.#input.plan.flatMap((section): WrittenSection[] => {
      const groups = this.#groups.get(section) ?? [];
      if (groups.length === 0) return [];
      const { heading, leadBlock, blocks } = section;
      const ordered = inReadingOrder(groups, leadBlock, this.#input.evidence);
      return [{ heading, leadBlock, blocks, groups: ordered, layout: 'prose', opposed: [] }];
    });
    if (!this.#input.depth.reviewsOutline) return this.#withPoints(sections);
    return this.#withPoints(this.#withoutStrays(this.#withOwnSections(sections)));
  }

  #withoutStrays(sections: readonly WrittenSection[]): WrittenSection[] {
    const { evidence } = this.#input;
    const leastWords = LEAST_SECTION_WORDS;
    return withoutLoneStrays(sections, { evidence, fit: this.#fit, points: this.#points, leastWords });
  }

  #withOwnSections(sections: readonly WrittenSection[]): WrittenSection[] {
    const elsewhere = new Set(this.#input.said.map(({ block }) => block));
    return withOwnSections(sections, this.#input.evidence, this.#fit, elsewhere);
  }

  #withPoints(sections: readonly WrittenSection[]): WrittenSection[] {
    const [last] = sections.slice(-1);
    if (this.#points.areEnough || last === undefined) return [...sections, ...this.#further()];
    const kept = this.#points.groups.filter((point) => {
      const isSpared = this.#canSpare(point);
      if (isSpared) this.#words -= point.words;
      return !isSpared;
    });
    const groups = inReadingOrder([...last.groups, ...kept], last.leadBlock, this.#input.evidence);
    return [...sections.slice(0, -1), { ...last, groups }];
  }

  #further(): WrittenSection[] {
    if (this.#points.groups.length === 0) return [];
    const { furtherHeading: heading } = this.#input;
    return [{ heading, leadBlock: NO_BLOCK, blocks: [], groups: this.#points.groups, layout: 'points', opposed: [] }];
  }

  #fits(group: Group): boolean {
    if (group.display !== undefined && this.#displays >= MOST_DISPLAYS) return false;
    return group.words <= this.#room() + LEAST_ROOM / 2;
  }

  #take(section: PlannedSection, group: Group): void {
    this.#note(group);
    this.#groups.set(section, [...(this.#groups.get(section) ?? []), group]);
    if (group.display !== undefined) this.#displays += 1;
  }

  #note(group: Group): void {
    this.#selection.take(group);
    this.#terms?.take(group);
    this.#words += group.words;
  }
}
