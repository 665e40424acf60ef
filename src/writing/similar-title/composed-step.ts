import { defineComposedStep } from '../step.ts';
import { newestTitle } from './newest-title.ts';

export const composedSimilarTitleStep = defineComposedStep({
  name: 'similar-title',
  version: 1,
  reads: ['isFilterSimilarTitle'],
  needs: ['brief', 'outline'],
  doing: 'Choosing a title unlike earlier ones',
  run: ({ isFilterSimilarTitle }, { brief, outline }, tools) =>
    newestTitle(brief.title === undefined ? outline.titles : [brief.title], isFilterSimilarTitle, brief, tools),
});
