import type { Article, ArticleBlock, ArticleSentence, CitedRun } from '../../../article/article.ts';
import { lexiconOf } from '../../../language/lexicon-of.ts';
import { pick } from '../../../support/pick.ts';
import { citationsOf } from '../../composing/cited-units.ts';
import { type ComposedBlock, type ComposedSentence, sentencesIn } from '../../composing/composed-text.ts';
import type { EvidenceShelf } from '../../composing/evidence-shelf.ts';
import type { WholeText } from '../../composing/whole-text.ts';
import { placeMedia } from '../../images/place-media.ts';
import { placeLinks } from '../../links/place-links.ts';
import type { ComposedParts } from './composed-parts.ts';
import { mediaUnderHeadings } from './media-under-headings.ts';

/** Puts a text that a model wrote together as an article, with its links in place. */
export function assembleComposed(text: WholeText, parts: ComposedParts, shelf: EvidenceShelf): Article {
  const { brief, research, 'similar-title': title, 'external-links': external, 'see-also': seeAlso } = parts;
  const article: Article = {
    language: brief.language,
    labels: pick(lexiconOf(brief.language).labels, ['keyTakeaways', 'faq', 'sources', 'seeAlso']),
    title: title.title,
    introduction: articleBlocks(text.introduction.blocks, shelf),
    takeaways: text.takeaways.map((item) => [articleSentence(item, shelf)]),
    sections: text.sections.map(({ heading, blocks }) => ({ heading, blocks: articleBlocks(blocks, shelf) })),
    faq: text.faq.map(({ question, blocks }) => ({ question, answer: runsOf(sentencesIn(blocks), shelf) })),
    sources: [...research.evidence.documents, ...research.inOtherLanguages],
    sourceLinks: external.listed,
    seeAlso: seeAlso.pages,
  };
  return placeMedia(placeLinks(article, parts), mediaUnderHeadings(text, parts));
}

function articleBlocks(blocks: readonly ComposedBlock[], shelf: EvidenceShelf): ArticleBlock[] {
  return blocks.map((block) => articleBlock(block, shelf));
}

function articleBlock(block: ComposedBlock, shelf: EvidenceShelf): ArticleBlock {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', runs: runsOf(block.sentences, shelf) };
    case 'list': {
      const runs = block.items.map((item) => item.map((sentence) => articleSentence(sentence, shelf)));
      return { kind: 'points', runs, ...(block.ordered ? { ordered: true as const } : {}) };
    }
    case 'table':
      return { kind: 'table', header: block.header, rows: block.rows, cites: citationsOf(block.cites, shelf) };
    case 'subheading':
      return { kind: 'subheading', text: block.text };
  }
}

/** Sentences in a row that rest on the same documents are one run, with one citation at its end. */
function runsOf(sentences: readonly ComposedSentence[], shelf: EvidenceShelf): CitedRun[] {
  const runs: ArticleSentence[][] = [];
  let before: string | undefined;
  for (const sentence of sentences) {
    const made = articleSentence(sentence, shelf);
    const documents = [...new Set(made.cites.map(({ documentId }) => documentId))].sort().join('\n');
    if (documents === before) runs.at(-1)?.push(made);
    else runs.push([made]);
    before = documents;
  }
  return runs;
}

function articleSentence({ text, cites }: ComposedSentence, shelf: EvidenceShelf): ArticleSentence {
  return { text, cites: citationsOf(cites, shelf) };
}
