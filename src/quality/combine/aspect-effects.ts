import { ramp } from '../finding.ts';
import { ASPECT_FEATURES, type ProseAspect } from '../prose/prose-aspects.ts';
import type { ProseFeatures } from '../prose/prose-features.ts';
import type { Dimension } from '../rubric.ts';
import { DIMENSION_WEIGHTS, PAGE_WEIGHTS } from './dimension-weights.ts';
import { type FittedModel, modelLevel } from './fitted-model.ts';
import { FITTED } from './fitted-weights.ts';

/** Of these only the worse is spoken of. */
const ONE_SIDED: ReadonlySet<ProseAspect> = new Set<ProseAspect>(['wholeness', 'address', 'repeats']);

/** Parts of a model's range; below it an aspect counts as neither better nor worse than usual. */
const UNNOTICED = 0.02;

/**
 * Points by which an aspect of the prose moves a score away from where usual prose leaves it; negative where it takes.
 * Undefined where one model holds for good what the other holds for poor: nothing can be said of it in a word.
 */
export function aspectEffect(aspect: ProseAspect, dimension: Dimension, prose: ProseFeatures): number | undefined {
  const { substance, craft } = dimension === 'page_quality' ? PAGE_WEIGHTS : DIMENSION_WEIGHTS[dimension];
  const [informing, written] = [share(FITTED.substance, aspect, prose), share(FITTED.craft, aspect, prose)];
  if (!ONE_SIDED.has(aspect) && informing * written < 0 && Math.min(Math.abs(informing), Math.abs(written)) > UNNOTICED)
    return undefined;
  // As `combine` has it: how well a page is written counts as far as it informs.
  const level = dimension === 'page_quality' ? modelLevel(FITTED.substance, prose) : 1;
  return substance * informing + craft * Math.min(1, Math.max(0, level)) * written;
}

function share(model: FittedModel<keyof ProseFeatures>, aspect: ProseAspect, prose: ProseFeatures): number {
  const sum = model.terms
    .filter(({ feature }) => ASPECT_FEATURES[aspect].includes(feature))
    .reduce(
      (total, { feature, from, to, weight, usual }) => total + weight * (ramp(prose[feature], from, to) - usual),
      0,
    );
  return sum / (model.high - model.low);
}
