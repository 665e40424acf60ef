import { headlinesOf } from '../outline/headline.ts';
import { defineStep } from '../step.ts';
import { newestTitle } from './newest-title.ts';

export const similarTitleStep = defineStep({
  name: 'similar-title',
  version: 1,
  reads: ['isFilterSimilarTitle'],
  needs: ['brief'],
  doing: 'Choosing a title unlike earlier ones',
  run: ({ isFilterSimilarTitle }, { brief }, tools) =>
    newestTitle(headlinesOf(brief), isFilterSimilarTitle, brief, tools),
});
