import { ALL_LANGUAGES, type Language } from '../contract/languages.ts';

/** What other people call some of our languages. */
const ALIASES: Readonly<Record<string, Language>> = {
  zh: 'zh-CN',
  nb: 'no',
  nn: 'no',
  in: 'id',
  'pt-ao': 'pt-PT',
  'pt-mz': 'pt-PT',
};

/** Our code for a BCP 47 tag (`en_US`, `zh-Hant-HK`, `nb`); undefined for other languages and for what is no tag. */
export function languageOfTag(tag: string | undefined): Language | undefined {
  const wanted = tag?.trim().replaceAll('_', '-').toLowerCase() ?? '';
  const exact = ALIASES[wanted] ?? codeOf(wanted);
  if (exact !== undefined) return exact;
  const [primary = ''] = wanted.split('-');
  if (primary === 'zh') return /-(?:hant|tw|hk|mo)\b/.test(wanted) ? 'zh-TW' : 'zh-CN';
  return ALIASES[primary] ?? codeOf(primary);
}

function codeOf(text: string): Language | undefined {
  return ALL_LANGUAGES.find((code) => code.toLowerCase() === text);
}
