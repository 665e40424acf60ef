import type { BlogType } from '../../contract/blog-types.ts';
import type { ArticlePlan } from './article-plan.ts';

const STRUCTURE: Readonly<Record<BlogType, string>> = {
  guide:
    'A guide: from what it is and whether it fits the reader, through the decisions in the order they come up, to mistakes to avoid.',
  steps:
    'Instructions: what is needed, then the steps in order, each with how to tell that it worked, then what goes wrong.',
  tips: 'Tips: one a section, the most effective first, each with why it works, how to do it and when it does not apply.',
  strategies: 'Strategies: one a section, each with when it pays, what it costs, how to begin and how to measure it.',
  analysis: 'An analysis: the finding first, then the evidence for it, what speaks against it, and what follows.',
  science: 'A piece of science writing: what is known, how it is known, how sure it is, what is open.',
  trends: 'Trends: one a section, each with the figures that show it, what drives it and who should care.',
  review:
    'A review: the verdict first, for whom and for whom not, then what was found on each criterion, weaknesses included.',
  listicle:
    'A list: one real, named thing a section, chosen by a stated criterion. No generic names such as "Product A".',
  alternative:
    'Alternatives: why one looks for one, then one alternative a section with what it does better and worse.',
  comparison:
    'A comparison: the decisive difference first, a table of the attributes, then each attribute that matters, then who should take which.',
  recommendation:
    'A recommendation: the pick first, with the reason, then by need or budget, then how the choice was made.',
  ranking: 'A ranking: the criterion and how it was measured, then the places in order, each with its reason.',
  'pros-and-cons':
    'Pros and cons: the balance first, then each advantage and each drawback with its size and whom it concerns.',
  rating: 'A rating: the criteria, the score on each with its evidence, the result.',
  plain:
    'A clear article: the answer first, then what it rests on, what it depends on and what follows for the reader.',
};

/** What the article is to be, as its questions show it. */
export function planLines({ blogType, searchIntent, audience, angle, questions }: ArticlePlan): string[] {
  return [
    'THE PLAN',
    STRUCTURE[blogType],
    `Search intent: ${searchIntent}`,
    `Readers: ${audience}`,
    `Angle: ${angle}`,
    'It answers:',
    ...questions.map((question) => `- ${question}`),
  ];
}
