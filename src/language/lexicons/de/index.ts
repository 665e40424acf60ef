import type { Lexicon } from '../lexicon.ts';
import { cues } from './cues.ts';
import { labels, templates } from './labels.ts';

export const de: Lexicon = {
  unit: 'sentence',
  matching: 'word',
  sentenceEnds: ['.', '!', '?'],
  capitalisedNouns: true,
  labels,
  templates,
  cues,
};
