import type { Lexicon } from '../lexicon.ts';
import { cues } from './cues.ts';
import { labels, templates } from './labels.ts';

export const bo: Lexicon = {
  unit: 'paragraph',
  matching: 'word',
  sentenceEnds: ['།', '༎'],
  capitalisedNouns: false,
  labels,
  templates,
  cues,
};
