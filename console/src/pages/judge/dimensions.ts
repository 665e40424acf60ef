import type { Evaluation } from '../../../../src/contract/eeat.ts';

/** What is rated, the page as a whole last. */
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
] as const satisfies readonly (keyof Evaluation)[];
