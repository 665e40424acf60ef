import type { Language } from '../../contract/languages.ts';

/** Names take endings by case in these languages. */
const INFLECTS: ReadonlySet<Language> = new Set(['pl', 'cs', 'ru', 'bg', 'fi', 'hu', 'tr', 'el', 'lt', 'et', 'ro']);
const ENDING = { inflected: 4, plain: 3 };

/** Whether two folded words may be one name in two forms ("Moskwa", "Moskwie"; "Germany", "German"). */
export function isSameName(one: string, other: string, language: Language): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 3) return false;
  let common = 0;
  while (common < shorter && one.charAt(common) === other.charAt(common)) common += 1;
  const longest = Math.max(one.length, other.length) - common;
  if (!INFLECTS.has(language)) return common === shorter && shorter >= 4 && longest <= ENDING.plain;
  return common >= Math.max(3, shorter - 3) && shorter - common <= 2 && longest <= ENDING.inflected;
}
