import { defineSharedStep } from '../step.ts';
import { orderedLinks } from './manual-links.ts';

const VERSION = 1;

export const manualLinksStep = defineSharedStep({
  name: 'manual-links',
  version: VERSION,
  reads: ['additionalManualLinks'],
  needs: [],
  doing: 'Noting the links that were ordered',
  run: async (fields) => orderedLinks(fields),
});
