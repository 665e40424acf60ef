import { defineSharedStep } from '../step.ts';
import { relatedTerms } from './related-terms.ts';

export const relatedKeywordsStep = defineSharedStep({
  name: 'related-keywords',
  version: 1,
  reads: ['isAddKeywordFrequency'],
  needs: ['brief', 'research'],
  doing: 'Looking for related keywords in the sources',
  when: ({ isAddKeywordFrequency }) => isAddKeywordFrequency,
  skipped: { asked: false, terms: [] },
  async run(_fields, { brief, research }, { tell }) {
    const terms = relatedTerms(research.evidence, brief.keyword ?? brief.subject, brief.language);
    tell(`Related keywords: ${terms.map(({ text }) => text).join(', ')}`);
    return { asked: true, terms };
  },
});
