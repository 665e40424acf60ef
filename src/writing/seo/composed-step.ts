import { z } from 'zod';
import { textWidth } from '../../language/text-width.ts';
import { cleanModelLine } from '../../language/voice/unsaid-language.ts';
import type { Brief } from '../brief/brief.ts';
import { sentencesOfBody } from '../composing/composed-text.ts';
import { houseRules } from '../composing/house-rules.ts';
import { plainLine } from '../composing/read-blocks.ts';
import { writtenLines } from '../composing/written-lines.ts';
import { defineComposedStep } from '../step.ts';
import { articleSlug } from './article-slug.ts';
import { chooseKeywords } from './choose-keywords.ts';
import { DESCRIPTION_WIDTH, describe, holdsKeyword } from './describe.ts';
import { SEO_TITLE_WIDTH, seoTitle } from './seo-title.ts';

const Answer = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string().min(1)).min(3).max(8),
});

export const composedSeoStep = defineComposedStep({
  name: 'seo',
  version: 1,
  reads: [],
  needs: ['brief', 'similar-title', 'sections'],
  doing: 'Writing title, description and keywords for search engines',
  async run(_fields, { brief, 'similar-title': { title }, sections }, { model, slugs }) {
    const answer = await model.ask({
      name: 'seo/describe',
      role: 'plan',
      schema: Answer,
      maxOutputTokens: 800,
      prompt: {
        rules: houseRules(brief),
        context: [`Title of the article: ${title}`, 'THE ARTICLE', ...writtenLines(sections)].join('\n'),
        evidence: [],
        task: [
          'For the list of results of a search engine, write:',
          `- a title of at most ${SEO_TITLE_WIDTH} characters (half as many in Chinese, Japanese and Korean)${wanted(brief)};`,
          `- a description of ${DESCRIPTION_WIDTH.least} to ${DESCRIPTION_WIDTH.most} characters (half as many there), whole sentences, that gives the answer and a reason to read on${wanted(brief)};`,
          '- 3 to 8 keywords that readers really search for, the most important first.',
          'Bare text: no labels, no quotation marks around it, no character counts, no evidence labels.',
        ].join('\n'),
      },
    });
    const texts = sentencesOfBody(sections).map(({ text }) => text);
    return {
      title: keptTitle(bare(answer.title), title, brief),
      description: keptDescription(bare(answer.description), texts, brief),
      keywords: keptKeywords(answer.keywords.map(bare), texts, brief),
      slug: articleSlug(title, brief, slugs),
    };
  },
});

function wanted({ keyword }: Brief): string {
  return keyword === undefined ? '' : `, with "${keyword}" in it`;
}

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
