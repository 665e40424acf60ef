import type { BlogType } from '../../../../src/contract/blog-types.ts';
import type { MessageKey } from '../../messages/catalogue.ts';

/** What each kind of article is called. */
export const KIND_NAMES: Readonly<Record<BlogType, MessageKey>> = {
  guide: 'read.kind.guide',
  steps: 'read.kind.steps',
  tips: 'read.kind.tips',
  strategies: 'read.kind.strategies',
  analysis: 'read.kind.analysis',
  science: 'read.kind.science',
  trends: 'read.kind.trends',
  review: 'read.kind.review',
  listicle: 'read.kind.listicle',
  alternative: 'read.kind.alternative',
  comparison: 'read.kind.comparison',
  recommendation: 'read.kind.recommendation',
  ranking: 'read.kind.ranking',
  'pros-and-cons': 'read.kind.prosAndCons',
  rating: 'read.kind.rating',
  plain: 'read.kind.plain',
};
