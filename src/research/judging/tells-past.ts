import type { Language } from '../../contract/languages.ts';

/** Told as something that happened, in the languages where a few forms show it. */
const PAST: Partial<Record<Language, RegExp>> = {
  ar: /(?<!\p{L})(?:كان|كانت|كنا|صار|أصبح|بلغ|انخفض|ارتفع|تراجع)(?!\p{L})/u,
  de: /(?<!\p{L})(?:war|waren|hatte|hatten|wurde|wurden|kam|kamen|ging|gingen|gab|lag|lagen|stieg|stiegen|fiel|fielen|blieb|blieben|brachte|fand|ließ|zeigte|half|begann|dauerte|kostete|verlor|verloren|betrug|sank|sanken|erreichte|verbrauchte|schaffte)(?!\p{L})/u,
  en: /\b(?:was|were|had|did|took|went|came|fell|rose|gave|got|became|began|saw|won|grew|told|said|ran|cost us|paid)\b|^\S+(?: \S+){0,2} (?<!\b(?:the|an?|with|by|and|or|of|for|from|is|are|be|been|being|not|usually|often|\p{Ll}+ly) )(?!(?:called|named|titled) )\p{Ll}{3,}ed (?:to|in|on|at|from|it|itself|the|an?|that|him|her|them|us|off|out|up|down|away|after|before|for|over|back)\b/u,
  es: /(?<!\p{L})(?:fue|fueron|era|eran|estaba|estaban|había|tuvo|tuvieron|hizo|hicieron|pudo|quedó|subió|bajó|\p{L}{3,}(?:aron|ieron|aban))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:était|étaient|avait|avaient|(?:a|ont|est|sont) (?:été|eu|fait|pris|mis|baissé|augmenté))(?!\p{L})/u,
  it: /(?<!\p{L})(?:era|erano|aveva|avevano|fu|furono|(?:è|sono|ha|hanno) (?:stat[oaie]|avuto|fatto|preso|diminuit\p{L}|aumentat\p{L}))(?!\p{L})/u,
  ja: /(?:した|だった|でした|ました|かった)。$/u,
  'zh-CN': /了(?!解)|曾/u,
  'zh-TW': /了(?!解)|曾/u,
};

/** What happened inside a clause does not make the statement a report ("what was learned in the day"). */
const CLAUSE = /\b(?:what|which|that|who|whose|once|if|when)\b[^,;]*/giu;

/** Whether a sentence reports what happened, in the languages where a few forms show it. */
export function tellsPast(sentence: string, language: Language): boolean {
  return PAST[language]?.test(sentence.replace(CLAUSE, '')) === true;
}
