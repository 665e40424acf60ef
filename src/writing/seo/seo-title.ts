import { lowerCased } from '../../language/segment-words.ts';
import { cutToWidth, textWidth } from '../../language/text-width.ts';
import { capitalised } from '../../language/title-case.ts';
import type { Brief } from '../brief/brief.ts';

/** 30 characters in Chinese, Japanese and Korean. */
export const SEO_TITLE_WIDTH = 60;

/**
 * A title for search results, at most 60 columns: the H1 where it fits and holds the keyword, else its first part,
 * else the keyword with as much of it as fits.
 */
export function seoTitle(title: string, { keyword, language }: Brief): string {
  const holds = (text: string, part: string) => lowerCased(text, language).includes(lowerCased(part, language));
  const first = /^[^:：?？؟]+[?？؟]?/u.exec(title)?.[0].trim() ?? title;
  const joint = /^(?:zh|ja)/.test(language) ? '：' : ': ';
  const named = keyword === undefined ? [] : [capitalised(keyword, language)];
  const joined = named.flatMap((name) => [`${name}${joint}${title}`, `${name}${joint}${first}`]);
  const fitting = [title, first, ...joined, ...named].filter(
    (text) => text !== '' && textWidth(text) <= SEO_TITLE_WIDTH && (keyword === undefined || holds(text, keyword)),
  );
  return fitting[0] ?? cutToWidth(named[0] ?? title, SEO_TITLE_WIDTH);
}
