import { RATINGS } from '../contract/choices.ts';

/** The nine questions an evaluation answers, in the order of the interface. */
export const DIMENSIONS = [
  'experience_of_eeat',
  'expertise_of_eeat',
  'authoritativeness_of_eeat',
  'trust_of_eeat',
  'accuracy_of_qc',
  'effort_of_qc',
  'originality_of_qc',
  'talent_or_skill_of_qc',
  'page_quality',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export type Rating = (typeof RATINGS)[number];

/**
 * How a score is read. The purpose of a page comes first: what harms or deceives is Lowest, whatever else it offers.
 * One named defect suffices for Low; what is typical of its topic is Medium; above it stands only what has a strength
 * that can be named. Who wrote it, man or machine, decides nothing.
 */
export function ratingOf(score: number): Rating {
  return RATINGS[Math.min(RATINGS.length - 1, Math.floor((score * RATINGS.length) / 100))] ?? 'Lowest';
}

/** The highest score that still reads as a level. */
export function topOf(rating: Rating): number {
  const next = RATINGS.indexOf(rating) + 1;
  return next === RATINGS.length ? 100 : Math.ceil((next * 100) / RATINGS.length) - 1;
}

/** From here on a score is above Medium, below here it is below. */
export const RATED_GOOD = bottomOf('Medium+');
export const RATED_POOR = bottomOf('Medium');

/** The lowest score that still reads as a level. */
export function bottomOf(rating: Rating): number {
  return Math.ceil((RATINGS.indexOf(rating) * 100) / RATINGS.length);
}

/** Subjects where a wrong text can do harm, so that more is asked of it. */
export const YMYL_KINDS = ['health', 'money', 'society', 'other'] as const;
export type YmylKind = (typeof YMYL_KINDS)[number];
