import { textWidth } from '../../language/text-width.ts';
import { cleanModelLine } from '../../language/voice/unsaid-language.ts';
import type { Brief } from '../brief/brief.ts';
import { sentencesOfBody } from '../composing/composed-text.ts';
import { plainLine } from '../composing/read-blocks.ts';
import { defineComposedStep } from '../step.ts';
import { articleSlug } from './article-slug.ts';
import { chooseKeywords } from './choose-keywords.ts';
import { DESCRIPTION_WIDTH, describe, holdsKeyword } from './describe.ts';
import { SEO_TITLE_WIDTH, seoTitle } from './seo-title.ts';

/** Keeps of what the model wrote for search engines what fits, and makes the rest of the article itself. */
export const composedSeoStep = defineComposedStep({
  name: 'seo',
  version: 2,
  reads: [],
  needs: ['brief', 'similar-title', 'sections', 'summaries'],
  doing: 'Writing title, description and keywords for search engines',
  async run(_fields, { brief, 'similar-title': { title }, sections, summaries: { search } }, { slugs }) {
    const texts = sentencesOfBody(sections).map(({ text }) => text);
    return {
      title: keptTitle(bare(search.title), title, brief),
      description: keptDescription(bare(search.description), texts, brief),
      keywords: keptKeywords(search.keywords.map(bare), texts, brief),
      slug: articleSlug(title, brief, slugs),
    };
  },
});

/** A line without what models decorate it with: a label before it, quotation marks around it, a count behind it. */
function bare(line: string): string {
  return cleanModelLine(plainLine(line));
}

/** The model's line where it keeps the rules, else the one that is made of the article itself. */
function keptTitle(line: string, title: string, brief: Brief): string {
  const fits = line !== '' && textWidth(line) <= SEO_TITLE_WIDTH && holdsKeyword(brief)(line);
  return fits ? line : seoTitle(title, brief);
}

function keptDescription(line: string, texts: readonly string[], brief: Brief): string {
  const width = textWidth(line);
  const fits = width >= DESCRIPTION_WIDTH.least && width <= DESCRIPTION_WIDTH.most && holdsKeyword(brief)(line);
  return fits ? line : describe(texts, brief);
}

function keptKeywords(lines: readonly string[], texts: readonly string[], brief: Brief): string[] {
  const distinct = [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()].filter(
    (line) => line !== '' && !line.includes(','),
  );
  const own = brief.keyword;
  const withOwn =
    own === undefined || distinct.some((line) => line.toLowerCase() === own.toLowerCase())
      ? distinct
      : [own, ...distinct];
  return withOwn.length >= 3 ? withOwn.slice(0, 8) : chooseKeywords(texts, brief);
}
