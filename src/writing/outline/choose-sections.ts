import { countWords } from '../../article/count-words.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { isQuestion } from '../../language/question-kind.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { type BlockVector, blockVectors, similarityTo } from '../../research/block-vectors.ts';
import type { Evidence } from '../../research/evidence.ts';
import { type Group, groupsInBlock, isTable } from '../../research/groups.ts';
import { isEventHeadline } from '../../research/judging/event-headlines.ts';
import type { HeadingBlock, SourceSentence } from '../../research/source-text.ts';
import { weightedCoverage } from '../../research/subject-weights.ts';
import { namedByTitle } from './hanging-headings.ts';
import { cleanHeading, isNewsHeadline } from './headings.ts';
import type { PlannedSection } from './outline.ts';

const WORDS_A_SECTION = 150;
const SECTIONS = { least: 3, most: 13 } as const;
/** Question headings that are left for the FAQ. */
const KEPT_QUESTIONS = 2;
/** Likeness from which a block that the draft does not use joins a section. */
const JOIN_FROM = [0.2, 0.12, 0.06, 0] as const;
/** Words the sections offer for each word of the article; below it, less alike blocks join. */
const SUPPLY = 1.35;
/** Each further section that one document leads counts less, so that a broad subject is seen from many sides. */
const SIBLING_FACTOR = { broad: 0.6, narrow: 0.9 } as const;
/** What a heading counts whatever its text says of the subject. */
const LEAST_WEIGHT = { broad: 0.2, narrow: 0.1 } as const;
const SAME_HEADING = 0.6;
/** A longer title is a headline, not the heading of a section. */
const MOST_TITLE_WORDS = { ofSubject: 5, ofPart: 7 } as const;
/** Share of the subject that the title of a page on all of it names. */
const ON_SUBJECT = 0.5;
/** Words that a table counts for beside those the draft takes. */
const TABLE_WORDS = 30;
/** Words of groups a block must offer to lead a section. */
const LEAST_LEAD_WORDS = 55;

interface Candidate {
  readonly block: number;
  readonly document: number;
  readonly heading: string;
  readonly tokens: readonly string[];
  /** All words of the heading, sorted. */
  readonly name: string;
  readonly relevance: number;
  readonly words: number;
  /** Words that the draft takes from it. */
  readonly drafted: number;
  /** It shows what sentences would have to list, under the heading that says what it is. */
  readonly hasTable: boolean;
  readonly vector: BlockVector;
}

/** A candidate that leads a section. */
interface Lead {
  readonly candidate: Candidate;
  /** By position of the candidates: how alike they are. */
  readonly alike: Float64Array;
}

interface SectionsInput {
  readonly evidence: Evidence;
  readonly relevantBlocks: readonly number[];
  readonly targetWords: number;
  /** What the article would say without sections. */
  readonly draft: readonly Group[];
  /** Sentences of the introduction: a block that has given them has that much less to say. */
  readonly said: readonly SourceSentence[];
}

/**
 * Plans the sections: heading blocks from which the draft takes most, and that are unlike each other, lead one each,
 * under their own heading; the other blocks join the section they are most like. In the order they were chosen.
 */
export function chooseSections({
  evidence,
  relevantBlocks,
  targetWords,
  draft,
  said,
}: SectionsInput): PlannedSection[] {
  const candidates = candidatesOf(evidence, relevantBlocks, draft, new Set(said));
  const wanted = Math.min(SECTIONS.most, Math.max(SECTIONS.least, Math.round(targetWords / WORDS_A_SECTION)));
  const breadth = evidence.relevance.isBroad ? 'broad' : 'narrow';
  const leads: Lead[] = [];
  while (leads.length < wanted) {
    const next = bestLead(candidates, leads, breadth);
    if (next === undefined) break;
    const likenessTo = similarityTo(next.vector);
    leads.push({ candidate: next, alike: Float64Array.from(candidates, ({ vector }) => likenessTo(vector)) });
  }
  for (const joinFrom of JOIN_FROM) {
    const sections = withMembers(leads, candidates, joinFrom);
    if (offeredWords(sections, candidates) >= targetWords * SUPPLY) return sections;
  }
  return withMembers(leads, candidates, 0);
}

function offeredWords(sections: readonly PlannedSection[], candidates: readonly Candidate[]): number {
  const blocks = new Set(sections.flatMap((section) => section.blocks));
  return candidates.reduce((sum, { block, words }) => sum + (blocks.has(block) ? words : 0), 0);
}

function candidatesOf(
  evidence: Evidence,
  relevantBlocks: readonly number[],
  draft: readonly Group[],
  said: ReadonlySet<SourceSentence>,
): Candidate[] {
  const { language, blocks, groups, relevance } = evidence;
  const vectors = blockVectors(evidence);
  const drafted = new Map<number, number>();
  for (const group of draft) drafted.set(group.block, (drafted.get(group.block) ?? 0) + group.words);
  return relevantBlocks.flatMap((index) => {
    const block = blocks[index];
    const vector = vectors[index];
    if (block === undefined || vector === undefined) return [];
    const own = groupsInBlock(groups, index);
    const offered = new Set(own.flatMap((group) => group.covered));
    const words = [...offered]
      .filter((sentence) => !said.has(sentence))
      .reduce((sum, sentence) => sum + sentence.words, 0);
    if (words === 0) return [];
    const heading = headingOf(block, evidence);
    const label = tokensOf(heading, language);
    const tokens = label.filter((token) => !evidence.subject.has(token));
    return [
      {
        block: index,
        document: block.documentIndex,
        heading,
        tokens,
        name: [...label].sort().join(' '),
        relevance: relevance.blocks[index] ?? 0,
        words,
        drafted: drafted.get(index) ?? 0,
        hasTable: own.some(isTable),
        vector,
      },
    ];
  });
}

/** What a heading block can name a section; empty when neither heading nor, before the first heading, title can name a section. */
export function headingOf({ heading, document: { title } }: HeadingBlock, { language, subject }: Evidence): string {
  const isSubject = (text: string) => weightedCoverage(tokensOf(text, language), subject) >= ON_SUBJECT;
  if (heading !== undefined) return namedByTitle(cleanHeading(heading, language) ?? '', title, isSubject);
  if (isEventHeadline(title, language)) return '';
  // A page on the subject as a whole opens with an overview; another one with what its title names.
  const most = isSubject(title) ? MOST_TITLE_WORDS.ofSubject : MOST_TITLE_WORDS.ofPart;
  const isShort = countWords(title, language) <= most && !/[:：?？–—]/u.test(title) && !isNewsHeadline(title);
  const fromTitle = isShort ? cleanHeading(title, language) : undefined;
  return fromTitle ?? lexiconOf(language).labels.aspects.overview;
}

function bestLead(
  candidates: readonly Candidate[],
  leads: readonly Lead[],
  breadth: 'broad' | 'narrow',
): Candidate | undefined {
  const isLead = (candidate: Candidate) => leads.some((lead) => lead.candidate === candidate);
  const questionsLeft = candidates.filter((candidate) => isQuestion(candidate.heading) && !isLead(candidate)).length;
  let best: Candidate | undefined;
  let bestScore = 0;
  for (const [position, candidate] of candidates.entries()) {
    if (candidate.heading === '' || candidate.words < LEAST_LEAD_WORDS || isLead(candidate)) continue;
    if (leads.some((lead) => sameHeading(lead.candidate, candidate))) continue;
    if (isQuestion(candidate.heading) && questionsLeft <= KEPT_QUESTIONS) continue;
    let alike = 0;
    let siblings = 0;
    for (const lead of leads) {
      alike = Math.max(alike, lead.alike[position] ?? 0);
      if (lead.candidate.document === candidate.document) siblings += 1;
    }
    const drafted = candidate.drafted + (candidate.hasTable ? TABLE_WORDS : 0);
    const size = Math.min(1, 0.4 + candidate.words / 250) * (0.15 + Math.min(1, drafted / 60));
    const asks = isQuestion(candidate.heading) ? 0.55 : 1;
    const score =
      (LEAST_WEIGHT[breadth] + candidate.relevance) *
      size *
      asks *
      (1 - 0.9 * alike) *
      SIBLING_FACTOR[breadth] ** siblings;
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

function sameHeading(one: Candidate, other: Candidate): boolean {
  if (one.heading === other.heading) return true;
  if (one.name !== '' && one.name === other.name) return true;
  const shorter = Math.min(one.tokens.length, other.tokens.length);
  const shared = one.tokens.filter((token) => other.tokens.includes(token)).length;
  return shorter > 0 && shared / shorter > SAME_HEADING && shared >= Math.min(2, shorter);
}

function withMembers(leads: readonly Lead[], candidates: readonly Candidate[], joinFrom: number): PlannedSection[] {
  const members = new Map<Candidate, Candidate[]>(leads.map(({ candidate }) => [candidate, [candidate]]));
  for (const [position, candidate] of candidates.entries()) {
    if (members.has(candidate)) continue;
    let nearest: Lead | undefined;
    for (const lead of leads) {
      const alike = lead.alike[position] ?? 0;
      if (candidate.drafted === 0 && alike < joinFrom) continue;
      if (nearest === undefined || alike > (nearest.alike[position] ?? 0)) nearest = lead;
    }
    if (nearest !== undefined) members.get(nearest.candidate)?.push(candidate);
  }
  const mass = (list: readonly Candidate[]) => list.reduce((sum, { drafted }) => sum + drafted, 0);
  const total = [...members.values()].reduce((sum, list) => sum + mass(list), 0) || 1;
  return [...members].map(([lead, list]) => ({
    heading: lead.heading,
    leadBlock: lead.block,
    blocks: list.map(({ block }) => block),
    share: 0.5 / members.size + (0.5 * mass(list)) / total,
  }));
}
