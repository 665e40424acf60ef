import type { Lexicon } from '../lexicon.ts';
import { pt } from '../pt/index.ts';
import { labels, templates } from './labels.ts';

/** Texts of Portugal and Brazil are quoted side by side, so the cues are those of `pt`; what we print differs. */
export const ptPT: Lexicon = { ...pt, labels, templates };
