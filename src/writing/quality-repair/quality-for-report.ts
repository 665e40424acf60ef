import type { ArticleQuality } from '../../contract/compliance-report.ts';
import type { FindingKind } from '../../quality/finding.ts';
import type { RatedArticle, Seen } from '../../quality/rate-article.ts';
import { defectsOf, fewerDefects } from './is-better.ts';

/** What no change of the text can mend, and why. */
const NOT_OURS: Readonly<Partial<Record<FindingKind, string>>> = {
  noAuthor: 'The author is named where the article is published, not in its text.',
  noFirstHand: 'Nobody has tried or seen it for this article, and nothing of that kind is made up.',
  noSources: 'What it rests on is private, and is not named.',
  bareFigures:
    'Each figure was checked against its passage; the mark of the source stands elsewhere, or it is private.',
  baitTitle: 'The title is the one ordered, or was chosen before the text was written.',
  titleMismatch: 'The title is the one ordered, or was chosen before the text was written.',
  thin: 'The order and the material decide how long the article is.',
  noHeadings: 'The outline decides about headings.',
  headingSpam: 'The outline decides about headings.',
  noAlt: 'A picture that is mere decoration has no description.',
  undisclosed: 'Links like these are set as ordered.',
};
const NOT_FOUND = 'No change was found that keeps the facts and the wishes and makes the rating better.';

/** How a text is rated. */
export function ratedForReport({ ratings, findings }: RatedArticle): ArticleQuality {
  const { page_quality: page, ...others } = ratings;
  return {
    ...page,
    dimensions: Object.entries(others).map(([dimension, rated]) => ({ dimension, ...rated })),
    findings: findings.map((seen) => ({ kind: seen.kind, ...inWords(seen) })),
  };
}

/** How the finished article is rated, and what became of what spoke against it before it was mended. */
export function qualityForReport(before: RatedArticle, after: RatedArticle): ArticleQuality {
  return {
    ...ratedForReport(after),
    repair: {
      scoreBefore: before.ratings.page_quality.score,
      repaired: fewerDefects(before, after).map(inWords),
      left: defectsOf(after).map((seen) => ({ ...inWords(seen), why: NOT_OURS[seen.what] ?? NOT_FOUND })),
    },
  };
}

function inWords({ says, excerpt }: Seen): Pick<Seen, 'says' | 'excerpt'> {
  return { says, ...(excerpt === undefined ? {} : { excerpt }) };
}
