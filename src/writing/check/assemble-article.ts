import type { Article } from '../../article/article.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import type { Draft } from '../draft.ts';
import { paragraphsOf, runsOf } from './paragraphs.ts';

export type Parts = Pick<Draft, 'brief' | 'research' | 'outline' | 'key-takeaways' | 'faq' | 'sections'>;

/** Puts what the steps have chosen together as an article. */
export function assembleArticle(parts: Parts): Article {
  const { brief, research, outline, 'key-takeaways': takeaways, faq, sections } = parts;
  const { keyTakeaways, faq: faqLabel, sources, seeAlso } = lexiconOf(brief.language).labels;
  return {
    language: brief.language,
    labels: { keyTakeaways, faq: faqLabel, sources, seeAlso },
    title: outline.title,
    introduction: paragraphsOf(outline.introduction),
    takeaways: takeaways.groups.flatMap((group) => runsOf([group])),
    sections: sections.map(({ heading, groups }) => ({ heading, blocks: paragraphsOf(groups) })),
    faq: faq.entries.map(({ question, group }) => ({ question, answer: runsOf([group]) })),
    sources: research.evidence.documents,
  };
}
