import { z } from 'zod';
import { BLOG_TYPES } from '../../contract/blog-types.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { houseRules } from '../composing/house-rules.ts';
import { wishLines } from '../composing/wish-lines.ts';
import { defineComposedStep } from '../step.ts';
import { brandLines } from './brand-lines.ts';
import type { Brief } from './brief.ts';
import { BRIEF_VERSION, ORDER_FIELDS, readOrder } from './read-order.ts';

const Answer = z.object({
  searchIntent: z.string().min(1).describe('Who types this and what for, in one sentence'),
  blogType: z.enum(BLOG_TYPES).describe('Kind of article that serves this intent best'),
  audience: z.string().min(1).describe('Readers: what they know already and what they want to do or decide'),
  angle: z.string().min(1).describe('What this article says that others on the subject do not; one sentence'),
  questions: z.array(z.string().min(1)).min(2).max(10).describe('Questions it has to answer, most pressing first'),
  queries: z.array(z.string().min(1)).max(5).describe('Search queries for facts and figures that it will need'),
});

const MOST_QUERIES = 4;

export const composedBriefStep = defineComposedStep({
  name: 'brief',
  version: BRIEF_VERSION,
  reads: ORDER_FIELDS,
  needs: [],
  doing: 'Reading the order and finding its angle',
  async run(fields, _draft, tools) {
    const brief = await readOrder(fields, tools);
    const plan = await tools.model.ask({
      name: 'brief/plan',
      role: 'plan',
      schema: Answer,
      maxOutputTokens: 1500,
      prompt: {
        rules: houseRules(brief),
        context: orderLines(brief).join('\n'),
        evidence: brief.given.documents.map(({ title, passages }) =>
          [title, ...passages.slice(0, 12).map(({ text }) => text)].join('\n').slice(0, 6000),
        ),
        task: [
          'Before anything is written, decide what this article is to be.',
          'Choose the kind of article by what a reader who types this wants; "plain" when none of the others is clearly right.',
          'The angle is a point of view or a promise that the evidence can carry, not a slogan.',
          `Questions and queries are in ${LANGUAGES[brief.language].name}. Queries look for facts: figures, prices, studies, rules, comparisons.`,
        ].join('\n'),
      },
    });
    tools.tell(`${plan.blogType}: ${plan.angle}`);
    return { ...brief, queries: plan.queries.slice(0, MOST_QUERIES), plan };
  },
});

/** The order as its questions show it. */
export function orderLines(brief: Brief): string[] {
  const { subject, keyword, title, inputType, range, given } = brief;
  const brand = brandLines(brief);
  return [
    'THE ORDER',
    wishLines('Subject', subject),
    ...(inputType === 'url'
      ? ['The material is the page of a product: help a reader decide whether it is right for them. No advertising.']
      : []),
    ...(keyword === undefined ? [] : [wishLines('Keyword that readers search for', keyword)]),
    ...(title === undefined ? [] : [wishLines('Title, given by the customer and kept as it is', title)]),
    ...(given.documents.length === 0
      ? []
      : [wishLines('Pages that the customer names as material', given.documents.map((page) => page.title).join('; '))]),
    ...(range === undefined ? [] : [`Length: ${range.least} to ${range.most} words in all.`]),
    ...(brand.length === 0 ? [] : ['', ...brand]),
  ];
}
