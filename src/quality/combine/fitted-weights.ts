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
      { feature: 'smallWords', from: -0.342, to: 0.123, weight: 0.296 },
      { feature: 'wordLength', from: 0.901, to: 1.29, weight: 0.185 },
      { feature: 'wordSpread', from: 0.283, to: 0.592, weight: 0.0617 },
      { feature: 'carried', from: 0, to: 0.168, weight: 0.125 },
      { feature: 'length', from: 4.06, to: 5.52, weight: 0.0553 },
      { feature: 'hedges', from: 0, to: 0.5, weight: 0.084 },
      { feature: 'references', from: 0, to: 0.125, weight: 0.0721 },
      { feature: 'means', from: 0, to: 0.621, weight: 0.0576 },
      { feature: 'commas', from: 0.0139, to: 0.107, weight: 0.0318 },
      { feature: 'even', from: -1.78, to: -0.21, weight: 0.0243 },
      { feature: 'reasoning', from: 0, to: 0.385, weight: 0.0386 },
      { feature: 'verbs', from: 0.113, to: 1, weight: 0.0368 },
      { feature: 'examples', from: 0, to: 0.357, weight: 0.0733 },
      { feature: 'attributions', from: 0, to: 0.25, weight: 0.0378 },
      { feature: 'dominant', from: 0.0169, to: 0.105, weight: -0.0753 },
      { feature: 'secondPerson', from: 0, to: 0.6, weight: -0.131 },
      { feature: 'firstPerson', from: 0, to: 0.4, weight: -0.126 },
      { feature: 'selling', from: 0, to: 0.0341, weight: -0.0513 },
      { feature: 'listing', from: 0, to: 0.103, weight: -0.0524 },
      { feature: 'rhythm', from: 0.275, to: 1.07, weight: -0.049 },
      { feature: 'contact', from: 0, to: 0.00971, weight: -0.0578 },
      { feature: 'shouting', from: 0, to: 0.0144, weight: -0.027 },
    ],
    low: 0.0962,
    high: 0.732,
  },
  craft: {
    terms: [
      { feature: 'range', from: 3.95, to: 5.13, weight: 0.0905 },
      { feature: 'longWords', from: 1.1, to: 3.09, weight: 0.0938 },
      { feature: 'vocabulary', from: 7.91, to: 12.4, weight: 0.0484 },
      { feature: 'variety', from: 4.31, to: 5.28, weight: 0.0179 },
      { feature: 'length', from: 5, to: 5.52, weight: 0.0765 },
      { feature: 'even', from: -0.753, to: -0.0604, weight: 0.0569 },
      { feature: 'impersonal', from: 0, to: 0.364, weight: 0.0652 },
      { feature: 'complete', from: 0.833, to: 1, weight: 0.0633 },
      { feature: 'closing', from: 0, to: 0.333, weight: 0.0488 },
      { feature: 'names', from: 0, to: 2.94, weight: 0.0425 },
      { feature: 'references', from: 0, to: 0.385, weight: 0.0118 },
      { feature: 'ties', from: 0, to: 1.61, weight: 0.0487 },
      { feature: 'paragraphs', from: 1, to: 5, weight: 0.0585 },
      { feature: 'paragraphLength', from: 3.57, to: 4.79, weight: 0.0622 },
      { feature: 'commas', from: 0.0317, to: 0.128, weight: 0.0413 },
      { feature: 'linked', from: 0, to: 0.235, weight: 0.0145 },
      { feature: 'running', from: 0.708, to: 1, weight: 0.0547 },
      { feature: 'connectives', from: 2.48, to: 3.58, weight: 0.0269 },
      { feature: 'means', from: 0, to: 0.375, weight: 0.0033 },
      { feature: 'studies', from: 0, to: 0.0211, weight: 0.0169 },
      { feature: 'wordLength', from: 0.915, to: 1.1, weight: 0.0275 },
      { feature: 'brackets', from: 0, to: 0.00997, weight: 0.0392 },
      { feature: 'missingAccents', from: 0, to: 0.00758, weight: -0.0625 },
      { feature: 'rhythm', from: 0.195, to: 0.664, weight: -0.0302 },
      { feature: 'dominant', from: 0.0173, to: 0.0732, weight: -0.0152 },
      { feature: 'firstPerson', from: 0, to: 0.000001, weight: -0.0351 },
      { feature: 'firstPlural', from: 0, to: 0.4, weight: -0.0185 },
      { feature: 'secondPerson', from: 0, to: 0.000001, weight: -0.0241 },
      { feature: 'shouting', from: 0, to: 0.000001, weight: -0.0131 },
      { feature: 'listing', from: 0, to: 0.00407, weight: -0.00615 },
    ],
    low: 0.271,
    high: 0.83,
  },
  bait: {
    terms: [
      { feature: 'startsWithNumber', from: 0, to: 1, weight: 0.151 },
      { feature: 'secondPerson', from: 0, to: 1, weight: 0.108 },
      { feature: 'firstPerson', from: 0, to: 1, weight: 0.0928 },
      { feature: 'teasers', from: 0, to: 2, weight: 0.119 },
      { feature: 'hype', from: 0, to: 0.000001, weight: 0.0939 },
      { feature: 'all', from: 0, to: 1, weight: 0.079 },
      { feature: 'asks', from: 0, to: 1, weight: 0.0666 },
      { feature: 'smallWords', from: 0, to: 0.667, weight: 0.232 },
      { feature: 'words', from: 1.61, to: 2.71, weight: 0.0478 },
      { feature: 'chatting', from: 0, to: 1, weight: 0.0395 },
      { feature: 'lists', from: 0, to: 1, weight: 0.0733 },
      { feature: 'withholding', from: 0, to: 2, weight: 0.168 },
      { feature: 'opinion', from: 0, to: 0.000001, weight: 0.0611 },
    ],
    low: 0.106,
    high: 0.383,
  },
};
