import { defineComposedStep } from '../step.ts';

/**
 * Of an article that a model writes only the wish is read here: the takeaways come with the other summaries, in one
 * question about the finished text.
 */
export const composedTakeawaysStep = defineComposedStep({
  name: 'key-takeaways',
  version: 2,
  reads: ['isAddKeyTakeaways'],
  needs: [],
  doing: 'Seeing whether key takeaways are wanted',
  run: async ({ isAddKeyTakeaways }) => ({ asked: isAddKeyTakeaways, items: [] }),
});
