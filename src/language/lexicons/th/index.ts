import type { Lexicon } from '../lexicon.ts';
import { cues } from './cues.ts';
import { labels, templates } from './labels.ts';

export const th: Lexicon = {
  unit: 'paragraph',
  matching: 'substring',
  sentenceEnds: [],
  capitalisedNouns: false,
  labels,
  templates,
  cues,
};
