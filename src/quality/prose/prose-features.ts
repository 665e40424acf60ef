import type { TextCues } from '../cues-in-text.ts';
import type { Reading } from '../reading.ts';
import { type MannerFeatures, mannerFeatures } from './manner-features.ts';
import { type ShapeFeatures, shapeFeatures } from './shape-features.ts';
import { type WordFeatures, wordFeatures } from './word-features.ts';

/** What the fitted models see of a text: raw numbers, none of them about its subject. */
export type ProseFeatures = WordFeatures & ShapeFeatures & MannerFeatures;

export function proseFeatures(reading: Reading, cues: TextCues): ProseFeatures {
  return { ...wordFeatures(reading), ...shapeFeatures(reading), ...mannerFeatures(cues) };
}
