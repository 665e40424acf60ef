import type { WordCount } from '../../contract/choices.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { LOCALES } from '../../contract/locales.ts';
import type { ArticleField, ArticleRequest } from '../../contract/write-blog.ts';
import { questionKindOf } from '../../language/question-kind.ts';
import { subjectTokens } from '../../research/subject.ts';
import type { StepTools } from '../step.ts';
import type { Brief, GivenPages, WordRange } from './brief.ts';
import { readArticles, readProduct } from './given-pages.ts';
import { intentOf } from './intent.ts';
import { knowledgeOf } from './ordered-knowledge.ts';
import { subjectOfPages } from './subject-of-pages.ts';

const NO_PAGES: GivenPages = { documents: [], notes: [] };

/** Fields of an order that say what the article is to be. */
export const ORDER_FIELDS = [
  'inputType',
  'mainInput',
  'primaryKeyword',
  'languageID',
  'locale',
  'targetBlogWordCount',
  'targetTone',
  'targetReadability',
  'targetPersonPerspective',
  'knowledgeBaseInfo',
] as const satisfies readonly ArticleField[];

/** Those of them that say what the text is to be, whatever it is written from. */
type TextFields = Pick<ArticleRequest, Exclude<(typeof ORDER_FIELDS)[number], 'knowledgeBaseInfo'>>;

/** Version of the step that reads the order. */
export const BRIEF_VERSION = 2;

/**
 * Resolves every wish that crosses the whole text, and reads the pages and the brand that the order names.
 * @throws JobError 546 when none of them can be used
 */
export async function readOrder(
  fields: Pick<ArticleRequest, (typeof ORDER_FIELDS)[number]>,
  tools: Pick<StepTools, 'web' | 'memory' | 'tell' | 'brands' | 'customer'>,
): Promise<Brief> {
  const { inputType, languageID } = fields;
  const [given, knowledge] = await Promise.all([pagesOf(fields, tools), knowledgeOf(fields, BRIEF_VERSION, tools)]);
  const primary = primaryKeywordOf(fields);
  const ofPages = given.documents.length === 0 ? undefined : subjectOfPages(given.documents, primary, languageID);
  const subject = ofPages?.subject ?? oneLine(fields.mainInput);
  const questionKind = questionKindOf(subject, languageID);
  return {
    subject,
    context: ofPages?.context ?? [],
    queries: [],
    subjectTokens: ofPages?.tokens ?? subjectTokens(subject, languageID),
    ...wishesOfText(fields, subject),
    intent: intentOf(subject, questionKind, languageID),
    questionKind,
    inputType,
    given,
    ...(knowledge === undefined ? {} : { knowledge }),
  };
}

/** What the order says of the text, whatever it is written from. @param subject what the article is about */
export function wishesOfText(
  fields: TextFields,
  subject: string,
): Pick<Brief, 'keyword' | 'title' | 'language' | 'locale' | 'range' | 'voice'> {
  const { inputType, languageID, locale, targetBlogWordCount } = fields;
  return {
    keyword: inputType === 'keyword' ? subject : primaryKeywordOf(fields),
    title: inputType === 'title' ? subject : undefined,
    language: languageID,
    locale: locale ?? LOCALES.find((known) => known === LANGUAGES[languageID].locale) ?? 'us',
    range: targetBlogWordCount === undefined ? undefined : rangeOf(targetBlogWordCount),
    voice: {
      tone: fields.targetTone,
      readability: fields.targetReadability,
      perspective: fields.targetPersonPerspective,
    },
  };
}

function primaryKeywordOf({ primaryKeyword }: Pick<ArticleRequest, 'primaryKeyword'>): string | undefined {
  return primaryKeyword?.[0]?.trim();
}

/** @throws JobError 546 when the order names pages and none of them can be used */
function pagesOf(
  { inputType, mainInput }: Pick<ArticleRequest, 'inputType' | 'mainInput'>,
  tools: Pick<StepTools, 'web' | 'memory' | 'tell'>,
): Promise<GivenPages> | GivenPages {
  const addresses = Array.isArray(mainInput) ? mainInput : [mainInput ?? ''];
  if (inputType === 'urls') return readArticles(addresses, BRIEF_VERSION, tools);
  return inputType === 'url' ? readProduct(addresses[0] ?? '', BRIEF_VERSION, tools) : NO_PAGES;
}

/** What was ordered, on one line. */
export function oneLine(mainInput: ArticleRequest['mainInput']): string {
  const text = Array.isArray(mainInput) ? mainInput.join(' ') : (mainInput ?? '');
  return text.replace(/\s+/gu, ' ').trim();
}

function rangeOf(count: WordCount): WordRange {
  const [least, most] = count.split('-').map(Number);
  return { least: least ?? 0, most: most ?? Number.POSITIVE_INFINITY };
}
