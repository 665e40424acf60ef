import type { Article } from '../../article/article.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import type { Draft } from '../draft.ts';
import { datedStatement } from './dated-statement.ts';
import { type Frame, paragraphsOf, runsOf } from './paragraphs.ts';

export type Parts = Pick<
  Draft,
  'brief' | 'research' | 'related-keywords' | 'outline' | 'key-takeaways' | 'faq' | 'sections'
>;

/** Puts what the steps have chosen together as an article. */
export function assembleArticle(parts: Parts): Article {
  const { brief, research, outline, 'key-takeaways': takeaways, faq, sections } = parts;
  const { keyTakeaways, faq: faqLabel, sources, seeAlso } = lexiconOf(brief.language).labels;
  const dates = new Map(research.evidence.documents.map(({ id, date }) => [id, date]));
  const frame: Frame = ({ judgement, documentId }, text) => {
    const date = dates.get(documentId);
    return judgement.needsDate && date !== undefined ? datedStatement(text, date, brief.language) : text;
  };
  return {
    language: brief.language,
    labels: { keyTakeaways, faq: faqLabel, sources, seeAlso },
    title: outline.title,
    introduction: paragraphsOf(outline.introduction, frame),
    takeaways: takeaways.groups.flatMap((group) => runsOf([group], frame)),
    sections: sections.map(({ heading, groups }) => ({ heading, blocks: paragraphsOf(groups, frame) })),
    faq: faq.entries.map(({ question, group }) => ({ question, answer: runsOf([group], frame) })),
    sources: research.evidence.documents,
  };
}
