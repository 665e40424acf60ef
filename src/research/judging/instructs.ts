import type { Language } from '../../contract/languages.ts';

/** Verbs that open an order to the reader. */
const ORDERS: Partial<Record<Language, RegExp>> = {
  en: /^(?:Mix|Use|Keep|Put|Take|Write|Check|Avoid|Do|Don't|Never|Always|Start|Give|Replace|Set|Let|Speak|Add|Cancel|Limit|Block|Plan|Measure|Make|Move|Open|Buy|Try|Choose|Wait|Cut|Run|Come|Ask|Read|Remove|Place|Store|Turn|Pour|Fill|Begin|Draw|Switch|Review|Combine|Compare|Exempt|Create|Compute|Consider|Exclude)\b(?! (?:of|is|are|can)\b)/u,
  'zh-CN': /^(?:请|尽量|不要|避免|选择|优先)/u,
};

/** Whether a sentence tells its reader what to do, in the languages where its first word shows it. */
export function instructs(sentence: string, language: Language): boolean {
  return ORDERS[language]?.test(sentence) === true;
}
