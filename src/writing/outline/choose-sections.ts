import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { type BlockVector, blockVectors, similarity } from '../../research/block-vectors.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import { cleanHeading, isQuestion } from './headings.ts';
import type { PlannedSection } from './outline.ts';

const WORDS_A_SECTION = 185;
const SECTIONS = { least: 3, most: 11 } as const;
/** Words the sections draw on for each word of the article; below it, more sections are planned. */
const SUPPLY = 1.2;
/** Question headings that are left for the FAQ. */
const KEPT_QUESTIONS = 2;
const JOIN_FROM = 0.2;
/** Each further section that one document leads counts less, so that a broad subject is seen from many sides. */
const SIBLING_FACTOR = { broad: 0.6, narrow: 0.9 } as const;
const SAME_HEADING = 0.6;
/** Words of groups a block must offer to lead a section. */
const LEAST_LEAD_WORDS = 55;

interface Candidate {
  readonly block: number;
  readonly document: number;
  readonly heading: string;
  readonly tokens: readonly string[];
  readonly relevance: number;
  readonly words: number;
  readonly vector: BlockVector;
}

interface SectionsInput {
  readonly evidence: Evidence;
  readonly relevantBlocks: readonly number[];
  readonly targetWords: number;
  /** Sentences of the introduction: a block that has given them has that much less to say. */
  readonly said: readonly SourceSentence[];
}

/**
 * Plans the sections: heading blocks that are relevant and unlike each other lead one each, under their own heading;
 * the other relevant blocks join the section they are most like. In the order they were chosen.
 */
export function chooseSections({ evidence, relevantBlocks, targetWords, said }: SectionsInput): PlannedSection[] {
  const candidates = candidatesOf(evidence, relevantBlocks, new Set(said));
  const wanted = Math.min(SECTIONS.most, Math.max(SECTIONS.least, Math.round(targetWords / WORDS_A_SECTION)));
  const siblingFactor = evidence.relevance.isBroad ? SIBLING_FACTOR.broad : SIBLING_FACTOR.narrow;
  const leads: Candidate[] = [];
  let sections: PlannedSection[] = [];
  while (leads.length < wanted || offeredWords(sections, candidates) < targetWords * SUPPLY) {
    const next = bestLead(candidates, leads, siblingFactor);
    if (next === undefined) break;
    leads.push(next);
    if (leads.length >= wanted) sections = withMembers(leads, candidates);
  }
  return withMembers(leads, candidates);
}

function offeredWords(sections: readonly PlannedSection[], candidates: readonly Candidate[]): number {
  const blocks = new Set(sections.flatMap((section) => section.blocks));
  return candidates.reduce((sum, { block, words }) => sum + (blocks.has(block) ? words : 0), 0);
}

function candidatesOf(
  evidence: Evidence,
  relevantBlocks: readonly number[],
  said: ReadonlySet<SourceSentence>,
): Candidate[] {
  const { language, blocks, groups, relevance } = evidence;
  const vectors = blockVectors(blocks, language);
  return relevantBlocks.flatMap((index) => {
    const block = blocks[index];
    const vector = vectors[index];
    if (block === undefined || vector === undefined) return [];
    const offered = new Set(groups.filter((group) => group.block === index).flatMap((group) => group.sentences));
    const words = [...offered]
      .filter((sentence) => !said.has(sentence))
      .reduce((sum, sentence) => sum + sentence.words, 0);
    if (words === 0) return [];
    const heading = headingOf(block.heading, block.document.title, language);
    const tokens = tokensOf(heading, language);
    return [
      {
        block: index,
        document: block.documentIndex,
        heading,
        tokens,
        relevance: relevance.blocks[index] ?? 0,
        words,
        vector,
      },
    ];
  });
}

/** Empty when neither heading nor, before the first heading, title can name a section. */
function headingOf(heading: string | undefined, title: string, language: Language): string {
  return cleanHeading(heading ?? title, language) ?? '';
}

function bestLead(
  candidates: readonly Candidate[],
  leads: readonly Candidate[],
  siblingFactor: number,
): Candidate | undefined {
  const questionsLeft = candidates.filter(
    (candidate) => isQuestion(candidate.heading) && !leads.includes(candidate),
  ).length;
  let best: Candidate | undefined;
  let bestScore = 0;
  for (const candidate of candidates) {
    if (candidate.heading === '' || candidate.words < LEAST_LEAD_WORDS || leads.includes(candidate)) continue;
    if (leads.some((lead) => sameHeading(lead, candidate))) continue;
    if (isQuestion(candidate.heading) && questionsLeft <= KEPT_QUESTIONS) continue;
    const alike = Math.max(0, ...leads.map((lead) => similarity(lead.vector, candidate.vector)));
    const size = Math.min(1, 0.4 + candidate.words / 250);
    const asks = isQuestion(candidate.heading) ? 0.8 : 1;
    const siblings = leads.filter((lead) => lead.document === candidate.document).length;
    const score = candidate.relevance * size * asks * (1 - 0.9 * alike) * siblingFactor ** siblings;
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

function sameHeading(one: Candidate, other: Candidate): boolean {
  const shorter = Math.min(one.tokens.length, other.tokens.length);
  const shared = one.tokens.filter((token) => other.tokens.includes(token)).length;
  return shorter > 0 && shared / shorter > SAME_HEADING && shared >= 2;
}

function withMembers(leads: readonly Candidate[], candidates: readonly Candidate[]): PlannedSection[] {
  const members = new Map<Candidate, Candidate[]>(leads.map((lead) => [lead, [lead]]));
  for (const candidate of candidates) {
    if (leads.includes(candidate)) continue;
    const [nearest] = leads
      .map((lead) => ({ lead, alike: similarity(lead.vector, candidate.vector) }))
      .filter(({ alike }) => alike >= JOIN_FROM)
      .sort((one, other) => other.alike - one.alike);
    if (nearest !== undefined) members.get(nearest.lead)?.push(candidate);
  }
  const mass = (list: readonly Candidate[]) =>
    list.reduce((sum, { words, relevance }) => sum + Math.min(words, 300) * relevance, 0);
  const total = [...members.values()].reduce((sum, list) => sum + mass(list), 0) || 1;
  return [...members].map(([lead, list]) => ({
    heading: lead.heading,
    leadBlock: lead.block,
    blocks: list.map(({ block }) => block),
    share: 0.5 / leads.length + (0.5 * mass(list)) / total,
  }));
}
