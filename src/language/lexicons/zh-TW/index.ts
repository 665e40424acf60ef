import type { Lexicon } from '../lexicon.ts';
import { cues } from './cues.ts';
import { labels, templates } from './labels.ts';

export const zhTW: Lexicon = {
  unit: 'sentence',
  matching: 'substring',
  sentenceEnds: ['。', '！', '？', '!', '?'],
  capitalisedNouns: false,
  labels,
  templates,
  cues,
};
