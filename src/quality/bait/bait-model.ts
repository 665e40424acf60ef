import type { Language } from '../../contract/languages.ts';
import { modelLevel } from '../combine/fitted-model.ts';
import { FITTED } from '../combine/fitted-weights.ts';
import { baitFeatures } from './bait-features.ts';

/** How much a title baits: 0 as a plain headline, 1 as a lure; in between it can not be told. */
export function baitOf(title: string, language: Language): number {
  return modelLevel(FITTED.bait, { ...baitFeatures(title, language) });
}
