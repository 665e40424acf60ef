/** Kinds of article; each has a structure of its own. Only `plain` is bound to the word range of the order. */
export const BLOG_TYPES = [
  'guide',
  'steps',
  'tips',
  'strategies',
  'analysis',
  'science',
  'trends',
  'review',
  'listicle',
  'alternative',
  'comparison',
  'recommendation',
  'ranking',
  'pros-and-cons',
  'rating',
  'plain',
] as const;
export type BlogType = (typeof BLOG_TYPES)[number];
