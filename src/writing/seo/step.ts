import { z } from 'zod';
import { slugOf } from '../../language/slug.ts';
import { cutToWidth, textWidth } from '../../language/text-width.ts';
import type { Brief } from '../brief/brief.ts';
import { defineStep } from '../step.ts';
import { chooseKeywords } from './choose-keywords.ts';
import { describe } from './describe.ts';

const TITLE_COLUMNS = 60;
const SLUG_LENGTH = 75;

const Answer = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string().min(1)).min(1).max(8),
});

export const seoStep = defineStep({
  name: 'seo',
  version: 1,
  reads: [],
  needs: ['brief', 'outline', 'key-takeaways', 'sections', 'faq'],
  doing: 'Writing title, description and keywords for search engines',
  async run(_fields, { brief, outline, 'key-takeaways': takeaways, sections, faq }, { ask }) {
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
    return { ...answer, slug: articleSlug(outline.title, brief) };
  },
});

/** First sentences stand on their own; only they can describe the article. */
function leadsOf(texts: readonly (readonly string[])[]): string[] {
  return texts.flatMap(([first]) => first ?? []);
}

/** The H1 where it fits, else its part before the colon, else the keyword, else a cut. */
function seoTitle(title: string, { keyword }: Brief): string {
  const short = title.split(/[:：]/u)[0] ?? title;
  const candidates = [title, short, ...(keyword === undefined ? [] : [keyword])];
  const holdsKeyword = (text: string) => keyword === undefined || text.toLowerCase().includes(keyword.toLowerCase());
  const fitting = candidates.filter((text) => textWidth(text) <= TITLE_COLUMNS);
  return fitting.find(holdsKeyword) ?? fitting[0] ?? cutToWidth(keyword ?? title, TITLE_COLUMNS);
}

function articleSlug(title: string, { keyword, language }: Brief): string {
  const slug = slugOf(title, language, { maxLength: SLUG_LENGTH });
  if (keyword === undefined) return slug;
  const own = slugOf(keyword, language, { maxLength: SLUG_LENGTH });
  return slug.includes(own) ? slug : own;
}
