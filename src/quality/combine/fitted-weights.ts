import type { BaitFeatures } from '../bait/bait-features.ts';
import type { ProseFeatures } from '../prose/prose-features.ts';
import type { FittedModel } from './fitted-model.ts';

/** The models that people's judgements were used for. */
export interface FittedWeights {
  /** Does a web page inform: fitted on what volunteers say of Danish pages. */
  readonly substance: FittedModel<keyof ProseFeatures>;
  /** Is it well written: fitted on marks for Brazilian essays. */
  readonly craft: FittedModel<keyof ProseFeatures>;
  /** Does a title bait: fitted on English headlines. 0 is the mean headline of a news agency, 1 the mean bait. */
  readonly bait: FittedModel<keyof BaitFeatures>;
}

/** Written by `npm run bench:quality -- --data DIR --write`; signs are those of `signs.ts`. */
export const FITTED: FittedWeights = {
  substance: {
    terms: [
      { feature: 'smallWords', from: -0.342, to: 0.123, weight: 0.397 },
      { feature: 'wordLength', from: 0.902, to: 1.29, weight: 0.232 },
      { feature: 'wordSpread', from: 0.284, to: 0.592, weight: 0.0264 },
      { feature: 'carried', from: 0, to: 0.168, weight: 0.165 },
      { feature: 'length', from: 4.06, to: 5.52, weight: 0.0537 },
      { feature: 'hedges', from: 0, to: 0.5, weight: 0.0974 },
      { feature: 'references', from: 0, to: 0.125, weight: 0.0682 },
      { feature: 'means', from: 0, to: 0.621, weight: 0.0539 },
      { feature: 'commas', from: 0.0139, to: 0.107, weight: 0.0304 },
      { feature: 'even', from: -1.78, to: -0.21, weight: 0.0263 },
      { feature: 'reasoning', from: 0, to: 0.385, weight: 0.0292 },
      { feature: 'examples', from: 0, to: 0.357, weight: 0.0728 },
      { feature: 'attributions', from: 0, to: 0.25, weight: 0.0369 },
      { feature: 'dominant', from: 0.0169, to: 0.105, weight: -0.0839 },
      { feature: 'secondPerson', from: 0, to: 0.6, weight: -0.17 },
      { feature: 'firstPerson', from: 0, to: 0.346, weight: -0.152 },
      { feature: 'selling', from: 0, to: 0.0341, weight: -0.054 },
      { feature: 'listing', from: 0, to: 0.103, weight: -0.0547 },
      { feature: 'rhythm', from: 0.275, to: 1.07, weight: -0.0533 },
      { feature: 'contact', from: 0, to: 0.00971, weight: -0.0571 },
      { feature: 'shouting', from: 0, to: 0.0144, weight: -0.0222 },
    ],
    low: 0.117,
    high: 0.798,
  },
  craft: {
    terms: [
      { feature: 'range', from: 3.95, to: 5.13, weight: 0.0861 },
      { feature: 'longWords', from: 1.1, to: 3.09, weight: 0.0846 },
      { feature: 'vocabulary', from: 7.91, to: 12.4, weight: 0.0413 },
      { feature: 'length', from: 5, to: 5.52, weight: 0.0783 },
      { feature: 'even', from: -0.753, to: -0.0604, weight: 0.0556 },
      { feature: 'impersonal', from: 0, to: 0.364, weight: 0.0583 },
      { feature: 'complete', from: 0.833, to: 1, weight: 0.0414 },
      { feature: 'closing', from: 0, to: 0.333, weight: 0.0487 },
      { feature: 'names', from: 0, to: 2.94, weight: 0.0458 },
      { feature: 'references', from: 0, to: 0.385, weight: 0.0116 },
      { feature: 'ties', from: 0, to: 1.61, weight: 0.0427 },
      { feature: 'paragraphs', from: 1, to: 5, weight: 0.0616 },
      { feature: 'paragraphLength', from: 3.57, to: 4.79, weight: 0.0483 },
      { feature: 'commas', from: 0.0317, to: 0.128, weight: 0.0394 },
      { feature: 'linked', from: 0, to: 0.235, weight: 0.0271 },
      { feature: 'running', from: 0.708, to: 1, weight: 0.0378 },
      { feature: 'connectives', from: 2.48, to: 3.58, weight: 0.0295 },
      { feature: 'means', from: 0, to: 0.375, weight: 0.00675 },
      { feature: 'studies', from: 0, to: 0.0211, weight: 0.0199 },
      { feature: 'wordLength', from: 0.918, to: 1.1, weight: 0.0225 },
      { feature: 'brackets', from: 0, to: 0.00997, weight: 0.0392 },
      { feature: 'developed', from: 0, to: 1, weight: 0.0537 },
      { feature: 'advice', from: 0, to: 0.2, weight: 0.0776 },
      { feature: 'nearRepeats', from: 0, to: 0.134, weight: -0.0655 },
      { feature: 'smallStarts', from: 0, to: 0.000001, weight: -0.0759 },
      { feature: 'missingAccents', from: 0, to: 0.00361, weight: -0.0338 },
      { feature: 'rhythm', from: 0.195, to: 0.664, weight: -0.0327 },
      { feature: 'firstPerson', from: 0, to: 0.000001, weight: -0.0383 },
      { feature: 'firstPlural', from: 0, to: 0.4, weight: -0.00861 },
      { feature: 'secondPerson', from: 0, to: 0.000001, weight: -0.0216 },
      { feature: 'shouting', from: 0, to: 0.000001, weight: -0.0129 },
      { feature: 'listing', from: 0, to: 0.00407, weight: -0.00176 },
    ],
    low: 0.243,
    high: 0.818,
  },
  bait: {
    terms: [
      { feature: 'startsWithNumber', from: 0, to: 1, weight: 0.151 },
      { feature: 'secondPerson', from: 0, to: 1, weight: 0.108 },
      { feature: 'firstPerson', from: 0, to: 1, weight: 0.0928 },
      { feature: 'teasers', from: 0, to: 2, weight: 0.119 },
      { feature: 'hype', from: 0, to: 0.000001, weight: 0.0939 },
      { feature: 'all', from: 0, to: 1, weight: 0.0791 },
      { feature: 'asks', from: 0, to: 1, weight: 0.0666 },
      { feature: 'smallWords', from: 0, to: 0.667, weight: 0.232 },
      { feature: 'words', from: 1.61, to: 2.71, weight: 0.0477 },
      { feature: 'chatting', from: 0, to: 1, weight: 0.0395 },
      { feature: 'lists', from: 0, to: 1, weight: 0.0734 },
      { feature: 'withholding', from: 0, to: 2, weight: 0.168 },
      { feature: 'opinion', from: 0, to: 0.000001, weight: 0.0611 },
    ],
    low: 0.106,
    high: 0.383,
  },
};
