import type { FinishedArticle } from '../../src/article/finished-article.ts';
import type { SourceDocument } from '../../src/article/source.ts';
import type { WordCount } from '../../src/contract/choices.ts';
import { orderOf } from '../../src/writing/example-library.fixture.ts';
import { writeArticle } from '../../src/writing/write-article.ts';
import { portsOver } from '../../src/writing/writing-ports.fixture.ts';
import type { DocumentSet } from './document-sets.ts';

/** A range, and the words inside it at which sets are compared. */
export const LENGTHS = [
  { range: '1000-2000', aimAtWords: 1250, leastRecall: 60 },
  { range: '2000-3000', aimAtWords: 2060, leastRecall: 72 },
] as const;
export type Length = (typeof LENGTHS)[number];

const articles = new Map<string, Promise<FinishedArticle>>();

/** Writes the article of a set in the given length, takeaways and FAQ included. */
export function writeFrom(
  set: DocumentSet,
  length: Length,
  documents: readonly SourceDocument[] = set.documents,
): Promise<FinishedArticle> {
  return writeArticle(
    orderOf({
      inputType: set.inputType,
      mainInput: set.question,
      languageID: set.language,
      targetBlogWordCount: length.range satisfies WordCount,
      isAddKeyTakeaways: true,
      isAddFaq: true,
      isRaiseEvidenceNotFindError: false,
    }),
    portsOver(documents, { aimAtWords: length.aimAtWords }),
  );
}

/** The article of a set, written once for all tests of a file. */
export function articleOf(set: DocumentSet, length: Length): Promise<FinishedArticle> {
  const key = `${set.slug} ${length.range}`;
  const known = articles.get(key) ?? writeFrom(set, length);
  articles.set(key, known);
  return known;
}
