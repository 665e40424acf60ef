import { citedTexts } from '../../article/article.ts';
import { type VisiblePart, visibleParts } from '../../article/visible-text.ts';
import type { BlogType } from '../../contract/blog-types.ts';
import type { CitationVerdict } from '../../contract/compliance-report.ts';
import type { ArticleField } from '../../contract/write-blog.ts';
import { bindingRange } from '../brief/blog-type.ts';
import { relatedKeywordsWish } from '../related-keywords/related-keywords-wish.ts';
import type { CheckedParts, CheckedWish, Finished, OwnVerdicts } from './finished.ts';
import { linkWishes } from './link-wishes.ts';
import { mediaWishes } from './media-wishes.ts';
import { keyword, language, oneHeadline, placeholders, repetition, section, verdict } from './text-wishes.ts';

/** Checks each wish on the finished markdown. */
export function checkWishes(finished: Finished, own: OwnVerdicts): CheckedWish[] {
  const { sources, seeAlso } = finished.article.labels;
  const parts = visibleParts(finished.markdown, [sources, seeAlso]);
  const asked = (field: ArticleField, isAsked: boolean, label: string) =>
    section({ field, asked: isAsked, label, why: own.why.emptySection }, parts);
  return [
    oneHeadline(finished, parts),
    language(finished, parts),
    own.range,
    asked('isAddKeyTakeaways', finished.parts['key-takeaways'].asked, finished.article.labels.keyTakeaways),
    asked('isAddFaq', finished.parts.faq.asked, finished.article.labels.faq),
    keyword(finished, parts, own.why.missingKeyword),
    relatedKeywords(finished, parts),
    evidenceWish(
      finished.parts.research.evidence.preferData,
      citedTexts(finished.article).map(({ text }) => text),
    ),
    own.citations,
    placeholders(finished, parts),
    newTitle(finished),
    repetition(parts),
    ...linkWishes(finished),
    ...mediaWishes(finished),
  ].filter((wish) => wish !== undefined);
}

/** Whether the article has the words that were asked for; where its kind decides how long it is, that is all there is to say. */
export function rangeWish(
  brief: Pick<CheckedParts['brief'], 'range'>,
  blogType: BlogType,
  words: number,
): CheckedWish | undefined {
  if (brief.range === undefined) return undefined;
  const { least, most } = brief.range;
  const counted = {
    field: 'targetBlogWordCount',
    wanted: `${least}-${most} words`,
    found: `${words} words`,
    how: 'Visible words with headings, takeaways and FAQ; without sources',
  } as const;
  if (bindingRange(brief, blogType) !== undefined) {
    return { ...counted, verdict: verdict(words >= least && words <= most), hard: true };
  }
  const note = `Its kind (${blogType.replaceAll('-', ' ')}) decides how long the article is.`;
  return { ...counted, verdict: 'not-applicable', hard: false, note };
}

/** Whether facts and figures rest on sources, where that was asked for. @param texts the cited sentences */
export function evidenceWish(wanted: boolean, texts: readonly string[]): CheckedWish {
  const withData = texts.filter((text) => /\p{N}/u.test(text)).length;
  return {
    field: 'isAddEvidence',
    wanted: wanted ? 'data and facts from sources' : 'no search for data',
    found: `${withData} of ${texts.length} cited sentences hold figures or dates`,
    how: 'Figures in the cited sentences',
    verdict: verdict(!wanted || texts.length > 0),
    hard: false,
  };
}

/** Whether every cited sentence is borne out by its passage. */
export function citationsWish(list: readonly CitationVerdict[]): CheckedWish {
  const unsupported = list.filter(({ verdict: found }) => found !== 'supported' && found !== 'repaired');
  return {
    field: 'isAddEvidence',
    wanted: 'every sentence supported by its passage',
    found: `${list.length - unsupported.length} of ${list.length} supported`,
    how: 'Each cited sentence against its passage: figures, dates, names, quotations, negation, comparison, wording',
    verdict: verdict(unsupported.length === 0),
    hard: true,
    ...(unsupported[0] === undefined
      ? {}
      : {
          note: `Not in its passage: "${unsupported[0].sentence}" (${[unsupported[0].verdict, ...(unsupported[0].findings ?? [])].join('; ')})`,
        }),
  };
}

function relatedKeywords(
  { parts: { 'related-keywords': related }, article, words }: Finished,
  parts: readonly VisiblePart[],
): CheckedWish | undefined {
  const texts = parts.flatMap(({ heading, blocks }) => [heading, ...blocks]);
  const wish = relatedKeywordsWish(related, texts, { language: article.language, words });
  return wish === undefined ? undefined : { field: 'isAddKeywordFrequency', ...wish };
}

function newTitle({ title: { mustBeNew, passedOver }, article }: Finished): CheckedWish | undefined {
  if (!mustBeNew) return undefined;
  return {
    field: 'isFilterSimilarTitle',
    wanted: "a title unlike those of the site's other articles",
    found: `"${article.title}", like none of them`,
    how: 'Shared stems of the titles; looked at again, alone, when the article is stored',
    verdict: 'met',
    hard: true,
    ...(passedOver.length === 0 ? {} : { note: `Left for earlier articles: "${passedOver.join('", "')}"` }),
  };
}
