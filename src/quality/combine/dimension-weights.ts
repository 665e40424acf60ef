import type { Defect, Strength } from '../finding.ts';
import type { Dimension } from '../rubric.ts';

/** How a score is put together: points of 100. Every strength adds and every defect takes, so more of either never turns round. */
export interface DimensionWeights {
  /** Where a text stands of which nothing is known. */
  readonly base: number;
  readonly strengths: Readonly<Partial<Record<Strength, number>>>;
  readonly defects: Readonly<Partial<Record<Defect, number>>>;
  /** Points between the poorest and the best prose, by the two fitted models. */
  readonly substance: number;
  readonly craft: number;
  /** What can not be known offline keeps the score from going higher. */
  readonly atMost: number;
}

/** All dimensions but `page_quality`, which is put together from them. Not fitted: set by the rubric, by hand. */
export const DIMENSION_WEIGHTS: Readonly<Record<Exclude<Dimension, 'page_quality'>, DimensionWeights>> = {
  experience_of_eeat: {
    base: 46,
    strengths: { firstHand: 38, illustrated: 6 },
    defects: { noFirstHand: 9, copied: 20, selling: 8, sameness: 3, thin: 6 },
    substance: 6,
    craft: 0,
    atMost: 88,
  },
  expertise_of_eeat: {
    base: 42,
    strengths: { credentials: 16, reasons: 9, citedFigures: 7, limits: 6, comparison: 4, range: 3 },
    defects: {
      oneSided: 8,
      contradiction: 16,
      careless: 7,
      noCaution: 8,
      thin: 8,
      titleMismatch: 5,
      selling: 6,
      exaggeration: 6,
    },
    substance: 12,
    craft: 8,
    atMost: 85,
  },
  authoritativeness_of_eeat: {
    base: 46,
    strengths: { author: 9, credentials: 9, sources: 18, contact: 5, date: 2 },
    defects: { noAuthor: 7, noSources: 8, selfPraise: 12, selling: 8, copied: 10 },
    substance: 4,
    craft: 0,
    atMost: 78,
  },
  trust_of_eeat: {
    base: 50,
    strengths: {
      sources: 9,
      author: 8,
      date: 4,
      contact: 6,
      citedFigures: 5,
      limits: 6,
      caution: 4,
      disclosed: 6,
      borneOut: 6,
    },
    defects: {
      noAuthor: 4, noSources: 5, bareFigures: 5, exaggeration: 20, baitTitle: 10, undisclosed: 26, noCaution: 16,
      contradiction: 14, misquoted: 18, selling: 14, selfPraise: 12, adverts: 10, copied: 22, oneSided: 8, placeholder: 12, titleMismatch: 6,
    }, // biome-ignore format: one list
    substance: 6,
    craft: 0,
    atMost: 82,
  },
  accuracy_of_qc: {
    base: 47,
    strengths: { citedFigures: 17, sources: 6, limits: 4, date: 3, borneOut: 14 },
    defects: {
      bareFigures: 13,
      contradiction: 28,
      misquoted: 30,
      exaggeration: 10,
      titleMismatch: 8,
      noCaution: 5,
      careless: 6,
      selling: 3,
    },
    substance: 9,
    craft: 0,
    atMost: 75,
  },
  effort_of_qc: {
    base: 40,
    strengths: { structure: 8, illustrated: 10, firstHand: 9, sources: 5, figures: 5, costs: 3, comparison: 3 },
    defects: {
      thin: 22,
      filler: 14,
      repeated: 18,
      copied: 32,
      headingSpam: 20,
      placeholder: 20,
      noAlt: 4,
      adverts: 6,
      noHeadings: 4,
    },
    substance: 4,
    craft: 20,
    atMost: 92,
  },
  originality_of_qc: {
    base: 52,
    strengths: { firstHand: 13, figures: 4, range: 5 },
    defects: { copied: 46, repeated: 14, sameness: 12, filler: 16, baitTitle: 5, noFirstHand: 4, thin: 8, selling: 6 },
    substance: 0,
    craft: 8,
    atMost: 75,
  },
  talent_or_skill_of_qc: {
    base: 46,
    strengths: { earlyAnswer: 3, structure: 3, range: 3 },
    defects: {
      careless: 9,
      filler: 8,
      repeated: 10,
      sameness: 8,
      lateAnswer: 6,
      headingSpam: 25,
      keywordSoup: 30,
      noHeadings: 2,
    },
    substance: 0,
    craft: 72,
    atMost: 90,
  },
};

/** `page_quality`: the prose first, then what the other dimensions say, each by its distance from the middle. */
export const PAGE_WEIGHTS = {
  base: 48,
  substance: 54,
  craft: 48,
  atMost: 90,
  dimensions: {
    trust_of_eeat: 0.18,
    effort_of_qc: 0.14,
    experience_of_eeat: 0.08,
    originality_of_qc: 0.1,
    accuracy_of_qc: 0.08,
    authoritativeness_of_eeat: 0.04,
  },
  /** What is named lifts a page whatever its prose is like: points for each point of a dimension above this. */
  evidence: {
    above: 60,
    weight: 0.25,
    dimensions: [
      'experience_of_eeat',
      'expertise_of_eeat',
      'authoritativeness_of_eeat',
      'trust_of_eeat',
      'accuracy_of_qc',
      'effort_of_qc',
      'originality_of_qc',
    ],
  },
} as const;

/** On subjects where a wrong word does harm these count more. */
export const YMYL_FACTOR = 1.6;
export const YMYL_DEFECTS: ReadonlySet<Defect> = new Set<Defect>([
  'noAuthor',
  'noSources',
  'noCaution',
  'bareFigures',
  'exaggeration',
  'oneSided',
]);
