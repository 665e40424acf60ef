import { z } from 'zod';
import { brandLines } from '../brief/brand-lines.ts';
import type { Brief } from '../brief/brief.ts';
import { houseRules } from '../composing/house-rules.ts';
import { writtenLines } from '../composing/written-lines.ts';
import { restatedSentences } from '../key-takeaways/restated-sentences.ts';
import { DESCRIPTION_WIDTH } from '../seo/describe.ts';
import { SEO_TITLE_WIDTH } from '../seo/seo-title.ts';
import { defineComposedStep } from '../step.ts';

const SearchTexts = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string().min(1)).min(3).max(8),
});
const WithTakeaways = SearchTexts.extend({
  takeaways: z
    .array(
      z.object({
        text: z.string().min(1).describe('One sentence that stands on its own'),
        from: z.array(z.string()).min(1).describe('Ids of the sentences it restates'),
      }),
    )
    .min(2)
    .max(8),
});
type Answer = z.infer<typeof SearchTexts> & Partial<z.infer<typeof WithTakeaways>>;

/** One question for all that is said in short of the finished text, so that it is sent and paid for once. */
export const summariesStep = defineComposedStep({
  name: 'summaries',
  version: 1,
  reads: [],
  needs: ['brief', 'similar-title', 'sections', 'key-takeaways'],
  doing: 'Saying in short what the article says',
  async run(_fields, { brief, 'similar-title': { title }, sections, 'key-takeaways': { asked } }, { model }) {
    const { takeaways = [], ...search } = await model.ask<Answer>({
      name: 'summaries/write',
      role: 'plan',
      schema: asked ? WithTakeaways : SearchTexts,
      maxOutputTokens: asked ? 2300 : 800,
      prompt: {
        rules: houseRules(brief),
        context: [
          ...brandLines(brief),
          `Title of the article: ${title}`,
          'THE ARTICLE, each sentence behind its id',
          ...writtenLines(sections),
        ].join('\n'),
        evidence: [],
        task: [
          'For the list of results of a search engine, write:',
          `- a title of at most ${SEO_TITLE_WIDTH} characters (half as many in Chinese, Japanese and Korean)${wanted(brief)};`,
          `- a description of ${DESCRIPTION_WIDTH.least} to ${DESCRIPTION_WIDTH.most} characters (half as many there), whole sentences, that gives the answer and a reason to read on${wanted(brief)};`,
          '- 3 to 8 keywords that readers really search for, the most important first.',
          'Bare text: no labels, no quotation marks around it, no character counts, no evidence labels.',
          ...(asked ? TAKEAWAYS_TASK : []),
        ].join('\n'),
      },
    });
    return { takeaways: { asked, items: asked ? restatedSentences(takeaways, sections) : [] }, search };
  },
  amends: ({ takeaways }) => ({ 'key-takeaways': takeaways }),
});

const TAKEAWAYS_TASK = [
  'For the head of the article, write 3 to 5 key takeaways: what a reader keeps who reads nothing else. Each is one sentence with the figure or condition that makes it useful, worded anew rather than copied, and says nothing that the article does not say.',
  'Name the ids of the sentences it restates; write no labels.',
];

function wanted({ keyword }: Brief): string {
  return keyword === undefined ? '' : `, with "${keyword}" in it`;
}
