import { z } from 'zod';
import { defineStep } from '../step.ts';
import { articleSlug } from './article-slug.ts';
import { chooseKeywords } from './choose-keywords.ts';
import { describe } from './describe.ts';
import { seoTitle } from './seo-title.ts';

const Answer = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string().min(1)).min(1).max(8),
});

export const seoStep = defineStep({
  name: 'seo',
  version: 2,
  reads: [],
  needs: ['brief', 'outline', 'key-takeaways', 'sections', 'faq'],
  doing: 'Writing title, description and keywords for search engines',
  async run(_fields, { brief, outline, 'key-takeaways': takeaways, sections, faq }, { ask, slugs }) {
    const groups = [
      ...outline.introduction,
      ...takeaways.groups,
      ...sections.flatMap((section) => section.groups),
      ...faq.entries.map(({ group }) => group),
    ];
    const answer = await ask({
      name: 'seo/describe',
      schema: Answer,
      embedded: () => ({
        title: seoTitle(outline.title, brief),
        description: describe(leadsOf(groups.map(({ texts }) => texts)), brief),
        keywords: chooseKeywords(
          groups.flatMap(({ texts }) => [...texts]),
          brief,
        ),
      }),
    });
    return { ...answer, slug: articleSlug(outline.title, brief, slugs) };
  },
});

/** First sentences stand on their own; only they can describe the article. */
function leadsOf(texts: readonly (readonly string[])[]): string[] {
  return texts.flatMap(([first]) => first ?? []);
}
