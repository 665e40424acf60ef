import type { Language } from '../contract/languages.ts';

const SMALL = new Set(
  'a an and as at but by for from if in into nor of off on onto or out over per so than the to up via vs with yet'.split(
    ' ',
  ),
);

/**
 * A heading as publications of the language print it: English in title case, all others as it stands with a capital
 * at the front. Words with a capital inside (SCOP, iPhone) and what stands in figures stay.
 */
export function headingCase(heading: string, language: Language): string {
  const text = withoutShouting(heading, language);
  if (language !== 'en') return capitalised(text, language);
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      if (!/^\p{Ll}+(?:['’-]\p{L}+)*$/u.test(bare)) return word;
      const afterColon = /[:?!]$/.test(words[index - 1] ?? '');
      const inside = index > 0 && index < words.length - 1 && !afterColon;
      return inside && SMALL.has(bare) ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

/** Lower case for a heading of several words that stands in capitals throughout. */
export function withoutShouting(heading: string, language: Language): string {
  const words = heading.match(/\p{L}{2,}/gu) ?? [];
  const shouts = words.length > 1 && !/\p{Ll}/u.test(heading) && /\p{Lu}{4}/u.test(heading);
  if (!shouts) return heading;
  return capitalised(language === 'tr' ? heading.toLocaleLowerCase('tr') : heading.toLowerCase(), language);
}

/** The text with a capital at its front. */
export function capitalised(text: string, language: Language): string {
  return text.replace(
    /^(["“„«¿¡(]*)(\p{Ll})/u,
    (_, marks: string, letter: string) =>
      marks + (language === 'tr' ? letter.toLocaleUpperCase('tr') : letter.toUpperCase()),
  );
}
