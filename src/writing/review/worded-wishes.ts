import type { ArticleField } from '../../contract/write-blog.ts';
import type { ComposedDraft } from '../draft.ts';

/** A wish that only a reader can say was kept. */
export interface WordedWish {
  /** `w1`, `w2` ... */
  readonly id: string;
  readonly field: ArticleField;
  readonly wanted: string;
}

const READERS = {
  general: 'readers of school grades 6 to 8',
  knowledgeable: 'readers of school grades 9 to 12',
  expert: 'readers with a degree in or near the field',
} as const;

const PERSONS = {
  'first-person': 'written in the first person',
  'second-person': 'speaks to the reader directly',
  'third-person': 'written in the third person, neither "I" or "we" nor "you"',
} as const;

/** What the order wishes of voice and content, in words; some of it is measured as well. */
export function wordedWishes({
  brief,
  outline,
  sections,
}: Pick<ComposedDraft, 'brief' | 'outline' | 'sections'>): WordedWish[] {
  const { tone, readability, perspective } = brief.voice;
  const wishes: readonly (readonly [ArticleField, string | undefined])[] = [
    ['targetTone', tone],
    ['targetReadability', readability === undefined ? undefined : READERS[readability]],
    ['targetPersonPerspective', perspective === undefined ? undefined : PERSONS[perspective]],
    ['additionalTitlePrompt', outline.wishes.title],
    ['additionalOutlinePrompt', outline.wishes.outline],
    ['additionalSectionPrompt', sections.wish],
  ];
  return wishes
    .flatMap(([field, wanted]) => (wanted === undefined ? [] : [{ field, wanted }]))
    .map((wish, index) => ({ id: `w${index + 1}`, ...wish }));
}
