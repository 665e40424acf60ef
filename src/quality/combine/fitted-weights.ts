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
      { feature: 'smallWords', from: -0.342, to: 0.123, weight: 0.39, usual: 0.647 },
      { feature: 'wordLength', from: 0.902, to: 1.29, weight: 0.235, usual: 0.438 },
      { feature: 'wordSpread', from: 0.284, to: 0.592, weight: 0.023, usual: 0.433 },
      { feature: 'carried', from: 0, to: 0.168, weight: 0.164, usual: 0.333 },
      { feature: 'length', from: 4.06, to: 5.52, weight: 0.0507, usual: 0.773 },
      { feature: 'hedges', from: 0, to: 0.5, weight: 0.0917, usual: 0.287 },
      { feature: 'references', from: 0, to: 0.125, weight: 0.0712, usual: 0.14 },
      { feature: 'means', from: 0, to: 0.621, weight: 0.0473, usual: 0.453 },
      { feature: 'commas', from: 0.0139, to: 0.107, weight: 0.0314, usual: 0.452 },
      { feature: 'even', from: -1.78, to: -0.21, weight: 0.0291, usual: 0.598 },
      { feature: 'reasoning', from: 0, to: 0.385, weight: 0.029, usual: 0.313 },
      { feature: 'examples', from: 0, to: 0.357, weight: 0.0775, usual: 0.322 },
      { feature: 'attributions', from: 0, to: 0.25, weight: 0.0392, usual: 0.134 },
      { feature: 'dominant', from: 0.0169, to: 0.105, weight: -0.0844, usual: 0.369 },
      { feature: 'secondPerson', from: 0, to: 0.5, weight: -0.141, usual: 0.262 },
      { feature: 'firstPerson', from: 0, to: 0.346, weight: -0.148, usual: 0.11 },
      { feature: 'selling', from: 0, to: 0.0341, weight: -0.0634, usual: 0.158 },
      { feature: 'listing', from: 0, to: 0.103, weight: -0.0566, usual: 0.123 },
      { feature: 'rhythm', from: 0.275, to: 1.07, weight: -0.0488, usual: 0.459 },
      { feature: 'contact', from: 0, to: 0.00971, weight: -0.0598, usual: 0.0903 },
      { feature: 'shouting', from: 0, to: 0.0144, weight: -0.0262, usual: 0.0938 },
    ],
    low: 0.117,
    high: 0.795,
  },
  craft: {
    terms: [
      { feature: 'range', from: 3.95, to: 5.13, weight: 0.0853, usual: 0.571 },
      { feature: 'longWords', from: 1.1, to: 3.09, weight: 0.0844, usual: 0.7 },
      { feature: 'vocabulary', from: 7.91, to: 12.4, weight: 0.0414, usual: 0.497 },
      { feature: 'length', from: 5, to: 5.52, weight: 0.0773, usual: 0.764 },
      { feature: 'even', from: -0.753, to: -0.0604, weight: 0.0556, usual: 0.5 },
      { feature: 'impersonal', from: 0, to: 0.364, weight: 0.0579, usual: 0.185 },
      { feature: 'complete', from: 0.833, to: 1, weight: 0.0511, usual: 0.744 },
      { feature: 'closing', from: 0, to: 0.333, weight: 0.0491, usual: 0.293 },
      { feature: 'names', from: 0, to: 2.94, weight: 0.0447, usual: 0.639 },
      { feature: 'references', from: 0, to: 0.385, weight: 0.012, usual: 0.209 },
      { feature: 'ties', from: 0, to: 1.61, weight: 0.0429, usual: 0.306 },
      { feature: 'paragraphs', from: 1, to: 5, weight: 0.0613, usual: 0.552 },
      { feature: 'paragraphLength', from: 3.57, to: 4.79, weight: 0.0484, usual: 0.375 },
      { feature: 'commas', from: 0.0317, to: 0.128, weight: 0.0405, usual: 0.389 },
      { feature: 'linked', from: 0, to: 0.235, weight: 0.0259, usual: 0.447 },
      { feature: 'running', from: 0.708, to: 1, weight: 0.0383, usual: 0.683 },
      { feature: 'connectives', from: 2.48, to: 3.58, weight: 0.0301, usual: 0.474 },
      { feature: 'means', from: 0, to: 0.375, weight: 0.00615, usual: 0.429 },
      { feature: 'studies', from: 0, to: 0.0211, weight: 0.0198, usual: 0.195 },
      { feature: 'wordLength', from: 0.918, to: 1.1, weight: 0.0211, usual: 0.597 },
      { feature: 'brackets', from: 0, to: 0.00997, weight: 0.0391, usual: 0.16 },
      { feature: 'developed', from: 0, to: 1, weight: 0.0547, usual: 0.644 },
      { feature: 'advice', from: 0, to: 0.2, weight: 0.0776, usual: 0.117 },
      { feature: 'nearRepeats', from: 0, to: 0.134, weight: -0.0663, usual: 0.455 },
      { feature: 'smallStarts', from: 0, to: 1, weight: -0.0818, usual: 0.0133 },
      { feature: 'missingAccents', from: 0, to: 0.00361, weight: -0.0343, usual: 0.0317 },
      { feature: 'rhythm', from: 0.195, to: 0.664, weight: -0.0344, usual: 0.601 },
      { feature: 'firstPerson', from: 0, to: 0.667, weight: -0.0519, usual: 0.0299 },
      { feature: 'firstPlural', from: 0, to: 0.4, weight: -0.00928, usual: 0.167 },
      { feature: 'secondPerson', from: 0, to: 0.8, weight: -0.15, usual: 0.0719 },
      { feature: 'shouting', from: 0, to: 0.0153, weight: -0.044, usual: 0.0428 },
      { feature: 'listing', from: 0, to: 0.00407, weight: -0.000828, usual: 0.264 },
    ],
    low: 0.066,
    high: 0.82,
  },
  bait: {
    terms: [
      { feature: 'startsWithNumber', from: 0, to: 1, weight: 0.151, usual: 0.183 },
      { feature: 'secondPerson', from: 0, to: 1, weight: 0.107, usual: 0.206 },
      { feature: 'firstPerson', from: 0, to: 1, weight: 0.0928, usual: 0.0522 },
      { feature: 'teasers', from: 0, to: 2, weight: 0.119, usual: 0.11 },
      { feature: 'hype', from: 0, to: 2, weight: 0.182, usual: 0.0143 },
      { feature: 'all', from: 0, to: 1, weight: 0.0788, usual: 0.0585 },
      { feature: 'asks', from: 0, to: 1, weight: 0.0666, usual: 0.0445 },
      { feature: 'smallWords', from: 0, to: 0.667, weight: 0.232, usual: 0.487 },
      { feature: 'words', from: 1.61, to: 2.71, weight: 0.0478, usual: 0.506 },
      { feature: 'chatting', from: 0, to: 1, weight: 0.0396, usual: 0.046 },
      { feature: 'lists', from: 0, to: 1, weight: 0.0734, usual: 0.036 },
      { feature: 'withholding', from: 0, to: 2, weight: 0.168, usual: 0.141 },
      { feature: 'opinion', from: 0, to: 1, weight: 0.0609, usual: 0.0163 },
    ],
    low: 0.106,
    high: 0.383,
  },
};
