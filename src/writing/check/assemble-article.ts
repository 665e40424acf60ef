import type { Article, ArticleBlock } from '../../article/article.ts';
import type { SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import type { Group } from '../../research/groups.ts';
import type { Draft } from '../draft.ts';
import { placeMedia } from '../images/place-media.ts';
import { placeLinks } from '../links/place-links.ts';
import type { WrittenSection } from '../sections/written-section.ts';
import { attributedStatement, besideSource } from './attributed-statement.ts';
import { Credits } from './credits.ts';
import { datedStatement } from './dated-statement.ts';
import { figuresThatDiffer } from './figures-differ.ts';
import { type Frame, paragraphsOf, pointsOf, runsOf } from './paragraphs.ts';

export type Parts = Pick<
  Draft,
  | 'brief'
  | 'research'
  | 'related-keywords'
  | 'outline'
  | 'key-takeaways'
  | 'faq'
  | 'sections'
  | 'manual-links'
  | 'internal-links'
  | 'external-links'
  | 'see-also'
  | 'images'
  | 'video'
  | 'call-to-action'
>;

function blocksOfSection(
  { groups, layout, opposed }: WrittenSection,
  frame: Frame,
  documents: ReadonlyMap<string, SourceDocument>,
  language: Language,
): ArticleBlock[] {
  if (layout === 'prose') return paragraphsOf(groups, frame);
  if (layout === 'points') return [pointsOf(groups, frame)];
  const { argumentsFor, argumentsAgainst } = lexiconOf(language).labels;
  return [
    ...argumentsUnder(argumentsFor, groups, documents, language),
    ...argumentsUnder(argumentsAgainst, opposed, documents, language),
  ];
}

/** Arguments with who brings them forward: at each, or once in the heading where all come from one source. */
function argumentsUnder(
  label: string,
  groups: readonly Group[],
  documents: ReadonlyMap<string, SourceDocument>,
  language: Language,
): ArticleBlock[] {
  const sources = new Set(groups.map(({ documentId }) => documentId));
  const only = sources.size === 1 ? documents.get(groups[0]?.documentId ?? '') : undefined;
  if (only !== undefined) {
    const text = besideSource(label, only, language);
    return [{ kind: 'subheading', text }, pointsOf(groups, (_sentence, statement) => statement)];
  }
  const attributed: Frame = ({ documentId }, text, before) => {
    const document = documents.get(documentId);
    return document === undefined || before.length > 0 ? text : attributedStatement(text, document, language);
  };
  return [{ kind: 'subheading', text: label }, pointsOf(groups, attributed)];
}

/** Puts what the steps have chosen together as an article, with its links in place. */
export function assembleArticle(parts: Parts): Article {
  const { brief, research, outline, 'key-takeaways': takeaways, faq, sections } = parts;
  const { keyTakeaways, faq: faqLabel, sources, seeAlso } = lexiconOf(brief.language).labels;
  const documents = new Map(research.evidence.documents.map((document) => [document.id, document]));
  const differing = figuresThatDiffer(sections, research.evidence, documents);
  const frame: Frame = (sentence, text, before) => differing.get(sentence) ?? truthful(sentence, text, before);
  const truthful: Frame = ({ judgement, documentId }, text, before) => {
    const document = documents.get(documentId);
    if (document === undefined) return text;
    if (judgement.needsSource && !before.some((sentence) => sentence.judgement.needsSource)) {
      return attributedStatement(text, document, brief.language);
    }
    const { date } = document;
    return judgement.needsDate && date !== undefined ? datedStatement(text, date, brief.language) : text;
  };
  const takeawayRuns = takeaways.groups.flatMap((group) => runsOf([group], frame));
  const entries = faq.entries.map(({ question, group }) => ({ question, answer: runsOf([group], frame) }));
  const credits = new Credits(documents, brief.language);
  // In the order of reading, as a source is credited where it is first quoted.
  const introduction = credits.behind(paragraphsOf(outline.introduction, frame));
  const takeawaysCredit = credits.forRuns(takeawayRuns);
  const body = sections.map((section) => ({
    heading: section.heading,
    blocks: credits.behind(blocksOfSection(section, frame, documents, brief.language)),
  }));
  const faqCredit = credits.forRuns(entries.flatMap(({ answer }) => answer));
  const article: Article = {
    language: brief.language,
    labels: { keyTakeaways, faq: faqLabel, sources, seeAlso },
    title: outline.title,
    introduction,
    takeaways: takeawayRuns,
    ...(takeawaysCredit === undefined ? {} : { takeawaysCredit }),
    sections: body,
    faq: entries,
    ...(faqCredit === undefined ? {} : { faqCredit }),
    sources: research.evidence.documents,
    sourceLinks: parts['external-links'].listed,
    seeAlso: parts['see-also'].pages,
  };
  return placeMedia(placeLinks(article, parts), parts);
}
