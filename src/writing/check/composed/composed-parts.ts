import type { ComposedDraft } from '../../draft.ts';
import type { CheckedParts } from '../finished.ts';

/** What the check of an article that a model wrote starts from. */
export type ComposedParts = CheckedParts &
  Pick<ComposedDraft, 'brief' | 'outline' | 'sections' | 'key-takeaways' | 'faq' | 'review' | 'similar-title' | 'seo'>;
