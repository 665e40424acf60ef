import type { Lexicon } from '../lexicon.ts';
import { cues } from './cues.ts';
import { labels, templates } from './labels.ts';

export const ko: Lexicon = {
  unit: 'sentence',
  matching: 'word',
  sentenceEnds: ['.', '!', '?'],
  capitalisedNouns: false,
  labels,
  templates,
  cues,
};
