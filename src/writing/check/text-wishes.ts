import type { Article } from '../../article/article.ts';
import type { VisiblePart } from '../../article/visible-text.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import type { ArticleField } from '../../contract/write-blog.ts';
import { countLetters } from '../../language/count-letters.ts';
import { identifyLanguage, isSameLanguage } from '../../language/identify-language.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { withoutQuotations } from '../../language/voice/quotations.ts';
import type { Brief } from '../brief/brief.ts';
import { findFiller } from '../placeholders/find-placeholder.ts';
import { slugHolds } from '../seo/article-slug.ts';
import type { Seo } from '../seo/seo.ts';
import type { CheckedWish } from './finished.ts';
import { repeatedRuns } from './repeated-runs.ts';

/** A finished text and what was ordered, as far as the text alone shows whether it was kept. */
export interface TextUnderCheck {
  readonly parts: { readonly brief: Pick<Brief, 'subject' | 'keyword' | 'title' | 'language'> };
  readonly article: Pick<Article, 'language' | 'title'>;
  readonly seo: Pick<Seo, 'description' | 'slug'>;
  readonly placeholders: { readonly asked: boolean };
}

/** Letters below which the language of a part can not be told with certainty. */
const LETTERS_FOR_LANGUAGE = 150;

/** Of a wish that is met or not, and nothing between. */
export function verdict(met: boolean): 'met' | 'not-met' {
  return met ? 'met' : 'not-met';
}

/** Whether the article has one headline, and the one that was ordered. */
export function oneHeadline({ parts: { brief }, article }: TextUnderCheck, parts: readonly VisiblePart[]): CheckedWish {
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

/** Whether every part is in the language of the article. */
export function language({ article }: Pick<TextUnderCheck, 'article'>, parts: readonly VisiblePart[]): CheckedWish {
  const wrong = parts.flatMap(({ heading, blocks }) => {
    const text = withoutQuotations(blocks.join(' '));
    const found = countLetters(text).letters < LETTERS_FOR_LANGUAGE ? undefined : identifyLanguage(text);
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

interface AskedSection {
  readonly field: ArticleField;
  readonly asked: boolean;
  readonly label: string;
  /** Why it may be empty. */
  readonly why: string;
}

/** Whether a section stands where it was asked for, and only there. */
export function section({ field, asked, label, why }: AskedSection, parts: readonly VisiblePart[]): CheckedWish {
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

/** Whether the keyword is in its places; undefined when none was named. */
export function keyword(
  { parts: { brief }, seo, article }: TextUnderCheck,
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

/** Whether anything stands for what was to be filled in; undefined when nobody asks. */
export function placeholders(
  { article, placeholders: { asked } }: TextUnderCheck,
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

/** Whether anything is said in two parts. */
export function repetition(parts: readonly VisiblePart[]): CheckedWish {
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
