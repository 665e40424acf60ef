import type { Language } from '../../contract/languages.ts';
import { type SlugLetters, slugOf } from '../../language/slug.ts';
import type { Brief } from '../brief/brief.ts';

/** 75, less what the number takes that makes a slug unique in its site. */
const SLUG_LENGTH = 75 - '-999'.length;

/** Of the title; of the keyword alone, where the title's does not hold it. */
export function articleSlug(title: string, { keyword, language }: Brief, letters: SlugLetters): string {
  const options = { maxLength: SLUG_LENGTH, letters };
  const slug = slugOf(title, language, options);
  if (keyword === undefined) return slug;
  const own = slugOf(keyword, language, options);
  return slug.includes(own) ? slug : own;
}

/** Whether a slug holds the keyword, in either kind of letters. */
export function slugHolds(slug: string, keyword: string, language: Language): boolean {
  const spellings = (['latin', 'native'] as const).map((letters) =>
    slugOf(keyword, language, { maxLength: SLUG_LENGTH, letters }),
  );
  return spellings.some((spelling) => slug.includes(spelling));
}
