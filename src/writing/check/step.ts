import type { ComplianceReport, WishVerdict } from '../../contract/compliance-report.ts';
import { fieldPath } from '../../contract/earlier-blog.ts';
import { JobError } from '../../contract/errors.ts';
import { DEPTHS } from '../brief/depth.ts';
import { titleWords } from '../similar-title/title-words.ts';
import { defineStep, type StepTools } from '../step.ts';
import type { CheckedWish } from './finished.ts';
import { keepRange } from './keep-range.ts';
import { citedSources, verifyCitations } from './verify-citations.ts';
import { checkWishes } from './wishes.ts';

const VERSION = 1;

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
  ],
  doing: 'Checking every wish on the finished article',
  async run(_fields, { seo, 'similar-title': title, placeholders, ...parts }, { signal, order, stepsDone }) {
    const { parts: kept, article, markdown, words } = keepRange(parts, DEPTHS[order.engine], signal);
    const citations = verifyCitations(article);
    const wishes = checkWishes({ parts: kept, article, markdown, words, seo, citations, title, placeholders });
    refuseBroken(wishes, kept.research.notes);
    const report: ComplianceReport = {
      wishes: [...wishes.map((wish) => named(wish, order)), ...depthWish(order)],
      citations,
      sources: citedSources(article),
      words,
      notes: [...kept.research.notes],
      steps: stepsDone.map((step) => ({ ...step })),
    };
    return {
      language: article.language,
      title: article.title,
      titleWords: titleWords(article.title, article.language),
      titleMustBeNew: title.mustBeNew,
      slug: seo.slug,
      markdown,
      seo: { title: seo.title, description: seo.description, keywords: seo.keywords },
      words,
      images: 0,
      report,
    };
  },
});

/** @throws JobError 551 when the material does not carry the range, 548 for any other hard wish that is not met */
function refuseBroken(wishes: readonly CheckedWish[], notes: readonly string[]): void {
  const broken = wishes.filter(({ hard, verdict }) => hard && verdict === 'not-met');
  const [first] = broken;
  if (first === undefined) return;
  const said = broken.map(({ field, wanted, found }) => `${field}: wanted ${wanted}, found ${found}`).join('; ');
  if (first.field === 'targetBlogWordCount') {
    throw new JobError(
      '551',
      [
        'The material does not carry the words asked for, without repeats.',
        `${said}.`,
        ...notes,
        'Add documents on the subject, or ask for fewer words.',
      ].join(' '),
    );
  }
  throw new JobError('548', `The finished article still broke a hard requirement after repair. ${said}.`);
}

/** In the earlier interface a version was asked for: what it did. */
function depthWish({ interface: asked, engine }: StepTools['order']): WishVerdict[] {
  if (asked !== 'earlier') return [];
  return [
    {
      field: 'version',
      wanted: engine,
      found: DEPTHS[engine].said,
      how: 'The way the steps of this version work',
      verdict: 'met',
      hard: false,
    },
  ];
}

function named({ field, ...wish }: CheckedWish, order: StepTools['order']): WishVerdict {
  return { field: fieldPath(order, field), ...wish };
}
