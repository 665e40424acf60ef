import type { BlogType } from '../../contract/blog-types.ts';
import { findCues } from '../../language/find-cues.ts';
import type { Brief, WordRange } from './brief.ts';

/**
 * The kind of article that a subject asks for by its words, where no model has thought about it: a comparison, a pick
 * ("which ..."), a list ("best ...", "tips ..."), a guide ("how to ..."); how something works and everything else is
 * a plain article.
 */
export function blogTypeOf({
  subject,
  language,
  intent,
  questionKind,
}: Pick<Brief, 'subject' | 'language' | 'intent' | 'questionKind'>): BlogType {
  switch (intent) {
    case 'comparison':
      return 'comparison';
    case 'list':
      return questionKind === 'which' ? 'recommendation' : 'listicle';
    case 'how':
      return findCues(subject, language).has('aspectWords.howItWorks') ? 'plain' : 'guide';
    default:
      return 'plain';
  }
}

/** The range that binds an article; undefined where none was ordered, or its kind decides how long it is. */
export function bindingRange({ range }: Pick<Brief, 'range'>, blogType: BlogType): WordRange | undefined {
  return blogType === 'plain' ? range : undefined;
}
