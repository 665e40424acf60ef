import type { ComplianceReport } from '../../contract/compliance-report.ts';
import { JobError } from '../../contract/errors.ts';
import { rateArticle } from '../../quality/rate-article.ts';
import { blogTypeOf } from '../brief/blog-type.ts';
import { DEPTHS } from '../brief/depth.ts';
import { countPictures, featureImage } from '../images/place-media.ts';
import { partsWithout, withoutPoorGroups } from '../quality-repair/drop-poor-groups.ts';
import { qualityForReport } from '../quality-repair/quality-for-report.ts';
import { titleWords } from '../similar-title/title-words.ts';
import { defineStep } from '../step.ts';
import { breaksNothing, brokenInWords, brokenWishes, refuseBrokenWishes } from './broken-wishes.ts';
import type { CheckedWish } from './finished.ts';
import { keepRange, type Measured } from './keep-range.ts';
import { CitationVerifier, citedSources } from './verify-citations.ts';
import { checkWishes, citationsWish, rangeWish } from './wishes.ts';
import { wishesForReport } from './wishes-for-report.ts';

const VERSION = 1;
const WHY = {
  emptySection: 'The sources hold too few sentences that stand on their own.',
  missingKeyword: 'No sentence or heading of the sources brought it into',
} as const;

export const checkStep = defineStep({
  name: 'check',
  version: VERSION,
  reads: [],
  needs: [
    'brief',
    'similar-title',
    'research',
    'related-keywords',
    'outline',
    'placeholders',
    'key-takeaways',
    'faq',
    'sections',
    'seo',
    'manual-links',
    'internal-links',
    'external-links',
    'see-also',
    'images',
    'video',
    'call-to-action',
  ],
  doing: 'Checking every wish on the finished article',
  async run(_fields, { seo, 'similar-title': title, placeholders, ...parts }, { signal, order, stepsDone }) {
    const depth = DEPTHS[order.engine];
    const blogType = blogTypeOf(parts.brief);
    const verifier = new CitationVerifier(parts.research.evidence.documents, parts.brief.language);
    const checked = (measured: Measured) => {
      const citations = verifier.verifyArticle(measured.article);
      const wishes = checkWishes(
        { ...measured, seo, citations, title, placeholders },
        {
          range: rangeWish(measured.parts.brief, blogType, measured.words),
          citations: citationsWish(citations),
          why: WHY,
        },
      );
      return { ...measured, citations, wishes };
    };
    const rated = <Article extends Measured>(measured: Article) => ({
      ...measured,
      rating: rateArticle(measured.markdown, measured.article.language),
    });
    const whole = checked(keepRange(parts, depth, signal));
    refuseBroken(whole.wishes, whole.parts.research.notes);
    const first = rated(whole);
    const best = withoutPoorGroups(first, (better, dropped) => {
      const tried = checked(keepRange(partsWithout(better.parts, dropped), depth, signal, dropped));
      return breaksNothing(better.wishes, tried.wishes) ? rated(tried) : undefined;
    });
    const { parts: kept, article, markdown, words, citations, wishes } = best;
    const report: ComplianceReport = {
      blogType,
      wishes: wishesForReport(wishes, order),
      citations,
      sources: citedSources(article),
      words,
      notes: [...kept.research.notes],
      quality: qualityForReport(first.rating, best.rating),
      steps: stepsDone.map((step) => ({ ...step })),
    };
    return {
      language: article.language,
      title: article.title,
      titleWords: titleWords(article.title, article.language),
      titleMustBeNew: title.mustBeNew,
      slug: seo.slug,
      markdown,
      seo: { title: seo.title, description: seo.description, keywords: seo.keywords, ...featureImage(kept) },
      words,
      images: countPictures(article, kept),
      report,
    };
  },
});

/** @throws JobError 551 when the material does not carry the range, 548 for any other hard wish that is not met */
function refuseBroken(wishes: readonly CheckedWish[], notes: readonly string[]): void {
  const first = brokenWishes(wishes)[0];
  if (first?.field === 'targetBlogWordCount') {
    throw new JobError(
      '551',
      [
        'The material does not carry the words asked for, without repeats.',
        `${brokenInWords(wishes)}.`,
        ...notes,
        'Add documents on the subject, or ask for fewer words.',
      ].join(' '),
    );
  }
  refuseBrokenWishes(wishes);
}
