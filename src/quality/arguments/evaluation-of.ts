import type { Evaluation } from '../../contract/eeat.ts';
import { DIMENSIONS, type Dimension, ratingOf } from '../rubric.ts';
import type { Suggestions } from '../suggestions/suggest.ts';
import type { Argued } from './sentences.ts';

type Ratings = Pick<Evaluation, Dimension>;

/** An evaluation as clients are given it. @param suggestions undefined where none are asked for */
export function evaluationOf(
  { scores, measured }: Pick<Argued, 'scores' | 'measured'>,
  argumentOf: (dimension: Dimension) => string,
  suggestions: Suggestions | undefined,
): Evaluation {
  const rated = DIMENSIONS.map((dimension) => [
    dimension,
    { arguments: argumentOf(dimension), rating: ratingOf(scores[dimension]), score: scores[dimension] },
  ]);
  return {
    ...(Object.fromEntries(rated) as Ratings),
    is_YMYL: measured.ymyl.size > 0 ? 'yes' : 'no',
    modification_suggestions: suggestions?.summary ?? '',
    modification_suggestions_detailed: suggestions?.detailed ?? [],
  };
}
