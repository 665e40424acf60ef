import type { Language } from '../../contract/languages.ts';
import { modelLevel } from '../combine/fitted-model.ts';
import { FITTED } from '../combine/fitted-weights.ts';
import { type BaitFeatures, baitFeatures } from './bait-features.ts';

/**
 * How much a title baits: 0 as a plain headline, 1 as a lure; in between it can not be told. The headlines that the model
 * was fitted on hold no plain questions and no guides, which speak to the reader as lures do: such a title is one only
 * with a phrase that lures.
 */
export function baitOf(title: string, language: Language): number {
  const features = baitFeatures(title, language);
  return isLure(features) ? modelLevel(FITTED.bait, { ...features }) : 0;
}

function isLure({ teasers, hype, opinion, all, withholding, startsWithNumber, asks }: BaitFeatures): boolean {
  const promises = all > 0 && withholding + startsWithNumber > 0 ? 1 : 0;
  return teasers + hype + opinion + promises > (asks > 0 ? 1 : 0);
}
