import { citedTexts } from '../../article/article.ts';
import { type VisiblePart, visibleParts } from '../../article/visible-text.ts';
import type { CitationVerdict } from '../../contract/compliance-report.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import type { ArticleField } from '../../contract/write-blog.ts';
import { identifyLanguage, isSameLanguage } from '../../language/identify-language.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { findFiller } from '../placeholders/find-placeholder.ts';
import { relatedKeywordsWish } from '../related-keywords/related-keywords-wish.ts';
import { slugHolds } from '../seo/article-slug.ts';
import type { CheckedParts, CheckedWish, Finished, OwnVerdicts } from './finished.ts';
import { linkWishes } from './link-wishes.ts';
import { mediaWishes } from './media-wishes.ts';
import { repeatedRuns } from './repeated-runs.ts';

/** Letters below which the language of a part can not be told with certainty. */
const LETTERS_FOR_LANGUAGE = 150;

/** Checks each wish on the finished markdown. */
export function checkWishes(finished: Finished, own: OwnVerdicts): CheckedWish[] {
  const { sources, seeAlso } = finished.article.labels;
  const parts = visibleParts(finished.markdown, [sources, seeAlso]);
  const section = (field: ArticleField, asked: boolean, label: string) =>
    part({ field, asked, label, why: own.why.emptySection }, parts);
  return [
    oneHeadline(finished, parts),
    language(finished, parts),
    own.range,
    section('isAddKeyTakeaways', finished.parts['key-takeaways'].asked, finished.article.labels.keyTakeaways),
    section('isAddFaq', finished.parts.faq.asked, finished.article.labels.faq),
    keyword(finished, parts, own.why.missingKeyword),
    relatedKeywords(finished, parts),
    evidence(finished),
    own.citations,
    placeholders(finished, parts),
    newTitle(finished),
    repetition(parts),
    ...linkWishes(finished),
    ...mediaWishes(finished),
  ].filter((wish) => wish !== undefined);
}

function verdict(met: boolean): 'met' | 'not-met' {
  return met ? 'met' : 'not-met';
}

function oneHeadline({ parts: { brief }, article }: Finished, parts: readonly VisiblePart[]): CheckedWish {
  const headlines = parts.filter(({ depth }) => depth === 1).map(({ heading }) => heading);
  const asGiven = brief.title === undefined || headlines[0] === article.title.replace(/\s+/gu, ' ');
  return {
    field: 'mainInput',
    wanted: brief.title === undefined ? 'one headline' : `the headline "${brief.title}"`,
    found: headlines.map((headline) => `"${headline}"`).join(', '),
    how: 'Headings of the first rank in the finished markdown',
    verdict: verdict(headlines.length === 1 && asGiven),
    hard: true,
  };
}

function language({ article }: Finished, parts: readonly VisiblePart[]): CheckedWish {
  const wrong = parts.flatMap(({ heading, blocks }) => {
    const text = blocks.join(' ');
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const found = letters < LETTERS_FOR_LANGUAGE ? undefined : identifyLanguage(text);
    return found === undefined || isSameLanguage(found, article.language) ? [] : [{ heading, found }];
  });
  return {
    field: 'languageID',
    wanted: LANGUAGES[article.language].name,
    found:
      wrong.length === 0
        ? LANGUAGES[article.language].name
        : wrong.map(({ heading, found }) => `${LANGUAGES[found].name} under "${heading}"`).join(', '),
    how: 'Script, word statistics and telltale words of every part',
    verdict: verdict(wrong.length === 0),
    hard: true,
  };
}

/** Whether the article has the words that were asked for. */
export function rangeWish({ brief }: Pick<CheckedParts, 'brief'>, words: number): CheckedWish | undefined {
  if (brief.range === undefined) return undefined;
  const { least, most } = brief.range;
  return {
    field: 'targetBlogWordCount',
    wanted: `${least}-${most} words`,
    found: `${words} words`,
    how: 'Visible words with headings, takeaways and FAQ; without sources',
    verdict: verdict(words >= least && words <= most),
    hard: true,
  };
}

interface AskedSection {
  readonly field: ArticleField;
  readonly asked: boolean;
  readonly label: string;
  /** Why it may be empty. */
  readonly why: string;
}

function part({ field, asked, label, why }: AskedSection, parts: readonly VisiblePart[]): CheckedWish {
  const at = parts.findIndex(({ depth, heading }) => depth === 2 && heading === label);
  const inside = parts.slice(at + 1).findIndex(({ depth }) => depth <= 2);
  const own = at < 0 ? [] : parts.slice(at, inside < 0 ? undefined : at + 1 + inside);
  const present = own.some(({ blocks }) => blocks.length > 0);
  return {
    field,
    wanted: asked ? `a section "${label}"` : `no section "${label}"`,
    found: present ? `a section "${label}"` : 'none',
    how: 'Headings of the second rank in the finished markdown',
    verdict: verdict(asked === present),
    hard: true,
    ...(asked && !present ? { note: why } : {}),
  };
}

function keyword(
  { parts: { brief }, seo, article }: Finished,
  parts: readonly VisiblePart[],
  why: string,
): CheckedWish | undefined {
  if (brief.keyword === undefined) return undefined;
  const wanted = tokensOf(brief.keyword, brief.language);
  const holds = (text: string) => {
    const tokens = tokensOf(text, brief.language);
    return wanted.every((token) => tokens.includes(token));
  };
  const places: Record<string, boolean> = {
    title: holds(article.title),
    'a heading': parts.some(({ depth, heading }) => depth > 1 && holds(heading)),
    'first paragraph': holds(parts[0]?.blocks[0] ?? ''),
    description: holds(seo.description),
    slug: slugHolds(seo.slug, brief.keyword, brief.language),
  };
  const missing = Object.keys(places).filter((place) => places[place] !== true);
  const found = Object.keys(places).filter((place) => places[place] === true);
  return {
    field: brief.keyword === brief.subject ? 'mainInput' : 'primaryKeyword',
    wanted: `"${brief.keyword}" in ${Object.keys(places).join(', ')}`,
    found: found.length === 0 ? 'in none of them' : `in ${found.join(', ')}`,
    how: 'Stems of the keyword in each place',
    verdict: verdict(missing.length === 0),
    hard: false,
    ...(missing.length === 0 ? {} : { note: `${why}: ${missing.join(', ')}.` }),
  };
}

function evidence({ parts: { research }, article }: Finished): CheckedWish {
  const texts = citedTexts(article);
  const withData = texts.filter(({ text }) => /\p{N}/u.test(text)).length;
  const wanted = research.evidence.preferData;
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

function placeholders(
  { article, placeholders: { asked } }: Finished,
  parts: readonly VisiblePart[],
): CheckedWish | undefined {
  if (!asked) return undefined;
  const found = parts
    .flatMap(({ heading, blocks }) => [heading, ...blocks])
    .flatMap((text) => findFiller(text, article.language) ?? []);
  return {
    field: 'isFoundPlaceholderError',
    wanted: 'no placeholder',
    found: found.length === 0 ? 'none' : found.join(', '),
    how: 'Placeholder nouns and phrases in title and headings, filler text and open slots in all visible text',
    verdict: verdict(found.length === 0),
    hard: true,
  };
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

function repetition(parts: readonly VisiblePart[]): CheckedWish {
  const repeated = repeatedRuns(parts);
  return {
    field: 'mainInput',
    wanted: 'nothing said twice',
    found: repeated.length === 0 ? 'no run of eight words stands in two parts' : `"${repeated.join('", "')}"`,
    how: 'Runs of eight words that stand in more than one part',
    verdict: verdict(repeated.length === 0),
    hard: false,
  };
}
