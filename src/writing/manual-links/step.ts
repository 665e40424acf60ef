import { defineSharedStep } from '../step.ts';

const VERSION = 1;

export const manualLinksStep = defineSharedStep({
  name: 'manual-links',
  version: VERSION,
  reads: ['additionalManualLinks'],
  needs: [],
  doing: 'Noting the links that were ordered',
  async run({ additionalManualLinks = [] }) {
    return additionalManualLinks.map(({ anchor, text, url, link }) => ({
      anchor: (anchor ?? text ?? '').replace(/\s+/gu, ' ').trim(),
      url: url ?? link ?? '',
    }));
  },
});
