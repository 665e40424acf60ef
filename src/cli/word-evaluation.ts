import type { Evaluation } from '../contract/eeat.ts';
import { bar } from './bar.ts';
import { table } from './output.ts';

const RATED = [
  ['page quality', 'page_quality'],
  ['experience', 'experience_of_eeat'],
  ['expertise', 'expertise_of_eeat'],
  ['authoritativeness', 'authoritativeness_of_eeat'],
  ['trust', 'trust_of_eeat'],
  ['accuracy', 'accuracy_of_qc'],
  ['effort', 'effort_of_qc'],
  ['originality', 'originality_of_qc'],
  ['talent or skill', 'talent_or_skill_of_qc'],
] as const satisfies readonly (readonly [string, keyof Evaluation])[];

/** An evaluation for the terminal: a table with bars, then what to do. */
export function wordEvaluation(source: string, evaluation: Evaluation): string {
  const rows = RATED.map(([name, field]) => {
    const { rating, score } = evaluation[field];
    return [name, bar(score), score, rating];
  });
  const ratings = table(['question', '', 'score', 'rating'], rows, '');
  const ymyl = `bears on health, money or safety: ${evaluation.is_YMYL}\n`;
  const suggestions = evaluation.modification_suggestions.trim();
  return `${source}\n${ratings}${ymyl}${suggestions === '' ? '' : `\n${suggestions}\n`}\n`;
}
