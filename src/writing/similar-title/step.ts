import { similarTitleMessage } from '../../article/similar-titles.ts';
import { JobError } from '../../contract/errors.ts';
import { headlinesOf } from '../outline/headline.ts';
import { defineStep } from '../step.ts';
import type { ChosenTitle } from './chosen-title.ts';
import { similarEarlierTitle } from './similar-earlier-title.ts';
import { titleWords } from './title-words.ts';

const VERSION = 1;

export const similarTitleStep = defineStep({
  name: 'similar-title',
  version: VERSION,
  reads: ['isFilterSimilarTitle'],
  needs: ['brief'],
  doing: 'Choosing a title unlike earlier ones',
  async run({ isFilterSimilarTitle }, { brief }, tools): Promise<ChosenTitle> {
    const candidates = headlinesOf(brief);
    const [best = brief.subject] = candidates;
    if (!isFilterSimilarTitle) return { title: best, mustBeNew: false, passedOver: [] };
    const passedOver: string[] = [];
    let refusal: string | undefined;
    for (const title of candidates) {
      const similar = await similarEarlierTitle(titleWords(title, brief.language), VERSION, tools);
      if (similar === undefined) return { title, mustBeNew: true, passedOver };
      refusal ??= similarTitleMessage(title, similar);
      passedOver.push(title);
    }
    const tried = candidates.length > 1 ? ` ${candidates.length - 1} other titles were tried as well.` : '';
    throw new JobError('544', `${refusal ?? ''}${tried}`);
  },
});
