import type { Language } from '../../contract/languages.ts';
import { findPlaceholder } from './find-placeholder.ts';

/**
 * What a line of an outline holds in place of a name; undefined when there is nothing such.
 * @param subject of the article, which is spoken of as it is: an article on filler text speaks of filler text
 */
export function placeholderIn(text: string, language: Language, subject: string | undefined): string | undefined {
  const found = findPlaceholder(text, language);
  const isSubject = found !== undefined && subject?.toLowerCase().includes(found.toLowerCase()) === true;
  return isSubject ? undefined : found;
}
